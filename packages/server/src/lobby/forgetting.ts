import { randomUUID } from 'node:crypto'
import { type Authority, Refused, isBusy, refuse } from '@menagerie/authority'
import { forgetting } from '@menagerie/engine'
import { and, asc, eq, sql } from 'drizzle-orm'
import { forgetWords } from '../chat/forgotten.ts'
import type { Identity } from '../identity/auth.ts'
import { dropLinks } from '../identity/links.ts'
import type { Db } from '../store/database.ts'
import { seats, session, tables, user } from '../store/schema.ts'
import { endTokens } from '../tokens/tokens.ts'
import type { Games } from './games.ts'
import { type Place, seatOf } from './place.ts'
import { standUp } from './seating.ts'

export interface ForgettingOptions {
  readonly db: Db
  readonly games: Games
  readonly matches: Pick<Authority<Place>, 'decide'>
  readonly announce: (place: Place, people: readonly string[]) => void
}

/** What is left of a person who was forgotten: nothing by which they could be known. */
export interface Forgotten {
  /** Of browsers and of programs. */
  readonly sessions: readonly string[]
  /** At which they sat in a match, or said something. */
  readonly tables: readonly string[]
}

/** Tables they came to while they were being forgotten, from another page. */
const MOST_TRIES = 5

/** Somebody else was first, or there is nothing left to do. */
const unlessRefused = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Refused) || isBusy(error)) throw error
  }
}

/**
 * Forgets a person: they leave the tables that wait and give up the matches that run; then their name and its salt are erased
 * wherever they sat, and with them all sessions and the account, at once or not at all. Records verify as before. Names in
 * records of format 1 are under the hash, and stay. Asked again after a failure, it goes on.
 */
export const forgetPerson = async (
  options: ForgettingOptions,
  who: Pick<Identity, 'id' | 'name'>,
): Promise<Forgotten> => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await leaveAll(options, who)
    const forgotten = await erase(options.db, who)
    if (forgotten !== null) return forgotten
  }
  throw refuse('busy')
}

const leaveAll = async (
  { db, games, matches, announce }: ForgettingOptions,
  who: Pick<Identity, 'id' | 'name'>,
): Promise<void> => {
  const rows = await db
    .select({ id: tables.id, hasBegun: sql<boolean>`${tables.header} is not null` })
    .from(tables)
    .innerJoin(seats, eq(seats.tableId, tables.id))
    .where(and(eq(seats.userId, who.id), eq(tables.over, false)))
  const seatBy = (place: Place): number | null => seatOf(place, who.id)
  for (const { id, hasBegun } of rows) {
    if (hasBegun) await unlessRefused(matches.decide(id, seatBy, { kind: 'resign', key: randomUUID() }))
    else await leaveTable({ db, games, announce }, who, id)
  }
}

/** They leave a table that waits, or have left it already. */
export const leaveTable = async (
  { db, games, announce }: Pick<ForgettingOptions, 'db' | 'games' | 'announce'>,
  who: Pick<Identity, 'id' | 'name'>,
  id: string,
): Promise<void> => {
  const leave = async (): Promise<void> => {
    const place = await standUp({ db, games, who, id })
    if (place !== null) announce(place, [])
  }
  await unlessRefused(leave())
}

/** Null where they sit at a table that waits: it is to be left first. */
const erase = (db: Db, who: Pick<Identity, 'id'>): Promise<Forgotten | null> =>
  db.transaction(async (tx) => {
    const mine = eq(seats.userId, who.id)
    const rows = await tx
      .select({ id: tables.id, header: tables.header, seat: seats.seat })
      .from(tables)
      .innerJoin(seats, eq(seats.tableId, tables.id))
      .where(mine)
      .orderBy(asc(tables.id))
      .for('update')
    if (rows.some(({ header }) => header === null)) return null
    for (const { id, header, seat } of rows)
      await tx
        .update(tables)
        .set({ header: header && forgetting(header, seat) })
        .where(eq(tables.id, id))
    await tx.update(seats).set({ name: null, userId: null }).where(mine)
    const spoken = await forgetWords(tx, who.id)
    await tx.execute(sql`update ${tables} set sent_away =
      (select coalesce(json_agg(other), '[]') from json_array_elements_text(sent_away) as other where other <> ${who.id})
      where sent_away::text like ${`%${who.id}%`}`)
    const [gone] = await tx.select({ email: user.email }).from(user).where(eq(user.id, who.id))
    if (gone !== undefined) await dropLinks(tx, { email: gone.email, userId: who.id })
    const browsers = await tx.delete(session).where(eq(session.userId, who.id)).returning({ id: session.id })
    const sessions = [...browsers.map(({ id }) => id), ...(await endTokens(tx, who.id))]
    await tx.delete(user).where(eq(user.id, who.id))
    return { sessions, tables: [...new Set([...rows.map(({ id }) => id), ...spoken])] }
  })
