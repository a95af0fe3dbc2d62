import { refuse } from '@menagerie/authority'
import { LIMITS, type Said, type Saying } from '@menagerie/protocol'
import { and, count, eq, gt, lte, max, sql } from 'drizzle-orm'
import { type Place, placeOf, seatOf } from '../lobby/place.ts'
import { lockPerson } from './locking.ts'
import { remarks } from '../store/chat-schema.ts'
import type { Db } from '../store/database.ts'
import { tables } from '../store/schema.ts'

export interface SayingOptions {
  readonly db: Db
  readonly who: string
  readonly table: string
  /** Throws where they may not look at the table. */
  readonly mustSee: (place: Place) => void
}

/**
 * Says something at a table, once for a key: on the side of those who sit there, or of those who look on once the match has begun.
 * Throws `notSeated` for who looks on before that, `tooMany` where they have said as much as one may for now, and `keyReused`.
 */
export const say = ({ db, who, table, mustSee }: SayingOptions, wanted: Saying): Promise<Said> =>
  db.transaction(async (tx) => {
    // What is said at one table is numbered one after the other; commits of its match do not wait for it.
    await tx.execute(sql`select 1 from ${tables} where ${tables.id} = ${table} for no key update`)
    const place = await placeOf(tx, table)
    mustSee(place)
    const seat = seatOf(place, who)
    if (seat === null && place.table.header === null) throw refuse('notSeated')
    const side = seat === null ? 'spectators' : 'players'

    const [before] = await tx
      .select({ userId: remarks.userId, side: remarks.side, number: remarks.number })
      .from(remarks)
      .where(and(eq(remarks.tableId, table), eq(remarks.key, wanted.key)))
    if (before !== undefined) {
      if (before.userId !== who) throw refuse('keyReused')
      return { side: before.side, number: before.number }
    }
    await lockPerson(tx, who)
    const [said] = await tx
      .select({ n: count() })
      .from(remarks)
      .where(and(eq(remarks.userId, who), gt(remarks.createdAt, sql`now() - interval '10 seconds'`)))
    if ((said?.n ?? 0) >= LIMITS.remarksAtOnce) throw refuse('tooMany')

    const onSide = and(eq(remarks.tableId, table), eq(remarks.side, side))
    const [last] = await tx
      .select({ number: max(remarks.number) })
      .from(remarks)
      .where(onSide)
    const number = (last?.number ?? 0) + 1
    await tx.insert(remarks).values({
      tableId: table,
      side,
      number,
      userId: who,
      seat,
      text: 'text' in wanted ? wanted.text : null,
      phrase: 'phrase' in wanted ? wanted.phrase : null,
      key: wanted.key,
    })
    await tx.delete(remarks).where(and(onSide, lte(remarks.number, number - LIMITS.remarksKept)))
    return { side, number }
  })
