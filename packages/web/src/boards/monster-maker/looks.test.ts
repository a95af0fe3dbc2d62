import { DECKS, type DeckData, MONSTER, box } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { kindName, named } from './looks.ts'

/** Says the key: which word is asked for matters here. */
const keys = ((key: string) => key) as unknown as TFunction

test('a supplied card is called as the catalogues have it, in every language', () => {
  const { main, treasures } = DECKS['mm-default'] as DeckData
  const names = [...main, ...treasures].flatMap((row) => ('name' in row ? [row.name] : []))
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) expect(named(keys, { id: 'whatever', name })).toMatch(/^cards\.[\w-]+$/)
})

test('a card that was renamed is called so, whatever its id', () => {
  expect(named(keys, { id: 'pile-of-gold-coins', name: 'Hoard' })).toBe('Hoard')
  expect(named(keys, { id: 'trap', name: 'Trap', what: MONSTER })).toBe('Trap')
})

test('no card of the supplied deck bears a name that no catalogue has', () => {
  const completed = box.complete({}, null)
  if (!completed.ok) throw new Error('the options are wrong')
  const { deck } = completed.value
  for (const at of deck.kinds.keys()) expect(kindName(keys, deck, at)).toMatch(/^cards\.[\w-]+$/)
})
