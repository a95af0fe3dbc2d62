import { sampledChance } from '@menagerie/engine'
import { wilson } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { type Deal, scoreOf, shareOf } from './deals.ts'

test('a first place is a win, and shared by n an nth of one', () => {
  expect(scoreOf({ places: [1, 2, 3] }, 0)).toBe(1)
  expect(scoreOf({ places: [1, 1, 3] }, 1)).toBe(0.5)
  expect(scoreOf({ places: [1, 2, 2] }, 2)).toBe(0)
})

test('few deals are taken for as many trials as matches', () => {
  const deals: readonly Deal[] = Array.from({ length: 5 }, () => [1, 0])
  expect(shareOf(deals)).toEqual(wilson(5, 10))
  expect(shareOf([])).toEqual(wilson(0, 0))
})

test('an interval holds the truth as often as it says, also where the cards decide whole deals', () => {
  const held = (luck: number): number => {
    let within = 0
    for (let round = 0; round < 200; round++) {
      const chance = sampledChance(`${luck} ${round}`)
      const deals = Array.from({ length: 60 }, (): Deal => {
        const first = chance.pick(2)
        return [first, chance.pick(100) < luck ? first : chance.pick(2)]
      })
      const { low, high } = shareOf(deals)
      within += Number(low <= 0.5 && 0.5 <= high)
    }
    return within / 200
  }
  for (const luck of [0, 90]) expect(held(luck)).toBeGreaterThan(0.9)
  // Matches of such deals taken one by one would hold it far too seldom.
  const alone = Array.from({ length: 200 }, (_, round) => {
    const chance = sampledChance(`90 ${round}`)
    const wins = Array.from({ length: 60 }, () => {
      const first = chance.pick(2)
      return first + (chance.pick(100) < 90 ? first : chance.pick(2))
    })
    const { low, high } = wilson(
      wins.reduce((sum, one) => sum + one, 0),
      120,
    )
    return Number(low <= 0.5 && 0.5 <= high)
  })
  expect(alone.reduce((sum, one) => sum + one, 0) / 200).toBeLessThan(0.88)
})
