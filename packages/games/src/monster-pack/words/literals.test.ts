import { TABLE_LITERALS, type Literal, literalFaults } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { CARD_SETS, MATS, type Mat } from '../set/components.ts'
import { rows } from '../set/options.ts'

const usual = (id: string): number => Number(rows.find((row) => row.id === id)?.default)
const TYPES = 3
const FORMATS = 'the printed formats, by their names'
const NAMED = 'the usual number, beside the option that changes it'
const DIE = 'a die counts by ones, which no option changes'
const OWN = 'its own value'
const HEADING = 'the heading of the book'
const MANY = 'once too often'

const matOf = (id: keyof typeof MATS): Mat => MATS[id]

const STAYS: Readonly<Record<string, Literal>> = {
  ...TABLE_LITERALS,
  tagline: [[2], 'the players of the game'],
  'rules.MP-01': [[20, 30], FORMATS],
  'rules.MP-03': [[usual('handSize')], NAMED],
  'rules.MP-05': [[6], 'the parts of a turn'],
  'rules.MP-06': [[usual('handSize')], NAMED],
  'rules.MP-09': [[1], DIE],
  'rules.MP-24': [[1], DIE],
  'rules.MP-27': [[1], DIE],
  'rules.MP-40': [[usual('typeBonus'), 1000], `${NAMED}; and the most a card has printed`],
  'rules.MP-D1': [[20, 30], FORMATS],
  'rules.MP-D2': [[usual('copyLimit')], NAMED],
  'sources.Turn Order 2': [[2], HEADING],
  'sources.Turn Order 3': [[3], HEADING],
  'sources.Turn Order 4 and 6': [[4, 6], HEADING],
  'sources.Turn Order 5': [[5], HEADING],
  'options.format.choices.short': [[20], OWN],
  'options.format.choices.standard': [[30], OWN],
  'options.mat.choices.tetra': [[matOf('tetra').active], OWN],
  'options.mat.choices.stagger': [[matOf('stagger').waiting, matOf('stagger').active], OWN],
  'options.mat.choices.straight': [[matOf('straight').active], OWN],
  'options.mat.choices.small': [[matOf('small').active], OWN],
  'options.cards.choices.monpak': [[CARD_SETS['monpak']?.length ?? 0], OWN],
  'options.firstPlayer.choices.seat1': [[2], OWN],
  'options.turnCap.help': [[200], 'the cap where nobody must summon, which no option changes'],
  'presets.standard.help': [[30], OWN],
  'presets.short.help': [[20], OWN],
  'decksHelp.prism': [[TYPES], 'the colours beside White Wild'],
  'phases.boost1': [[1], 'the first of both'],
  'phases.entry1': [[1], 'the first of both'],
  'phases.boost2': [[2], 'the second of both'],
  'phases.entry2': [[2], 'the second of both'],
  'fault.cardsCount': [[1], 'the fewest cards of a set'],
  'fault.cardTwice': [[2], MANY],
  'fault.waitingWrong': [[2], 'an example'],
  'fault.heldTogether': [[2], MANY],
}

test('numbers in words for people stand on a closed list, in every language', async () => {
  // The course plays fixed positions.
  expect(await literalFaults(box, STAYS, { aside: ['tutorial.**'] })).toEqual([])
})
