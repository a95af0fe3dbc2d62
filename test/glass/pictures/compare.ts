import { createHash } from 'node:crypto'
import type { House } from '../../browser/support/house.ts'
import { held, layOut } from './keep.ts'
import { type Picture, pictures } from './list.ts'
import type { Changed } from './report.ts'
import { drawPicture, launchPainter } from './take.ts'

/** What is done with each picture as it is drawn: PNG, or the error that kept it from being drawn. */
type Look = (picture: Picture, drawn: Buffer | Error) => Promise<void>

/** Draws pictures in so many browsers side by side. */
export const drawAll = async (house: House, chosen: readonly Picture[], workers: number, look: Look): Promise<void> => {
  const left = [...chosen]
  const work = async (): Promise<void> => {
    const browser = await launchPainter()
    try {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const drawn = await drawPicture(browser, house, next).catch((error: unknown) => new Error(String(error)))
        await look(next, drawn)
      }
    } finally {
      await browser.close()
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
}

/** One picture of each game and of the pages, then others until there are `count`; another seed, other pictures. */
export const handful = (seed: string, count: number): readonly Picture[] => {
  const order = ({ id }: Picture): string => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  const shuffled = pictures().toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
  const rooms = new Set<string>()
  const isFirst = ({ state }: Picture): boolean => {
    const [room = ''] = state.split('/')
    const before = rooms.size
    return rooms.add(room).size > before
  }
  const firsts = shuffled.filter(isFirst)
  return [...firsts, ...shuffled.filter((one) => !firsts.includes(one))].slice(0, count)
}

/**
 * Draws pictures in the lockfile's Chromium and holds each against the one that is kept. Answers those that are not as they
 * were, in the order they were drawn, laid out under `test-results/pictures`; none is well. Throws where this machine has
 * no such browser.
 */
export const comparePictures = async (
  house: House,
  chosen: readonly Picture[],
  workers = 2,
): Promise<readonly Changed[]> => {
  const changed: Changed[] = []
  await drawAll(house, chosen, workers, async ({ id }, drawn) => {
    if (drawn instanceof Error) changed.push({ id, old: null, now: '', difference: null, words: drawn.message })
    else {
      const likeness = await held(id, drawn)
      if (likeness?.alike !== true) changed.push(await layOut(id, drawn, likeness))
    }
  })
  return changed
}
