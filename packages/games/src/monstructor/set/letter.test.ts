import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { optionsOf } from '../rules/bench.ts'
import { rows } from './option-rows.ts'

type Id = Exclude<(typeof rows)[number], { readonly scope: 'table' }>['id']

/** What the book prints, and where; or why it prints none of the values, or all of them. */
type Printed = { readonly prints: unknown; readonly where: string } | { readonly none: string }

const PRINTED: Readonly<Record<Id, Printed>> = {
  mode: { none: 'Three Modes of Play prints all three; each is played by its own section' },
  cardSet: { none: 'no list of the cards is printed' },
  firstPlayer: { prints: 'youngest', where: 'Gameplay: the youngest player begins' },
  youngestSeat: { none: 'who is the youngest is known at the table alone' },
  dominoHands: { none: 'Monster Dominoes: the cards are open to opponents, or closed' },
  dominoForced: { prints: true, where: 'Monster Dominoes: a card is taken by who has none to attach' },
  dominoStrictPlugs: { prints: false, where: 'Monster Dominoes: width is obeyed, any combination of parts works' },
  dominoDragons: { prints: false, where: 'Types of Cards: dragon cards are got by winning fights' },
  dominoTie: { none: 'Monster Dominoes: the most points win; of equal points nothing is said' },
  factionPick: { prints: 'order', where: 'How Do I Win?: each player picks a faction' },
  lateChallenge: { prints: true, where: 'Monster Fight: the opportunity is lost when the next person takes a card' },
  firstReinforceTie: { none: 'Monster Fight: the least points reinforce first; of equal points nothing is said' },
  drawRemoved: { prints: 'return', where: 'Monster Fight: in a draw all of the monster parts remain' },
  dragonGoal: { prints: 5, where: 'How Do I Win?, Dragon: five cards' },
  powerCards: { prints: 'together', where: 'Power Cards and Spell Cards: all at once or one-by-one' },
  arenaAdjust: { none: 'Arena: the battle goes as in Classic, yet of changing what was moved in nothing is said' },
  arenaTimeout: { prints: 0, where: 'Arena: it has to be fought to free up space' },
  stalemateRounds: { prints: 0, where: 'Dragon: the game ends when somebody completes one, and by nothing else' },
  turnCap: { prints: 0, where: 'Dragon: the same' },
  backs: { prints: 'printed', where: 'Types of Cards: front and back of a part are one card' },
}

const literal = box.presets.find(({ id }) => id === 'literal')

test('to the letter every option has the value the book prints, and is left alone where it prints none', () => {
  const options: Readonly<Record<string, unknown>> = { ...optionsOf(literal?.values) }
  const printed = Object.entries(PRINTED).flatMap(([id, row]) => ('prints' in row ? [[id, row.prints]] : []))
  expect(printed.map(([id]) => [id, options[String(id)]])).toEqual(printed)
  const own = Object.keys(literal?.values ?? {}).filter((id) => id !== 'mode')
  expect(own.filter((id) => 'none' in PRINTED[id as Id])).toEqual([])
})

test('every option of the game stands on the list once, with a value it can have and the place that prints it', () => {
  const asked = rows.filter(({ scope }) => scope === 'game').map(({ id }) => id)
  expect(Object.keys(PRINTED).sort()).toEqual([...asked].sort())
  for (const [id, row] of Object.entries(PRINTED)) {
    expect('none' in row ? row.none : row.where, id).toMatch(/.{12}/)
    if ('prints' in row) expect(box.complete({ [id]: row.prints }, null).ok, id).toBe(true)
  }
})
