import type { Authority } from '@menagerie/authority'
import type { FastifyRequest } from 'fastify'
import type { Identities, Identity } from '../identity/auth.ts'
import type { Whereabouts } from '../identity/whereabouts.ts'
import type { Caps } from '../lobby/caps.ts'
import type { Forgotten } from '../lobby/forgetting.ts'
import type { Games } from '../lobby/games.ts'
import type { Place } from '../lobby/place.ts'
import type { Around } from '../match/project.ts'
import type { Db } from '../store/database.ts'
import type { Hub } from '../stream/hub.ts'
import { refuse } from './errors.ts'

/** All that the routes are made of. */
export interface House {
  readonly db: Db
  readonly identities: Identities
  readonly whereabouts: Whereabouts
  readonly games: Games
  readonly caps: Caps
  /** Seconds that a stream lasts at most. */
  readonly streamSeconds: number
  readonly matches: Pick<Authority<Place>, 'withMatch' | 'placeOf' | 'decide'>
  readonly hub: Hub
  readonly around: Around
  /** Shows a lobby to those who watch it and tells the people of it. `people`: those who just left it as well. */
  readonly announce: (place: Place, people?: readonly string[]) => void
  /** A session has ended: nothing is sent to it any more, by any server of the house. */
  readonly signedOut: (session: string) => void
  /** A person was forgotten: no server of the house knows or shows them any more. */
  readonly forgotten: (what: Forgotten) => void
  /** The match has just begun: shows it, sets its clocks and asks its bots. */
  readonly begin: (id: string) => Promise<void>
}

/** Who asks; throws `unauthenticated`. */
export const whoAsks = async (
  { identities, whereabouts }: Pick<House, 'identities' | 'whereabouts'>,
  request: FastifyRequest,
): Promise<Identity> => {
  const who = await identities.of(request.headers.cookie)
  if (who === null) throw refuse('unauthenticated')
  whereabouts.seen(who.id, request.ip)
  return who
}
