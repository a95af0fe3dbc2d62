import { type MatchRecord, openTable, sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { armies, at, four, moving, optionsOf, phaseText, play, refusalOf, targets, arranged } from '../rules/bench.ts'
import { ARMIES, MAPS, suppliedAs } from './map.ts'

const begin = (seats: number, castles: readonly (number | null)[]) =>
  box.game.setup(
    optionsOf({ castles }),
    Array.from({ length: seats }, () => null),
    sampledChance('castles'),
    null,
  )

const opened = (choices: Record<string, unknown>, seats = 2): MatchRecord => {
  const table = openTable(
    box,
    {
      choices,
      seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: `Seat ${seat}` }) as const),
      loadouts: Array.from({ length: seats }, () => null),
      start: null,
      last: null,
      commitment: null,
      contributions: Array.from({ length: seats }, () => ''),
    },
    { chance: (seq) => sampledChance(`castles ${seq}`), hash: String, now: () => 0 },
  )
  if (!table.ok) throw new Error(JSON.stringify(table.faults))
  return table.value.record()
}

const faultsOf = (choices: Record<string, unknown>): string[] => {
  const made = box.complete(choices, null)
  return made.ok ? [] : made.faults.map(({ code, path, rule }) => `${code} ${path} ${rule}`)
}

describe('DT-1.1 each has a colour and its castle', () => {
  test.each([
    [4, [], ['C1', 'C2', 'C3', 'C4']],
    [4, [3, 1], ['C3', 'C1', 'C2', 'C4']],
    [3, [null, 4], ['C1', 'C4', 'C2']],
    [2, [4, 3], ['C4', 'C3']],
  ] as const)('%i seats that claim %j begin in %j, with all armies', (seats, castles, homes) => {
    const state = begin(seats, castles)
    expect(homes.map((_, seat) => armies(state, seat))).toEqual(homes.map((home) => ({ [home]: ARMIES })))
  })

  test('DT-3.14 a treasure brought into the castle a seat has claimed counts for it, and wins there', () => {
    const carrier = moving(2, { up: { C2: 2, a23: 1 } }, { armies: { a23: 1, C2: 4 } })
    const state = arranged(carrier, { castles: [2, 1] })
    play(state, 0, 'step a23 C2 carry')
    expect(phaseText(state)).toBe('over 0')
  })

  test('DT-3.5 several armies stand in the castle that was claimed, and one in that of the seat’s number', () => {
    const sides = [{ armies: { C2: 3, a12: 1, C1: 1 } }, { armies: { C1: 0, b23: 1 }, lost: 4 }]
    const state = arranged(moving(2, {}, ...sides), { castles: [2, 1] })
    expect(refusalOf(state, 0, 'step a12 C1')).toBe('ownArmyThere DT-3.5')
    expect(targets(state, 0, 'step')).toContain('C2 a21')
  })

  test('DT-4.12 who wins in the castle another has claimed may steal; in that of the own number too', () => {
    const won = {
      phase: 'spoils',
      space: 'C1',
      seat: 0,
      loser: 1,
      distance: 2,
      up: { C1: 1 },
      sides: four({ armies: { C1: 1 } }, { armies: { C1: 1 } }),
    }
    expect(targets(arranged(won, { castles: [2, 1] }), 0, 'steal')).toEqual(['a12', 'a13', 'a14'])
    expect(targets(arranged({ ...won, loser: 1 }), 0, 'steal')).toEqual([])
  })

  test('a castle that is not on the map, and one that two claim, are faults', () => {
    expect(faultsOf({ castles: [1, 1] })).toEqual(['optionClaimedTwice options.castles DT-1.1'])
    expect(faultsOf({ castles: [5] })).toEqual(['optionNotClaims options.castles DT-1.1'])
  })

  test('the supplied maps are known again, whoever has their castles', () => {
    const { map, castles } = optionsOf({ castles: [4, 3] })
    expect([suppliedAs(map), castles]).toEqual(['standard', [4, 3, 1, 2]])
    expect(map.castles.map((space) => map.names[space])).toEqual(['C4', 'C3', 'C1', 'C2'])
    expect(map.castles.map((space) => map.castleAt[space])).toEqual([0, 1, 2, 3])
    expect(optionsOf().map).toBe(MAPS.standard)
  })

  test('the record says which castle every seat has, and one that says nothing means the order of seats', () => {
    expect(opened({ castles: [null, 1] }).header.choices['castles']).toEqual([2, 1])
    expect(opened({}, 4).header.choices['castles']).toEqual([1, 2, 3, 4])
    const old = optionsOf({})
    expect(old.map).toBe(optionsOf({ castles: [] }).map)
    const state = begin(2, [])
    expect(state.armies[0]?.[at(state, 'C1')]).toBe(ARMIES)
  })
})
