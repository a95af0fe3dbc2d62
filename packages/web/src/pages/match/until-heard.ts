import type { Acted } from '@menagerie/protocol'
import { isAway } from '../../wire/combined.ts'

/** Something sent that did not get through yet. */
export interface Waiting {
  /** Gives it up: it is not sent again. Had it got through before the line was cut, the table will show it. */
  readonly takeBack: () => void
}

/** Milliseconds until what got lost is sent once more: at first soon, then seldom. */
const LEAST = 400
const MOST = 8000

/** Settles after a time, or as soon as there is a network again. */
const later = (wait: number): Promise<void> =>
  new Promise((resume) => {
    const go = (): void => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resume()
    }
    const timer = setTimeout(go, wait)
    addEventListener('online', go)
  })

/**
 * Sends until somebody answers: the same key is done once only, so what got lost on the way is sent again. `onWait` hears of
 * it as soon as it waits. Answers the version it led to; null when it was taken back. Refusals are thrown.
 */
export const untilHeard = async (
  send: () => Promise<Acted>,
  onWait: (waiting: Waiting) => void,
  pause: (wait: number) => Promise<void> = later,
): Promise<number | null> => {
  const given = { up: false }
  const stop: { now: () => void } = { now: () => undefined }
  const takeBack = (): void => {
    given.up = true
    stop.now()
  }
  for (let wait = LEAST; !given.up; wait = Math.min(MOST, 2 * wait)) {
    try {
      return (await send()).version
    } catch (error) {
      if (!isAway(error)) throw error
      onWait({ takeBack })
      await Promise.race([pause(wait), new Promise<void>((resume) => (stop.now = resume))])
    }
  }
  return null
}
