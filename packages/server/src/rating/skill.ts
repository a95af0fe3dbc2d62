import { rate, rating } from 'openskill'
import { thurstoneMostellerFull } from 'openskill/models'

/** How well somebody plays, as far as it is known: a normal distribution. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** Of whom nothing is known. */
export const UNKNOWN: Skill = rating()

/** Whom a seat is counted for; the same at several seats of one table where a bot of one kind sits at them. */
export type Holder = string

/** What one comparison says; `ranks`: the lower came first, equal ones shared it. */
const compared = (one: Skill, other: Skill, ranks: readonly [number, number]): readonly [Skill, Skill] => {
  const [[first], [second]] = rate([[{ ...one }], [{ ...other }]], {
    model: thurstoneMostellerFull,
    rank: [...ranks],
  }) as [[Skill], [Skill]]
  return [first, second]
}

/**
 * Which seats are compared: each with the next, round the table. Who sits beside whom has nothing to do with how it ended, and everybody
 * is compared with two at most: all pairs of a table would count each performance many times, and be surer than they may
 * (docs/adr/0035).
 */
const pairsOf = (seats: number): readonly (readonly [number, number])[] =>
  seats === 2 ? [[0, 1]] : Array.from({ length: seats }, (_, seat) => [seat, (seat + 1) % seats] as const)

/** What is known of all at a table once its match has ended. `holders`, `places`: indexed by seat. */
export const skillsAfter = (
  holders: readonly Holder[],
  places: readonly number[],
  before: ReadonlyMap<Holder, Skill>,
): ReadonlyMap<Holder, Skill> => {
  const now = new Map(holders.map((holder) => [holder, before.get(holder) ?? UNKNOWN]))
  for (const [one, other] of pairsOf(holders.length)) {
    const [a, b] = [holders[one] as Holder, holders[other] as Holder]
    if (a === b) continue
    const [first, second] = compared(now.get(a) ?? UNKNOWN, now.get(b) ?? UNKNOWN, [
      places[one] as number,
      places[other] as number,
    ])
    now.set(a, first).set(b, second)
  }
  return now
}
