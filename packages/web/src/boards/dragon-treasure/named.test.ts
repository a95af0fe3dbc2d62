import type { Event } from '@menagerie/games/dragon-treasure'
import { expect, test } from 'vitest'
import { named } from './named.ts'

const say = (key: string): string => key
const about = (event: Event): readonly string[] => named({ say, lordOf: (seat) => seat }, event)

test('a step names its army, and the treasure only when it comes along', () => {
  const step = { kind: 'stepped', seat: 1, from: 0, to: 1, via: [] } as const
  expect(about({ ...step, carry: false })).toEqual(['cards.armyNames.1'])
  expect(about({ ...step, carry: true })).toEqual(['cards.armyNames.1', 'cards.treasure.name'])
})

test('counters are named when everybody has seen them, and by who drew them', () => {
  expect(about({ kind: 'showed', seats: [0, 2], values: [8, null] })).toEqual([
    'cards.armyNames.0',
    'cards.armyNames.2',
    'ranks.8',
  ])
  expect(about({ kind: 'drew', seat: 0, count: 2, counters: null, first: true })).toEqual([])
  expect(about({ kind: 'drew', seat: 0, count: 2, counters: [3, 10], first: false })).toEqual(['ranks.3', 'ranks.10'])
})

test('whatever is found in a lair is named, and the Dragon wherever it goes', () => {
  expect(about({ kind: 'examined', seat: 0, space: 4, found: 'dragon' })).toContain('cards.dragon.name')
  expect(about({ kind: 'movedDragon', seat: 0, from: 4, to: 5, frenzy: true, put: false, left: 0 })).toEqual([
    'cards.dragon.name',
  ])
})

test('an army is called by the colour its seat has claimed', () => {
  const step = { kind: 'stepped', seat: 1, from: 0, to: 1, via: [], carry: false } as const
  expect(named({ say, lordOf: (seat) => 3 - seat }, step)).toEqual(['cards.armyNames.2'])
})
