import { sampledChance } from '../chance/sampled.ts'
import { type Happening, heardBy, keepIn } from '../audience.ts'
import { type Chance, anyOf } from '../chance/chance.ts'
import type { GameTypes, Seat, Viewer } from '../game.ts'
import { type Sign, signOf } from '../take-back.ts'
import { differingPaths, readsAlike, sameActions } from './compare.ts'
import type { Law } from './laws.ts'
import { type Trial, nameOf } from './trial.ts'

/** Where second worlds come from. What is redealt finds leaks; what is imagined finds public facts a view lacks. */
export type Source = 'redeal' | 'imagine'

/** Refusals probed at each comparison. */
const PROBES = 12

/** Two worlds that a viewer cannot tell apart. */
export interface Pair<T extends GameTypes> {
  readonly trial: Trial<T>
  readonly viewer: Viewer
  readonly source: Source
  first: T['State']
  second: T['State']
}

export const lawOf = (source: Source): Law => (source === 'redeal' ? 'two-worlds' : 'imagine')

export const fail = <T extends GameTypes>(pair: Pair<T>, law: Law, text: string, paths: readonly string[] = []): void =>
  pair.trial.ledger.fail(pair.source === 'imagine' ? 'imagine' : law, `to viewer ${pair.viewer}, ${text}`, paths)

/** Another world in which the viewer would have seen the same. */
export const secondOf = <T extends GameTypes>(pair: Pair<T>, first: T['State']): T['State'] => {
  const { trial, viewer } = pair
  const { game } = trial.box
  if (pair.source === 'imagine') return game.imagine(game.view(first, viewer))(trial.chance)
  const second = trial.room.redeal(game.clone(first), viewer, trial.chance)
  const broken = game.check(second)
  if (broken.length > 0) fail(pair, 'two-worlds', `the redealt state is not sound: ${broken.join('; ')}`)
  return second
}

/** Luck of its own for one commit. */
export const freshLuck = <T extends GameTypes>(pair: Pair<T>): Chance =>
  sampledChance(pair.trial.chance.pick(0x7fffffff))

/** What came of a commit. */
export interface Heard<T extends GameTypes> {
  /** As the viewer heard it. */
  readonly events: readonly T['Event'][]
  /** Whether it can be taken back, and why not. */
  readonly sign: Sign['code'] | 'none'
}

/** Plays the last step of a commit in place; what the viewer hears of it. */
export const heard = <T extends GameTypes>(
  pair: Pair<T>,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
  chance: Chance,
): Heard<T> => {
  const { game } = pair.trial.box
  const happenings: Happening<T['Event']>[] = []
  game.apply(state, seat, action, chance, keepIn(happenings))
  return { events: audible(pair, happenings), sign: signOf(game, happenings)?.code ?? 'none' }
}

/** Who hears the same of a commit in two worlds is not to tell them apart by an offer to take it back, or by its refusal. */
export const signsAlike = <T extends GameTypes>(pair: Pair<T>, here: Heard<T>, there: Heard<T>): void => {
  if (pair.source === 'imagine') return
  pair.trial.ledger.test('take-back')
  if (here.sign !== there.sign) {
    const told = `it told ${here.sign} in one world and ${there.sign} in the other`
    fail(pair, 'take-back', `whether a commit can be taken back tells the worlds apart: ${told}`)
  }
}

export const audible = <T extends GameTypes>(
  { viewer }: Pair<T>,
  happenings: readonly Happening<T['Event']>[],
): readonly T['Event'][] => heardBy(happenings, viewer)

/** View, who is asked, choices and refusals; false when one of them tells the worlds apart. */
export const looksAlike = <T extends GameTypes>(pair: Pair<T>): boolean => {
  const { trial, viewer, first, second } = pair
  const { game } = trial.box
  const [here, there] = [game.view(first, viewer), game.view(second, viewer)]
  if (!readsAlike(here, there, trial.options)) {
    const paths = differingPaths(here, there)
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

/** The viewer's own choices and refusals, also amid a draft. */
export const choicesAlike = <T extends GameTypes>(pair: Pair<T>): boolean => {
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
    const action = anyOf(trial.seen.list, trial.chance)
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

/** The index of the first event that told the worlds apart, or null. It must have been allowed to. */
export const cameApart = <T extends GameTypes>(
  pair: Pair<T>,
  first: readonly T['Event'][],
  second: readonly T['Event'][],
): number | null => {
  for (let i = 0; i < Math.max(first.length, second.length); i++) {
    const [here, there] = [first[i], second[i]]
    if (here === undefined || there === undefined) {
      fail(pair, 'two-worlds', `an event ${(here ?? there)?.kind} came in one world only`)
      return i
    }
    if (JSON.stringify(here) === JSON.stringify(there)) continue
    if (here.kind !== there.kind) {
      fail(pair, 'two-worlds', `an event ${here.kind} came in one world, ${there.kind} in the other`)
      return i
    }
    const paths = differingPaths(here, there)
    if (!pair.trial.box.game.disclosing.includes(here.kind)) {
      fail(pair, 'two-worlds', `${here.kind} tells the worlds apart and is not declared disclosing`, paths)
      return i
    }
    // Where it shows something in one world only, that is what tells them apart.
    const allowed = [...mayDisclose(pair, here), ...mayDisclose(pair, there)]
    const told = paths.map((path) => path.split('.')[0] as string).filter((field) => !allowed.includes(field))
    if (told.length > 0) fail(pair, 'two-worlds', `${here.kind} tells what it may not, by ${told.join(', ')}`, paths)
    return i
  }
  return null
}

/** Fields by which this event may teach the viewer something. */
export const mayDisclose = <T extends GameTypes>({ trial, viewer }: Pair<T>, event: T['Event']): readonly string[] =>
  trial.box.game.disclosing.includes(event.kind) ? trial.room.discloses(event, viewer, trial.options) : []
