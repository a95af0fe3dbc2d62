import { Refused, isBusy } from '@menagerie/authority'
import type { Watch } from '@menagerie/protocol'
import type { FastifyRequest } from 'fastify'
import type { Identity } from '../identity/auth.ts'
import { mustSee } from '../lobby/place.ts'
import type { Listener } from '../stream/listeners.ts'
import { type House, identityOf, whoAsks } from './house.ts'

/* What is the same for everybody who listens, whatever line they have. */

/** Bytes a slow reader may leave unread before their line is broken off; it resumes from the log. */
export const MOST_UNREAD = 2_000_000

/** Whom a line belongs to, and what they may watch on it: read from the request only once they are known. */
export const whoListens = async <Wanted extends { readonly watches: readonly Watch[] }>(
  house: House,
  request: FastifyRequest,
  read: (query: unknown) => Wanted,
): Promise<Wanted & { readonly who: Identity }> => {
  const who = await whoAsks(house, request)
  const wanted = read(request.query)
  for (const { table, invite } of wanted.watches) mustSee(await house.matches.placeOf(table), who.id, invite)
  return { ...wanted, who }
}

/** Of a new listener; nothing is sent before `beginListening`. */
export const listenerOf = (
  { id, session }: Identity,
  watches: readonly Watch[],
  held: ReadonlyMap<string, number>,
): Pick<Listener, 'userId' | 'session' | 'invites' | 'sent'> => ({
  userId: id,
  session,
  invites: new Map(watches.map(({ table, invite }) => [table, invite])),
  sent: new Map(watches.map(({ table }) => [table, held.get(table) ?? -1])),
})

export interface Beginning {
  readonly request: FastifyRequest
  readonly isOpen: () => boolean
}

/** The hub knows of a listener from now on; its first look at each table comes beside what happens meanwhile. */
export const beginListening = async (
  house: House,
  listener: Listener,
  { request, isOpen }: Beginning,
): Promise<void> => {
  const { firstLooks, hub } = house
  const held = new Map(listener.sent)
  hub.add(listener)
  request.log.info({ line: listener.way, tables: listener.invites.size }, 'listening')
  // They may have signed out while their tables were looked at, before the hub knew of this line.
  const still = await identityOf(house, request).catch(() => undefined)
  // Where nobody can say, they come back and are asked anew.
  if (still === undefined) return listener.end()
  if (still === null) return listener.end('signedOut')
  for (const table of listener.invites.keys()) {
    if (!isOpen()) return
    try {
      await firstLooks.at(table, { listener, held: held.get(table) ?? -1 })
    } catch (error) {
      if (!(error instanceof Refused) && isOpen()) request.log.error(error)
      // The lobby says what there is to say; without a match there is no frame. Anything else: the client asks again.
      if (!(error instanceof Refused) || isBusy(error)) listener.end()
    }
  }
  hub.welcome(listener)
}
