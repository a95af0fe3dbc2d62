import { type Happening, keepIn } from '../audience.ts'
import { type ChanceOutcome, anyOf } from '../chance/chance.ts'
import { noChance } from '../chance/no-chance.ts'
import { recordingChance, scriptedChance } from '../chance/scripted.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Seat, Viewer } from '../game.ts'
import { differingFields, differingPaths, notJson, readsAlike, textOf } from './compare.ts'
import { testOutcome } from './contract.ts'
import { type Trial, commitAtRandom, nameOf, stage, textOfState } from './trial.ts'

/** Commits a clone is played on to see whether its original changes with it. */
const AHEAD = 12

/** Plays up to so many commits at random, or to the end, in place. */
const playOn = <T extends GameTypes>(trial: Trial<T>, state: T['State'], commits: number): void => {
  const { game } = trial.box
  for (let i = 0; i < commits; i++) {
    const pending = game.pending(state)
    if (pending.status === 'over') return
    commitAtRandom(trial, state, anyOf(pending.seats, trial.chance), trial.chance)
  }
}

export const testClone = <T extends GameTypes>(trial: Trial<T>, state: T['State']): void => {
  const { ledger } = trial
  ledger.test('clone')
  const before = textOfState(trial, state)
  const clone = trial.box.game.clone(state)
  if (!readsAlike(state, clone, trial.options)) {
    ledger.fail('clone', 'a clone differs from its original', differingPaths(state, clone))
    return
  }
  playOn(trial, clone, AHEAD)
  const after = textOfState(trial, state)
  if (after !== before) {
    ledger.fail('clone', 'playing on a clone changes the original', differingFields(before, after))
  }
}

export const testJson = <T extends GameTypes>(trial: Trial<T>, value: object, what: string): void => {
  if (!trial.ledger.wants('json')) return
  trial.ledger.test('json')
  const wrong = notJson(value, trial.options)
  if (wrong !== null) trial.ledger.fail('json', `${what}${wrong}`)
}

/** What was answered, to be looked at again when the match has gone on. */
interface Answered {
  readonly viewer: Viewer
  readonly view: object
  readonly text: string
}

/** Asks for everything once. The result tells, later, whether the answers have stayed as they were. */
export const testReading = <T extends GameTypes>(trial: Trial<T>, state: T['State']): (() => void) => {
  const { ledger, viewers } = trial
  const { game } = trial.box
  ledger.test('reading')
  const before = textOfState(trial, state)
  const kept: Answered[] = []
  for (const viewer of viewers) {
    const view = game.view(state, viewer)
    if (view.viewer !== viewer) ledger.fail('reading', `the view of ${viewer} says it is of ${view.viewer}`)
    testJson(trial, view, 'view')
    kept.push({ viewer, view, text: textOf(view, trial.options) })
    if (viewer === 'spectator') continue
    const actions = game.legal(state, viewer)
    for (const action of actions.slice(0, 4)) {
      testJson(trial, action, 'action')
      game.refuse(state, viewer, action)
    }
    const probe = trial.seen.list.length === 0 ? null : anyOf(trial.seen.list, trial.chance)
    const refused = probe === null ? null : game.refuse(state, viewer, probe)
    if (refused !== null) testJson(trial, refused, 'refusal')
    game.imagine(view)(sampledChance(trial.chance.pick(1000)))
    if (actions.length > 0) testBot(trial, state, view, viewer, actions)
  }
  ledger.law = 'reading'
  game.check(state)
  if (textOfState(trial, state) !== before) ledger.fail('reading', 'being asked changes the state')
  for (const viewer of viewers) {
    if (!readsAlike(game.view(state, viewer), game.view(state, viewer), trial.options)) {
      ledger.fail('reading', `the view of ${viewer} differs from one time to the next`)
    }
  }
  return () => {
    for (const { viewer, view, text } of kept) {
      const now = textOf(view, trial.options)
      if (now === text) continue
      const fields = differingFields(text, now)
      ledger.fail('reading', `a view given to ${viewer} changes when the match goes on`, fields)
    }
  }
}

const testBot = <T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  view: T['View'],
  seat: Seat,
  actions: readonly T['Action'][],
): void => {
  const { ledger } = trial
  const { game, bot } = trial.box
  ledger.test('bot')
  const before = actions.slice()
  const ordered = new Set(bot.order(view, actions))
  if (ordered.size !== actions.length || actions.some((action) => !ordered.has(action))) {
    ledger.fail('bot', 'the ordered actions are not those that were given')
  }
  if (before.some((action, i) => action !== actions[i])) ledger.fail('bot', 'ordering changes the list it was given')
  const worth = bot.evaluate(view, seat)
  if (!Number.isFinite(worth)) ledger.fail('bot', `a view is valued ${worth}`)
  if (bot.plan !== undefined) testPlan(trial, game.clone(state), seat, bot.plan(view, actions))
}

/** Follows a plan, on a clone. */
const testPlan = <T extends GameTypes>(
  { box: { game, bot }, ledger }: Trial<T>,
  state: T['State'],
  seat: Seat,
  plan: readonly T['Action'][],
): void => {
  if (plan.length === 0) ledger.fail('bot', 'a plan has no step')
  for (const [at, step] of plan.entries()) {
    const actions = game.legal(state, seat)
    if (bot.order(game.view(state, seat), actions)[0] !== step) {
      ledger.fail('bot', `step ${at} of a plan is not the one that is put first`)
      return
    }
    if (game.staged(step)) game.apply(state, seat, step, noChance, null)
    else if (at < plan.length - 1) ledger.fail('bot', 'a plan goes on beyond its commit')
  }
}

/** A seat leaves, on a clone, and the rest is played to the end. */
export const testResign = <T extends GameTypes>(trial: Trial<T>, state: T['State']): void => {
  const { ledger, scenario, chance } = trial
  const { game } = trial.box
  ledger.test('resign')
  const seats = scenario.loadouts.length
  const seat = chance.pick(seats)
  const left = game.clone(state)
  const again = game.clone(state)
  const outcomes: ChanceOutcome[] = []
  const happenings: Happening<T['Event']>[] = []
  game.resign(left, seat, recordingChance(chance, outcomes), keepIn(happenings))
  game.resign(again, seat, scriptedChance(outcomes), null)
  if (!readsAlike(left, again, trial.options)) {
    ledger.fail('resign', 'resigning twice alike differs', differingPaths(left, again))
  }
  const broken = game.check(left)
  if (broken.length > 0) ledger.fail('resign', `after seat ${seat} resigned: ${broken.join('; ')}`)
  if (game.legal(left, seat).length > 0) ledger.fail('resign', `seat ${seat} resigned and has legal actions`)
  if (seats === 2 && game.pending(left).status !== 'over') {
    ledger.fail('resign', `seat ${seat} of two resigned and the match goes on`)
    return
  }
  for (let steps = 0; steps <= trial.bound; steps++) {
    const pending = game.pending(left)
    if (pending.status === 'over') {
      testOutcome(trial, pending.outcome)
      if (pending.outcome.places[seat] === 1) ledger.fail('resign', `seat ${seat} resigned and is in the first place`)
      return
    }
    if (pending.seats.includes(seat)) {
      ledger.fail('resign', `seat ${seat} resigned and is asked`)
      return
    }
    commitAtRandom(trial, left, anyOf(pending.seats, chance), chance)
  }
  ledger.fail('resign', `seat ${seat} resigned and the match does not end`)
}

export const testTimeout = <T extends GameTypes>(trial: Trial<T>, state: T['State'], seat: Seat): void => {
  const { ledger, chance } = trial
  const { game, timeout } = trial.box
  ledger.test('timeout')
  const clone = game.clone(state)
  const steps = timeout(game.view(clone, seat), game.legal(clone, seat), chance)
  for (const [i, step] of steps.entries()) {
    const name = nameOf(trial, step)
    const refused = game.refuse(clone, seat, step)
    if (refused !== null) {
      ledger.fail('timeout', `a silent seat ${seat} plays ${name}, which is refused: ${refused.code}`)
      return
    }
    if (game.staged(step) !== i < steps.length - 1)
      ledger.fail('timeout', `${name} ends the commit too soon or not at all`)
    if (game.staged(step)) stage(trial, clone, seat, step)
    else game.apply(clone, seat, step, chance, null)
  }
  if (steps.length === 0) ledger.fail('timeout', `a silent seat ${seat} plays nothing`)
}
