import type { Time } from '@menagerie/authority'

/** The clock and the timers of the process. */
export const NODE_TIME: Time = {
  now: Date.now,
  after: (ms, work) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}
