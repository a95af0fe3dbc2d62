import { sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import type { Deal } from './deals.ts'
import { BOUND, RISK, tryClaim } from './sprt.ts'

const CLAIM = { low: 0.5, high: 0.6 }

/** Deals of two matches won with a chance of `share`; `luck`: how often cards alone decide who wins both or one. */
const deals = (seed: string, share: number, luck: number, count: number): readonly Deal[] => {
  const chance = sampledChance(seed)
  const wins = (): number => Number(chance.pick(10_000) < share * 10_000)
  return Array.from({ length: count }, () => {
    const first = wins()
    return [first, chance.pick(100) < luck ? first : wins()]
  })
}

const TRIALS = 400
const shareOf = (verdict: string, share: number, luck: number): number =>
  Array.from({ length: TRIALS }, (_, at) => tryClaim(deals(`${share} ${luck} ${at}`, share, luck, 3000), CLAIM)).filter(
    (trial) => trial.verdict === verdict,
  ).length / TRIALS

test.each([0, 50])('a verdict is wrong no more often than said, where cards decide %s in 100 deals', (luck) => {
  // Beside the risk what 400 trials may differ by (three standard errors).
  const most = RISK + 3 * Math.sqrt((RISK * (1 - RISK)) / TRIALS)
  expect(shareOf('high', CLAIM.low, luck)).toBeLessThan(most)
  expect(shareOf('low', CLAIM.high, luck)).toBeLessThan(most)
  expect(shareOf('open', CLAIM.low, luck)).toBe(0)
})

test('the clearer the matter, the sooner it is over', () => {
  const lengthOf = (share: number): number => tryClaim(deals('length', share, 0, 3000), CLAIM).path.length
  expect(lengthOf(0.9)).toBeLessThan(lengthOf(0.6))
  expect(lengthOf(0.1)).toBeLessThan(lengthOf(0.5))
})

test('what was played after the verdict does not count', () => {
  const all = deals('more', 0.7, 0, 3000)
  const trial = tryClaim(all, CLAIM)
  expect(trial.verdict).toBe('high')
  expect(trial.path.at(-1)).toBeGreaterThanOrEqual(BOUND)
  expect(tryClaim(all.slice(0, trial.path.length), CLAIM)).toEqual(trial)
  expect(tryClaim(all.slice(0, trial.path.length - 1), CLAIM).verdict).toBe('open')
})

test('a few equal deals prove nothing', () => {
  const won: readonly Deal[] = Array.from({ length: 15 }, () => [1, 1])
  expect(tryClaim(won, CLAIM).verdict).toBe('open')
  expect(tryClaim([], CLAIM)).toEqual({ claim: CLAIM, verdict: 'open', path: [] })
})
