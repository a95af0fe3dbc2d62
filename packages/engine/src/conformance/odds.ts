import type { GameTypes, Viewer } from '../game.ts'
import { BUCKETS, type Tally, bucketsOf, countsAt, openTally, rankCorrelation } from './statistics.ts'
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
  tally.add('handles stand in an order that tells what they are', rankCorrelation(room.handles(truth, viewer)))

  const text = textOfState(trial, truth)
  const hits = (states: readonly T['State'][]): number =>
    states.filter((state) => textOfState(trial, state) === text).length / SAMPLES
  tally.add('the truth is imagined more or less often than it is redealt', hits(imagined) - hits(redealt))

  const [here, there] = [imagined, redealt].map((states) => states.map((state) => bucketsOf(state, options)))
  const real = bucketsOf(truth, options)
  for (const path of new Set([...real.keys(), ...(here ?? []).flatMap((state) => [...state.keys()])])) {
    comparePath(path, countsAt(here ?? [], path), countsAt(there ?? [], path), real.get(path) ?? null, tally)
  }
}

/** Three ways in which one value of the state can be likelier in one sample than in another. */
const comparePath = (
  path: string,
  imagined: readonly number[],
  redealt: readonly number[],
  truth: number | null,
  tally: Tally,
): void => {
  let squares = 0
  let expected = 0
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const [here, there] = [imagined[bucket] as number, redealt[bucket] as number]
    tally.add(`imagined and redealt differ at ${path} (${bucket})`, here - there)
    tally.add(`imagined and true differ at ${path} (${bucket})`, here / SAMPLES - (truth === bucket ? 1 : 0))
    tally.add(`redealt and true differ at ${path} (${bucket})`, there / SAMPLES - (truth === bucket ? 1 : 0))
    const share = (here + there) / (2 * SAMPLES)
    squares += (here - there) ** 2
    expected += (4 * SAMPLES ** 2 * share * (1 - share)) / (2 * SAMPLES - 1)
  }
  tally.add(`imagined and redealt scatter differently at ${path}`, squares - expected)
}
