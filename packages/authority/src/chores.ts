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
  let isClosing = false
  /** Of those that wait to try again. A listener of one signal for each would look like a leak when many do. */
  const resting = new Set<() => void>()

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

  const isOver = (signal: AbortSignal | null): boolean => isClosing || signal?.aborted === true

  const insist = async (work: () => Promise<unknown>, signal: AbortSignal | null): Promise<void> => {
    for (let tries = 1; !isOver(signal); tries++) {
      try {
        await work()
        return
      } catch (error) {
        if (!mayPass(error)) throw error
        await rest(Math.min(AGAIN_MS * tries, MOST_AGAIN_MS), signal)
      }
    }
  }

  /** Until either of them comes; a signal joined of others (`AbortSignal.any`) may be collected before it fires. */
  const rest = async (ms: number, signal: AbortSignal | null): Promise<void> => {
    if (isOver(signal)) return
    const waking = new AbortController()
    const wake = (): void => waking.abort()
    resting.add(wake)
    signal?.addEventListener('abort', wake, { once: true })
    await sleep(time, ms, waking.signal)
    signal?.removeEventListener('abort', wake)
    resting.delete(wake)
  }

  return {
    quietly,
    surely: (work, signal) => quietly(() => insist(work, signal ?? null)),
    idle: async () => {
      isClosing = true
      for (const wake of resting) wake()
      while (doing.size > 0) await Promise.all(doing)
    },
  }
}
