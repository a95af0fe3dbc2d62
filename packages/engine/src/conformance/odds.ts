import { anyOf } from '../chance/chance.ts'
import type { GameTypes, Viewer } from '../game.ts'
import { readsAlike } from './compare.ts'
import { type Place, openPlaces } from './places.ts'
import type { Handle } from './room.ts'
import {
  BUCKETS,
  WHOLE,
  type Reading,
  type Tally,
  countsAt,
  meanOf,
  numbersAt,
  openTally,
  rankCorrelation,
  openReader,
  varianceOf,
} from './statistics.ts'
import { type Run, type Trial, draftAgain, lastOf, openTrial } from './trial.ts'

/** States imagined and states redealt at each position. */
const SAMPLES = 16

/** What sums at one path are called, by what they measure. Written once a run: every position adds to them. */
interface Names {
  /** Indexed by bucket. */
  readonly buckets: readonly { readonly sampled: string; readonly imagined: string; readonly redealt: string }[]
  readonly scatter: string
  readonly higher: { readonly sampled: string; readonly imagined: string; readonly redealt: string }
}

const namesOf = (path: string): Names => ({
  buckets: Array.from({ length: BUCKETS }, (_, i) => ({
    sampled: `imagined and redealt differ at ${path} (${i})`,
    imagined: `imagined and true differ at ${path} (${i})`,
    redealt: `redealt and true differ at ${path} (${i})`,
  })),
  scatter: `imagined and redealt scatter differently at ${path}`,
  higher: {
    sampled: `imagined is higher or lower than redealt at ${path}`,
    imagined: `imagined is higher or lower than true at ${path}`,
    redealt: `redealt is higher or lower than true at ${path}`,
  },
})

interface Tallies {
  /** Paths of states, all those of a run. */
  readonly places: Place
  /** By path. */
  readonly names: Map<string, Names>
  /** Sums that may lean to neither side. */
  readonly leaning: Tally
  /** Sums that may not be above 0. */
  readonly excess: Tally
}

/**
 * Positions from matches under the blind policy, one a match. At each, what the viewer imagines, what the room redeals
 * and the truth must be alike likely. A sampler is judged under a policy that says nothing about hidden things: under
 * random legal play a right one would look wrong.
 */
export const tryOdds = <T extends GameTypes>(run: Run<T>, seed: string, positions: number): void => {
  const { ledger } = run
  const tallies: Tallies = {
    places: openPlaces(WHOLE),
    names: new Map(),
    leaning: openTally({ upwards: false }),
    excess: openTally({ upwards: true }),
  }
  for (let i = 0; i < positions && ledger.wants('odds'); i++) {
    const trial = openTrial(run, `${seed}/odds/${i}`)
    ledger.test('odds')
    try {
      samplePosition(trial, somewhere(trial), trial.viewers[i % trial.viewers.length] as Viewer, tallies)
    } catch (error) {
      ledger.threw(error)
    }
  }
  for (const { name, score, terms } of [...tallies.leaning.suspects(), ...tallies.excess.suspects()]) {
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
    const seat = anyOf(pending.seats, chance)
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
  tallies: Tallies,
): void => {
  const { chance, room, options } = trial
  const { game } = trial.box
  const imagine = game.imagine(game.view(truth, viewer))
  const times = Array.from({ length: SAMPLES }, (_, i) => i)
  const imagined = times.map(() => imagine(chance))
  const redealt = times.map(() => room.redeal(game.clone(truth), viewer, chance))
  compareHandles(room.handles(truth, viewer), tallies.leaning)

  const hits = (states: readonly T['State'][]): number =>
    states.filter((state) => readsAlike(state, truth, options)).length / SAMPLES
  tallies.leaning.add('the truth is imagined more or less often than it is redealt', hits(imagined) - hits(redealt))

  const read = openReader(options, tallies.places)
  const samples: Samples = { imagined: imagined.map(read), redealt: redealt.map(read), real: read(truth) }
  for (const path of pathsOf(samples, ({ buckets }) => buckets)) compareKinds(path, samples, tallies)
  for (const path of pathsOf(samples, ({ numbers }) => numbers)) compareNumbers(path, samples, tallies)
}

const pathsOf = (
  { imagined, real }: Samples,
  of: (reading: Reading) => ReadonlyMap<string, number>,
): Iterable<string> => {
  const paths = new Set<string>()
  for (const reading of [real, ...imagined]) for (const path of of(reading).keys()) paths.add(path)
  return paths
}

const namesAt = ({ names }: Tallies, path: string): Names => {
  const known = names.get(path) ?? namesOf(path)
  names.set(path, known)
  return known
}

/** Under which handle a thing stands must not tell what it is. */
const compareHandles = (handles: readonly Handle[], tally: Tally): void => {
  tally.add('handles stand in an order that tells what they are', rankCorrelation(handles))
  for (const kind of new Set(handles.map(({ identity }) => identity))) {
    const share = handles.filter(({ identity }) => identity === kind).length / handles.length
    for (const { handle, identity } of handles) {
      const term = (identity === kind ? 1 : 0) - share
      tally.add(`handles tell what they are (${handle} is ${kind})`, term, share * (1 - share))
    }
  }
}

interface Samples {
  readonly imagined: readonly Reading[]
  readonly redealt: readonly Reading[]
  readonly real: Reading
}

/** A value can be likelier in one sample than in another, or vary more. */
const compareKinds = (path: string, { imagined, redealt, real }: Samples, tallies: Tallies): void => {
  const { leaning, excess } = tallies
  const names = namesAt(tallies, path)
  const [here, there] = [countsAt(imagined, path), countsAt(redealt, path)]
  const bucket = real.buckets.get(path)
  let squares = 0
  let expected = 0
  for (let i = 0; i < BUCKETS; i++) {
    const [some, others] = [here[i] as number, there[i] as number]
    const hit = bucket === i ? 1 : 0
    if (some + others + hit === 0) continue
    const likely = (some + others + hit) / (2 * SAMPLES + 1)
    const variance = likely * (1 - likely) * (1 + 1 / SAMPLES)
    const name = names.buckets[i] as Names['buckets'][number]
    leaning.add(name.sampled, some - others)
    leaning.add(name.imagined, some / SAMPLES - hit, variance)
    leaning.add(name.redealt, others / SAMPLES - hit, variance)
    const share = (some + others) / (2 * SAMPLES)
    squares += (some - others) ** 2
    expected += (4 * SAMPLES ** 2 * share * (1 - share)) / (2 * SAMPLES - 1)
  }
  excess.add(names.scatter, squares - expected)
}

/** A number can be higher in one sample than in another. */
const compareNumbers = (path: string, { imagined, redealt, real }: Samples, tallies: Tallies): void => {
  const [first, second, number] = [numbersAt(imagined, path), numbersAt(redealt, path), real.numbers.get(path)]
  if (first === null || second === null || number === undefined) return
  const variance = varianceOf([...first, ...second, number]) * (1 + 1 / SAMPLES)
  const { leaning } = tallies
  const { sampled, imagined: ours, redealt: others } = namesAt(tallies, path).higher
  leaning.add(sampled, meanOf(first) - meanOf(second))
  leaning.add(ours, meanOf(first) - number, variance)
  leaning.add(others, meanOf(second) - number, variance)
}
