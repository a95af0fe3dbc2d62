import { seatNumbers } from '../box.ts'
import { type Chance, anyOf } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Seat } from '../game.ts'
import { eachDifference, notJson, readsAlike } from './compare.ts'
import { type Mutant, mutantOf } from './mutants.ts'
import { pathsLike } from './paths.ts'
import { type Run, type Trial, draftAtRandom, guidedChoice, lastOf, nameOf, note, openTrial } from './trial.ts'

/** States described a match, commits played on from each, mutants of each and decisions these are played on. */
const EACH = { states: 8, ahead: 10, mutants: 5, decisions: 20 } as const
/** Positions kept to make mutants towards, and mutants kept that were taken. */
const MOST_OTHERS = 24
const MOST_SAMPLES = 200

/** What a game adds so that its positions can be held against the laws. */
export interface PositionTrials {
  /** Fields of views that a described position may tell otherwise, with the reason; `*` is any one step, `**` any more. */
  readonly differs: Readonly<Record<string, string>>
}

/** What a run of positions has seen. */
export interface Mill {
  /** Described positions, of which mutants take what they lack. */
  readonly others: unknown[]
  /** How many mutants were tried, taken, and taken with a warning; some of those taken, with the choices of their table. */
  tried: number
  taken: number
  warned: number
  readonly samples: (Mutant & { readonly choices: object; readonly warnings: readonly string[] })[]
}

export const openMill = (): Mill => ({ others: [], tried: 0, taken: 0, warned: 0, samples: [] })

/** Some states between two commits of one match, each as likely; somebody leaves one match in four. */
const someStates = <T extends GameTypes>(trial: Trial<T>): readonly T['State'][] => {
  const { chance, options, scenario, ledger, box } = trial
  const { game } = box
  const state = game.setup(options, scenario.loadouts, chance, null)
  const guided = chance.pick(2) === 0
  const leaving = chance.pick(4) === 0 ? chance.pick(40) : -1
  const kept: T['State'][] = []
  for (let commits = 0; commits < trial.bound; commits++) {
    if (commits === leaving) game.resign(state, chance.pick(scenario.loadouts.length), chance, null)
    const pending = game.pending(state)
    if (pending.status === 'over') break
    const place = kept.length < EACH.states ? kept.length : chance.pick(commits + 1)
    if (place < EACH.states) kept[place] = game.clone(state)
    const seat = anyOf(pending.seats, chance)
    for (;;) {
      const legal = game.legal(state, seat)
      const action = guided ? guidedChoice(box, state, seat, legal, chance) : anyOf(legal, chance)
      note(trial, seat, action)
      game.apply(state, seat, action, chance, null)
      if (!game.staged(action)) break
    }
  }
  ledger.law = 'positions'
  return kept
}

/** Where two states look or ask otherwise, but for the fields that may differ. */
const differences = <T extends GameTypes>(
  { box, viewers, options, room }: Trial<T>,
  first: T['State'],
  second: T['State'],
): readonly string[] => {
  const { game } = box
  const may = pathsLike(Object.keys(room.positions?.differs ?? {}))
  const found: string[] = []
  const note = (who: string) => (path: readonly (string | number)[]) => {
    const at = path.join('.')
    if (!may(at)) found.push(`${who}: ${at}`)
  }
  eachDifference(game.pending(first), game.pending(second), note('asked'))
  for (const viewer of viewers) {
    const seen = [game.view(first, viewer), game.view(second, viewer)] as const
    if (readsAlike(...seen, options)) continue
    const views = seen.map((view) => ({ ...view, options: null }))
    eachDifference(JSON.parse(JSON.stringify(views[0])), JSON.parse(JSON.stringify(views[1])), note(`${viewer} sees`))
  }
  const pending = game.pending(first)
  if (found.length > 0 || pending.status === 'over') return found
  for (const seat of pending.seats) {
    const [one, other] = [first, second].map((state) =>
      game
        .legal(state, seat)
        .map((action) => game.format(options, action))
        .sort(),
    )
    eachDifference(one, other, note(`${seat} may`))
  }
  return found
}

/** The same commit in both, with the same luck. */
const playBoth = <T extends GameTypes>(
  trial: Trial<T>,
  states: readonly [T['State'], T['State']],
  seed: string,
): void => {
  const { game } = trial.box
  const pending = game.pending(states[0])
  if (pending.status === 'over') return
  const seat = anyOf(pending.seats, trial.chance)
  const steps = draftAtRandom(trial, states[0], seat, trial.chance)
  for (const step of steps.slice(0, -1)) game.apply(states[1], seat, step, sampledChance(seed), null)
  for (const state of states) game.apply(state, seat, lastOf(steps), sampledChance(seed), null)
}

const MOST_TOLD = 6

/** A state and what is arranged from its description are alike, and stay alike. Its position, when it can be read. */
const testDescribed = <T extends GameTypes>(trial: Trial<T>, state: T['State']): unknown => {
  const { ledger, box, options, seed } = trial
  const { game } = box
  ledger.test('positions')
  const position = game.describe(state)
  const wrong = notJson(position, null)
  if (wrong !== null) ledger.fail('positions', `a described position is no JSON: ${wrong}`)
  const text = JSON.stringify(position)
  const told = text.length > 2000 ? `${text.slice(0, 2000)}…` : text
  const made = game.arrange(options, JSON.parse(text))
  if (!made.ok) {
    const faults = made.faults.map(({ path, code }) => `${path} ${code}`)
    ledger.fail(
      'positions',
      `${told} is refused: ${faults.join(', ')}`,
      made.faults.map(({ path }) => path),
    )
    return null
  }
  const warned = made.warnings.map(({ path, code }) => `${path} ${code}`)
  if (warned.length > 0) ledger.fail('positions', `${told} was reached, and warns: ${warned.join(', ')}`)
  const both = [game.clone(state), made.value] as const
  // Played on also where nothing is compared: luck is the same for what comes then.
  for (let ahead = 0; ahead <= EACH.ahead; ahead++) {
    const found = ledger.wants('positions') ? differences(trial, ...both) : []
    if (found.length > 0) {
      ledger.fail('positions', `${told} is another after ${ahead} commits: ${found.slice(0, MOST_TOLD).join('; ')}`)
      break
    }
    playBoth(trial, both, `${seed}/${ahead}`)
  }
  return JSON.parse(text)
}

/** Random decisions, after each of which the state must be sound. What is wrong, or null. */
const playedOn = <T extends GameTypes>(trial: Trial<T>, state: T['State'], chance: Chance): string | null => {
  const { game } = trial.box
  for (let decisions = 0; decisions <= EACH.decisions; decisions++) {
    const broken = game.check(state)
    if (broken.length > 0) return `breaks after ${decisions} decisions: ${broken.join('; ')}`
    // It may be of other seats than the table.
    for (const viewer of [...seatNumbers(game.seats(state)), 'spectator'] as const) game.view(state, viewer)
    const pending = game.pending(state)
    if (pending.status === 'over') return decisions === 0 ? 'is over' : null
    const seat: Seat | undefined = pending.seats[0]
    if (seat === undefined) return `asks nobody after ${decisions} decisions`
    const steps = draftAtRandom(trial, state, seat, chance)
    trial.ledger.step(() => steps.map((step) => `${seat} ${nameOf(trial, step)}`).join(', '))
    game.apply(state, seat, lastOf(steps), chance, null)
  }
  return null
}

/** A mutant is refused with faults, or plays on soundly. */
const testMutant = <T extends GameTypes>(trial: Trial<T>, position: unknown, mill: Mill): void => {
  const { ledger, box, options, chance, scenario } = trial
  ledger.law = 'mutants'
  const mutant = mutantOf(position, mill.others, chance)
  if (mutant === null) return
  ledger.test('mutants')
  mill.tried++
  const text = JSON.stringify(mutant.position)
  const told = `${text.slice(0, 2000)} (${mutant.how.join('; ')})`
  try {
    const made = box.game.arrange(options, JSON.parse(text))
    if (!made.ok) {
      if (made.faults.length === 0) ledger.fail('mutants', `${told} is refused without a fault`)
      return
    }
    mill.taken++
    if (made.warnings.length > 0) mill.warned++
    const sample = {
      ...mutant,
      choices: scenario.choices,
      warnings: made.warnings.map(({ path, code }) => `${path} ${code}`),
    }
    if (mill.samples.length < MOST_SAMPLES) mill.samples.push(sample)
    else if (chance.pick(mill.taken) < MOST_SAMPLES) mill.samples[chance.pick(MOST_SAMPLES)] = sample
    const wrong = playedOn(trial, made.value, chance)
    if (wrong !== null) ledger.fail('mutants', `${told} ${wrong}`)
  } catch (error) {
    ledger.fail('mutants', `${told} threw ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Describes some states of a random match, arranges them again, and tries what people could make of them by hand. Gives the
 * number of states.
 */
export const tryPositions = <T extends GameTypes>(run: Run<T>, seed: string, mill: Mill): number => {
  const trial = openTrial(run, seed)
  const { ledger, chance } = trial
  let states = 0
  try {
    ledger.law = 'liveness'
    for (const state of someStates(trial)) {
      states++
      const position = testDescribed(trial, state)
      if (position === null) continue
      if (mill.others.length < MOST_OTHERS) mill.others.push(position)
      else mill.others[chance.pick(MOST_OTHERS)] = position
      for (let i = 0; i < EACH.mutants && ledger.wants('mutants'); i++) testMutant(trial, position, mill)
    }
  } catch (error) {
    ledger.threw(error)
  }
  // A match that breaks is one as well.
  return Math.max(1, states)
}
