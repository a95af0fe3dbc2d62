import { sampledChance } from '@menagerie/engine'
import { rate } from 'openskill'
import { describe, expect, it } from 'vitest'
import { type TrialOptions, tryRatings } from '../soak/rating-trial.ts'
import { UNKNOWN, skillsAfter } from './skill.ts'

const skills = (holders: readonly string[], places: readonly number[], before = new Map()) =>
  holders.map((holder) => skillsAfter(holders, places, before).get(holder) ?? UNKNOWN)

describe('what is known after a match', () => {
  it('is more of who came first, less of who came last, and surer of both', () => {
    const [first, second] = skills(['a', 'b'], [1, 2])
    expect(first?.mu).toBeGreaterThan(UNKNOWN.mu)
    expect(second?.mu).toBeLessThan(UNKNOWN.mu)
    for (const one of [first, second]) expect(one?.sigma).toBeLessThan(UNKNOWN.sigma)
  })

  it('moves nobody of equals who share a place', () => {
    const [first, second] = skills(['a', 'b'], [1, 1])
    expect(first?.mu).toBeCloseTo(UNKNOWN.mu, 3)
    expect(second?.mu).toBeCloseTo(UNKNOWN.mu, 3)
  })

  it('compares nobody with themselves: bots of one kind at one table are one', () => {
    const after = skillsAfter(['a', 'bot', 'bot'], [1, 2, 3], new Map())
    expect([...after.keys()]).toEqual(['a', 'bot'])
    expect(skillsAfter(['bot', 'bot'], [1, 2], new Map()).get('bot')).toEqual(UNKNOWN)
  })

  it('does not hang on who sits where, but for the order of two comparisons', () => {
    const [one, two, three] = skills(['a', 'b', 'c'], [1, 2, 3])
    expect((one?.mu ?? 0) > (two?.mu ?? 0) && (two?.mu ?? 0) > (three?.mu ?? 0)).toBe(true)
  })
})

/* A hundredth of `npm run soak -- ratings`. */
describe('people of known skill', () => {
  const trial = (seats: number, matches: number): TrialOptions => ({
    people: 160,
    seats,
    matches,
    chance: sampledChance(`ratings/${seats}`),
  })

  it.each([2, 4])('are put in the right order at %i seats, and intervals hold', (seats) => {
    const { order, within } = tryRatings(trial(seats, 20))
    expect(order).toBeGreaterThan(0.9)
    expect(within).toBeGreaterThan(0.9)
    expect(within).toBeLessThanOrEqual(1)
  })

  it('tell of a reckoning that is too sure of itself, such as the library’s own', () => {
    const plain: typeof skillsAfter = (holders, places, before) => {
      const now = holders.map((holder) => [{ ...(before.get(holder) ?? UNKNOWN) }])
      const after = rate(now, { rank: [...places] })
      return new Map(holders.map((holder, at) => [holder, after[at]?.[0] ?? UNKNOWN]))
    }
    expect(tryRatings(trial(4, 40), plain).within).toBeLessThan(0.8)
  })

  it('tell of places that are read the wrong way round', () => {
    const turned: typeof skillsAfter = (holders, places, before) =>
      skillsAfter(
        holders,
        places.map((place) => -place),
        before,
      )
    expect(tryRatings(trial(2, 20), turned).order).toBeLessThan(-0.5)
  })
})
