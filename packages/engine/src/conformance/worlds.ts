import { type Happening, keepIn, received } from '../audience.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Seat, Viewer } from '../game.ts'
import { differingPaths, sameActions } from './compare.ts'
import { counterpart } from './counterpart.ts'
import { type Answer, followingChance, leadingChance } from './coupled.ts'
import type { Law } from './laws.ts'
import {
  type Run,
  type Trial,
  draftAgain,
  draftAtRandom,
  lastOf,
  meet,
  nameOf,
  note,
  openTrial,
  randomOf,
  stage,
  textOfView,
} from './trial.ts'

/** Where second worlds come from. What is redealt finds leaks; what is imagined finds public facts a view lacks. */
export type Source = 'redeal' | 'imagine'

/** Refusals probed at each commit. */
const PROBES = 12
/** One in so many commits the second world is dealt anew though nothing has told the worlds apart. */
const FRESH = 6
/** One in so many commits a seat resigns, on the side. */
const RESIGNS = 16

interface Pair<T extends GameTypes> {
  readonly trial: Trial<T>
  readonly viewer: Viewer
  readonly source: Source
  first: T['State']
  second: T['State']
}

/**
 * Plays two worlds that a viewer cannot tell apart by the same steps and the same luck, and compares all that he
 * receives. When a disclosing event has told them apart, the second world is dealt anew and the match goes on.
 */
export const tryWorlds = <T extends GameTypes>(run: Run<T>, seed: string, number: number, source: Source): void => {
  const trial = openTrial(run, seed)
  const { ledger } = trial
  try {
    ledger.law = lawOf(source)
    const viewer = trial.viewers[number % trial.viewers.length] as Viewer
    const first = trial.box.game.setup(trial.options, trial.scenario.loadouts, trial.chance, null)
    const pair: Pair<T> = { trial, viewer, source, first, second: first }
    playPair(pair)
  } catch (error) {
    ledger.threw(error)
  }
}

const lawOf = (source: Source): Law => (source === 'redeal' ? 'two-worlds' : 'imagine')
const fail = <T extends GameTypes>(pair: Pair<T>, law: Law, text: string, paths: readonly string[] = []): void =>
  pair.trial.ledger.fail(pair.source === 'imagine' ? 'imagine' : law, `to viewer ${pair.viewer}, ${text}`, paths)

const playPair = <T extends GameTypes>(pair: Pair<T>): void => {
  const { trial } = pair
  const { game } = trial.box
  const { chance, ledger } = trial
  dealSecond(pair)
  for (let commits = 0; commits < trial.bound; commits++) {
    ledger.test(lawOf(pair.source))
    if (!looksAlike(pair)) dealSecond(pair)
    const pending = game.pending(pair.first)
    if (pending.status === 'over') return
    if (chance.pick(RESIGNS) === 0) resignOnTheSide(pair)
    const seat = randomOf(pending.seats, chance)
    const apart = seat === pair.viewer ? commitOfViewer(pair, seat) : commitOfOther(pair, seat)
    if (apart || chance.pick(FRESH) === 0) dealSecond(pair)
  }
}

const dealSecond = <T extends GameTypes>(pair: Pair<T>): void => {
  const { trial, viewer, first } = pair
  const { game } = trial.box
  if (pair.source === 'imagine') {
    pair.second = game.imagine(game.view(first, viewer))(trial.chance)
    return
  }
  pair.second = trial.room.redeal(game.clone(first), viewer, trial.chance)
  const broken = game.check(pair.second)
  if (broken.length > 0) fail(pair, 'two-worlds', `the redealt state is not sound: ${broken.join('; ')}`)
}

/** View, who is asked, choices and refusals; false when one of them tells the worlds apart. */
const looksAlike = <T extends GameTypes>(pair: Pair<T>): boolean => {
  const { trial, viewer, first, second } = pair
  const { game } = trial.box
  if (textOfView(trial, first, viewer) !== textOfView(trial, second, viewer)) {
    const paths = differingPaths(game.view(first, viewer), game.view(second, viewer))
    if (paths.length > 0 || pair.source === 'redeal') {
      fail(pair, 'two-worlds', 'the view tells the worlds apart', paths)
      return choicesAlike(pair) && false
    }
  }
  const [now, then] = [game.pending(first), game.pending(second)]
  if (now !== then && JSON.stringify(now) !== JSON.stringify(then)) {
    fail(pair, 'two-worlds', 'who is asked tells the worlds apart', differingPaths(now, then))
    return false
  }
  return choicesAlike(pair)
}

/** The viewer's own choices and refusals, also amid his draft. */
const choicesAlike = <T extends GameTypes>(pair: Pair<T>): boolean => {
  const { trial, viewer, first, second } = pair
  const { game } = trial.box
  if (viewer === 'spectator') return true
  const read = (action: T['Action']): string => nameOf(trial, action)
  trial.ledger.test('choices')
  const [now, then] = [game.legal(first, viewer), game.legal(second, viewer)]
  if (!sameActions(now, then, read)) {
    fail(pair, 'choices', `the choices are ${now.map(read).join(', ')} or ${then.map(read).join(', ')}`)
    return false
  }
  for (let probe = 0; probe < PROBES && trial.seen.list.length > 0; probe++) {
    const action = randomOf(trial.seen.list, trial.chance)
    const [here, there] = [game.refuse(first, viewer, action), game.refuse(second, viewer, action)]
    if (here !== there && JSON.stringify(here) !== JSON.stringify(there)) {
      trial.ledger.test('refusals')
      fail(pair, 'refusals', `the refusal of ${read(action)} tells the worlds apart`, differingPaths(here, there))
      return false
    }
  }
  trial.ledger.test('refusals')
  trial.ledger.law = lawOf(pair.source)
  return true
}

/** The viewer does the same in both worlds: they offer him the same. True when they came apart. */
const commitOfViewer = <T extends GameTypes>(pair: Pair<T>, seat: Seat): boolean => {
  const { trial, first, second } = pair
  const { game } = trial.box
  for (;;) {
    const actions = game.legal(first, seat)
    meet(trial, actions)
    const action = randomOf(actions, trial.chance)
    if (game.refuse(second, seat, action) !== null) {
      fail(pair, 'choices', `${nameOf(trial, action)} is legal in one world and refused in the other`)
      break
    }
    note(trial, seat, action)
    if (!game.staged(action)) return playBoth(pair, seat, action, action)
    for (const world of [first, second]) stage(trial, world, seat, action)
    if (!choicesAlike(pair)) break
  }
  play(pair, first, seat, lastOf(draftAtRandom(trial, first, seat, trial.chance)))([])
  return true
}

/** Another seat does in the second world what looks the same. True when the worlds came apart. */
const commitOfOther = <T extends GameTypes>(pair: Pair<T>, seat: Seat): boolean => {
  const { trial, first, second } = pair
  meet(trial, trial.box.game.legal(first, seat))
  const steps = draftAtRandom(trial, first, seat, trial.chance)
  const other = counterpart(trial, second, seat, steps, trial.chance)
  for (const step of steps) note(trial, seat, step)
  if (other !== null && other !== 'none') {
    draftAgain(trial, second, seat, other.steps)
    return playBoth(pair, seat, lastOf(steps), lastOf(other.steps))
  }
  const events = play(pair, first, seat, lastOf(steps))([])
  if (other === null) trial.ledger.gaveUp()
  if (other === 'none' && !events.some((event) => mayDisclose(pair, event).length > 0)) {
    const shape = trial.room.shape(trial.options, steps)
    fail(
      pair,
      'two-worlds',
      `a commit of shape ${shape} is possible in one world only, and no disclosing event told so`,
    )
  }
  return true
}

/** Plays the last step of a commit; call the result with answers of another world to follow, or with an empty list to lead. */
const play =
  <T extends GameTypes>(pair: Pair<T>, state: T['State'], seat: Seat, action: T['Action']) =>
  (answers: Answer[]): readonly T['Event'][] => {
    const { trial, viewer } = pair
    const happenings: Happening<T['Event']>[] = []
    const own = sampledChance(trial.chance.pick(0x7fffffff))
    const chance = state === pair.first ? leadingChance(own, answers) : followingChance(answers, own)
    trial.box.game.apply(state, seat, action, chance, keepIn(happenings))
    return happenings.map((one) => received(one, viewer)).filter((event) => event !== null)
  }

const playBoth = <T extends GameTypes>(pair: Pair<T>, seat: Seat, here: T['Action'], there: T['Action']): boolean => {
  const answers: Answer[] = []
  const first = play(pair, pair.first, seat, here)(answers)
  const second = play(pair, pair.second, seat, there)(answers)
  return cameApart(pair, first, second)
}

/** Whether the events told the worlds apart; the first that did so must have been allowed to. */
const cameApart = <T extends GameTypes>(
  pair: Pair<T>,
  first: readonly T['Event'][],
  second: readonly T['Event'][],
): boolean => {
  for (let i = 0; i < Math.max(first.length, second.length); i++) {
    const [here, there] = [first[i], second[i]]
    if (here === undefined || there === undefined) {
      fail(pair, 'two-worlds', `an event ${(here ?? there)?.kind} came in one world only`)
      return true
    }
    if (JSON.stringify(here) === JSON.stringify(there)) continue
    if (here.kind !== there.kind) {
      fail(pair, 'two-worlds', `an event ${here.kind} came in one world, ${there.kind} in the other`)
      return true
    }
    const paths = differingPaths(here, there)
    if (!pair.trial.box.game.disclosing.includes(here.kind)) {
      fail(pair, 'two-worlds', `${here.kind} tells the worlds apart and is not declared disclosing`, paths)
      return true
    }
    const allowed = mayDisclose(pair, here)
    const told = paths.map((path) => path.split('.')[0] as string).filter((field) => !allowed.includes(field))
    if (told.length > 0) fail(pair, 'two-worlds', `${here.kind} tells what it may not, by ${told.join(', ')}`, paths)
    return true
  }
  return false
}

/** Fields by which this event may teach the viewer something. */
const mayDisclose = <T extends GameTypes>(pair: Pair<T>, event: T['Event']): readonly string[] =>
  pair.trial.box.game.disclosing.includes(event.kind) ? pair.trial.room.discloses(event, pair.viewer) : []

/** A seat leaves in both worlds, on clones. */
const resignOnTheSide = <T extends GameTypes>(pair: Pair<T>): void => {
  const { trial, viewer } = pair
  const { game } = trial.box
  const seat = trial.chance.pick(trial.scenario.loadouts.length)
  const aside: Pair<T> = { ...pair, first: game.clone(pair.first), second: game.clone(pair.second) }
  const answers: Answer[] = []
  const own = sampledChance(trial.chance.pick(0x7fffffff))
  const [here, there]: [Happening<T['Event']>[], Happening<T['Event']>[]] = [[], []]
  game.resign(aside.first, seat, leadingChance(own, answers), keepIn(here))
  game.resign(aside.second, seat, followingChance(answers, own), keepIn(there))
  const receive = (list: readonly Happening<T['Event']>[]): readonly T['Event'][] =>
    list.map((one) => received(one, viewer)).filter((event) => event !== null)
  if (!cameApart(aside, receive(here), receive(there))) looksAlike(aside)
}
