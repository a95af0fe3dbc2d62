import type { Box } from '../box.ts'
import { canonicalJson } from '../canonical.ts'
import { type Chance, anyOf } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import { noChance } from '../chance/no-chance.ts'
import { type GameTypes, type Seat, type Viewer } from '../game.ts'
import { MOST_STEPS } from '../playing.ts'
import { Defect } from '../refusal.ts'
import { textOf } from './compare.ts'
import type { Ledger } from './ledger.ts'
import type { ConformanceRoom, Scenario } from './room.ts'

/** Actions met so far under one set of options: what is tried as an illegal action. */
export interface Seen<T extends GameTypes> {
  readonly list: T['Action'][]
  readonly known: Set<T['Action']>
  readonly byText: Map<string, T['Action']>
}

const MOST_SEEN = 5000
/** Tables kept; with more, all are forgotten and met anew. */
const MOST_TABLES = 400

/** What all trials of one run share. */
export interface Run<T extends GameTypes> {
  readonly box: Box<T>
  readonly room: ConformanceRoom<T>
  readonly ledger: Ledger
  /** Keyed by the JSON of the choices. */
  readonly tables: Map<string, { readonly options: T['Options']; readonly seen: Seen<T> }>
}

/** One table to be played at. */
export interface Trial<T extends GameTypes> extends Run<T> {
  readonly seed: string
  readonly chance: Chance
  readonly scenario: Scenario<T>
  readonly options: T['Options']
  readonly seen: Seen<T>
  readonly viewers: readonly Viewer[]
  readonly bound: number
}

/** The options of a scenario's table. */
export const optionsOf = <T extends GameTypes>(
  complete: Box<T>['complete'],
  { choices }: Scenario<T>,
): T['Options'] => {
  const completed = complete(choices, null)
  if (completed.ok) return completed.value
  throw new Defect(`a scenario's choices are faulty: ${JSON.stringify(completed.faults)}`)
}

/** One of a seat's choices, three times in four the one its bot would look at first: for what random play never reaches. */
export const guidedChoice = <T extends GameTypes>(
  { game, bot }: Pick<Box<T>, 'game' | 'bot'>,
  state: T['State'],
  seat: Seat,
  legal: readonly T['Action'][],
  chance: Chance,
): T['Action'] =>
  chance.pick(4) > 0 ? (bot.order(game.view(state, seat), legal)[0] as T['Action']) : anyOf(legal, chance)

/** Draws a scenario from the seed and prepares its table. */
export const openTrial = <T extends GameTypes>(run: Run<T>, seed: string): Trial<T> => {
  run.ledger.begin(seed)
  run.ledger.law = 'options'
  const chance = sampledChance(seed)
  const scenario = run.room.scenario(chance)
  const key = canonicalJson(scenario.choices)
  let table = run.tables.get(key)
  if (table === undefined) {
    table = { options: optionsOf(run.box.complete, scenario), seen: { list: [], known: new Set(), byText: new Map() } }
    if (run.tables.size >= MOST_TABLES) run.tables.clear()
    run.tables.set(key, table)
  }
  const seats = scenario.loadouts.length
  const viewers: Viewer[] = [...scenario.loadouts.keys(), 'spectator']
  return { ...run, seed, chance, scenario, ...table, viewers, bound: run.room.bound(table.options, seats) }
}

/** Actions that were not met before under these options. */
export const meet = <T extends GameTypes>(trial: Trial<T>, actions: readonly T['Action'][]): readonly T['Action'][] => {
  const { list, known } = trial.seen
  const fresh = actions.filter((action) => !known.has(action))
  if (list.length + fresh.length <= MOST_SEEN) {
    for (const action of fresh) {
      known.add(action)
      list.push(action)
    }
  }
  return fresh
}

export const nameOf = <T extends GameTypes>(trial: Trial<T>, action: T['Action']): string =>
  trial.box.game.format(trial.options, action)

export const textOfState = <T extends GameTypes>(trial: Trial<T>, state: T['State']): string =>
  textOf(state, trial.options)

export const textOfView = <T extends GameTypes>(trial: Trial<T>, state: T['State'], viewer: Viewer): string =>
  textOf(trial.box.game.view(state, viewer), trial.options)

/** Notes a step for the trail of a failure. */
export const note = <T extends GameTypes>(trial: Trial<T>, seat: Seat, action: T['Action']): void =>
  trial.ledger.step(() => `${seat} ${nameOf(trial, action)}`)

/** Plays a staged step in place. It must not draw: an error here counts against the draft law. */
export const stage = <T extends GameTypes>(trial: Trial<T>, state: T['State'], seat: Seat, step: T['Action']): void => {
  const { ledger } = trial
  const { law } = ledger
  ledger.law = 'draft'
  trial.box.game.apply(state, seat, step, noChance, null)
  ledger.law = law
}

/**
 * Plays staged steps at random, in place, up to the commit itself, which is returned as the last step and not yet played.
 */
export const draftAtRandom = <T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  seat: Seat,
  chance: Chance,
): readonly T['Action'][] => {
  const { game } = trial.box
  const steps: T['Action'][] = []
  for (;;) {
    const actions = game.legal(state, seat)
    if (actions.length === 0)
      throw new Defect(`seat ${seat} is asked and has no legal action after ${steps.length} steps`)
    const action = anyOf(actions, chance)
    steps.push(action)
    if (!game.staged(action)) return steps
    if (steps.length === MOST_STEPS) throw new Defect(`a commit of seat ${seat} takes more than ${MOST_STEPS} steps`)
    stage(trial, state, seat, action)
  }
}

/** Plays these staged steps in place, up to the last, which is only tried. False when one of them is refused. */
export const draftAgain = <T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  seat: Seat,
  steps: readonly T['Action'][],
): boolean => {
  const { game } = trial.box
  for (const [i, step] of steps.entries()) {
    if (game.refuse(state, seat, step) !== null) return false
    if (i < steps.length - 1) stage(trial, state, seat, step)
  }
  return true
}

/** One whole commit at random, in place. */
export const commitAtRandom = <T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  seat: Seat,
  chance: Chance,
): void => trial.box.game.apply(state, seat, lastOf(draftAtRandom(trial, state, seat, chance)), chance, null)

export const lastOf = <X>(list: readonly X[]): X => list[list.length - 1] as X
