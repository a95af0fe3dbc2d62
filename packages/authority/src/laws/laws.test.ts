import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openMemory } from './bench.ts'
import { LAWS, STATEMENTS } from './laws.ts'
import { tryAuthority } from './suite.ts'

test('every law holds in memory, whatever the store, the clock and the process do', async () => {
  let rejections = 0
  const count = (): void => void rejections++
  process.on('unhandledRejection', count)
  const report = await tryAuthority({
    bench: openMemory(),
    breathe: () => setImmediate(),
    rejections: () => rejections,
    rounds: 1,
    seed: 'laws',
  })
  process.off('unhandledRejection', count)
  expect(report.broken).toEqual([])
  expect(report.trials).toBe(176)
  expect(report.entries).toBeGreaterThan(1200)
})

/** Of one trial of each cast. */
const brokenIn = async (seed: string, weather: string) => {
  const bench = openMemory()
  const breathe = () => setImmediate()
  return (await tryAuthority({ bench, breathe, rejections: () => 0, rounds: 1, seed, weathers: [weather] })).broken
}

test('nobody who would go on is left out by chance until their table stands still', async () => {
  // A dreamer was asked once in forty steps, whose writings fail twice.
  expect(await brokenIn('1/65', 'every write fails twice')).toEqual([])
})

test('what somebody else wrote is shown, though it could not be read when it was found', async () => {
  // Nobody asked again: what was to be done for a seat was done by whoever was first, and the match was over.
  expect(await brokenIn('1/11', 'readings fail, and somebody else writes first')).toEqual([])
})

test('the same trials come to the same hashes', async () => {
  const [one, other] = [0, 1].map(() =>
    tryAuthority({
      bench: openMemory(),
      breathe: () => setImmediate(),
      rejections: () => 0,
      rounds: 1,
      seed: 'twice',
      weathers: ['calm', 'everything at once'],
    }),
  )
  expect((await one)?.hashes).toEqual((await other)?.hashes)
})

test('no law is without its statement', () => {
  expect(Object.keys(STATEMENTS)).toEqual([...LAWS])
})
