import { expect, test } from 'vitest'
import type { Event } from '../rules/events.ts'
import { optionsOf } from '../rules/bench.ts'
import { listener } from './listener.ts'

/** One party goes in, finds a treasure that nobody sees, and is back with it when the dungeon ends. */
const trip = (dungeon: number): readonly Event[] => [
  { kind: 'dungeonBegan', dungeon, room: 100 },
  { kind: 'treasureDrawn', seat: 0, card: null, shown: false, gone: [], die: 0, worth: null, required: 100 },
  { kind: 'cameBack', seat: 0, total: 100, first: true, prize: null },
  { kind: 'dungeonEnded', dungeon, reason: 'empty', givesBack: [[], []], leaves: [[], []], banked: [[null], []] },
]

test('MM-TC4 a value rolled at the end of a dungeon is that of a treasure found in it', () => {
  const options = optionsOf({ treasureDiceAt: 'dungeonEnd', maxDungeons: 2 })
  const rolled = options.deck.treasures.findIndex(({ value }) => (value?.dice ?? 0) > 0)
  const { hear, counts } = listener(options, 2)
  for (const event of [...trip(1), ...trip(2)]) hear(event)
  hear({ kind: 'counted', finds: [{ seat: 0, card: rolled, dice: [4], gold: 200 }] })
  const told = Object.fromEntries(counts())
  expect([told['parties.0.banked.0.dungeon'], told['parties.0.banked.0.worth']]).toEqual([2, 200])
  expect(told['parties.0.banked.1.dungeon']).toBe(1)
})
