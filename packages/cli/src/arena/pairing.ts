import type { Entrant } from './entrants.ts'

/** Two that are measured against each other. */
export type Pair = readonly [one: Entrant, other: Entrant]

/** One match of a pairing: `one` in a single seat, `other` in all the others. */
export interface Bout {
  readonly one: Entrant
  readonly other: Entrant
  /** Matches with the same number have the same cards. */
  readonly deal: number
  readonly seat: number
  /** Indexed by seat. */
  readonly sitters: readonly Entrant[]
}

/** Every two, in the order they were named. */
export const pairsOf = (all: readonly Entrant[]): readonly Pair[] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const))

/** The same cards again and again, with `one` in each seat in turn. */
export const boutsOf = ([one, other]: Pair, seats: number, games: number): readonly Bout[] =>
  Array.from({ length: Math.ceil(games / seats) * seats }, (_, i) => {
    const seat = i % seats
    const sitters = Array.from({ length: seats }, (__, at) => (at === seat ? one : other))
    return { one, other, deal: Math.floor(i / seats), seat, sitters }
  })

/** What tells a bout from all others of its tournament. */
export const boutKey = ({ one, other, deal, seat }: Bout): string => `${one.name} ${other.name} ${deal}.${seat}`
