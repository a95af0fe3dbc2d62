import {
  DECKS,
  type DeckData,
  MONSTER,
  box,
  markOfKind,
  markOfPrizes,
  markOfTreasure,
} from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { expect, test, vi } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CardFace, type CardLook } from '../../pieces/card.tsx'
import { kindLabel, kindLook, kindName, named, prizeLook, treasureLook } from './looks.ts'

/** Where drawings lie, which the build of the pages tells. */
vi.mock('virtual:art', () => ({ ART: '/art' }))

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

const isMarked = (look: CardLook): readonly boolean[] => [
  look.designed === true,
  look.label.endsWith('rules.notFromRulebook'),
  renderToStaticMarkup(createElement(CardFace, { look })).includes('#i-quill-ink'),
]
const all = (marked: boolean): readonly boolean[] => [marked, marked, marked]

test('MM-P1 MM-TC1 MM-Z1 every card that is no fact of the rulebook says so on its face and in its words', () => {
  const options = optionsOf({})
  const { kinds, treasures, prizes } = options.deck
  const found: boolean[] = []
  for (const [at, kind] of kinds.entries()) {
    const marked = markOfKind(kind) !== 'S'
    expect(isMarked(kindLook(keys, options, at)), kind.id).toEqual(all(marked))
    expect(kindLabel(keys, options, at).endsWith('rules.notFromRulebook'), kind.id).toBe(marked)
    found.push(marked)
  }
  for (const [at, one] of treasures.entries()) {
    const marked = markOfTreasure(one) !== 'S'
    expect(isMarked(treasureLook(keys, options, at)), one.id).toEqual(all(marked))
    found.push(marked)
  }
  expect(markOfPrizes(options.deck)).toBe('D')
  for (const gold of prizes) expect(isMarked(prizeLook(keys, options, gold))).toEqual(all(true))
  expect([found.length, found.filter((marked) => marked).length]).toEqual([61, 34])
})

test('MM-TC13 what is found without treasure cards bears the mark of a public fact', () => {
  expect(isMarked(treasureLook(keys, optionsOf({ treasureCards: false }), -2))).toEqual(all(true))
})

test('MM-P1 a card of a deck of one’s own claims nothing', () => {
  const { main, ...rest } = DECKS['mm-default'] as DeckData
  const own = main.map((row) => (row.kind === 'monster' ? { ...row, strength: row.strength + 1 } : row))
  const options = optionsOf({ deck: { ...rest, id: 'own', main: own, prizes: [{ value: 70, count: 2 }] } })
  const orc = options.deck.kinds.findIndex(({ id }) => id === 'orc')
  expect(isMarked(kindLook(keys, options, orc))).toEqual(all(false))
  expect(isMarked(prizeLook(keys, options, 70))).toEqual(all(false))
})
