import { type Witnesses, afterSteps, atStart } from '@menagerie/engine/conformance'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'
import type { rows } from './option-rows.ts'

/* For tests. Not part of the game's door. */

const after = afterSteps(box)
const begun = atStart(box)

export type Party = Readonly<Record<string, unknown>>
export const at = (phase: string, parties: readonly Party[], rest: object = {}): object => ({ phase, parties, ...rest })

export const DOOR = { out: ['C40', 'C30', 'C20'], hand: ['C10', 'elf'] }
export const HOME = { leg: 'returned', length: 100, required: 5, back: ['C5'] }
const LOST = { leg: 'dead' }
const ended = (parties: readonly Party[], rest: object = {}): object => at('dungeonEnd', parties, rest)
const dungeon = (state: State): unknown => (state.phase.kind === 'over' ? 'over' : state.dungeon)
const wins = ({ parties }: State): unknown => parties.map((party) => party.wins)
const worth = ({ parties }: State): unknown => parties[0]?.banked.map((one) => one.worth !== null)

const DYING = at(
  'act',
  [LOST, { length: 100, back: ['C10'], treasures: ['ring'], hand: ['C20'] }, { out: ['C10'], hand: ['elf', 'C15'] }],
  { seat: 1, frozen: true, treasurePile: ['sword'] },
)
export const LAST_TREASURE = at('act', [DOOR, { out: ['C10'], hand: ['elf'] }], { treasurePile: ['ring'] })
export const TIE = ended(
  [
    { ...LOST, banked: ['lost-crown=350'], prizes: [100] },
    { ...LOST, banked: ['royal-princess'] },
    { ...LOST, banked: ['ring', 'sacred-goblet'] },
  ],
  { prizePile: [] },
)
export const TWO_HOME = ended(
  [
    { ...HOME, treasures: ['ring'], prizes: [100] },
    { ...HOME, treasures: ['lost-crown'] },
  ],
  { firstBack: 0, prize: 100 },
)
export const endOf = (number: number): object => ended([LOST, LOST], { dungeon: number })
const SECOND_BACK = ended([LOST, HOME, LOST], { starter: 2, firstBack: 1 })
const IDLE = at('act', [HOME, { out: ['C10'], hand: ['elf'] }, { out: ['C10'], hand: ['elf'] }], {
  seat: 1,
  frozen: true,
})
const ONCE = ended([HOME, { length: 100, treasures: ['statue-of-goddess=0'] }])

/** Options of treasures, of the end of a dungeon and of the game. */
export const ends = {
  treasureDiceAt: {
    value: 'dungeonEnd',
    shows: after(ended([{ ...HOME, treasures: ['mystic-map'] }, LOST]), ['0 proceed'], worth),
    gives: [[false], [true]],
  },
  goddessRollAt: {
    value: 'gameEnd',
    shows: after(
      at('act', [DOOR, { out: ['C10'] }], { treasurePile: ['statue-of-goddess'] }),
      ['0 corridor C10'],
      ({ parties }) => parties[0]?.treasures.map((one) => one.worth !== null),
    ),
    gives: [[true], [false]],
  },
  oncePerGame: {
    value: 'redraw',
    shows: after(ONCE, ['0 proceed'], ({ removed }) => removed.length),
    gives: [1, 0],
  },
  deadTreasures: {
    value: 'atDeath',
    shows: after(DYING, ['1 corridor C20'], ({ treasurePile }) => treasurePile.length),
    gives: [1, 2],
  },
  exhaustion: { value: 'immediate', shows: after(LAST_TREASURE, ['0 corridor C10']), gives: ['act 1', 'over 0 1'] },
  victory: {
    value: 'dungeonWins',
    shows: after(ended([{ ...HOME, treasures: ['ring'] }, LOST], { firstBack: 0 }), ['0 proceed'], wins),
    gives: [
      [0, 0],
      [1, 0],
    ],
  },
  dungeons: { value: 1, shows: after(endOf(1), ['0 proceed'], dungeon), gives: [2, 'over'] },
  maxDungeons: { value: 3, shows: after(endOf(3), ['0 proceed'], dungeon), gives: [4, 'over'] },
  dungeonWinBy: {
    value: 'firstReturn',
    beside: { victory: 'dungeonWins' },
    shows: after(TWO_HOME, ['0 proceed'], wins),
    gives: [
      [0, 1],
      [1, 0],
    ],
  },
  tieBreak: { value: 'prizes', shows: after(TIE, ['0 proceed']), gives: ['over 0 2', 'over 0'] },
  starterMethod: { value: 'rps', shows: begun(3, ({ phase }) => phase.kind), gives: ['act', 'rps'] },
  nextStarter: {
    value: 'rotate',
    shows: after(SECOND_BACK, ['0 proceed'], ({ starter }) => starter),
    gives: [1, 0],
  },
  revealOnReturn: {
    value: true,
    shows: after(
      ended([{ ...HOME, treasures: ['ring'] }, LOST]),
      ['0 proceed'],
      ({ parties }) => parties[0]?.banked[0]?.shown,
    ),
    gives: [false, true],
  },
  stalemateRounds: { value: 2, shows: after(IDLE, ['1 pass', '2 pass'], dungeon), gives: [2, 1] },
} satisfies Partial<Witnesses<typeof rows>>
