import type { Phrase, QuietKind, Quiets, Reported, Said } from '@menagerie/protocol'
import { newKey } from '../../wire/chance.ts'
import { ask } from '../../wire/remote.ts'

/* What is said at a table of the server. No other page asks for it; what comes of it comes on the line of the table. */

/** A table, and the invite by which one may look on there. */
export interface Spot {
  readonly table: string
  readonly invite: string | null
}

const withInvite = ({ invite }: Spot): object => (invite === null ? {} : { invite })

export const say = (
  spot: Spot,
  said: { readonly text: string } | { readonly phrase: Phrase },
  key = newKey(),
): Promise<Said> => ask('POST', `/api/tables/${spot.table}/remarks`, { key, ...said, ...withInvite(spot) })

export const report = (spot: Spot, { side, number }: Said): Promise<Reported> =>
  ask('POST', `/api/tables/${spot.table}/report`, { side, number, ...withInvite(spot) })

export const quiet = (spot: Spot, { side, number }: Said, kind: QuietKind): Promise<Quiets> =>
  ask('POST', `/api/tables/${spot.table}/quiet`, { whom: { side, number }, kind, ...withInvite(spot) })

export const quiets = (): Promise<Quiets> => ask('GET', '/api/me/quiets')
export const hearAgain = (id: string): Promise<Quiets> => ask('DELETE', `/api/me/quiets/${encodeURIComponent(id)}`)
