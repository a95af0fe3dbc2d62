import type { Chance } from '@menagerie/engine'
import { type Holder, type Skill, UNKNOWN, skillsAfter } from '../rating/skill.ts'

/* People of known skill play at random tables: is the order of what is reckoned of them right, and are the intervals? */

export interface TrialOptions {
  readonly people: number
  readonly seats: number
  /** Matches of each, about. */
  readonly matches: number
  readonly chance: Chance
}

export interface TrialResult {
  /** Spearman's correlation of true and reckoned skill. */
  readonly order: number
  /** The share of people whose true skill lies within two sigma of the reckoned one. */
  readonly within: number
  /** The middle of what is still unknown. */
  readonly sigma: number
}

/** Sigma of how well somebody plays on a day, in the units of a skill. */
const DAY = 25 / 6
const FINE = 1_000_000

const uniform = (chance: Chance): number => (chance.pick(FINE) + 0.5) / FINE
/** Box and Muller. */
const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(uniform(chance))) * Math.cos(2 * Math.PI * uniform(chance))

const ranksOf = (values: readonly number[]): readonly number[] => {
  const ranks = values.map(() => 0)
  const order = values.map((_, at) => at).sort((a, b) => (values[a] as number) - (values[b] as number))
  for (const [rank, at] of order.entries()) ranks[at] = rank
  return ranks
}

const spearman = (a: readonly number[], b: readonly number[]): number => {
  const [one, other] = [ranksOf(a), ranksOf(b)]
  const sum = one.reduce((total, rank, at) => total + (rank - (other[at] as number)) ** 2, 0)
  return 1 - (6 * sum) / (a.length * (a.length ** 2 - 1))
}

/** `reckon`: what is reckoned after a match; the house's own unless told. */
export const tryRatings = (
  { people, seats, matches, chance }: TrialOptions,
  reckon: typeof skillsAfter = skillsAfter,
): TrialResult => {
  const truth = Array.from({ length: people }, () => UNKNOWN.mu + UNKNOWN.sigma * normal(chance))
  const known = new Map<Holder, Skill>()
  for (let match = 0; match < (people * matches) / seats; match++) {
    const sitting = new Set<number>()
    while (sitting.size < seats) sitting.add(chance.pick(people))
    const day = [...sitting].map((one) => (truth[one] as number) + DAY * normal(chance))
    const places = day.map((mine) => 1 + day.filter((other) => other > mine).length)
    const after = reckon([...sitting].map(String), places, known)
    for (const [holder, skill] of after) known.set(holder, skill)
  }
  const skills = truth.map((_, one) => known.get(String(one)) ?? UNKNOWN)
  const within = skills.filter(({ mu, sigma }, one) => Math.abs(mu - (truth[one] as number)) <= 2 * sigma)
  const sigmas = skills.map(({ sigma }) => sigma).sort((a, b) => a - b)
  return {
    order: spearman(
      truth,
      skills.map(({ mu }) => mu),
    ),
    within: within.length / people,
    sigma: sigmas[Math.floor(people / 2)] as number,
  }
}
