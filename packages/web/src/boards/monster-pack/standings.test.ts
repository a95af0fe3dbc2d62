import { box } from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { playsOf, standingsOf } from './standings.ts'

const t = ((key: string) => key) as unknown as TFunction

const of = (id: string, choices: Record<string, unknown> = {}): readonly string[] => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error('options')
  const card = completed.value.cards.find((one) => one.id === id)
  if (card === undefined) throw new Error(id)
  return standingsOf(t, completed.value, card).map((one) => `${one.kind} ${one.won}-${one.even}-${one.lost}`)
}

test('a card is counted against every card of the set, with the type bonus', () => {
  // Power 350, Blue: 350 against Blue, 550 against Red, 350 against Green with 200 more.
  expect(of('B09')).toEqual(['blue 7-2-11', 'red 13-1-6', 'green 2-0-18', 'white 0-12-0'])
})

test('White Wild takes everybody away, or only itself where that is agreed', () => {
  expect(of('W03')).toEqual(['blue 0-20-0', 'red 0-20-0', 'green 0-20-0', 'white 0-12-0'])
  expect(of('W03', { whiteWild: 'wildOnly' })).toEqual(['blue 0-0-20', 'red 0-0-20', 'green 0-0-20', 'white 0-12-0'])
})

test('what may be done with a card: from the hand, or from the spot it waits in', () => {
  const legal = ['pass', 'boost W1 B05', 'boost W2 R04', 'summon B05 W1', 'up W2 A1']
  expect(playsOf('B05', legal, [])).toEqual(['boost W1 B05', 'summon B05 W1'])
  expect(playsOf('R13', legal, [2])).toEqual(['boost W2 R04', 'up W2 A1'])
  expect(playsOf('G01', legal, [])).toEqual([])
})
