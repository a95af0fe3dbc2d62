import type { GameTypes, Viewer } from '../game.ts'
import {
  BUCKETS,
  type Reading,
  type Tally,
  countsAt,
  meanAt,
  openTally,
  rankCorrelation,
  readingOf,
} from './statistics.ts'
import { type Run, type Trial, draftAgain, lastOf, openTrial, randomOf, textOfState } from './trial.ts'

/** States imagined and states redealt at each position. */
const SAMPLES = 16

/**
 * Positions from matches under the blind policy, one a match. At each, what the viewer imagines, what the room redeals
 * and the truth must be alike likely. A sampler is judged under a policy that says nothing about hidden things: under
 * random legal play a right one would look wrong.
 */
export const tryOdds = <T extends GameTypes>(run: Run<T>, seed: string, positions: number): void => {
  const { ledger } = run
  const tally = openTally()
  for (let i = 0; i < positions && ledger.wants('odds'); i++) {
    const trial = openTrial(run, `${seed}/odds/${i}`)
    ledger.test('odds')
    try {
      const truth = somewhere(trial)
      samplePosition(trial, truth, trial.viewers[i % trial.viewers.length] as Viewer, tally)
    } catch (error) {
      ledger.threw(error)
    }
  }
  for (const { name, score, terms } of tally.suspects()) {
    ledger.begin(`${seed}/odds`)
    ledger.fail('odds', `${name}: a score of ${score.toFixed(1)} from ${terms} positions`)
  }
}

/** A position between two commits of a blind match, each equally likely. */
const somewhere = <T extends GameTypes>(trial: Trial<T>): T['State'] => {
  const { chance, options, scenario, room } = trial
  const { game } = trial.box
  const state = game.setup(options, scenario.loadouts, chance, null)
  let kept = game.clone(state)
  for (let commits = 1; commits <= trial.bound; commits++) {
    const pending = game.pending(state)
    if (pending.status === 'over') break
    if (chance.pick(commits) === 0) kept = game.clone(state)
    const seat = randomOf(pending.seats, chance)
    const steps = room.blind(state, seat, chance)
    if (!draftAgain(trial, state, seat, steps)) throw new Error('the blind policy plays an illegal commit')
    game.apply(state, seat, lastOf(steps), chance, null)
  }
  return kept
}

const samplePosition = <T extends GameTypes>(
  trial: Trial<T>,
  truth: T['State'],
  viewer: Viewer,
  tally: Tally,
): void => {
  const { chance, room, options } = trial
  const { game } = trial.box
  const imagine = game.imagine(game.view(truth, viewer))
  const times = Array.from({ length: SAMPLES }, (_, i) => i)
  const imagined = times.map(() => imagine(chance))
  const redealt = times.map(() => room.redeal(game.clone(truth), viewer, chance))
  const handles = room.handles(truth, viewer)
  tally.add('handles stand in an order that tells what they are', rankCorrelation(handles))
  for (const kind of new Set(handles.map(({ identity }) => identity))) {
    const share = handles.filter(({ identity }) => identity === kind).length / handles.length
    for (const { handle, identity } of handles) {
      tally.add(`handles tell what they are (${handle} is ${kind})`, (identity === kind ? 1 : 0) - share)
    }
  }

  const text = textOfState(trial, truth)
  const hits = (states: readonly T['State'][]): number =>
    states.filter((state) => textOfState(trial, state) === text).length / SAMPLES
  tally.add('the truth is imagined more or less often than it is redealt', hits(imagined) - hits(redealt))

  const read = (state: T['State']): Reading => readingOf(state, options)
  const samples: Samples = { imagined: imagined.map(read), redealt: redealt.map(read), real: read(truth) }
  const terms = new Map<string, number>()
  const add = (name: string, path: string, term: number): void => {
    for (const at of new Set([path, path.replace(/\.\d+/g, '.*')])) {
      const key = `${name} at ${at}`
      terms.set(key, (terms.get(key) ?? 0) + term)
    }
  }
  const paths = new Set([samples.real, ...samples.imagined].flatMap(({ buckets }) => [...buckets.keys()]))
  for (const path of paths) comparePath(path, samples, add)
  for (const [name, term] of terms) tally.add(name, term)
}

interface Samples {
  readonly imagined: readonly Reading[]
  readonly redealt: readonly Reading[]
  readonly real: Reading
}

/** The ways in which a value of the state can be likelier, higher or more of one kind in one sample than in another. */
const comparePath = (
  path: string,
  { imagined, redealt, real }: Samples,
  add: (name: string, path: string, term: number) => void,
): void => {
  const [here, there] = [countsAt(imagined, path), countsAt(redealt, path)]
  let squares = 0
  let expected = 0
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const [some, others] = [here[bucket] as number, there[bucket] as number]
    const hit = real.buckets.get(path) === bucket ? SAMPLES : 0
    if (some + others + hit === 0) continue
    add(`imagined and redealt differ (${bucket})`, path, some - others)
    add(`imagined and true differ (${bucket})`, path, some - hit)
    add(`redealt and true differ (${bucket})`, path, others - hit)
    const share = (some + others) / (2 * SAMPLES)
    squares += (some - others) ** 2
    expected += (4 * SAMPLES ** 2 * share * (1 - share)) / (2 * SAMPLES - 1)
  }
  add('imagined and redealt scatter differently', path, squares - expected)
  const [mean, other, number] = [meanAt(imagined, path), meanAt(redealt, path), real.numbers.get(path)]
  if (mean === null || other === null || number === undefined) return
  add('imagined is higher or lower than redealt', path, mean - other)
  add('imagined is higher or lower than true', path, mean - number)
  add('redealt is higher or lower than true', path, other - number)
}
