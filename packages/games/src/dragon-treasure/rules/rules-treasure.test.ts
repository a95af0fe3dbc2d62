import { describe, expect, test } from 'vitest'
import {
  armies,
  arranged,
  at,
  four,
  leave,
  legalTexts,
  moving,
  phaseText,
  play,
  playAll,
  refusalOf,
  treasures,
} from './bench.ts'
import { box } from '../index.ts'

describe('treasure', () => {
  test('DT-3.10 only the arrival gives the right to examine, and the next step takes it', () => {
    const state = arranged(moving(3, { lair: 'L0' }, { armies: { c12: 1, c13: 1 } }))
    play(state, 0, 'step c12 L12')
    expect(legalTexts(state, 0)).toContain('examine')
    play(state, 0, 'step c13 L13')
    expect([state.arrival, refusalOf(state, 0, 'examine')]).toEqual([at(state, 'L13'), null])
    play(state, 0, 'examine')
    expect([treasures(state), refusalOf(state, 0, 'examine')]).toEqual([{ L13: 1 }, 'nothingToExamine DT-3.10'])
    for (const viewer of [0, 1, 'spectator'] as const) expect(box.game.view(state, viewer).up[at(state, 'L13')]).toBe(1)
  })

  test('DT-3.10 the right lapses when the army is thrown', () => {
    const sides = [
      { armies: { c12: 1 }, hand: [1] },
      { armies: { L12: 1 }, hand: [4] },
    ]
    const state = arranged(moving(2, {}, ...sides))
    play(state, 0, 'step c12 L12')
    play(state, 0, 'play 1')
    play(state, 1, 'play 4')
    play(state, 1, 'throw c12')
    expect(state.arrival).toBe(-1)
    expect(refusalOf(state, 0, 'examine')).toBe('nothingToExamine DT-3.10')
  })

  test('DT-3.10 the right lapses when the army is eaten, and with the end of movement', () => {
    const eaten = arranged(moving(1, { dragon: 'L13' }, { armies: { c13: 1 } }))
    play(eaten, 0, 'step c13 L13', [3, 3])
    expect([eaten.arrival, phaseText(eaten)]).toEqual([-1, 'roll 1'])
    const ended = arranged(moving(2, {}, { armies: { c13: 1 } }))
    playAll(ended, 0, 'step c13 L13', 'end')
    expect(ended.arrival).toBe(-1)
  })

  test('DT-3.11 a found treasure lies open and movement goes on, with this army or another', () => {
    const state = arranged(moving(2, { lair: 'L0', arrival: 'L12' }, { armies: { L12: 1, a13: 1 } }))
    play(state, 0, 'examine')
    expect([refusalOf(state, 0, 'step L12 c12 carry'), refusalOf(state, 0, 'step a13 b13')]).toEqual([null, null])
    const dragon = arranged(moving(2, { lair: 'L12', arrival: 'L12' }, { armies: { L12: 1 }, hand: [2] }))
    play(dragon, 0, 'examine')
    expect(phaseText(dragon)).toBe('dragonDuel 0')
  })

  test('DT-3.12 with each step a treasure is taken along or left', () => {
    const state = arranged(moving(4, { up: { c12: 1 } }, { armies: { c12: 1 } }))
    expect(refusalOf(state, 0, 'step C1 a12 carry')).toBe('noTreasureThere DT-3.12')
    playAll(state, 0, 'step c12 b12 carry', 'step b12 a12', 'step a12 b12', 'step b12 a12 carry')
    expect(treasures(state)).toEqual({ a12: 1 })
  })

  test('DT-3.13 no second treasure counter in a space but a castle; the Dragon does not count', () => {
    const state = arranged(moving(3, { up: { a12: 1, b12: 1, C1: 1 } }, { armies: { b12: 1 } }))
    expect(refusalOf(state, 0, 'step b12 a12 carry')).toBe('treasureThere DT-3.13')
    const home = arranged(moving(1, { up: { a12: 1, C1: 1 } }, { armies: { a12: 1 } }))
    play(home, 0, 'step a12 C1 carry')
    expect(treasures(home)).toEqual({ C1: 2 })
    const dragon = arranged(moving(1, { up: { a12: 1 }, dragon: 'b12' }, { armies: { a12: 1 }, hand: [5] }))
    expect(refusalOf(dragon, 0, 'step a12 b12 carry')).toBeNull()
    const empty = { phase: 'points', points: 1, up: { C4: 1, a41: 1 }, sides: [{ armies: { a41: 1 } }, {}] }
    expect(refusalOf(arranged(empty), 0, 'step a41 C4 carry')).toBe('treasureThere DT-3.13')
  })

  test('DT-3.14 a treasure in a castle counts for its lord, whoever brought it, while no foreign army stands there', () => {
    const state = arranged(moving(2, { up: { a21: 1 } }, { armies: { a21: 1 } }, { armies: { b23: 1 }, lost: 4 }))
    play(state, 0, 'step a21 C2 carry')
    expect(box.game.view(state, 0).sides[1]?.treasures).toBe(0)
    play(state, 0, 'step C2 a21')
    expect(box.game.view(state, 0).sides[1]?.treasures).toBe(1)
  })

  test('DT-3.15 from an unguarded castle each leaving army takes one treasure', () => {
    const sides = [{ armies: { C2: 1, a24: 1 } }, { armies: { b21: 1 }, lost: 4 }]
    const state = arranged(moving(4, { up: { C2: 2 } }, ...sides))
    playAll(state, 0, 'step C2 a23 carry', 'step a24 C2', 'step C2 a24 carry')
    expect(treasures(state)).toEqual({ a23: 1, a24: 1 })
    expect(armies(state, 0)).toEqual({ C1: 3, a23: 1, a24: 1 })
  })

  test('DT-3.13, DT-7.1 emptyCastlesStore: every castle holds several treasures; only a lord wins with them', () => {
    const all = { emptyCastlesStore: true }
    const three = { up: { C3: 2, a31: 1, a32: 1 } }
    const sides = [{ armies: { a31: 1 } }, {}]
    const state = arranged({ phase: 'points', points: 3, ...three, sides }, all)
    play(state, 0, 'step a31 C3 carry')
    expect(phaseText(state)).toBe('points 0')
    expect(treasures(state)).toEqual({ C3: 3, a32: 1 })
    // Whoever comes by carries one off, and a road holds one as ever.
    expect(legalTexts(state, 0)).toContain('step C3 a31 carry')
    expect(refusalOf(state, 0, 'step C3 a32 carry')).toBe('treasureThere DT-3.13')
    expect(box.game.check(state)).toEqual([])
    const left = arranged({ ...moving(2, { up: { C2: 1, a23: 1 } }), sides: [{ armies: { a23: 1 } }, {}, {}] }, all)
    leave(left, 1)
    play(left, 0, 'step a23 C2 carry')
    expect(treasures(left)).toEqual({ C2: 2 })
  })

  test('DT-3.13 a treasure left in the castle of a player who resigned may lie with others', () => {
    const state = arranged({
      phase: 'points',
      points: 3,
      up: { C2: 2 },
      sides: four({ armies: { a21: 1 } }, { resigned: true }),
    })
    playAll(state, 0, 'step a21 C2', 'step C2 a23 carry')
    expect(treasures(state)).toEqual({ C2: 1, a23: 1 })
    expect(refusalOf(state, 0, 'step a23 C2 carry')).toBe('treasureThere DT-3.13')
  })
})
