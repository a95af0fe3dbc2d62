import { TABLE_LITERALS, type Literal, literalFaults } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { HOMES } from '../set/map.ts'
import { COUNTS } from '../set/pieces.ts'

const ARMY = COUNTS.reduce((sum, count) => sum + count, 0)
const [, ROYALISTS] = HOMES
const MAP = 'the map, which no option changes'
const LIMIT = 'the limits of squares, which no option changes'
const ABILITY = 'what an ability makes of a value, whatever the option says'
const LIST = 'the name of a card list that is supplied; an own one has its own'
const MANY = 'more than one'

const STAYS: Readonly<Record<string, Literal>> = {
  ...TABLE_LITERALS,
  tagline: [[ARMY], 'characters of the game, which no option changes'],
  'rules.DL-1.1': [[2], 'the sides of the game'],
  'rules.DL-1.2': [[2, 3], MAP],
  'rules.DL-1.3': [[ROYALISTS.length], MAP],
  'rules.DL-4.1': [[2, 3], LIMIT],
  'rules.DL-5.10': [[2], MANY],
  'rules.DL-8.10': [[5], ABILITY],
  'rules.DL-8.16': [[5], ABILITY],
  'rules.DL-8.19': [[5], ABILITY],
  'options.cards.choices.standard': [[1, 5, 6], LIST],
  'options.pieceValues.help': [[5], ABILITY],
  'decksHelp.standard': [[1, 5, 6], LIST],
  'decksHelp.bold': [[6, 7], LIST],
  'pieces.aila': [[5], ABILITY],
  'pieces.dianne': [[5], ABILITY],
  'pieces.titina': [[5], ABILITY],
  'pieces.millienne': [[5], ABILITY],
  'refusal.homeFullRepublic': [[2, 3], MAP],
  'fault.valueWrong': [[20], 'what a value may be'],
  'fault.loadoutWrong': [[2], 'the sides of the game'],
  'fault.tokenTwice': [[2], 'once too often'],
  'fault.orderNotAsked': [[2], MANY],
  'fault.combatDecided': [[2], 'a fight has two sides'],
  'fault.lookWrong': [[2], MANY],
}

test('numbers in words for people stand on a closed list, in every language', async () => {
  // The course plays fixed positions.
  expect(await literalFaults(box, STAYS, { aside: ['tutorial.**'] })).toEqual([])
})
