import type { PushState, PushSubscribeRequest } from '@menagerie/protocol'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Identity } from '../identity/auth.ts'
import type { Db } from '../store/database.ts'
import { pushSubscriptions, session } from '../store/schema.ts'

/** Which devices of somebody are told by push: whether this one is, and how many others. */
export const devicesOf = async (db: Db, who: Identity): Promise<Pick<PushState, 'here' | 'others'>> => {
  const rows = await db
    .select({ id: session.id })
    .from(pushSubscriptions)
    .innerJoin(session, eq(session.id, pushSubscriptions.sessionId))
    .where(and(eq(session.userId, who.id), gt(session.expiresAt, sql`now()`)))
  const others = rows.filter(({ id }) => id !== who.session).length
  return { here: others < rows.length, others }
}

/** From now on this device is told, of whoever is signed in there, and of nobody who was before. */
export const keepSubscription = async (
  db: Db,
  sessionId: string,
  { endpoint, keys }: PushSubscribeRequest,
): Promise<void> => {
  const kept = { endpoint, ...keys, createdAt: new Date() }
  await db.transaction(async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.sessionId, sessionId)))
    await tx
      .insert(pushSubscriptions)
      .values({ sessionId, ...kept })
      .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: kept })
  })
}

/** `endpoint`: only while it is still that one. */
export const dropSubscription = async (db: Db, sessionId: string, endpoint: string | null = null): Promise<void> => {
  const ofSession = eq(pushSubscriptions.sessionId, sessionId)
  await db
    .delete(pushSubscriptions)
    .where(endpoint === null ? ofSession : and(ofSession, eq(pushSubscriptions.endpoint, endpoint)))
}

/** The same person, or the guest they were, has another session in the same browser: it is told as before. */
export const moveSubscription = async (db: Db, from: string, to: string): Promise<void> => {
  await db.update(pushSubscriptions).set({ sessionId: to }).where(eq(pushSubscriptions.sessionId, from))
}

/** When devices were made to be told, and by whose service. */
export const ownSubscriptions = async (
  db: Db,
  userId: string,
): Promise<readonly { readonly service: string; readonly createdAt: number }[]> => {
  const rows = await db
    .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .innerJoin(session, eq(session.id, pushSubscriptions.sessionId))
    .where(eq(session.userId, userId))
  return rows.map(({ endpoint, createdAt }) => ({
    service: new URL(endpoint).hostname,
    createdAt: createdAt.getTime(),
  }))
}
