import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { Refused } from '@menagerie/authority'
import { entries, seats, session, tables, user, verification } from '../store/schema.ts'
import { type ForgettingOptions, type Forgotten, forgetPerson } from './forgetting.ts'

/** Days after which what nobody comes back to is taken away. */
const EXPIRY_DAYS = 30
/** Of each kind at a time: the rest waits for the next. */
const MOST_AT_ONCE = 200

export interface ExpiringOptions extends ForgettingOptions {
  readonly forgotten: (what: Forgotten) => void
  /** Takes out of memory what is no longer kept. */
  readonly discard: (id: string) => void
}

/** What was taken away. */
export interface Expired {
  readonly guests: number
  readonly waiting: number
  readonly finished: number
}

const longAgo = sql`now() - ${EXPIRY_DAYS} * interval '1 day'`

/**
 * Takes away sign-ins and links that have run out; guests whom no browser knows any more, and those who sit nowhere and have not
 * come for `EXPIRY_DAYS`; tables that have waited for as long; and matches that ended so long ago and at which nobody is left.
 * Accounts stay, and so does every match to which somebody can come back. May fail in the middle, and goes on the next time.
 */
export const expire = async (options: ExpiringOptions): Promise<Expired> => {
  const { db } = options
  await db.delete(session).where(lt(session.expiresAt, sql`now()`))
  await db.delete(verification).where(lt(verification.expiresAt, sql`now()`))
  const guests = await forgetGuests(options)
  const waiting = await dropWaiting(options)
  const finished = await dropFinished(options)
  return { guests, waiting, finished }
}

const forgetGuests = async (options: ExpiringOptions): Promise<number> => {
  const { db, forgotten } = options
  const gone = await db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(
      sql`${user.isAnonymous} and ${user.createdAt} < ${longAgo} and not exists (
        select from ${session} where ${session.userId} = ${user.id} and (${session.updatedAt} > ${longAgo}
          or exists (select from ${seats} where ${seats.userId} = ${user.id})))`,
    )
    .limit(MOST_AT_ONCE)
  let count = 0
  for (const who of gone) {
    try {
      forgotten(await forgetPerson(options, who))
      count++
    } catch (error) {
      // They take a seat in this very moment, or the match is busy: the next time.
      if (!(error instanceof Refused)) throw error
    }
  }
  return count
}

const dropWaiting = async ({ db }: ExpiringOptions): Promise<number> => {
  const old = db
    .select({ id: tables.id })
    .from(tables)
    .where(and(isNull(tables.header), lt(tables.updatedAt, longAgo)))
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true })
  return (await db.delete(tables).where(inArray(tables.id, old)).returning({ id: tables.id })).length
}

const dropFinished = async ({ db, discard }: ExpiringOptions): Promise<number> => {
  const dropped = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select ${tables.id} as id from ${tables}
      where ${tables.over} and not exists (
        select from ${seats} where ${seats.tableId} = ${tables.id} and ${seats.userId} is not null)
        and (select max(${entries.at}) from ${entries} where ${entries.matchId} = ${tables.id})
          < extract(epoch from ${longAgo}) * 1000
      limit ${MOST_AT_ONCE} for update of ${tables} skip locked`)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return ids
    await tx.delete(entries).where(inArray(entries.matchId, ids))
    await tx.delete(tables).where(inArray(tables.id, ids))
    return ids
  })
  for (const id of dropped) discard(id)
  return dropped.length
}
