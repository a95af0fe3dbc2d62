import { randomUUID } from 'node:crypto'
import { type Authority, Refused, isBusy, refuse } from '@menagerie/authority'
import { and, eq, isNull } from 'drizzle-orm'
import type { Place } from '../lobby/place.ts'
import { placeOf } from '../lobby/place.ts'
import { reports } from '../store/chat-schema.ts'
import type { Db } from '../store/database.ts'
import { audit, blocked, seats, tables, user } from '../store/schema.ts'

export type Act = 'close' | 'forget' | 'block' | 'unblock' | 'settle'

/** Written down before it is done: what a host began stands there, whether or not it came to its end. */
export const note = async (db: Db, act: Act, target: string, reason: string): Promise<void> => {
  await db.insert(audit).values({ id: randomUUID(), act, target, reason })
}

/** Throws `notFound` where nobody of that id is known. */
export const mustBeSomebody = async (db: Db, id: string): Promise<void> => {
  const [found] = await db.select({ id: user.id }).from(user).where(eq(user.id, id))
  if (found === undefined) throw refuse('notFound')
}

export const setBlocked = async (db: Db, userId: string, isBlocked: boolean): Promise<void> => {
  if (isBlocked) await db.insert(blocked).values({ userId }).onConflictDoNothing()
  else await db.delete(blocked).where(eq(blocked.userId, userId))
}

/** The host is done with a report. Throws `notFound` where there is none, or it was settled before. */
export const settleReport = async (db: Db, id: string): Promise<void> => {
  const settled = await db
    .update(reports)
    .set({ settledAt: new Date() })
    .where(and(eq(reports.id, id), isNull(reports.settledAt)))
    .returning({ id: reports.id })
  if (settled.length === 0) throw refuse('notFound')
}

/** Throws `forbidden` where a host has blocked this person. */
export const mustNotBeBlocked = async (db: Db, userId: string): Promise<void> => {
  const [found] = await db.select({ id: blocked.userId }).from(blocked).where(eq(blocked.userId, userId))
  if (found !== undefined) throw refuse('forbidden')
}

/**
 * Ends a table: one that waits is taken away, and at one that is played all people give up, in the order of seats, until the match is over:
 * its record stays whole, and the audit says who ended it. A match that is over stays as it is. Answers with the place as it was.
 */
export const closeTable = async (
  { db, matches }: { readonly db: Db; readonly matches: Pick<Authority<Place>, 'decide'> },
  id: string,
): Promise<Place> => {
  const place = await placeOf(db, id)
  if (place.table.header === null) {
    const gone = await db.transaction(async (tx) => {
      await tx.delete(seats).where(eq(seats.tableId, id))
      return tx
        .delete(tables)
        .where(and(eq(tables.id, id), isNull(tables.header)))
        .returning({ id: tables.id })
    })
    if (gone.length === 0) throw refuse('busy')
    return place
  }
  // What a host ends says nothing of how anybody plays.
  await db.update(tables).set({ rated: false }).where(eq(tables.id, id))
  for (const { seat, kind } of place.seats) {
    if (kind !== 'human') continue
    try {
      await matches.decide(id, () => seat, { kind: 'resign', key: randomUUID() })
    } catch (error) {
      // It is over, or that seat has given up before.
      if (!(error instanceof Refused) || isBusy(error)) throw error
    }
  }
  return place
}
