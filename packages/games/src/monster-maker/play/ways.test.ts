import { sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { optionsOf } from '../rules/bench.ts'
import { exactWay } from './forecasts.ts'

const { deck } = optionsOf()
const kind = (id: string): number => deck.kinds.findIndex((one) => one.id === id)
const perch = (way: readonly number[] | null): readonly (number | undefined)[] | null =>
  way === null ? null : way.map((one) => deck.value[one])

test('the way home is found with the fewest corridors, or not at all', () => {
  const hand = ['C40', 'C20', 'C20', 'C5', 'elf'].map(kind)
  expect(perch(exactWay(deck, hand, 60))).toEqual([40, 20])
  expect(perch(exactWay(deck, hand, 40))).toEqual([40])
  expect(perch(exactWay(deck, hand, 85))).toEqual([40, 20, 20, 5])
  expect(exactWay(deck, hand, 30)).toBeNull()
  expect(exactWay(deck, hand, 0)).toBeNull()
})

test('whatever is found comes to exactly the way and lies in the hand', () => {
  const chance = sampledChance('ways')
  for (let i = 0; i < 200; i++) {
    const hand = Array.from({ length: 7 }, () => chance.pick(7))
    const owed = 5 * (1 + chance.pick(24))
    const way = exactWay(deck, hand, owed)
    // By hand: every subset.
    let possible = false
    for (let mask = 1; mask < 128; mask++) {
      const sum = hand.reduce((all, one, at) => all + (((mask >> at) & 1) === 1 ? (deck.value[one] ?? 0) : 0), 0)
      if (sum === owed) possible = true
    }
    expect(way !== null).toBe(possible)
    if (way === null) continue
    expect(way.reduce((sum, one) => sum + (deck.value[one] ?? 0), 0)).toBe(owed)
    const left = [...hand]
    for (const one of way) expect(left.splice(left.indexOf(one), 1)).toEqual([one])
  }
})
