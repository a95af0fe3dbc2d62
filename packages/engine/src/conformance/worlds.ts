import { type Happening, keepIn } from '../audience.ts'
import { anyOf } from '../chance/chance.ts'
import type { GameTypes, Seat, Viewer } from '../game.ts'
import { counterpart } from './counterpart.ts'
import { type Answer, followingChance, leadingChance } from './coupled.ts'
import {
  type Heard,
  type Pair,
  type Source,
  audible,
  cameApart,
  choicesAlike,
  fail,
  freshLuck,
  heard,
  lawOf,
  looksAlike,
  mayDisclose,
  secondOf,
  signsAlike,
} from './pair.ts'
import { type Run, draftAgain, draftAtRandom, lastOf, meet, nameOf, note, openTrial, stage } from './trial.ts'

/** One in so many commits the second world is dealt anew though nothing has told the worlds apart. */
const FRESH = 6
/** One in so many commits a seat resigns, on the side. */
const RESIGNS = 16
/** One in so many commits what follows a first difference is looked for, in so many other worlds. */
const FURTHER = { oneIn: 3, worlds: 24 } as const

/**
 * Plays two worlds that a viewer cannot tell apart by the same steps and the same luck, and compares all that
 * each of them shows. When a disclosing event has told them apart, the second world is dealt anew and the match goes on.
 */
export const tryWorlds = <T extends GameTypes>(run: Run<T>, seed: string, number: number, source: Source): void => {
  const trial = openTrial(run, seed)
  const { ledger } = trial
  try {
    ledger.law = lawOf(source)
    const viewer = trial.viewers[number % trial.viewers.length] as Viewer
    const first = trial.box.game.setup(trial.options, trial.scenario.loadouts, trial.chance, null)
    playPair({ trial, viewer, source, first, second: first })
  } catch (error) {
    ledger.threw(error)
  }
}

const playPair = <T extends GameTypes>(pair: Pair<T>): void => {
  const { trial } = pair
  const { game } = trial.box
  const { chance, ledger } = trial
  pair.second = secondOf(pair, pair.first)
  for (let commits = 0; commits < trial.bound; commits++) {
    ledger.test(lawOf(pair.source))
    if (!looksAlike(pair)) pair.second = secondOf(pair, pair.first)
    const pending = game.pending(pair.first)
    if (pending.status === 'over') return
    if (chance.pick(RESIGNS) === 0) resignOnTheSide(pair)
    const seat = anyOf(pending.seats, chance)
    const before = chance.pick(FURTHER.oneIn) === 0 ? game.clone(pair.first) : null
    const played = seat === pair.viewer ? commitOfViewer(pair, seat) : commitOfOther(pair, seat)
    if (before !== null) lookFurther(pair, before, seat, played)
    if (played.apart !== null || chance.pick(FRESH) === 0) pair.second = secondOf(pair, pair.first)
  }
}

/** A commit in the first world. */
interface Played<T extends GameTypes> extends Heard<T> {
  readonly steps: readonly T['Action'][]
  readonly answers: readonly Answer[]
  /** The index of the event that told the worlds apart; -1 when they were so before, null when nothing did. */
  readonly apart: number | null
}

/** The viewer does the same in both worlds: both offer the same. */
const commitOfViewer = <T extends GameTypes>(pair: Pair<T>, seat: Seat): Played<T> => {
  const { trial, first, second } = pair
  const { game } = trial.box
  const steps: T['Action'][] = []
  for (;;) {
    const actions = game.legal(first, seat)
    meet(trial, actions)
    const action = anyOf(actions, trial.chance)
    if (game.refuse(second, seat, action) !== null) {
      fail(pair, 'choices', `${nameOf(trial, action)} is legal in one world and refused in the other`)
      break
    }
    note(trial, seat, action)
    steps.push(action)
    if (!game.staged(action)) return playBoth(pair, seat, steps, action)
    for (const world of [first, second]) stage(trial, world, seat, action)
    if (!choicesAlike(pair)) break
  }
  return playFirst(pair, seat, [...steps, ...draftAtRandom(trial, first, seat, trial.chance)])
}

/** Another seat does in the second world what looks the same. */
const commitOfOther = <T extends GameTypes>(pair: Pair<T>, seat: Seat): Played<T> => {
  const { trial, first, second } = pair
  meet(trial, trial.box.game.legal(first, seat))
  const steps = draftAtRandom(trial, first, seat, trial.chance)
  const other = counterpart(trial, second, seat, steps, trial.chance)
  for (const step of steps) note(trial, seat, step)
  if (other !== null && other !== 'none') {
    draftAgain(trial, second, seat, other.steps)
    return playBoth(pair, seat, steps, lastOf(other.steps))
  }
  const played = playFirst(pair, seat, steps)
  if (other === null) trial.ledger.gaveUp()
  if (other === 'none' && !played.events.some((event) => mayDisclose(pair, event).length > 0)) {
    const shape = trial.room.shape(trial.options, steps)
    const text = `a commit of shape ${shape} is possible in one world only, and no disclosing event told so`
    fail(pair, 'two-worlds', text)
  }
  return played
}

const playFirst = <T extends GameTypes>(pair: Pair<T>, seat: Seat, steps: readonly T['Action'][]): Played<T> => {
  const answers: Answer[] = []
  const told = heard(pair, pair.first, seat, lastOf(steps), leadingChance(freshLuck(pair), answers))
  return { steps, answers, ...told, apart: -1 }
}

const playBoth = <T extends GameTypes>(
  pair: Pair<T>,
  seat: Seat,
  steps: readonly T['Action'][],
  there: T['Action'],
): Played<T> => {
  const played = playFirst(pair, seat, steps)
  const second = heard(pair, pair.second, seat, there, followingChance(played.answers, freshLuck(pair)))
  const apart = cameApart(pair, played.events, second.events)
  if (apart === null) signsAlike(pair, played, second)
  return { ...played, apart }
}

/**
 * What comes after the event that told the worlds apart is compared with nothing. So other worlds are tried that agree
 * with the first up to a later event.
 */
const lookFurther = <T extends GameTypes>(pair: Pair<T>, before: T['State'], seat: Seat, played: Played<T>): void => {
  const { trial } = pair
  const { steps, answers, events } = played
  let reached = played.apart
  for (let i = 0; i < FURTHER.worlds && reached !== null && reached < events.length - 1; i++) {
    const other = secondOf(pair, before)
    if (!draftAgain(trial, other, seat, steps)) continue
    trial.ledger.test(lawOf(pair.source))
    const there = heard(pair, other, seat, lastOf(steps), followingChance(answers, freshLuck(pair)))
    const apart = cameApart(pair, events, there.events)
    reached = apart === null ? null : Math.max(apart, reached)
  }
}

/** A seat leaves in both worlds, on clones. */
const resignOnTheSide = <T extends GameTypes>(pair: Pair<T>): void => {
  const { trial } = pair
  const { game } = trial.box
  const seat = trial.chance.pick(trial.scenario.loadouts.length)
  const aside: Pair<T> = { ...pair, first: game.clone(pair.first), second: game.clone(pair.second) }
  const answers: Answer[] = []
  const [here, there]: [Happening<T['Event']>[], Happening<T['Event']>[]] = [[], []]
  game.resign(aside.first, seat, leadingChance(freshLuck(pair), answers), keepIn(here))
  game.resign(aside.second, seat, followingChance(answers, freshLuck(pair)), keepIn(there))
  if (cameApart(aside, audible(aside, here), audible(aside, there)) === null) looksAlike(aside)
}
