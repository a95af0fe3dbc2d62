import type { Entered } from '@menagerie/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { endSessions, personOf } from '../identity/account.ts'
import { deviceOf, deviceText } from '../identity/device.ts'
import type { Browser, Opened } from '../identity/library.ts'
import { takeOver } from '../lobby/taking-over.ts'
import { moveSubscription } from '../push/subscriptions.ts'
import type { House } from './house.ts'

/** Requests of one kind that an address may make in a minute, however many people it has. */
export const atMost = (max: number, timeWindow = 60_000): { readonly config: { readonly rateLimit: object } } => ({
  config: { rateLimit: { max, timeWindow } },
})

export const browserOf = ({ headers }: FastifyRequest): Browser => ({
  cookie: headers.cookie,
  origin: headers.origin,
  device: deviceText(deviceOf(headers['user-agent'])),
})

/**
 * Lets somebody in whom the house has just got to know. The session this browser had ends, at all servers; with `bring` the seats
 * of the guest who was here come along. Cookies are set last: where this fails, nobody has changed.
 */
export const letIn = async (
  house: House,
  {
    request,
    reply,
    opened,
    bring,
  }: {
    readonly request: FastifyRequest
    readonly reply: FastifyReply
    readonly opened: Opened
    readonly bring: boolean
  },
): Promise<Entered> => {
  const moved = await leaveBehind(house, request, opened, bring)
  void reply.header('set-cookie', [...opened.cookies])
  return { name: opened.name, moved }
}

/** Answers with how many tables came along. */
const leaveBehind = async (
  house: House,
  request: FastifyRequest,
  { id, session: now }: Opened,
  bring: boolean,
): Promise<number> => {
  const { db, identities } = house
  const before = await identities.of(request.headers.cookie)
  if (before === null) return 0
  const comesAlong = bring && before.id !== id && (await personOf(db, before.id)).guest
  // Whose it was is who is here: the browser is told as before.
  if (comesAlong || before.id === id) await moveSubscription(db, before.session, now)
  if (comesAlong) {
    const taken = await takeOver(house, before, id)
    house.whereabouts.forget(before.id)
    house.forgotten(taken)
    return taken.tables.length
  }
  for (const session of await endSessions(db, before.id, { only: before.session })) house.signedOut(session)
  return 0
}
