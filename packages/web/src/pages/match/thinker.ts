import type { Seat } from '@menagerie/engine'
import type { Frame } from '@menagerie/protocol'

/** The first bot among those who are asked; null where only people are, and once the match is over. */
export const thinkerOf = ({ pending, players }: Pick<Frame, 'pending' | 'players'>): Seat | null => {
  if (pending.status !== 'deciding') return null
  return pending.seats.find((seat) => players[seat]?.kind === 'bot') ?? null
}
