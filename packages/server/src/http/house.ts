import type { Authority } from '@menagerie/authority'
import type { Said } from '@menagerie/protocol'
import type { FastifyRequest } from 'fastify'
import type { Chat } from '../chat/chat.ts'
import type { Identities, Identity } from '../identity/auth.ts'
import type { Library } from '../identity/library.ts'
import type { Mails } from '../identity/mails.ts'
import type { Whereabouts } from '../identity/whereabouts.ts'
import type { Caps } from '../lobby/caps.ts'
import type { Forgotten } from '../lobby/forgetting.ts'
import type { Games } from '../lobby/games.ts'
import type { Place } from '../lobby/place.ts'
import type { Around } from '../match/project.ts'
import type { PushKeys } from '../push/keys.ts'
import type { PushTrial } from '../push/services.ts'
import type { People } from '../rating/people.ts'
import type { Db } from '../store/database.ts'
import type { FirstLooks } from '../stream/first-looks.ts'
import type { Hub } from '../stream/hub.ts'
import type { Tokens } from '../tokens/tokens.ts'
import { describedAs, isOpenTo } from './described/routes.ts'
import { refuse } from './errors.ts'

/** All that the routes are made of. */
export interface House {
  readonly db: Db
  readonly identities: Identities
  readonly tokens: Tokens
  readonly library: Library
  readonly mails: Mails
  /** By which push services know the house; and which of them it speaks to in a trial. */
  readonly push: { readonly keys: () => Promise<PushKeys>; readonly trial: PushTrial | null }
  readonly whereabouts: Whereabouts
  readonly games: Games
  readonly people: People
  readonly caps: Caps
  /** Seconds that a stream lasts at most. */
  readonly streamSeconds: number
  readonly matches: Pick<Authority<Place>, 'withMatch' | 'placeOf' | 'decide'>
  readonly hub: Hub
  readonly chat: Chat
  readonly firstLooks: FirstLooks
  readonly around: Around
  /** Shows a lobby to those who watch it and tells the people of it. `people`: those who just left it as well. */
  readonly announce: (place: Place, people?: readonly string[]) => void
  /** Something was said at a table: shows it to those who may read it, at all servers of the house. */
  readonly said: (table: string, what: Said) => Promise<void>
  /** A session has ended: nothing is sent to it any more, by any server of the house. */
  readonly signedOut: (session: string) => void
  /** A person was forgotten, or somebody else has their seats now: no server of the house knows or shows them any more. */
  readonly forgotten: (what: Forgotten) => void
  /** The match has just begun: shows it, sets its clocks and asks its bots. */
  readonly begin: (id: string) => Promise<void>
}

type Doors = Pick<House, 'identities' | 'tokens'>

/** The token of a request; null where it brings none. */
const tokenIn = ({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | null =>
  authorization === undefined ? null : (/^Bearer ([\w-]{1,100})$/.exec(authorization)?.[1] ?? '')

/** By token or by cookie, and never by the second where the first is brought; null: nobody that is known. */
export const identityOf = async (
  { identities, tokens }: Doors,
  request: Pick<FastifyRequest, 'headers' | 'method' | 'routeOptions'>,
): Promise<Identity | null> => {
  const token = tokenIn(request)
  if (token === null) return identities.of(request.headers.cookie)
  const who = await tokens.of(token)
  if (who !== null && !isOpenTo(who.scope, describedAs(request.method, request.routeOptions.url)))
    throw refuse('forbidden')
  return who
}

/** Who asks; throws `unauthenticated`, and `forbidden` for a program whose token is not good for that. */
export const whoAsks = async (
  house: Doors & Pick<House, 'whereabouts'>,
  request: FastifyRequest,
): Promise<Identity> => {
  const { whereabouts } = house
  const who = await identityOf(house, request)
  if (who === null) throw refuse('unauthenticated')
  whereabouts.seen(who.id, request.ip)
  return who
}
