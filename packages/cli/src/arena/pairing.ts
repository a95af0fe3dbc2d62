import type { Contestant } from './contestants.ts'

/** One match of a pairing: `one` in a single seat, `other` in all the others. */
export interface Bout {
  readonly one: Contestant
  readonly other: Contestant
  /** Matches with the same number have the same cards. */
  readonly deal: number
  readonly seat: number
  /** Indexed by seat. */
  readonly sitters: readonly Contestant[]
}

/** Every two bots, in the order they were named. */
export const pairsOf = (bots: readonly Contestant[]): readonly (readonly [Contestant, Contestant])[] =>
  bots.flatMap((one, i) => bots.slice(i + 1).map((other) => [one, other] as const))

/** The same cards again and again, with `one` in each seat in turn. */
export const boutsOf = (one: Contestant, other: Contestant, seats: number, games: number): readonly Bout[] =>
  Array.from({ length: Math.ceil(games / seats) * seats }, (_, i) => {
    const seat = i % seats
    const sitters = Array.from({ length: seats }, (__, at) => (at === seat ? one : other))
    return { one, other, deal: Math.floor(i / seats), seat, sitters }
  })
