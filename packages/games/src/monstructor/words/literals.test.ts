import { TABLE_LITERALS, type Literal, literalFaults } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { DRAGON_CARDS, HAND_CARDS, ICONS, START_CARDS } from '../set/cards.ts'
import { box } from '../index.ts'

// Numbers written out in words for people. Each must hold whatever the options are; the course plays fixed positions.

const STAYS: Readonly<Record<string, Literal>> = {
  ...TABLE_LITERALS,
  seatsAdvice: [[3], 'advice of the book'],
  'rules.MS-03': [[HAND_CARDS], 'no option'],
  'rules.MS-06': [[3, 2], 'no option'],
  'rules.MS-12': [[HAND_CARDS], 'no option'],
  'rules.MS-13': [[HAND_CARDS], 'no option'],
  'rules.MS-22': [[START_CARDS], 'no option'],
  'rules.MS-28': [[3], 'no option'],
  'rules.MS-42': [[2], 'no option'],
  'rules.MS-47': [[2], 'no option'],
  'effects.sigil': [[ICONS.length], 'the icons there are'],
  'refusal.tooSmall': [[2], 'what MS-06 forbids'],
  'fault.dragonCount': [[DRAGON_CARDS], 'what a set must hold'],
  'fault.dragonBroken': [[DRAGON_CARDS], 'what a set must hold'],
  'fault.fightPasses': [[2], 'no option'],
  'fault.turnsDiffer': [[START_CARDS], 'no option'],
  'fault.handTooSmall': [[HAND_CARDS], 'no option'],
  'fault.nobodyLeft': [[2], 'the fewest players'],
  'fault.cardTwice': [[2], 'once too often'],
  'options.mode.help': [[3], 'the modes there are'],
  'options.youngestSeat.help': [[1], 'the first number'],
  'presets.short.help': [[Number(box.presets.find(({ id }) => id === 'short')?.values['dragonGoal'])], 'its own value'],
}

test('numbers in words for people stand on a closed list, in every language', async () => {
  expect(await literalFaults(box, STAYS, { aside: ['tutorial.**', 'cards.**'], words: ['四肢'] })).toEqual([])
})
