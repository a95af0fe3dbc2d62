import type { Chance } from '@menagerie/engine'

/**
 * What becomes of one call of a store. `refused`: nothing is done, and it says so. `lost`: it is done, and the answer is an error.
 * `mute`: done, and no answer comes. `deaf`: not done, and no answer. `late`: an error at once, and it is done some time
 * after. `beaten`: somebody else writes first.
 */
export type Fate = 'fine' | 'refused' | 'lost' | 'mute' | 'deaf' | 'late' | 'beaten'

/** What happens to a store, a clock and a process during one trial. */
export interface Weather {
  readonly name: string
  /** Of the writing of an entry, tried for the nth time since the last that went well (from 0), after so many milliseconds. */
  readonly write: (tries: number, passed: number, luck: Chance) => Fate
  /** Of any reading. */
  readonly read: (luck: Chance) => Fate
  /** Milliseconds by which the clock is set on or back before a step; mostly 0. */
  readonly jump: (luck: Chance) => number
  /** Whether the process ends, and another begins, before a step. */
  readonly restart: (luck: Chance) => boolean
  /** Milliseconds that a process stays away. */
  readonly awayMs: number
}

const CALM: Weather = {
  name: 'calm',
  write: () => 'fine',
  read: () => 'fine',
  jump: () => 0,
  restart: () => false,
  awayMs: 2000,
}
/** Long enough for everybody to lose patience. */
const OUTAGE_MS = 600_000

const weather = (name: string, parts: Partial<Weather>): Weather => ({ ...CALM, ...parts, name })
const first =
  (fate: Fate, times = 1): Weather['write'] =>
  (tries) =>
    tries < times ? fate : 'fine'
const oneIn =
  (n: number): ((luck: Chance) => boolean) =>
  (luck) =>
    luck.pick(n) === 0
const anyOf = (luck: Chance, fates: readonly Fate[]): Fate => fates[luck.pick(fates.length)] as Fate

const beatenNowAndThen: Weather['write'] = (tries, _, luck) => (tries === 0 && luck.pick(3) === 0 ? 'beaten' : 'fine')
const readFailsNowAndThen: Weather['read'] = (luck) => (luck.pick(4) === 0 ? anyOf(luck, ['refused', 'deaf']) : 'fine')

const STORM: readonly Fate[] = ['fine', 'fine', 'fine', 'fine', 'refused', 'lost', 'mute', 'deaf', 'late', 'beaten']

export const WEATHERS: readonly Weather[] = [
  CALM,
  weather('every write fails once', { write: first('refused') }),
  weather('every write fails twice', { write: first('refused', 2) }),
  weather('no write succeeds for ten minutes', {
    write: (_, passed) => (passed > 5000 && passed < OUTAGE_MS ? 'refused' : 'fine'),
  }),
  weather('every reply is lost once', { write: first('lost') }),
  weather('no answer to any write, though it is done', { write: first('mute') }),
  weather('no answer to any write, and it is not done', { write: first('deaf') }),
  weather('every write is done after it failed', { write: first('late') }),
  weather('somebody else writes first', { write: beatenNowAndThen }),
  weather('readings fail', { read: readFailsNowAndThen }),
  // Whoever writes reads where somebody else was first, and seldom else.
  weather('readings fail, and somebody else writes first', { write: beatenNowAndThen, read: readFailsNowAndThen }),
  weather('the clock is set on', { jump: (luck) => (oneIn(4)(luck) ? 3_600_000 : 0) }),
  weather('the clock is set back', { jump: (luck) => (oneIn(4)(luck) ? -3_600_000 : 0) }),
  weather('a restart before every step', { restart: () => true }),
  weather('a restart now and then', { restart: oneIn(5), awayMs: 45_000 }),
  weather('everything at once', {
    write: (tries, _, luck) => (tries < 4 ? anyOf(luck, STORM) : 'fine'),
    read: (luck) => (luck.pick(8) === 0 ? anyOf(luck, ['refused', 'deaf']) : 'fine'),
    jump: (luck) => (oneIn(20)(luck) ? 60_000 * (luck.pick(3) - 1) : 0),
    restart: oneIn(20),
  }),
]
