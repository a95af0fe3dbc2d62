import { sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import type { Deal } from './deals.ts'
import { type Meeting, strengthsOf } from './strengths.ts'

const KNOWN: Readonly<Record<string, number>> = { strong: 150, middle: 0, weak: -150 }
const NAMES = Object.keys(KNOWN)

/** What is won where each wins in proportion to its strength: `one` in a single seat, `other` in all others. */
const meeting = (one: string, other: string, seats: number, count: number, seed: string): Meeting => {
  const chance = sampledChance(`${seed} ${one} ${other}`)
  const odds = 10 ** (((KNOWN[one] as number) - (KNOWN[other] as number)) / 400)
  const share = odds / (odds + seats - 1)
  const deals = Array.from({ length: count }, (): Deal =>
    Array.from({ length: seats }, () => Number(chance.pick(100_000) < share * 100_000)),
  )
  return { one, other, deals }
}

const all = (seats: number, count: number, seed: string): readonly Meeting[] =>
  NAMES.flatMap((one, at) => NAMES.slice(at + 1).map((other) => meeting(one, other, seats, count, seed)))

test.each([2, 4])('strengths of %i seats are found, and lie within their intervals', (seats) => {
  let within = 0
  const rounds = 8
  for (let round = 0; round < rounds; round++) {
    const found = strengthsOf(NAMES, all(seats, 150, `round ${round}`), 'seed')
    expect(found.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(0, 6)
    expect([...found].sort((a, b) => b.points - a.points).map(({ name }) => name)).toEqual(NAMES)
    within += found.filter(
      ({ name, low, high }) => low <= (KNOWN[name] as number) && (KNOWN[name] as number) <= high,
    ).length
  }
  // 95 % of 24, less what so few may differ by.
  expect(within).toBeGreaterThan(19)
})

test('who never lost is strong, and not without end', () => {
  const deals: readonly Deal[] = Array.from({ length: 50 }, () => [1, 1])
  const [winner, loser] = strengthsOf(['a', 'b'], [{ one: 'a', other: 'b', deals }], 'seed')
  expect(winner?.points).toBeGreaterThan(200)
  expect(Number.isFinite(winner?.high)).toBe(true)
  expect(loser?.points).toBeCloseTo(-(winner?.points ?? 0), 6)
})

test('the same seed gives the same intervals', () => {
  const meetings = all(2, 30, 'same')
  expect(strengthsOf(NAMES, meetings, 'one')).toEqual(strengthsOf(NAMES, meetings, 'one'))
  expect(strengthsOf(NAMES, meetings, 'one')).not.toEqual(strengthsOf(NAMES, meetings, 'two'))
})
