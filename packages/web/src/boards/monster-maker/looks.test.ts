import { DECKS, type DeckData, MONSTER, box } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { kindLook, kindName, named, treasureLook } from './looks.ts'

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

const optionsOf = (choices: Record<string, unknown>) => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error('the options are wrong')
  return completed.value
}

test('a card says what it does at this table: MM-TR2 the Thief, MM-SP3 the casters, MM-TC10 the Princess', () => {
  const says = (id: string, choices: Record<string, unknown>): string => {
    const options = optionsOf(choices)
    const kind = options.deck.kinds.findIndex((one) => one.id === id)
    if (kind >= 0) return kindLook(keys, options, kind).note
    return treasureLook(
      keys,
      options,
      options.deck.treasures.findIndex((one) => one.id === id),
    ).note
  }
  expect(says('thief', {})).toContain('notes.thief ')
  expect(says('thief', { thiefTrap: 'show' })).toContain('notes.thiefShown')
  expect(says('elf', { casters: 'elfMagicUser' })).toContain('notes.casts ')
  expect(says('elf', { casters: 'anyone' })).not.toContain('notes.casts ')
  expect(says('royal-princess', {})).toContain('notes.burden')
  expect(says('royal-princess', { princessPenalty: 'character' })).toContain('notes.burdenEach')
})
