/** Milliseconds a page waits for its letters; after that it is drawn in others, and drawn anew when they come. */
const MOST = 1500

const isOurs = ({ family }: FontFace): boolean => family.includes('Alegreya')

const fetchAll = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled([...document.fonts].filter(isOurs).map((face) => face.load())),
    new Promise((resolve) => setTimeout(resolve, MOST)),
  ])

let coming: Promise<unknown> | null = null

/**
 * Settles when the letters of every page are here, and never fails. A browser fetches letters when it first draws with them, and what
 * had been drawn with others then moves under the eye.
 */
export const lettersReady = async (): Promise<void> => {
  coming ??= fetchAll()
  await coming
}
