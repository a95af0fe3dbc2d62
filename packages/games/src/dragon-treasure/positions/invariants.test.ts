import { readFileSync } from 'node:fs'
import type { Choices, Fault } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { faultsOf, four, moving, optionsOf } from '../rules/bench.ts'
import { box } from '../index.ts'
import { INVARIANTS } from './invariants.ts'
import { faults as english } from '../words/locales/en-faults.ts'
import { faults as japanese } from '../words/locales/ja-faults.ts'

const at = (...spaces: readonly string[]): object => ({
  armies: Object.fromEntries(spaces.map((space) => [space, 1])),
})
const ALL = ['L12', 'L13', 'L14', 'L23', 'L24', 'L34', 'L0']

/** Where it is broken, and a position that breaks it alone. */
type Mutant = readonly [path: string, position: object, choices?: Choices]

const roll = (rest: object, ...sides: readonly object[]): object => ({ phase: 'roll', ...rest, sides: four(...sides) })
const settle = (due: readonly object[], ...sides: readonly object[]): object => ({
  phase: 'settle',
  due,
  sides: four(...sides),
})
const fight = (phase: string, space: string, rest: object, ...sides: readonly object[]): object => ({
  phase,
  space,
  ...rest,
  sides: four(...sides),
})
const MET = [at('b21'), at('b21')] as const

/** First hands of four, which nobody has played of. */
const HANDS = [
  [2, 3, 4, 5],
  [2, 3, 4, 5],
  [3, 4, 5, 6],
  [3, 4, 5, 6],
]
/** A position after some rounds, with whole hands: what a match can come to, but for what is told of it. */
const later = (position: object): object => {
  const { sides, ...rest } = position as { readonly sides: readonly object[] }
  return { round: 5, ...rest, sides: sides.map((side, seat) => ({ hand: HANDS[seat], ...side })) }
}

const MUTANTS: Readonly<Record<string, readonly Mutant[]>> = {
  'DT-I1': [['sides.0.armies', roll({}, { ...at('b12'), lost: 5 })]],
  'DT-I2': [
    ['sides.0.armies.b12', roll({}, { armies: { b12: 2 } })],
    ['sides.1.armies.C4', { phase: 'roll', sides: [{}, { armies: { C4: 2 } }] }],
  ],
  'DT-I3': [
    ['sides.2.armies.b21', settle([{ space: 'b21', entrant: 0 }], ...MET, at('b21'))],
    ['position.dragon', { ...settle([{ space: 'b21', entrant: 0 }], ...MET), dragon: 'b21' }],
  ],
  'DT-I4': [
    ['sides.0.hand', roll({ active: 1 }, { resigned: true, hand: [3] })],
    ['sides.0.armies', roll({ active: 1 }, { resigned: true, ...at('b12') })],
    ['sides.0.lost', roll({ active: 1 }, { resigned: true, lost: 1 })],
  ],
  'DT-I5': [['sides', { phase: 'roll', sides: [{}, { resigned: true }] }]],
  'DT-I6': [
    ['position.down', roll({ down: ['L12'] })],
    ['position.down', roll({ up: { a12: 1, a13: 1 }, down: ALL.slice(1) })],
  ],
  'DT-I7': [
    ['position.down', roll({ down: [...ALL.slice(1), 'b12'] })],
    ['position.down', roll({ down: [...ALL.slice(1), 'L13'] })],
  ],
  'DT-I8': [
    ['position.up.b12', roll({ up: { b12: 2 } })],
    ['position.up.L12', roll({ up: { L12: 1 }, down: ALL.slice(0, 6) })],
    ['position.up.C4', { phase: 'roll', up: { C4: 2 }, sides: [{}, {}] }],
  ],
  'DT-I9': [
    ['position.lair', roll({ lair: 'L12', up: { L12: 1 } })],
    ['position.lair', roll({ lair: 'L0', dragon: 'b12' })],
    ['position.lair', roll({ up: { C1: 2, C2: 2, C3: 2, C4: 1 } })],
  ],
  'DT-I10': [
    ['position.up.C1', roll({ up: { C1: 3 } })],
    ['position.up.C2', roll({ up: { C2: 2 } }), { victoryTreasures: 2 }],
    ['position.up.C1', fight('spoils', 'C1', { loser: 1, distance: 2, up: { C1: 3 } }, at('C1'), at('C1'))],
  ],
  'DT-I11': [
    ['sides.1.hand', roll({}, {}, { hand: [10, 10, 10] })],
    [
      'position.shown',
      fight('duel', 'b21', { shown: [[10], [10]] }, { ...at('b21'), hand: [3] }, { ...at('b21'), hand: [3] }),
    ],
  ],
  'DT-I12': [
    ['sides.0.born', roll({}, { hand: [3], born: [0, 0] })],
    ['sides.0.births', roll({}, { hand: [3], births: [0, 0] })],
    ['sides.0.births', roll({}, { hand: [3], births: [1] })],
    ['sides.0.births', roll({ draws: 2 }, { hand: [3, 4], born: [0, 1], births: [0, 2] })],
    ['sides.0.births', roll({ draws: 2 }, { hand: [3], born: [2], births: [1] })],
  ],
  'DT-I13': [
    [
      'position.seen',
      roll({
        seen: [
          [10, 0],
          [10, 0],
        ],
      }),
    ],
    ['position.seen', roll({ seen: [[10, 1]] })],
    ['position.seen', roll({ draws: 2, seen: [[10, 1]] }, { hand: [10], born: [1] })],
  ],
  'DT-I14': [
    ['sides.0.sealed', roll({}, { hand: [3], sealed: 3 })],
    ['sides.0.sealed', fight('duel', 'b21', {}, { ...at('b21'), hand: [3], sealed: 4 }, { ...at('b21'), hand: [5] })],
    [
      'sides.2.sealed',
      fight('duel', 'b21', {}, { ...at('b21'), hand: [3] }, { ...at('b21'), hand: [5] }, { hand: [6], sealed: 6 }),
    ],
  ],
  'DT-I15': [
    ['position.phase', fight('duel', 'b21', {}, ...MET)],
    ['position.phase', fight('duel', 'b21', {}, { ...at('b21'), hand: [3], sealed: 3 }, at('b21'))],
  ],
  'DT-I16': [['sides.0.hand', fight('dragonDuel', 'b12', { dragon: 'b12' }, at('b12'))]],
  'DT-I17': [
    ['position.shown', fight('duel', 'b21', { shown: [[4], [5]] }, { ...at('b21'), hand: [3] }, at('b21'))],
    [
      'position.shown',
      fight('duel', 'b21', { shown: [[0], []] }, { ...at('b21'), hand: [4] }, { ...at('b21'), hand: [4] }),
      { characters: Array.from({ length: 24 }, (_, i) => ({ name: `c${i}`, value: (i % 4) * 4 })) },
    ],
  ],
  'DT-I18': [
    ['position.shown', fight('dragonDuel', 'b12', { dragon: 'b12', shown: [[1]] }, { ...at('b12'), hand: [3] })],
  ],
  'DT-I19': [['position.round', roll({ round: 101 })]],
  'DT-I20': [
    ['position.active', settle([], { resigned: true })],
    ['position.active', roll({}, { resigned: true })],
  ],
  'DT-I21': [
    ['position.points', roll({ points: 2 })],
    ['position.points', { phase: 'frenzy', distance: 2, dragon: 'L0', points: 1, sides: four() }],
    [
      'position.points',
      fight('duel', 'b21', { seat: 1, points: 1 }, { resigned: true }, { ...at('b21'), hand: [3] }, at('b21')),
    ],
  ],
  'DT-I22': [
    ['position.arrival', roll({ arrival: 'L12' }, at('L12'))],
    ['position.arrival', moving(1, { arrival: 'L12' })],
    ['position.arrival', moving(1, { arrival: 'b12' }, at('b12'))],
  ],
  'DT-I23': [
    ['position.stopped', moving(2, { stopped: ['b12'] })],
    ['position.stopped', moving(2, { stopped: ['b12', 'b12'] }, at('b12'))],
    ['position.stopped', roll({ stopped: ['b12'] }, at('b12'))],
  ],
  'DT-I24': [
    [
      'position.frenzyLeft',
      fight('dragonDuel', 'b12', { dragon: 'b12', frenzyLeft: 2, entrant: null }, { ...at('b12'), hand: [3] }),
    ],
    ['position.frenzyLeft', { ...settle([]), frenzyLeft: 2 }, { frenzyStops: false }],
    ['position.frenzyLeft', roll({ dragon: 'b12', frenzyLeft: 2 }), { frenzyStops: false }],
  ],
  'DT-I25': [
    [
      'position.due.1.space',
      settle(
        [
          { space: 'b21', entrant: 0 },
          { space: 'b21', entrant: 0 },
        ],
        ...MET,
      ),
    ],
    [
      'position.space',
      fight('duel', 'b21', { due: [{ space: 'b21', entrant: 1 }] }, { ...at('b21'), hand: [3] }, at('b21')),
    ],
  ],
  'DT-I26': [
    ['position.due.0.space', settle([{ space: 'b21' }])],
    ['position.due.0.space', settle([{ space: 'b21', entrant: 3 }], at('b21'), {}, {}, { resigned: true })],
  ],
  'DT-I27': [
    ['position.due.0.entrant', settle([{ space: 'b21', entrant: 3 }], ...MET)],
    ['position.entrant', fight('spoils', 'b21', { entrant: null, loser: 1, distance: 2 }, ...MET)],
    ['position.entrant', fight('march', 'a21', { entrant: 2, from: 'C2', distance: 2 }, at('a21'))],
    ['position.entrant', fight('dragonDuel', 'b12', { dragon: 'b12', entrant: 1 }, { ...at('b12'), hand: [3] })],
  ],
  'DT-I28': [
    ['sides.1.armies.C2', roll({}, at('C2'))],
    ['position.dragon', roll({ dragon: 'b12' }, at('b12'))],
  ],
  'DT-I29': [['position.due', moving(1, { due: [{ space: 'b21', entrant: 0 }] }, ...MET)]],
  'DT-I30': [
    ['position.phase', { phase: 'six', sides: four() }],
    [
      'position.phase',
      { phase: 'six', sides: four({ lost: 1 }, { hand: optionsOf().characters.map(({ value }) => value) }) },
    ],
  ],
  'DT-I31': [['position.points', { phase: 'points', sides: four() }]],
  'DT-I32': [['position.dragon', { phase: 'frenzy', distance: 2, sides: four() }]],
  'DT-I33': [['position.distance', { phase: 'frenzy', distance: 7, dragon: 'L0', sides: four() }]],
  'DT-I34': [
    ['position.space', fight('duel', 'b12', {}, { hand: [3] })],
    ['position.space', fight('duel', 'b21', { seat: 2 }, ...MET, { hand: [3] })],
  ],
  'DT-I35': [['position.space', fight('dragonDuel', 'b12', { dragon: 'L0' }, { ...at('b12'), hand: [3] })]],
  'DT-I36': [
    ['position.loser', fight('spoils', 'b21', { loser: 1, distance: 2 }, at('b21'))],
    ['position.loser', fight('spoils', 'b21', { loser: 0, distance: 2 }, at('b21'))],
  ],
  'DT-I37': [
    ['position.phase', fight('spoils', 'L12', { loser: 1, distance: 2 }, at('L12'), at('L12', 'c12', 'c21', 't12'))],
  ],
  'DT-I38': [
    ['position.bare', fight('spoils', 'b21', { active: 1, seat: 0, loser: 1, distance: 2, bare: true }, ...MET)],
    [
      'position.bare',
      fight(
        'spoils',
        'b21',
        { active: 1, seat: 0, loser: 1, distance: 1, bare: true },
        { ...at('b21'), hand: [3] },
        at('b21'),
      ),
    ],
  ],
  'DT-I39': [['position.loser', fight('spoils', 'b21', { loser: 1, distance: 1, bare: true }, ...MET)]],
  'DT-I40': [
    ['position.from', fight('march', 'a21', { from: 'b23', distance: 1 }, at('a21'))],
    ['position.from', fight('march', 'a12', { from: 'C1', distance: 1 }, at('a12'))],
    ['position.from', fight('march', 'a21', { from: 'C2', distance: 1 }, at('a21'), { ...at('b23'), lost: 4 })],
  ],
  'DT-I41': [
    ['position.space', fight('march', 'a21', { from: 'C2', distance: 1 })],
    ['position.space', fight('march', 'C2', { from: 'C2', distance: 1 })],
  ],
  'DT-I42': [['position.carrying', fight('march', 'a21', { from: 'C2', distance: 1, carrying: true }, at('a21'))]],
  'DT-I43': [['position.space', fight('dragonPush', 'b12', { distance: 1, dragon: 'L0' }, at('b12'))]],
  'DT-I44': [
    [
      'sides.0.hand',
      later(roll({ draws: 1 }, { hand: [1, 2, 3, 4, 5] }, { hand: [2, 3, 4, 5, 6], born: [0, 0, 0, 0, 1] })),
    ],
    [
      'sides.2.hand',
      later(roll({ round: 1, active: 2, draws: 1 }, {}, {}, { hand: [3, 4, 5, 6, 7, 8], born: [0, 0, 0, 0, 1, 1] })),
    ],
    [
      'sides.1.hand',
      later(
        roll(
          { draws: 2 },
          {},
          { hand: [2, 3, 4, 5, 6, 6, 7], born: [0, 0, 0, 0, 2, 2, 2] },
          { hand: [3, 4, 5, 7, 8], born: [0, 0, 0, 0, 1] },
        ),
      ),
    ],
  ],
  'DT-I45': [
    [
      'position.draws',
      later(
        roll(
          { round: 1, active: 1, draws: 2, seen: [8, 9].map((value) => [value, 2]) },
          { hand: [2, 3, 4, 5, 6, 7], born: [0, 0, 0, 0, 1, 1] },
        ),
      ),
    ],
  ],
  'DT-I46': [
    ['position.points', later(moving(5, { stopped: ['b12'] }, at('b12')))],
    ['position.points', later(moving(5, { arrival: 'L12' }, at('L12')))],
    ['position.points', later(fight('spoils', 'b21', { points: 5, loser: 1, distance: 2 }, ...MET))],
  ],
  'DT-I47': [
    ['position.distance', later(fight('spoils', 'b21', { loser: 1, distance: 11 }, ...MET))],
    ['position.distance', later(fight('dragonPush', 'b12', { distance: 9, dragon: 'b12' }, at('b12')))],
    ['position.distance', later(fight('march', 'a21', { from: 'C2', distance: 10 }, at('a21')))],
  ],
  'DT-I48': [
    [
      'position.due.0.space',
      later(
        fight(
          'spoils',
          'b21',
          { loser: 1, distance: 2, due: [{ space: 'c21', entrant: 0 }] },
          at('b21', 'c21'),
          at('b21', 'c21'),
        ),
      ),
    ],
  ],
  'DT-I49': [
    [
      'position.entrant',
      later(fight('dragonDuel', 'b12', { dragon: 'b12', frenzyLeft: 2 }, at('b12'))),
      { frenzyStops: false },
    ],
  ],
  'DT-I50': [
    [
      'position.seen',
      later(roll({ seen: [1, 1, 2, 8, 9].map((value) => [value, 0]) }, {}, {}, {}, { hand: [4, 5, 6] })),
    ],
  ],
  'DT-I51': [['position.first', later(roll({})), { startPlayer: 'seat1' }]],
  'DT-I52': [
    ['position.seen', later(roll({}, { hand: [2, 3, 4] }))],
    ['position.seen', later(roll({ draws: 1 }, { hand: [2, 3, 4, 5, 6], born: [0, 0, 0, 0, 1] }))],
    ['position.seen', later(roll({ active: 1 }, { resigned: true, hand: [] }, {}, { hand: [3, 4, 5] }))],
  ],
  'DT-I53': [
    ['sides.0.armies', later(roll({ round: 1, active: 1 }, at('L12', 'b12')))],
    ['sides.0.armies', later(moving(3, { round: 1, seen: [[1, 0]] }, { ...at('L12'), hand: [2, 3, 4] }))],
  ],
  'DT-I54': [
    ['position.up', later(roll({ round: 1, up: { a24: 1 } }))],
    ['position.dragon', later(roll({ round: 1, dragon: 'L12' }))],
  ],
  'DT-I55': [
    ['sides.0.lost', later(roll({}, { lost: 1 }))],
    ['sides.0.lost', later(roll({ seen: [[10, 0]] }, { lost: 2, hand: [3, 4, 5] }))],
  ],
}

const told = (position: object, choices: Choices = {}): readonly Fault[] => {
  const made = box.game.arrange(optionsOf(choices), position)
  return made.ok ? made.warnings : made.faults
}

describe('what no position may contradict', () => {
  test('every invariant is tried, numbered in its order, told in the format, and has its words and a rule', () => {
    const ids = INVARIANTS.map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, i) => `DT-I${i + 1}`))
    expect(Object.keys(MUTANTS)).toEqual(ids)
    const format = readFileSync(new URL('../../../../../docs/position-format.md', import.meta.url), 'utf8')
    const rules = new Set(box.rulebook.map(({ id }) => id))
    for (const { id, code, rule, kind } of INVARIANTS) {
      const row = new RegExp(
        `^\\| ${id} .* \\| ${rule} +\\| ${kind === 'impossible' ? 'refused' : 'warned'} +\\|$`,
        'm',
      )
      expect(format, id).toMatch(row)
      expect(rules.has(rule ?? ''), id).toBe(true)
      expect([english[code], japanese[code]].every(Boolean), code).toBe(true)
    }
  })

  test.each(INVARIANTS.map((one) => [one.id, one] as const))('%s is told alone, at its place', (id, one) => {
    for (const [path, position, choices] of MUTANTS[id] ?? []) {
      const faults = told(position, choices)
      expect(
        faults.map((fault) => [fault.code, fault.path, fault.rule]),
        JSON.stringify(position),
      ).toEqual([[one.code, path, one.rule]])
      expect(faultsOf(position, choices).length).toBe(one.kind === 'impossible' ? 1 : 0)
    }
  })

  test('all that is impossible is told at once, each at its place', () => {
    expect(
      faultsOf({
        phase: 'frenzy',
        distance: 9,
        round: 500,
        points: 2,
        draws: 1,
        up: { C1: 3, b12: 2 },
        seen: [[10, 5]],
        sides: four({ armies: { b12: 2, C2: 1 }, hand: [10, 10], sealed: 3 }, { resigned: true, lost: 2 }),
      }),
    ).toEqual([
      'sides.0.armies.b12 armiesCrowd',
      'sides.1.lost leftWithSomething',
      'position.up.b12 treasuresCrowd',
      'position.up.C1 wonAlready',
      'sides.0.hand counterMissing',
      'position.seen seenWrong',
      'sides.0.sealed sealedWrong',
      'position.round roundPast',
      'position.points pointsWrong',
      'position.dragon frenzyAsleep',
      'position.distance frenzyTooLong',
    ])
  })
})
