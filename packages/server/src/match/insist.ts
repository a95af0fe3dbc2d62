import { setTimeout as sleep } from 'node:timers/promises'
import { HttpError } from '../http/errors.ts'
import { isDatabaseAway } from '../store/database.ts'

/** How long after a failed try the next is made; longer each time, and never longer than that. */
const AGAIN_MS = 500
const MOST_AGAIN_MS = 5000

/** Whether what failed may go well another time: nobody is to blame but the database. */
const mayPass = (error: unknown): boolean => (error instanceof HttpError ? error.status === 503 : isDatabaseAway(error))

/**
 * Does what nobody else asks for, or a table would stand for ever: while it cannot be done it is tried again, until the
 * signal comes. Throws what would fail another time too.
 */
export const insist = async (work: () => Promise<void>, signal: AbortSignal): Promise<void> => {
  for (let tries = 1; !signal.aborted; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!mayPass(error)) throw error
      await sleep(Math.min(AGAIN_MS * tries, MOST_AGAIN_MS), undefined, { signal }).catch(() => {})
    }
  }
}
