import type { Parts, Seat } from '@menagerie/engine'

/** A decision with a choice, of a match between bots that are alike. */
export interface Sample {
  readonly seat: Seat
  /** What one step ahead thought of the best commit: an expected payoff. */
  readonly worth: number | null
  /** The place it left its seat in, as its own view showed it; null where the match was over, or nothing is told of such a place. */
  readonly after: After | null
}

export interface After {
  /** The game's own value. */
  readonly value: number
  readonly parts: Parts
}

/** A match that was played to its end. */
export interface Trained {
  /** Indexed by seat; 1 is the first place. */
  readonly places: readonly number[]
  /** Some of its decisions, each as likely as any other to be among them and to be the first of them. */
  readonly samples: readonly Sample[]
}

/** What one decision is held against: what its seat won of the first place. */
export interface Known<X> {
  readonly of: X
  readonly seat: Seat
  readonly won: number
  /** Whatever belongs to one match is no proof twice. */
  readonly match: number
}

/** What a seat won: 1, or 1/n where n share the first place, or 0. */
const wonBy = ({ places }: Pick<Trained, 'places'>, seat: Seat): number =>
  places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0

/** Places after decisions. */
export const aftersOf = (matches: readonly Trained[], kept = Infinity): readonly Known<After>[] =>
  matches.flatMap((one, match) =>
    one.samples
      .flatMap(({ seat, after }) => (after === null ? [] : [{ of: after, seat, won: wonBy(one, seat), match }]))
      .slice(0, kept),
  )

/** What decisions were thought to be worth. */
export const worthsOf = (matches: readonly Trained[], kept = Infinity): readonly Known<number>[] =>
  matches.flatMap((one, match) =>
    one.samples
      .flatMap(({ seat, worth }) => (worth === null ? [] : [{ of: worth, seat, won: wonBy(one, seat), match }]))
      .slice(0, kept),
  )
