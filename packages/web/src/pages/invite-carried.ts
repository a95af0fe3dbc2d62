import type { Lobby } from '@menagerie/protocol'

/** The invite that belongs into the address of who sits: there while a seat waits for somebody, and null otherwise. */
export const inviteCarried = ({ status, seats, invite }: Pick<Lobby, 'status' | 'seats' | 'invite'>): string | null =>
  status === 'waiting' && seats.some((seat) => !seat.taken) ? invite : null
