import type { Time } from '../time.ts'

/** Time that passes when it is told to. */
export interface FakeTime extends Time {
  /** Runs what is due next; false where nothing waits. */
  readonly next: () => boolean
  /** Lets so much time pass, with nothing that waits. */
  readonly pass: (ms: number) => void
  /** Sets the clock on or back: no time passes. */
  readonly jump: (ms: number) => void
  /** Calls off all that waits, as the end of a process does. */
  readonly clear: () => void
  /** Milliseconds that have passed, whatever the clock says. */
  readonly passed: () => number
}

interface Waiting {
  readonly at: number
  readonly work: () => void
}

export const openFakeTime = (start: number): FakeTime => {
  let passed = 0
  let ahead = start
  const waiting = new Set<Waiting>()
  return {
    now: () => ahead + passed,
    after: (ms, work) => {
      const one = { at: passed + Math.max(0, ms), work }
      waiting.add(one)
      return () => void waiting.delete(one)
    },
    next: () => {
      const [one] = [...waiting].sort((a, b) => a.at - b.at)
      if (one === undefined) return false
      waiting.delete(one)
      passed = Math.max(passed, one.at)
      one.work()
      return true
    },
    pass: (ms) => {
      passed += ms
    },
    jump: (ms) => {
      ahead += ms
    },
    clear: () => waiting.clear(),
    passed: () => passed,
  }
}
