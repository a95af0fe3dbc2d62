import { anyOf } from '../chance/chance.ts'
import type { Catalogue } from '../text-room.ts'
import type { GameTypes, Outcome, Pending, Seat } from '../game.ts'
import { LONGEST_STEP } from '../playing.ts'
import { isRule, testCited, testEnd } from './citing.ts'
import { type Trial, meet, nameOf } from './trial.ts'

/** Illegal actions probed at each step. */
const PROBES = 12

/** Who is asked and who is not. False when the match cannot go on. */
export const testPending = <T extends GameTypes>(trial: Trial<T>, state: T['State'], pending: Pending): boolean => {
  const { ledger, scenario, seen, chance } = trial
  const { game } = trial.box
  const asked = pending.status === 'deciding' ? pending.seats : []
  ledger.test('liveness')
  if (pending.status === 'deciding') {
    const rising = asked.every((seat, i) => i === 0 || seat > (asked[i - 1] as Seat))
    const seated = asked.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < scenario.loadouts.length)
    if (asked.length === 0 || !rising || !seated) ledger.fail('liveness', `seats ${asked.join()} are asked`)
  }
  ledger.test('pending')
  for (const seat of scenario.loadouts.keys()) {
    if (asked.includes(seat)) continue
    const actions = game.legal(state, seat)
    if (actions.length > 0) ledger.fail('pending', `seat ${seat} is not asked and has ${actions.length} legal actions`)
    const probe = seen.list.length === 0 ? null : anyOf(seen.list, chance)
    if (probe !== null && game.refuse(state, seat, probe) === null) {
      ledger.fail('pending', `seat ${seat} is not asked and ${nameOf(trial, probe)} is not refused`)
    }
  }
  return asked.length > 0
}

/** The list of choices against refusals and notation. False when there is no choice. */
export const testChoices = <T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  seat: Seat,
  actions: readonly T['Action'][],
): boolean => {
  const { ledger, seen, chance } = trial
  const { game } = trial.box
  if (actions.length === 0) {
    ledger.fail('liveness', `seat ${seat} is asked and has no legal action`)
    return false
  }
  for (const action of [...meet(trial, actions), anyOf(actions, chance)]) testNotation(trial, action)
  const legal = new Set(actions)
  if (ledger.wants('legal')) testListed(trial, state, seat, actions)
  const probing = ledger.wants('legal', 'text', 'citation')
  for (let probe = 0; probe < PROBES; probe++) {
    const action = anyOf(seen.list, chance)
    if (!probing || legal.has(action)) continue
    const refused = game.refuse(state, seat, action)
    if (refused === null) ledger.fail('legal', `${nameOf(trial, action)} of seat ${seat} is neither listed nor refused`)
    else {
      testRefusal(trial, refused)
      testCited(trial, refused, action)
    }
  }
  return true
}

/** What is listed is taken, and stands there once. */
const testListed = <T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  seat: Seat,
  actions: readonly T['Action'][],
): void => {
  const { ledger } = trial
  ledger.test('legal')
  if (new Set(actions).size !== actions.length) ledger.fail('legal', `a choice of seat ${seat} is listed twice`)
  for (const action of actions) {
    const refused = trial.box.game.refuse(state, seat, action)
    if (refused !== null) {
      ledger.fail('legal', `${nameOf(trial, action)} of seat ${seat} is listed and refused: ${refused.code}`)
    }
  }
}

const testNotation = <T extends GameTypes>(trial: Trial<T>, action: T['Action']): void => {
  const { ledger, options, chance } = trial
  const { game, text } = trial.box
  ledger.test('notation')
  const name = game.format(options, action)
  if (game.parse(options, name) !== action) {
    ledger.fail('notation', `${JSON.stringify(name)} does not name the object it was made from`)
  }
  const other = trial.seen.byText.get(name)
  if (other !== undefined && other !== action) ledger.fail('notation', `${JSON.stringify(name)} names two actions`)
  trial.seen.byText.set(name, action)
  if (!Object.isFrozen(action)) ledger.fail('notation', `the action ${name} is not frozen`)
  if (name.length === 0 || name.length > LONGEST_STEP || !/^[\x20-\x7e\u00a0-\uffff]*$/.test(name)) {
    ledger.fail('notation', `${JSON.stringify(name)} is empty, too long or not printable`)
  }
  const at = chance.pick(name.length)
  const spoilt = name.slice(0, at) + 'x~ '.charAt(chance.pick(3)) + name.slice(at + 1)
  const read = game.parse(options, spoilt)
  if (read !== null && game.parse(options, game.format(options, read)) !== read) {
    ledger.fail('notation', `${JSON.stringify(spoilt)} is read as an action without a name`)
  }
  testSentence(trial, text.action(options, action))
}

const testRefusal = <T extends GameTypes>(
  trial: Trial<T>,
  refused: { readonly code: string; readonly rule: string; readonly values: object },
): void => {
  const { rulebook, text } = trial.box
  trial.ledger.test('text')
  if (!isRule(rulebook, refused.rule) && !refused.rule.startsWith('TABLE-')) {
    trial.ledger.fail('text', `the refusal ${refused.code} names ${refused.rule}, which is no rule of the rulebook`)
  }
  testSentence(trial, text.refusal(trial.options, refused as Parameters<typeof text.refusal>[1]))
}

/** By catalogue, what was found to stand in it: the same sentences are said at every step. */
const said = new WeakMap<Catalogue, Set<string>>()

/** Whole or by its plural forms. */
const stands = (catalogue: Catalogue, id: string): boolean => {
  let room: unknown = catalogue
  const steps = id.split('.')
  const last = steps.pop() as string
  for (const step of steps) room = isFolder(room) ? room[step] : undefined
  return isFolder(room) && [last, `${last}_other`].some((key) => typeof room[key] === 'string')
}

/** A message must stand in the English catalogue. */
export const testSentence = <T extends GameTypes>(trial: Trial<T>, { id }: { readonly id: string }): void => {
  trial.ledger.test('text')
  const catalogue = trial.box.text.catalogues['en'] ?? {}
  const known = said.get(catalogue) ?? new Set()
  if (known.has(id)) return
  said.set(catalogue, known)
  if (stands(catalogue, id)) known.add(id)
  else trial.ledger.fail('text', `${id} has no English sentence`)
}

const isFolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Places and payoffs of a match that has ended. */
export const testOutcome = <T extends GameTypes>(trial: Trial<T>, outcome: Outcome): void => {
  const { ledger } = trial
  const { places, payoffs } = outcome
  const seats = trial.scenario.loadouts.length
  ledger.test('outcome')
  if (places.length !== seats || payoffs.length !== seats)
    ledger.fail('outcome', 'not every seat has a place and a payoff')
  for (const [seat, place] of places.entries()) {
    const better = places.filter((other) => other < place).length
    if (place !== better + 1) ledger.fail('outcome', `places ${places.join()} are no ranking`)
    const payoff = payoffs[seat] as number
    if (!Number.isFinite(payoff)) ledger.fail('outcome', `a payoff is ${payoff}`)
    if (places.some((other, rival) => other > place && (payoffs[rival] as number) > payoff)) {
      ledger.fail('outcome', `places ${places.join()} and payoffs ${payoffs.join()} disagree`)
    }
  }
  if (seats === 2 && Math.abs((payoffs[0] as number) + (payoffs[1] as number)) > 1e-9) {
    ledger.fail('outcome', `two seats are paid ${payoffs.join()}`)
  }
  if (places.filter((place) => place === 1).length > 1 && !trial.box.draws(trial.options))
    ledger.fail('outcome', `${outcome.reason} is a draw, under options that know none`)
  testSentence(trial, trial.box.text.outcome(trial.options, outcome))
  testEnd(trial, outcome)
}
