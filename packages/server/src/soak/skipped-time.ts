import type { Time } from '@menagerie/authority'

/** A machine's clock of which so much can be skipped: what waits for longer than a moment is due by so much earlier. */
export interface SkippedTime extends Time {
  readonly skip: (ms: number) => void
}

/** What is shorter goes by the machine: how long a store or a bot is waited for. */
const MOMENT_MS = 21_000

interface Waiting {
  readonly at: number
  readonly work: () => void
  timer: NodeJS.Timeout | undefined
}

export const openSkippedTime = (): SkippedTime => {
  let ahead = 0
  const waiting = new Set<Waiting>()
  const now = (): number => Date.now() + ahead
  const set = (one: Waiting): void => {
    clearTimeout(one.timer)
    one.timer = setTimeout(
      () => {
        waiting.delete(one)
        one.work()
      },
      Math.max(0, one.at - now()),
    )
  }
  return {
    now,
    after: (ms, work) => {
      if (ms < MOMENT_MS) {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      }
      const one: Waiting = { at: now() + ms, work, timer: undefined }
      waiting.add(one)
      set(one)
      return () => {
        clearTimeout(one.timer)
        waiting.delete(one)
      }
    },
    skip: (ms) => {
      ahead += ms
      for (const one of waiting) set(one)
    },
  }
}
