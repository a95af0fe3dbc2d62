import { TABLE_LITERALS, type Literal, literalFaults } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { optionsOf } from '../rules/bench.ts'
import { drawnOf } from '../rules/turn.ts'
import { ARMIES, FEWEST_SEATS, MAPS } from '../set/map.ts'

const { characters, map, roundLimit, startingCounters, treasures, victoryTreasures } = optionsOf()
const SUPPLIED = 'what is supplied; an own map or list has its own number'
const NAMED = 'the default, with the name of the option that changes it'
const DICE = 'a face of the die'
const FIGHT = 'a fight has two sides, and no option changes it'
const MEET = 'no more than two meet in a space, and no option changes it'
const ONCE = 'once too often'

const STAYS: Readonly<Record<string, Literal>> = {
  ...TABLE_LITERALS,
  tagline: [[map.castles.length, map.lairs.length], SUPPLIED],
  'phases.six': [[6], DICE],
  'events.wonExhausted': [[1], 'the distance where both have run out, which no option changes'],
  'refusal.returnOrDraw': [[6], DICE],
  'rules.DT-1.1': [
    [...new Set([FEWEST_SEATS, Math.max(...box.seats), ARMIES])],
    'seats of the game, and armies of a seat',
  ],
  'rules.DT-1.2': [[treasures.length, treasures.length - 1], SUPPLIED],
  'rules.DT-1.3': [[startingCounters], NAMED],
  'rules.DT-2.1': [[1, 2, 5, 6], DICE],
  'rules.DT-2.2': [[6, drawnOf(characters.length)], 'a face of the die, and what it draws under all options'],
  'rules.DT-4.1': [[2], FIGHT],
  'rules.DT-4.5': [[1], 'the distance where both have run out, which no option changes'],
  'rules.DT-4.16': [[2], FIGHT],
  'rules.DT-5.2': [[2], 'dice of the Dragon, which no option changes'],
  'rules.DT-6.1': [[1], DICE],
  'rules.DT-7.1': [[victoryTreasures], NAMED],
  'rules.DT-7.2': [[roundLimit], NAMED],
  'options.map.choices.standard': [[MAPS['standard']?.names.length ?? 0], SUPPLIED],
  'options.map.choices.short': [[MAPS['short']?.names.length ?? 0], SUPPLIED],
  'options.characters.choices.standard': [[characters.length], SUPPLIED],
  'options.treasures.choices.standard': [[treasures.length - 1], SUPPLIED],
  'options.emptyCastlesStore.help': [[5], 'a section of the rulebook'],
  'options.exactDistance.help': [[7], 'a section of the rulebook'],
  'options.startPlayer.choices.seat1': [[2], 'the number of a seat'],
  'options.startPlayer.choices.seat2': [[3], 'the number of a seat'],
  'options.startPlayer.choices.seat3': [[4], 'the number of a seat'],
  'fault.armiesTooMany': [[ARMIES], 'armies of a seat'],
  'fault.thirdParty': [[2, 3], MEET],
  'fault.playersTooFew': [[FEWEST_SEATS], 'the fewest players'],
  'fault.sealedWrong': [[2], FIGHT],
  'fault.shownNotRolled': [[2], 'dice of the Dragon, which no option changes'],
  'fault.dueTwice': [[2], ONCE],
  'fault.notDue': [[2], MEET],
  'fault.sixNotAsked': [[6], DICE],
  'fault.noDuel': [[2], FIGHT],
  'fault.noLoser': [[2], FIGHT],
  'fault.armiesCrowd': [[2], 'more than one'],
  'fault.treasuresCrowd': [[2], 'more than one'],
  'fault.mapCastleTwice': [[2], ONCE],
  'fault.mapLairTwice': [[2], ONCE],
  'fault.mapLinkTwice': [[2], ONCE],
  'fault.mapSpaceTwice': [[2], ONCE],
  'fault.mapLairs': [[3], 'what a map must hold'],
}

test('numbers in words for people stand on a closed list, in every language', async () => {
  // The course plays fixed positions.
  expect(await literalFaults(box, STAYS, { aside: ['tutorial.**'] })).toEqual([])
})
