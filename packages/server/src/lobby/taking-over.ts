import { eq, inArray, sql } from 'drizzle-orm'
import { takeOverWords } from '../chat/forgotten.ts'
import type { Identity } from '../identity/auth.ts'
import type { Db } from '../store/database.ts'
import { ratings } from '../store/rating-schema.ts'
import { seats, session, tables, user } from '../store/schema.ts'
import { endTokens } from '../tokens/tokens.ts'
import { type ForgettingOptions, type Forgotten, leaveTable } from './forgetting.ts'

/** What came along: sessions of the guest that ended, of their programs too, tables that changed hands. */
export type TakenOver = Forgotten

/**
 * A person signs in where a guest has played: the guest's seats are theirs from now on, and the guest is gone. At a table where both
 * sit the guest leaves if it still waits; a seat of a match stays the guest's, for nobody holds two hands of cards in one.
 */
export const takeOver = async (
  options: Pick<ForgettingOptions, 'db' | 'games' | 'announce'>,
  guest: Identity,
  person: string,
): Promise<TakenOver> => {
  const { db } = options
  const both = await tablesOfBoth(db, guest.id, person)
  for (const { id, waits } of both) if (waits) await leaveTable(options, guest, id)
  return db.transaction(async (tx) => {
    const theirs = await tx
      .select({ id: tables.id })
      .from(tables)
      .innerJoin(seats, eq(seats.tableId, tables.id))
      .where(eq(seats.userId, guest.id))
      .orderBy(tables.id)
      .for('update')
    // Read anew with the rows locked: both may have sat down somewhere meanwhile.
    const kept = new Set((await tablesOfBoth(tx, guest.id, person)).map(({ id }) => id))
    const moved = theirs.map(({ id }) => id).filter((id) => !kept.has(id))
    if (moved.length > 0) {
      await tx
        .update(seats)
        .set({ userId: person })
        .where(sql`${eq(seats.userId, guest.id)} and ${inArray(seats.tableId, moved)}`)
      await tx
        .update(tables)
        .set({ maker: person })
        .where(sql`${eq(tables.maker, guest.id)} and ${inArray(tables.id, moved)}`)
    }
    await takeOverWords(tx, { guest: guest.id, person, kept: [...kept] })
    // Where both have a rating of one kind, that of the person stands.
    await tx.execute(sql`update ${ratings} set user_id = ${person}, holder = ${person} where user_id = ${guest.id}
      and not exists (select from ${ratings} as own where own.user_id = ${person} and own.game = ${ratings.game}
        and own.mode = ${ratings.mode} and own.seats = ${ratings.seats})`)
    // Who was sent away comes back by no other name.
    await tx.execute(sql`update ${tables} set sent_away = replace(sent_away::text, ${guest.id}, ${person})::json
      where sent_away::text like ${`%${guest.id}%`}`)
    const browsers = await tx.delete(session).where(eq(session.userId, guest.id)).returning({ id: session.id })
    // Nobody comes back to the guest, and a program that played for them plays for nobody.
    const programs = await endTokens(tx, guest.id)
    if (kept.size === 0) await tx.delete(user).where(eq(user.id, guest.id))
    return { sessions: [...browsers.map(({ id }) => id), ...programs], tables: moved }
  })
}

const tablesOfBoth = async (
  db: Pick<Db, 'execute'>,
  one: string,
  other: string,
): Promise<readonly { readonly id: string; readonly waits: boolean }[]> => {
  const { rows } = await db.execute<{ id: string; waits: boolean }>(sql`
    select ${tables.id} as id, ${tables.header} is null as waits from ${tables}
    where exists (select from ${seats} where ${seats.tableId} = ${tables.id} and ${seats.userId} = ${one})
      and exists (select from ${seats} where ${seats.tableId} = ${tables.id} and ${seats.userId} = ${other})`)
  return rows
}
