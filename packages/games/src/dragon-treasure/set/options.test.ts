import { sampledChance } from '@menagerie/engine'
import { optionFaults } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import {
  arranged,
  at,
  duel,
  four,
  legalTexts,
  moving,
  optionsOf,
  phaseText,
  play,
  playAll,
  refusalOf,
  targets,
} from '../rules/bench.ts'
import { box } from '../index.ts'
import { room } from '../secrets/conformance.ts'
import type { State } from '../rules/state.ts'
import { trials } from './witnesses.ts'

const faultsOf = (choices: Record<string, unknown>): string[] => {
  const made = box.complete(choices, null)
  return made.ok ? [] : made.faults.map((found) => `${found.path} ${found.code}`)
}

const begin = (seats: number, choices: Record<string, unknown>): State =>
  box.game.setup(
    optionsOf(choices),
    Array.from({ length: seats }, () => null),
    sampledChance('options'),
    null,
  )

test('every option has its words, its rules, a reader and a test', async () => {
  expect(await optionFaults(box, room, trials)).toEqual([])
})

describe('options', () => {
  test('the same choices give the same frozen object, and every preset is sound', () => {
    expect(optionsOf({ map: 'short' })).toBe(optionsOf({ map: 'short' }))
    expect(Object.isFrozen(optionsOf())).toBe(true)
    for (const { id, values } of box.presets) expect(faultsOf(values), id).toEqual([])
  })

  test('impossible values are refused all at once', () => {
    expect(
      faultsOf({ victoryTreasures: 5, startingCounters: 1, passOwn: 'yes', startPlayer: 'seat9', odd: 1 }).sort(),
    ).toEqual([
      'options.odd optionUnknown',
      'options.passOwn optionNotAFlag',
      'options.startPlayer optionNotAChoice',
      'options.startingCounters optionOutOfRange',
      'options.victoryTreasures optionOutOfRange',
    ])
  })

  test('map: standard or short, or data', () => {
    expect([optionsOf().map.names.length, optionsOf({ map: 'short' }).map.names.length]).toEqual([53, 41])
    expect(faultsOf({ map: { spaces: [], castles: [], lairs: [], links: [] } })).toContain('map.castles mapCastles')
  })

  test('victoryTreasures: 2, 3 or 4 end the game', () => {
    for (const goal of [2, 3, 4]) {
      const up = { C1: goal - 1, a12: 1 }
      const state = arranged(moving(2, { up }, { armies: { a12: 1 } }), { victoryTreasures: goal })
      play(state, 0, 'step a12 C1 carry')
      expect(phaseText(state)).toBe('over 0')
      if (goal === 2) continue
      const less = arranged(moving(2, { up: { C1: goal - 2, a12: 1 } }, { armies: { a12: 1 } }), {
        victoryTreasures: goal,
      })
      play(less, 0, 'step a12 C1 carry')
      expect(phaseText(less)).toBe('points 0')
    }
  })

  test('startingCounters: the first hand', () => {
    for (const startingCounters of [2, 6])
      expect(begin(4, { startingCounters }).hands[3]).toHaveLength(startingCounters)
  })

  test('startPlayer: a seat, or the dice where nobody holds it', () => {
    expect(begin(4, { startPlayer: 'seat2' }).first).toBe(2)
    expect(begin(2, { startPlayer: 'seat3' }).first).toBeLessThan(2)
  })

  test('passOwn: a step over own armies to the first free space, if the points suffice', () => {
    const sides = [{ armies: { a12: 1, b12: 1 } }]
    const state = arranged(moving(3, {}, ...sides), { passOwn: true })
    expect(targets(state, 0, 'step')).toEqual([
      'C1 a12 b12 b13',
      'C1 a12 b12 b14',
      'C1 a12 b12 c12',
      'C1 a13',
      'C1 a14',
      'a12 C1',
      'a12 b12 b13',
      'a12 b12 b14',
      'a12 b12 c12',
      'b12 a12 C1',
      'b12 b13',
      'b12 b14',
      'b12 c12',
    ])
    play(state, 0, 'step C1 a12 b12 c12')
    expect([state.points, phaseText(state)]).toEqual([0, 'roll 1'])
    const poor = arranged(moving(2, {}, ...sides), { passOwn: true })
    expect(refusalOf(poor, 0, 'step C1 a12 b12 c12')).toBe('tooFewPoints DT-3.1')
    const off = arranged(moving(3, {}, ...sides))
    expect(refusalOf(off, 0, 'step C1 a12 b12 c12')).toBe('noPassing DT-3.5')
  })

  test('passOwn: a treasure is not carried over another, and the army brings it along otherwise', () => {
    const sides = [{ armies: { a12: 1, b12: 1 } }]
    const state = arranged(moving(3, { up: { a12: 1, b12: 1 } }, ...sides), { passOwn: true })
    expect(refusalOf(state, 0, 'step a12 b12 c12 carry')).toBe('noLadenPass DT-3.13')
    const free = arranged(moving(3, { up: { a12: 1 } }, ...sides), { passOwn: true })
    play(free, 0, 'step a12 b12 c12 carry')
    expect(free.up[at(free, 'c12')]).toBe(1)
  })

  test('continueAfterDragon: off, the army that fought it is stopped, after a step or an examination', () => {
    for (const [continueAfterDragon, refused] of [
      [true, null],
      [false, 'armyStopped DT-3.6'],
    ] as const) {
      const state = arranged(moving(3, { dragon: 'b12' }, { armies: { a12: 1 }, hand: [9] }), { continueAfterDragon })
      play(state, 0, 'step a12 b12')
      play(state, 0, 'play 9', [3, 3])
      play(state, 0, 'dragon b13')
      expect(refusalOf(state, 0, 'step b12 c12')).toBe(refused)
      const found = arranged(moving(3, { arrival: 'L12', lair: 'L12' }, { armies: { L12: 1 }, hand: [9] }), {
        continueAfterDragon,
      })
      play(found, 0, 'examine')
      play(found, 0, 'play 9', [3, 3])
      play(found, 0, 'dragon c21')
      expect(refusalOf(found, 0, 'step L12 c12')).toBe(refused)
    }
  })

  test('stealUndefended: off, a treasure leaves a foreign castle only by a won fight; its lord is free', () => {
    const sides = [{ armies: { a21: 1 } }, { armies: { b23: 1 }, lost: 4 }]
    const position = moving(3, { up: { C2: 1, a21: 1 } }, ...sides)
    const off = arranged(position, { stealUndefended: false })
    play(off, 0, 'step a21 C2 carry')
    expect(refusalOf(off, 0, 'step C2 a23 carry')).toBe('castleKeepsTreasure DT-3.15')
    const on = arranged(position)
    play(on, 0, 'step a21 C2')
    expect(refusalOf(on, 0, 'step C2 a23 carry')).toBeNull()
    const lord = arranged(moving(3, { up: { C1: 1 } }), { stealUndefended: false })
    expect(refusalOf(lord, 0, 'step C1 a12 carry')).toBeNull()
  })

  test('throwIntoCombat: off, throws and pushes lead into no fight', () => {
    const sides = [{ armies: { b21: 1 } }, { armies: { b21: 1 } }, { armies: { c21: 1 } }]
    const position = {
      phase: 'spoils',
      space: 'b21',
      seat: 0,
      loser: 1,
      distance: 3,
      dragon: 'b23',
      sides: four(...sides),
    }
    expect(targets(arranged(position), 0, 'throw')).toEqual(expect.arrayContaining(['b23', 'c21', 'C2']))
    const off = targets(arranged(position, { throwIntoCombat: false }), 0, 'throw')
    expect([off.includes('b23'), off.includes('c21'), off.includes('C2')]).toEqual([false, false, true])
    const push = {
      phase: 'dragonPush',
      space: 'b21',
      seat: 0,
      distance: 1,
      dragon: 'b21',
      sides: four({ armies: { b21: 1 } }, { armies: { c21: 1 } }),
    }
    expect(targets(arranged(push), 0, 'dragon')).toContain('c21')
    expect(targets(arranged(push, { throwIntoCombat: false }), 0, 'dragon')).toEqual(['a21', 'b23', 'b24'])
  })

  test('frenzyStops: off, the Dragon that has eaten goes on with the rest of its steps', () => {
    const position = { phase: 'frenzy', distance: 4, dragon: 'L12', sides: four({}, { armies: { b21: 1 } }) }
    const on = arranged(position)
    play(on, 0, 'dragon b21', [3, 3])
    expect(phaseText(on)).toBe('roll 1')
    const off = arranged(position, { frenzyStops: false })
    play(off, 0, 'dragon b21', [3, 3])
    expect(off.phase).toEqual({ kind: 'frenzy', seat: 0, steps: 2 })
    play(off, 0, 'dragon C2', [3, 3, 3, 3, 3, 3, 3, 3])
    expect([off.lost[1], phaseText(off)]).toEqual([5, 'roll 1'])
    const beaten = arranged({ ...position, sides: four({}, { armies: { b21: 1 }, hand: [9] }) }, { frenzyStops: false })
    play(beaten, 0, 'dragon b21')
    play(beaten, 1, 'play 9', [1, 1])
    play(beaten, 1, 'dragon c21')
    expect(phaseText(beaten)).toBe('roll 1')
  })

  test('exactDistance: marches and pushes go the whole way; armies and dead ends stop them', () => {
    const march = {
      phase: 'spoils',
      space: 'C2',
      seat: 0,
      loser: 1,
      distance: 2,
      up: { C2: 1 },
      sides: four({ armies: { C2: 1 } }, { armies: { C2: 1 } }),
    }
    const state = arranged(march, { exactDistance: true })
    play(state, 0, 'steal a21')
    expect(refusalOf(state, 0, 'halt')).toBe('mustMarchOn DT-4.12')
    expect(legalTexts(state, 0)).toEqual(['march b21 carry', 'march b21'])
    const push = {
      phase: 'dragonPush',
      space: 'b21',
      seat: 0,
      distance: 2,
      dragon: 'b21',
      sides: four({ armies: { b21: 1 } }, { armies: { c21: 1 } }),
    }
    expect(targets(arranged(push), 0, 'dragon')).toContain('a21')
    expect(targets(arranged(push, { exactDistance: true }), 0, 'dragon')).toEqual([
      'C2',
      'a23',
      'a24',
      'b23',
      'b24',
      'c21',
      'c23',
      'c24',
    ])
  })

  test('roundLimit: the last round; 0 is none', () => {
    for (const [roundLimit, over] of [
      [5, true],
      [0, false],
      [6, false],
    ] as const) {
      const state = arranged({ phase: 'roll', active: 3, round: 5, sides: four() }, { roundLimit })
      play(state, 3, 'roll', [1])
      expect(state.phase.kind === 'over').toBe(over)
    }
  })

  test('counterMemory: the counters outside the own hand, or nothing', () => {
    const sides = [{ hand: [1, 9] }, { hand: [10] }]
    const rest = box.game.view(arranged(moving(2, {}, ...sides)), 0).rest
    expect([rest?.length, rest?.includes(9), rest?.includes(10)]).toEqual([26, false, true])
    expect(box.game.view(arranged(moving(2, {}, ...sides), { counterMemory: 'none' }), 0).rest).toBeNull()
  })

  test('turnTimer, observerHands, hints and the rules for who stays away are the table’s; a silent seat ends movement and plays any counter', () => {
    expect(box.options.filter((row) => row.scope === 'table').map((row) => row.id)).toEqual([
      'turnTimer',
      'observerHands',
      'hints',
      'bankMinutes',
      'absence',
      'absenceAfter',
      'spectatorDelay',
    ])
    const silent = (state: State, seat: number, seed = 'x'): string[] =>
      box
        .timeout(box.game.view(state, seat), box.game.legal(state, seat), sampledChance(seed))
        .map((action) => box.game.format(state.options, action))
    const sides = [
      { armies: { c21: 1 }, hand: [4, 6, 6] },
      { armies: { b21: 1 }, hand: [5] },
    ]
    const state = arranged(moving(3, {}, ...sides))
    expect(silent(state, 0)).toEqual(['end'])
    playAll(state, 0, 'step c21 b21')
    const chosen = new Set(Array.from({ length: 30 }, (_, i) => silent(state, 0, `${i}`)[0]))
    expect(chosen).toEqual(new Set(['play 4', 'play 6']))
    duel(state, 0, 6, 1, 5)
    expect(silent(state, 0)[0]).toMatch(/^throw /)
    expect(silent(arranged({ phase: 'frenzy', distance: 3, dragon: 'L12', sides: four() }), 0)).toEqual(['dragon L12'])
  })
})
