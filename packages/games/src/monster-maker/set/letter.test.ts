import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'

/** What the rulebook of the second edition prints of an option and where, or why none of its values is more printed than another. */
type Printed = readonly [value: unknown, place: string] | { readonly neither: string }

const PRINTED: Readonly<Record<string, Printed>> = {
  distance: [0, '§3 Treasure Cards and §4: 100, 80 or 70 perch'],
  casters: ['anyone', 'A.iii: so the second edition implies'],
  spellMode: ['add', 'A.iii: so the second edition states'],
  spellsPerCharacter: { neither: 'of several spells on one character nothing is said' },
  sleepDice: [2, 'D: two dice, not one'],
  charmCombine: { neither: 'A.iii: not made clear' },
  dispelAction: { neither: 'A.i: not stated' },
  detourAction: { neither: 'A.ii: not stated' },
  detourRemovesCorridor: [true, '§3 Detour, second edition'],
  corridorAfterVictory: ['off', '§3 Turn 3: on from the next turn'],
  trapFaceUp: [false, '§3 Trap: shown when drawn'],
  trapDeclaration: ['enforced', '§3 Trap: shown when drawn'],
  thiefTrap: ['discard', '§3 Trap: the Thief is discarded'],
  trapReplacementDraw: { neither: 'of a second draw nothing is said' },
  trapEndsTurn: { neither: 'of the rest of the turn nothing is said' },
  healScope: ['anyUse', '§3 Cleric: used and discarded earlier in the turn'],
  weaponScope: ['one', 'C: to a Fighter or Elf'],
  princessPenalty: ['battle', 'C: battles are weaker'],
  princessFrom: ['wayBack', 'C: on the way back'],
  weaponsFrom: ['wayBack', '§3 Treasure Cards: on the way back'],
  detourInRoom: ['last', '§3 Detour: the most recent one placed'],
  overshoot: ['lost', '§3 The Road Back: lost, and not to return'],
  monstersInRoom: { neither: 'of monsters in the room nothing is said' },
  returnedMayInterfere: { neither: 'of turns of the returned nothing is said' },
  discardBelowLimit: [false, '§3 Turn 4: with eight cards'],
  treasureCards: [true, '§3 Treasure Cards'],
  treasureDiceAt: ['gameEnd', '§3 Treasure Cards: when the game is over'],
  goddessRollAt: ['draw', '§3 Treasure Cards and C: its directions are followed when it is shown'],
  oncePerGame: { neither: '§3 Endgame prints both' },
  deadTreasures: { neither: '§3 Endgame does not say when' },
  exhaustion: ['immediate', '§5: when a pile is exhausted the game is over'],
  victory: ['gold', '§5: the most gold wins'],
  dungeons: [0, '§5: until a pile is exhausted'],
  maxDungeons: { neither: 'a guard' },
  dungeonWinBy: { neither: '§5 does not say what wins a dungeon' },
  tieBreak: { neither: 'of ties nothing is said' },
  starterMethod: { neither: '§3 Preparation prints dice and rock-paper-scissors' },
  nextStarter: { neither: 'of later dungeons nothing is said' },
  revealOnReturn: { neither: 'of showing treasures at home nothing is said' },
  discardVisible: { neither: 'of looking through the discards nothing is said' },
  stalemateRounds: { neither: 'of a standstill nothing is said' },
  deck: { neither: 'the cards of the main deck are not counted' },
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
