import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { measuring, paces } from './pace.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Calls of `expect` in the test; one that polls counts once. */
    expects?: number
    /** What was measured since the test before it: `paces`. */
    paces?: readonly number[]
  }
}

let stop: () => void
beforeAll(() => {
  stop = measuring()
})
afterAll(() => stop())

afterEach(({ task }) => {
  task.meta.expects = expect.getState().assertionCalls
  task.meta.paces = paces()
})
