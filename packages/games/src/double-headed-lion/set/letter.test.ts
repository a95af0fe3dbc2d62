import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'

/** What the rulebook prints of an option and where, or why none of its values is more printed than another. */
type Printed = readonly [value: unknown, place: string] | { readonly neither: string }

const PRINTED: Readonly<Record<string, Printed>> = {
  cards: { neither: 'no card of the physical game is listed' },
  pieceValues: ['standard', '§2: the value beside every character'],
  stallLimit: [0, '§3: two ways to win, and no last turn'],
  stallResult: { neither: 'of turns without progress nothing is said' },
  castleAji: ['intercept', '§3: unless Aji is in the castle'],
  skillOnEmptyPile: ['forbidden', '§6-5: not with an empty discard pile'],
  stormSees: { neither: 'Storm chooses after the other card, and nothing is said of what it fetches' },
  shuffle: ['ask', '§6-8 and Q15: they may be shuffled'],
  shuffleWindows: ['atOnce', '§6-8: as the piece is put down'],
  vishnusReturnsCard: [true, 'special abilities of Vishnus'],
  switchWindow: [true, 'special abilities of Vishnus'],
  stuck: { neither: '§5: a piece must move, and nothing is said of a side that cannot' },
  setupMode: ['free', '§4: each side sets up its pieces as it likes'],
  openGame: [false, '§4: face down'],
  hiddenDecks: [false, '§1: each side has its cards, which are no secret'],
}

const letter = box.presets.find(({ id }) => id === 'letter')?.values ?? {}
const rows = box.options.filter(({ scope }) => scope === 'game')

describe('the preset "To the letter"', () => {
  test('has a printed value, or a reason, for every option that changes the rules', () => {
    expect(Object.keys(PRINTED)).toEqual(rows.map(({ id }) => id))
  })

  test.each(rows.map((row) => [row.id, row] as const))('takes what is printed of %s', (id, row) => {
    const printed = PRINTED[id]
    const taken = letter[id] ?? row.default
    expect(taken).toEqual(printed !== undefined && 'neither' in printed ? row.default : printed?.[0])
  })

  test('is a table one can play at', () => {
    expect(box.complete(letter, null).ok).toBe(true)
  })
})
