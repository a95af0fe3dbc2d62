import type { Frame, Lobby } from '@menagerie/protocol'
import { type Guest, act, allReady, createTable, frameOf, ok, sit } from '../../src/soak/guest.ts'

/** A table for these guests, all of them ready: the match has begun. */
export const begin = async (
  guests: readonly Guest[],
  wanted: Parameters<typeof createTable>[1] = {},
): Promise<Lobby> => {
  const [first, ...others] = guests as [Guest, ...Guest[]]
  const lobby = await createTable(first, { seats: guests.map(() => ({ kind: 'human' })), ...wanted })
  for (const [index, guest] of others.entries()) await sit(guest, lobby, index + 1)
  return allReady(guests, lobby.id)
}

/** The seat that is asked, or null when the match is over. */
export const askedSeat = ({ pending }: Frame): number | null =>
  pending.status === 'over' ? null : (pending.seats[0] as number)

/** Whoever is asked plays a legal step, chosen by `choose` (the first when absent); answers the new version. */
export const playOne = async (
  guests: readonly Guest[],
  id: string,
  choose: (frame: Frame) => readonly string[] = (frame) => frame.legal.slice(0, 1),
): Promise<number | null> => {
  const seat = askedSeat(await frameOf(guests[0] as Guest, id, 1_000_000))
  if (seat === null) return null
  const guest = guests[seat] as Guest
  const frame = await frameOf(guest, id, 1_000_000)
  return ok(await act(guest, id, { version: frame.version, steps: [...choose(frame)] })).version
}

/** Plays until the match is over; throws after `bound` commits. */
export const playOut = async (
  guests: readonly Guest[],
  id: string,
  choose?: (frame: Frame) => readonly string[],
  bound = 2000,
): Promise<number> => {
  for (let commits = 0; commits < bound; commits++) {
    if ((await playOne(guests, id, choose)) === null) return commits
  }
  throw new Error('the match does not end')
}
