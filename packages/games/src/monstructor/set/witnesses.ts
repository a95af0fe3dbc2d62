import { type OptionTrials, type Witnesses, afterSteps, atStart } from '@menagerie/engine/conformance'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'
import type { rows } from './option-rows.ts'
import { SMALL_SET } from './small-set.ts'

/* For tests. Not part of the game's door. */

const after = afterSteps(box)
const begun = atStart(box)

const DOMINOES = { mode: 'dominoes' } as const
const ARENA = { mode: 'arena' } as const
const U3 = ['U3B', 'U3H', 'U3T']
const M5 = ['M5B', 'M5H', 'M5T']

const starters = (choices: Record<string, unknown>): unknown =>
  [...new Set(Array.from({ length: 40 }, (_, seed) => begun(3, ({ starter }) => starter, String(seed))(choices)))].sort(
    (a, b) => Number(a) - Number(b),
  )

const ATTACHING = { phase: 'attach', centre: ['U1B'], players: [{ hand: ['U2H', 'U1La'] }, { hand: ['I1B'] }] }
const TIED = {
  phase: 'lead',
  seat: 2,
  deck: 0,
  players: [{ pile: ['U3H', 'U3B', 'U3T'] }, { pile: ['I3Ha', 'U1La', 'I1Lb', 'I3T', 'U4La'] }, { hand: ['U2La'] }],
}
const EVEN = {
  phase: 'adjust',
  seat: 1,
  players: [{ hidden: ['PAX2a'] }, { table: M5, hidden: ['PAX2b'] }],
  fight: { attacker: 0, defender: 1, parts: [['U3B', 'U3H', 'U1T']] },
}
const DRAWN = {
  phase: 'reinforce',
  players: [{ hidden: ['S01a'] }, {}],
  fight: {
    attacker: 0,
    defender: 1,
    parts: [U3, ['C1B', 'C1H', 'C1La', 'C1Lb', 'C1T']],
    off: [[], ['C1La']],
    plus: [4, 0],
    passes: 1,
  },
  deck: ['C4B'],
}
const ARMED = {
  phase: 'reinforce',
  players: [{ hidden: ['PBO3a', 'PBO2a'] }, { hidden: ['PAX2a'] }],
  fight: { attacker: 0, defender: 1, parts: [U3, M5] },
}
/** One dragon card short of a goal. */
const DRAGONS = ['DUH', 'DUB', 'DUT', 'DUL', 'DUR']
const rewarded = (goal: number): object => ({
  phase: 'reward',
  players: [{ table: DRAGONS.slice(0, goal - 1) }, {}],
  fight: { attacker: 0, defender: 1, parts: [U3, M5] },
})
const LATE = { phase: 'build', seat: 0, players: [{ table: U3 }, { table: M5 }] }
const HELD = { phase: 'build', seat: 1, players: [{}, {}], arena: { owner: 0, parts: U3, since: 2 } }
const OFFERED = {
  phase: 'build',
  seat: 0,
  players: [{ table: U3 }, {}, { table: ['U1H'] }],
  arena: { owner: 2, parts: M5 },
}
const IDLE = { phase: 'start', deck: 0, players: [{}, {}] }
const lastTurn = (turns: number): object => ({ phase: 'build', turns, players: [{ table: ['DUH'] }, {}, {}] })

const witnesses: Witnesses<typeof rows> = {
  mode: { value: 'dominoes', shows: begun(3, ({ phase }) => phase.kind), gives: ['faction', 'lead'] },
  cardSet: {
    value: { csv: SMALL_SET },
    beside: { factionPick: 'random' },
    shows: begun(2, ({ deck }) => deck.length),
    gives: [155, 62],
  },
  firstPlayer: { value: 'seat0', shows: starters, gives: [[0, 1, 2], [0]] },
  youngestSeat: { value: 2, beside: { firstPlayer: 'youngest' }, shows: starters, gives: [[0], [1]] },
  dominoHands: {
    value: 'open',
    beside: DOMINOES,
    shows: after(ATTACHING, [], (state) =>
      box.game.view(state, 'spectator').players[0]?.hand.map(({ pic }) => pic !== null),
    ),
    gives: [
      [false, false],
      [true, true],
    ],
  },
  dominoForced: {
    value: false,
    beside: DOMINOES,
    shows: after(ATTACHING, ['0 draw']),
    gives: ['attachFirst', 'drawn 0'],
  },
  dominoStrictPlugs: {
    value: true,
    beside: DOMINOES,
    shows: after({ ...ATTACHING, players: [{ hand: ['U2B'] }, { hand: ['I1B'] }] }, [], ({ options, ...state }) =>
      box.game.legal({ options, ...state }, 0).map((action) => box.game.format(options, action)),
    ),
    gives: [['attach U2B W', 'attach U2B N'], ['attach U2B W W']],
  },
  dominoDragons: { value: true, beside: DOMINOES, shows: begun(3, ({ deck }) => deck.length), gives: [102, 127] },
  dominoTie: {
    value: 'mostCards',
    beside: DOMINOES,
    shows: after(TIED, ['2 lead U2La']),
    gives: ['over 0 1', 'over 1'],
  },
  factionPick: { value: 'random', shows: begun(5, ({ phase }) => phase.kind), gives: ['faction', 'build'] },
  lateChallenge: { value: true, shows: after(LATE, ['0 end']), gives: ['build 1', 'gap 0'] },
  firstReinforceTie: {
    value: 'defender',
    shows: after(EVEN, ['1 use M5B.1', '1 use M5H.1', '1 use M5T.1', '1 present']),
    gives: ['reinforce 0', 'reinforce 1'],
  },
  drawRemoved: {
    value: 'lost',
    shows: after(DRAWN, ['0 pass'], ({ players, options }: State) =>
      players[1]?.table.flat().some(({ card }) => options.set.ids[card] === 'C1La'),
    ),
    gives: [true, false],
  },
  dragonGoal: { value: 3, shows: after(rewarded(3), ['0 dragon DUT']), gives: ['build 1', 'over 0'] },
  powerCards: {
    value: 'together',
    shows: after(ARMED, [], (state) =>
      box.game.legal(state, 0).map((action) => box.game.format(state.options, action)),
    ),
    gives: [
      ['power PBO3a', 'power PBO2a', 'pass'],
      ['lay PBO3a', 'lay PBO2a', 'pass'],
    ],
  },
  arenaAdjust: {
    value: 'onFight',
    beside: ARENA,
    shows: after(OFFERED, ['0 use U3B.1', '0 use U3H.1', '0 use U3T.1', '0 fight']),
    gives: ['reward 2', 'adjust 2'],
  },
  arenaTimeout: {
    value: 1,
    beside: ARENA,
    shows: after(HELD, ['1 end'], ({ arena }) => arena === null),
    gives: [false, true],
  },
  stalemateRounds: {
    value: 1,
    shows: after(IDLE, ['0 proceed', '0 end', '1 end']),
    gives: ['build 0', 'over 0 1'],
  },
  turnCap: { value: 2, shows: after(lastTurn(6), ['0 end']), gives: ['build 1', 'over 0'] },
  backs: {
    value: 'shuffled',
    shows: begun(3, ({ faces, options }) => faces === options.set.printed),
    gives: [true, false],
  },
}

export const trials: OptionTrials = {
  witnesses,
  own: { cardSet: { csv: SMALL_SET } },
  from: {
    dominoTie: { position: TIED },
    firstReinforceTie: { position: EVEN },
    drawRemoved: { position: DRAWN },
    powerCards: { position: ARMED },
    'dragonGoal=2': { position: rewarded(2) },
    'dragonGoal=3': { position: rewarded(3) },
    'dragonGoal=4': { position: rewarded(4) },
    'arenaTimeout=20': { position: { ...HELD, turns: 50, arena: { ...HELD.arena, since: 40 } } },
    stalemateRounds: { position: IDLE },
    turnCap: { position: lastTurn(600) },
  },
  silent: {},
}
