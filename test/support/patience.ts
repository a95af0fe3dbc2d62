import { vi } from 'vitest'

// What is waited for by `vi.waitFor` is waited for as long as by `expect.poll`, for which there is a setting: a second, as it
// would be, is little on a busy machine. Files of one worker share `vi`, so it is set once.

const PATIENCE = { timeout: 30_000, interval: 50 }
const IS_PATIENT = Symbol.for('menagerie.patient')

if (!(IS_PATIENT in vi.waitFor)) {
  const { waitFor } = vi
  const patient: typeof waitFor = (work, options = {}) =>
    waitFor(work, { ...PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) })
  vi.waitFor = Object.assign(patient, { [IS_PATIENT]: true })
}
