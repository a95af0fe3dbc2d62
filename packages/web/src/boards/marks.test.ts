import { box as dragonTreasure } from '@menagerie/games/dragon-treasure'
import { box as monsterPack } from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import type { CardPage } from './board.ts'
import { cardPages as countersOf } from './dragon-treasure/looks.ts'
import { cardPages as monstersOf } from './monster-pack/card-pages.ts'

const say = (key: string): string => key
const t = say as unknown as TFunction

const CARDS = [{ id: 'B01', name: 'Puddlewink', type: 'Blue Evade', power: 100, stars: 1 }]
const CHARACTERS = Array.from({ length: 16 }, (_, at) => ({ name: `Character ${at}`, value: 1 + (at % 4) }))

/** Pages of the gallery that carry the mark of what the rulebook does not say. */
const marked = (pages: readonly CardPage[]): readonly string[] =>
  pages.filter(({ designed }) => designed).map(({ id }) => id)

const monsters = (choices: Record<string, unknown>): readonly string[] => {
  const made = monsterPack.complete(choices, null)
  return made.ok ? marked(monstersOf(t, made.value)) : ['refused']
}

const counters = (choices: Record<string, unknown>): readonly string[] => {
  const made = dragonTreasure.complete(choices, null)
  return made.ok ? marked(countersOf(say, made.value)) : ['refused']
}

test('every monster supplied carries the mark, and none of a set of one’s own', () => {
  expect(monsters({}).length).toBe(72)
  expect(monsters({ cards: CARDS, copyLimit: 0 })).toEqual([])
})

test('the numbers supplied and the colours of armies carry the mark, and no list of one’s own', () => {
  const armies = ['army-0', 'army-1', 'army-2', 'army-3']
  const numbers = Array.from({ length: 10 }, (_, at) => `character-${at + 1}`)
  expect(counters({})).toEqual([...numbers, ...armies])
  expect(counters({ characters: CHARACTERS })).toEqual(armies)
})
