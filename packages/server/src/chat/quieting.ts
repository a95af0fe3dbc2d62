import { randomUUID } from 'node:crypto'
import { refuse } from '@menagerie/authority'
import { LIMITS, type QuietRequest, type Quiets } from '@menagerie/protocol'
import { type SQL, and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { type Place, seatOf } from '../lobby/place.ts'
import { quiets } from '../store/chat-schema.ts'
import type { Db, Reader } from '../store/database.ts'
import { seats, tables, user } from '../store/schema.ts'
import { mustFind } from './chat.ts'
import { lockPerson } from './locking.ts'
import { mayRead, remarkAt } from './reading.ts'

/** Whom somebody has muted or blocked. */
export const quietsOf = async (db: Reader, userId: string): Promise<Quiets> => {
  const rows = await db
    .select({ id: quiets.id, kind: quiets.kind, name: user.name, createdAt: quiets.createdAt })
    .from(quiets)
    .innerJoin(user, eq(user.id, quiets.whom))
    .where(eq(quiets.userId, userId))
    .orderBy(desc(quiets.createdAt), quiets.id)
  return { quiets: rows.map(({ id, kind, name, createdAt }) => ({ id, kind, name, at: createdAt.getTime() })) }
}

/** The person behind a seat, or something that was said: null where nobody is, or whoever is meant was forgotten. */
const personAt = async (db: Reader, place: Place, who: string, whom: QuietRequest['whom']): Promise<string | null> => {
  if ('seat' in whom) return place.seats[whom.seat]?.userId ?? null
  const remark = await remarkAt(db, place.table.id, whom)
  return mustFind(remark, mayRead(place, seatOf(place, who) ?? 'spectator', whom.side)).userId
}

/** Mutes or blocks a person who is named by what they have at a table. Throws `notFound` for nobody and for oneself. */
export const quiet = async (
  db: Db,
  place: Place,
  who: string,
  { whom: named, kind }: Pick<QuietRequest, 'whom' | 'kind'>,
): Promise<void> => {
  const whom = await personAt(db, place, who, named)
  if (whom === null || whom === who) throw refuse('notFound')
  await db.transaction(async (tx) => {
    await lockPerson(tx, who)
    const [known] = await tx
      .select({ n: count() })
      .from(quiets)
      .where(and(eq(quiets.userId, who), ne(quiets.whom, whom)))
    if ((known?.n ?? 0) >= LIMITS.quiets) throw refuse('tooMany')
    await tx
      .insert(quiets)
      .values({ id: randomUUID(), userId: who, whom, kind })
      .onConflictDoUpdate({ target: [quiets.userId, quiets.whom], set: { kind } })
  })
}

/** Throws `notFound` where it is not theirs, or is gone. */
export const unquiet = async (db: Db, who: string, id: string): Promise<void> => {
  const gone = await db
    .delete(quiets)
    .where(and(eq(quiets.id, id), eq(quiets.userId, who)))
    .returning({ id: quiets.id })
  if (gone.length === 0) throw refuse('notFound')
}

/** Whether one of two has blocked the other. */
export const areApart = (
  one: SQL,
  other: SQL,
): SQL => sql`exists (select from ${quiets} where ${quiets.kind} = 'blocked' and (
  (${quiets.userId} = ${one} and ${quiets.whom} = ${other}) or (${quiets.userId} = ${other} and ${quiets.whom} = ${one})))`

/** Of tables in a query: whether somebody sits there whom this person is not to meet. */
export const sitsSomebodyApart = (userId: string): SQL =>
  sql`exists (select from ${seats} where ${seats.tableId} = ${tables.id} and ${seats.userId} is not null
    and ${areApart(sql`${seats.userId}`, sql`${userId}`)})`

/** Of these people, who has blocked one. */
export const blockersOf = async (db: Reader, people: readonly string[], whom: string): Promise<readonly string[]> => {
  const rows = await db
    .select({ userId: quiets.userId })
    .from(quiets)
    .where(and(eq(quiets.whom, whom), eq(quiets.kind, 'blocked')))
  return rows.map(({ userId }) => userId).filter((userId) => people.includes(userId))
}
