import { type Happening, heardBy, keepIn } from '../audience.ts'
import { type Box, type SomeBox, some } from '../box.ts'
import { type Chance, type ChanceOutcome, anyOf } from '../chance/chance.ts'
import { recordingChance, scriptedChance } from '../chance/scripted.ts'
import type { GameTypes, Seat, Viewer } from '../game.ts'
import { ok } from '../refusal.ts'
import { counterpart } from './counterpart.ts'
import { type Answer, followingChance, leadingChance } from './coupled.ts'
import { openLedger } from './ledger.ts'
import { type Pair, cameApart, freshLuck, looksAlike, secondOf } from './pair.ts'
import type { ConformanceRoom } from './room.ts'
import {
  type Run,
  type Trial,
  commitAtRandom,
  draftAgain,
  draftAtRandom,
  lastOf,
  meet,
  nameOf,
  openTrial,
  textOfState,
} from './trial.ts'

/** One decision in both worlds; another seat than the viewer's may do something else that looks the same. */
export interface PairedCommit {
  readonly seat: Seat
  /** By world, then by step. */
  readonly steps: readonly [readonly string[], readonly string[]]
}

/** Two matches that one viewer cannot tell apart, to be played by whatever carries matches to viewers. */
export interface PairedWorlds {
  /** How many seats. */
  readonly seats: number
  readonly viewer: Viewer
  /** None of them tells the viewer, or who only looks on, anything by which the worlds differ; none ends the match. */
  readonly commits: readonly PairedCommit[]
  /** Choices somebody had on the way there: most are illegal where the worlds begin. */
  readonly probes: readonly string[]
  /** By world: the game's box, whose matches begin where that world does and have its luck, whatever is chosen. */
  readonly boxes: readonly [SomeBox, SomeBox]
  /** By world: all of the truth where it begins, as text. */
  readonly truths: readonly [string, string]
}

export interface PairsWanted {
  readonly seed: string
  /** Which of the viewers, in turn. */
  readonly number: number
  /** The most commits before the worlds part, and after. */
  readonly before: number
  readonly after: number
}

/** Most commits show something; so many are tried for one that tells the worlds apart by nothing. */
const TRIES = 4

const PROBES = 8

const someOf = <X>(list: readonly X[], count: number, chance: Chance): readonly X[] =>
  list.length === 0 ? [] : [...new Set(Array.from({ length: count }, () => anyOf(list, chance)))]

/** The luck of one world: by all that is so before a commit's last step, what is drawn then. */
type Luck = Map<string, readonly ChanceOutcome[]>

/** A match under way, not over. */
const playedSome = <T extends GameTypes>(trial: Trial<T>, commits: number): T['State'] => {
  const { game } = trial.box
  const state = game.setup(trial.options, trial.scenario.loadouts, trial.chance, null)
  for (let i = 0; i < commits; i++) {
    const pending = game.pending(state)
    if (pending.status === 'over') return playedSome(trial, Math.floor(i / 2))
    const seat = anyOf(pending.seats, trial.chance)
    meet(trial, game.legal(state, seat))
    commitAtRandom(trial, state, seat, trial.chance)
  }
  return game.pending(state).status === 'over' ? playedSome(trial, Math.floor(commits / 2)) : state
}

const worldBox = <T extends GameTypes>(
  { box, options }: Trial<T>,
  textAt: (state: T['State']) => string,
  start: T['State'],
  luck: Luck,
): SomeBox => {
  const { game } = box
  const dictated = (state: T['State'], chance: Chance): Chance => {
    const outcomes = luck.get(textAt(state))
    return outcomes === undefined ? chance : scriptedChance(outcomes)
  }
  return some<T>({
    ...box,
    complete: () => ok(options),
    game: {
      ...game,
      setup: () => game.clone(start),
      apply: (state, seat, action, chance, emit) =>
        game.apply(state, seat, action, emit === null ? chance : dictated(state, chance), emit),
    },
  })
}

/** The last step of a commit in place: what happens, told to nobody yet. */
const played = <T extends GameTypes>(
  { box }: Trial<T>,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
  chance: Chance,
): readonly Happening<T['Event']>[] => {
  const happenings: Happening<T['Event']>[] = []
  box.game.apply(state, seat, action, chance, keepIn(happenings))
  return happenings
}

/** A commit of both worlds, played in place; null when the one that chance would have tells them apart. */
const commitAlike = <T extends GameTypes>(pair: Pair<T>, lucks: readonly [Luck, Luck]): PairedCommit | null => {
  const { trial, viewer, first, second } = pair
  const { game } = trial.box
  const pending = game.pending(first)
  if (pending.status === 'over') return null
  const seat = anyOf(pending.seats, trial.chance)
  const steps = draftAtRandom(trial, first, seat, trial.chance)
  const other = seat === viewer ? { steps } : counterpart(trial, second, seat, steps, trial.chance)
  if (other === null || other === 'none' || !draftAgain(trial, second, seat, other.steps)) return null
  const before = [textOfState(trial, first), textOfState(trial, second)] as const
  const answers: Answer[] = []
  const [here, there]: [ChanceOutcome[], ChanceOutcome[]] = [[], []]
  const luck = recordingChance(leadingChance(freshLuck(pair), answers), here)
  const same = recordingChance(followingChance(answers, freshLuck(pair)), there)
  const told = played(trial, first, seat, lastOf(steps), luck)
  const toldThere = played(trial, second, seat, lastOf(other.steps), same)
  for (const one of [viewer, 'spectator'] as const)
    if (cameApart({ ...pair, viewer: one }, heardBy(told, one), heardBy(toldThere, one)) !== null) return null
  if (!looksAlike(pair) || !looksAlike({ ...pair, viewer: 'spectator' })) return null
  if (game.pending(first).status === 'over') return null
  lucks[0].set(before[0], here)
  lucks[1].set(before[1], there)
  const texts = (list: readonly T['Action'][]): readonly string[] => list.map((step) => nameOf(trial, step))
  return { seat, steps: [texts(steps), texts(other.steps)] }
}

/**
 * Two worlds for one viewer, with commits for both: what the law of two worlds compares in memory, for a trial of all that lies
 * between a match and a viewer. Faults of the game itself are not told here; the law tells them.
 */
export const pairedWorlds = <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  { seed, number, before, after }: PairsWanted,
): PairedWorlds => {
  const run: Run<T> = { box, room, ledger: openLedger([]), tables: new Map() }
  const trial = openTrial(run, seed)
  const { game } = box
  const viewer = trial.viewers[number % trial.viewers.length] as Viewer
  const first = playedSome(trial, trial.chance.pick(before + 1))
  const parted: Pair<T> = { trial, viewer, source: 'redeal', first, second: first }
  const second = secondOf(parted, first)
  const starts = [first, second] as const
  const pair: Pair<T> = { ...parted, first: game.clone(first), second: game.clone(second) }
  const lucks: [Luck, Luck] = [new Map(), new Map()]
  const commits: PairedCommit[] = []
  for (let tries = 0; tries < TRIES * after && commits.length < after; tries++) {
    const trying: Pair<T> = { ...pair, first: game.clone(pair.first), second: game.clone(pair.second) }
    const next = commitAlike(trying, lucks)
    if (next === null) continue
    Object.assign(pair, { first: trying.first, second: trying.second })
    commits.push(next)
  }
  const textAt = (state: T['State']): string => textOfState(trial, state)
  return {
    seats: trial.scenario.loadouts.length,
    viewer,
    commits,
    probes: someOf(trial.seen.list, PROBES, trial.chance).map((action) => nameOf(trial, action)),
    boxes: [worldBox(trial, textAt, starts[0], lucks[0]), worldBox(trial, textAt, starts[1], lucks[1])],
    truths: [textAt(starts[0]), textAt(starts[1])],
  }
}
