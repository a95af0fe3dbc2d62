import type { Outcome, Seat } from '@menagerie/engine'

/** How a match ended for whoever looks: their own end, or that of whoever won; a draw between others is a defeat. */
export type Headline = 'won' | 'lost' | 'drawn' | 'winner'

/** `seat`: null for who watches. */
export const headlineOf = ({ places }: Pick<Outcome, 'places'>, seat: Seat | null): Headline => {
  const winners = places.filter((place) => place === 1).length
  if (seat !== null && places[seat] !== 1) return 'lost'
  if (winners > 1) return 'drawn'
  return seat === null ? 'winner' : 'won'
}
