import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'

/** What the rulebook prints of an option and where, or why none of its values is more printed than another. */
type Printed = readonly [value: unknown, place: string] | { readonly neither: string }

const PRINTED: Readonly<Record<string, Printed>> = {
  map: { neither: 'section 2 has one map, and does not draw it' },
  characters: { neither: 'section 2 counts them, and prints no numbers' },
  treasures: { neither: 'section 2 counts seven, and names none' },
  victoryTreasures: [3, 'section 8: 3 treasures'],
  startingCounters: [4, 'section 3: each player draws 4'],
  passOwn: [false, 'section 5: only 1 of your army counters per space'],
  continueAfterDragon: [true, 'section 5: either way you can continue movement'],
  stealUndefended: [true, 'section 5: a treasure in a space one enters can be carried'],
  throwIntoCombat: [true, 'section 7: an army that enters a space with another fights, however it came'],
  frenzyStops: { neither: 'section 6: of a Dragon that has eaten and has steps left nothing is said' },
  emptyCastlesStore: [true, 'section 5: except on castles'],
  castles: { neither: 'section 3: every player chooses a castle, and of a table that seats them nothing is said' },
  exactDistance: [true, 'section 7: a number of spaces equal to the difference'],
  roundLimit: [0, 'section 4: this continues until someone is victorious'],
  counterMemory: { neither: 'of what the table reminds of nothing is said' },
  startPlayer: ['roll', 'section 3: roll dice'],
}

const letter = box.presets.find(({ id }) => id === 'literal')?.values ?? {}
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
