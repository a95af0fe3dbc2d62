import { expect, test, vi } from 'vitest'

/** Longer than anything waits by itself. */
const LATE = 1300

test.each([
  ['without a word', {}],
  ['that says how often alone', { interval: 20 }],
])('a wait %s has more than a second', async (_, options) => {
  const begun = performance.now()
  await vi.waitFor(() => expect(performance.now() - begun).toBeGreaterThan(LATE), options)
})

test('a wait that says how long has no more than that', async () => {
  await expect(vi.waitFor(() => expect(1).toBe(2), { timeout: 60, interval: 20 })).rejects.toThrow()
  await expect(vi.waitFor(() => expect(1).toBe(2), 60)).rejects.toThrow()
})
