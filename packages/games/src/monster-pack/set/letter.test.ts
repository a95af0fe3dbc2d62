import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'

/** What the rulebook prints of an option and where, or why none of its values is more printed than another. */
type Printed = readonly [value: unknown, place: string] | { readonly neither: string }

const PRINTED: Readonly<Record<string, Printed>> = {
  format: { neither: 'Setup prints the short and the standard game' },
  deckSize: { neither: 'of a game of other sizes nothing is said' },
  startHp: { neither: 'of a game of other sizes nothing is said' },
  handSize: [6, 'Setup, Turn Order 1: six cards'],
  mat: { neither: 'a playmat of some kind' },
  cards: { neither: 'no card is listed' },
  copyLimit: [0, 'the intro asks for 20 to 30 cards, and sets no limit of copies'],
  starBudget: [0, 'the intro asks for 20 to 30 cards, and sets no budget'],
  firstPlayer: { neither: 'Setup: decide who will go first' },
  firstTurnBoost: ['starterBanned', 'Boosting: the starting player cannot'],
  summon: ['must', 'Turn Order 3: skipped only when no monster can be placed'],
  boostEntry: ['immediate', 'Placing: when a die reaches 0'],
  blockedEntry: ['asap', 'Placing: until a spot is open'],
  deckOut: ['onEmptyDraw', 'Goal: can no longer draw any cards'],
  typeBonus: [200, 'Type Advantage'],
  whiteWild: ['mutual', 'Type Advantage: both monsters are discarded'],
  whiteBoostedBy: ['white', 'Boosting: the same colour, or White Wild'],
  mulligan: ['off', 'Setup: six cards, and nothing of another hand'],
  openDecklists: { neither: 'of reading decks nothing is said' },
  turnCap: [0, 'Game Over: no HP, or no card to draw'],
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
