import { Refused, isBusy } from './refused.ts'
import { type Time, sleep } from './time.ts'

/** What nobody waits for. */
export interface Chores {
  /** Does it once; what is refused is nobody's trouble, and a failure is told. Never rejects. */
  readonly quietly: (work: () => Promise<unknown>) => Promise<void>
  /**
   * Does what nobody else asks for, or a table would stand for ever: while it cannot be done it is tried again, until the
   * signal comes. Never rejects.
   */
  readonly surely: (work: () => Promise<unknown>, signal?: AbortSignal) => Promise<void>
  /** Tries nothing again from now on, and waits for what is still being done. */
  readonly idle: () => Promise<void>
}

export interface ChoresOptions {
  readonly time: Time
  /** Whether an error says only that the store could not be asked. */
  readonly isAway: (error: unknown) => boolean
  readonly onFailure: (error: unknown) => void
}

/** How long after a failed try the next is made; longer each time, and never longer than that. */
const AGAIN_MS = 500
const MOST_AGAIN_MS = 5000

export const openChores = ({ time, isAway, onFailure }: ChoresOptions): Chores => {
  const doing = new Set<Promise<void>>()
  const closing = new AbortController()

  const quietly = (work: () => Promise<unknown>): Promise<void> => {
    const done = work()
      .then(() => {})
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) onFailure(error)
      })
      .finally(() => doing.delete(done))
    doing.add(done)
    return done
  }

  /** Nobody is to blame but the store: it may go well another time. */
  const mayPass = (error: unknown): boolean => isBusy(error) || isAway(error)

  /** Until either of them comes; a signal joined of others (`AbortSignal.any`) may be collected before it fires. */
  const insist = async (work: () => Promise<unknown>, signal: AbortSignal): Promise<void> => {
    for (let tries = 1; !signal.aborted && !closing.signal.aborted; tries++) {
      try {
        await work()
        return
      } catch (error) {
        if (!mayPass(error)) throw error
        await rest(Math.min(AGAIN_MS * tries, MOST_AGAIN_MS), signal)
      }
    }
  }

  const rest = async (ms: number, signal: AbortSignal): Promise<void> => {
    const waking = new AbortController()
    const wake = (): void => waking.abort()
    for (const one of [signal, closing.signal]) one.addEventListener('abort', wake, { once: true })
    if (!closing.signal.aborted && !signal.aborted) await sleep(time, ms, waking.signal)
    for (const one of [signal, closing.signal]) one.removeEventListener('abort', wake)
  }

  return {
    quietly,
    surely: (work, signal = closing.signal) => quietly(() => insist(work, signal)),
    idle: async () => {
      closing.abort()
      while (doing.size > 0) await Promise.all(doing)
    },
  }
}
