import { type OptionTrials, type Witnesses, afterSteps, atStart } from '@menagerie/engine/conformance'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'
import type { rows } from './options.ts'

/* For tests. Not part of the game's door. */

const after = afterSteps(box)
const begun = atStart(box)

/** Seats with what is given, and others with all armies at home up to four. */
const four = (...sides: readonly object[]): object[] => Array.from({ length: 4 }, (_, i) => sides[i] ?? {})
const moving = (points: number, rest: object, ...sides: readonly object[]): object => ({
  phase: 'points',
  points,
  ...rest,
  sides: four(...sides),
})

/** The throws of seat 0 by their goals. */
const throws = (state: State): unknown =>
  box.game
    .legal(state, 0)
    .map((action) => box.game.format(state.options, action))
    .filter((text) => /^throw (?:b23|c21)$/.test(text))

const OWN_CHARACTERS = Array.from({ length: 24 }, (_, at) => ({ name: `Character ${at}`, value: (at % 4) * 4 }))
const OWN_TREASURES = ['Crown', 'Chalice', 'Dragon', 'Ring', 'Lamp'].map((name) => ({
  name,
  kind: name === 'Dragon' ? 'dragon' : 'treasure',
}))
/** A wheel of 24 spaces round a hub. */
const wheel = (...lairs: readonly string[]): object => ({
  spaces: [
    ...Array.from({ length: 24 }, (_, at) => ({ id: `w${at}`, x: 40 * at, y: 0 })),
    { id: 'hub', x: 500, y: 500 },
  ],
  castles: ['w0', 'w6', 'w12', 'w18'],
  lairs,
  links: [
    ...Array.from({ length: 24 }, (_, at) => ({ from: `w${at}`, to: `w${(at + 1) % 24}` })),
    ...[2, 8, 14, 20].map((at) => ({ from: `w${at}`, to: 'hub' })),
  ],
})

const faultsOf = (choices: Record<string, unknown>): unknown => {
  const made = box.complete(choices, null)
  return made.ok ? [] : made.faults.map(({ code }) => code)
}

const COMING_HOME = moving(2, { up: { C1: 1, a12: 1 } }, { armies: { a12: 1 } })
const UNGUARDED = moving(3, { up: { C2: 1, a21: 1 } }, { armies: { a21: 1 } }, { armies: { b23: 1 }, lost: 4 })
/** The castle C3 is nobody's at a table of two. */
const NOBODYS = {
  phase: 'points',
  points: 2,
  up: { C3: 1, a31: 1 },
  sides: [{ armies: { a31: 1 } }, {}],
}
const WINNING = {
  phase: 'spoils',
  space: 'b21',
  seat: 0,
  loser: 1,
  distance: 3,
  dragon: 'b23',
  sides: four({ armies: { b21: 1 } }, { armies: { b21: 1 } }, { armies: { c21: 1 } }),
}
const STEALING = {
  phase: 'spoils',
  space: 'C2',
  seat: 0,
  loser: 1,
  distance: 2,
  up: { C2: 1 },
  sides: four({ armies: { C2: 1 } }, { armies: { C2: 1 } }),
}
const HUNGRY = { phase: 'frenzy', distance: 4, dragon: 'L12', sides: four({}, { armies: { b21: 1 } }) }
const lastOf = (round: number): object => ({ phase: 'roll', active: 3, round, sides: four() })

const witnesses: Witnesses<typeof rows> = {
  map: { value: 'short', shows: begun(2, ({ up }) => up.length), gives: [53, 41] },
  characters: { value: OWN_CHARACTERS, shows: begun(2, ({ cup }) => cup.length), gives: [20, 16] },
  treasures: {
    value: OWN_TREASURES,
    beside: { map: wheel('w1', 'w7', 'w13', 'w19', 'hub') },
    shows: faultsOf,
    gives: [['lairsAndCounters'], []],
  },
  victoryTreasures: { value: 2, shows: after(COMING_HOME, ['0 step a12 C1 carry']), gives: ['points 0', 'over 0'] },
  startingCounters: { value: 6, shows: begun(4, ({ hands }) => hands[3]?.length), gives: [4, 6] },
  passOwn: {
    value: true,
    shows: after(moving(3, {}, { armies: { a12: 1, b12: 1 } }), ['0 step C1 a12 b12 c12']),
    gives: ['noPassing', 'roll 1'],
  },
  continueAfterDragon: {
    value: false,
    shows: after(moving(3, { dragon: 'b12' }, { armies: { a12: 1 }, hand: [9] }), [
      '0 step a12 b12',
      '0 play 9',
      '0 dragon b13',
      '0 step b12 c12',
    ]),
    gives: ['points 0', 'armyStopped'],
  },
  stealUndefended: {
    value: false,
    shows: after(UNGUARDED, ['0 step a21 C2 carry', '0 step C2 a23 carry']),
    gives: ['points 0', 'castleKeepsTreasure'],
  },
  throwIntoCombat: { value: false, shows: after(WINNING, [], throws), gives: [['throw b23', 'throw c21'], []] },
  frenzyStops: { value: false, shows: after(HUNGRY, ['0 dragon b21']), gives: ['roll 1', 'frenzy 0'] },
  emptyCastlesStore: {
    value: true,
    shows: after(NOBODYS, ['0 step a31 C3 carry']),
    gives: ['treasureThere', 'points 0'],
  },
  castles: {
    value: [3, 1],
    shows: begun(4, ({ armies }) => armies.map((of) => of.findIndex((count) => count > 0))),
    gives: [
      [0, 1, 2, 3],
      [2, 0, 1, 3],
    ],
  },
  exactDistance: { value: true, shows: after(STEALING, ['0 steal a21', '0 halt']), gives: ['roll 1', 'mustMarchOn'] },
  roundLimit: { value: 5, shows: after(lastOf(5), ['3 roll', '3 end']), gives: ['roll 0', 'over 0 1 2 3'] },
  counterMemory: {
    value: 'none',
    shows: begun(2, (state) => box.game.view(state, 0).rest === null),
    gives: [false, true],
  },
  startPlayer: { value: 'seat3', shows: begun(4, ({ first }) => first), gives: [2, 3] },
}

export const trials: OptionTrials = {
  witnesses,
  own: {
    map: wheel('w1', 'w4', 'w7', 'w10', 'w13', 'w19', 'hub'),
    characters: OWN_CHARACTERS,
    treasures: [...OWN_TREASURES, { name: 'Harp', kind: 'treasure' }, { name: 'Book', kind: 'treasure' }],
  },
  from: {
    'victoryTreasures=2': { position: COMING_HOME },
    'victoryTreasures=4': { position: moving(2, { up: { C1: 2, a12: 1 } }, { armies: { a12: 1 } }) },
    stealUndefended: { position: UNGUARDED },
    emptyCastlesStore: { position: NOBODYS },
    frenzyStops: { position: HUNGRY },
    exactDistance: { position: STEALING },
    'roundLimit=0': { position: lastOf(100) },
    'roundLimit=1000': { position: lastOf(100) },
  },
  silent: {
    'treasures=own data': 'as many counters as the map has lairs differ by their names alone, which the board draws',
  },
}
