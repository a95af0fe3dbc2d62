import { randomUUID } from 'node:crypto'
import { refuse } from '@menagerie/authority'
import { LIMITS, type ReportRequest } from '@menagerie/protocol'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { type Place, seatOf } from '../lobby/place.ts'
import { reports } from '../store/chat-schema.ts'
import type { Db } from '../store/database.ts'
import { tables } from '../store/schema.ts'
import { mustFind } from './chat.ts'
import { lockPerson } from './locking.ts'
import { mayRead, remarksUpTo } from './reading.ts'

/** Lines that a report keeps: what it is about, and what was said before. */
const LINES = 20

/** Tells the host of something that was said by somebody else. Throws `notFound` where it may not be read, and `tooMany`. */
export const report = async (
  db: Db,
  place: Place,
  who: string,
  { side, number, reason = '' }: Pick<ReportRequest, 'side' | 'number' | 'reason'>,
): Promise<void> => {
  const lines = await remarksUpTo(db, place.table.id, { side, number }, LINES)
  const last = lines.at(-1)
  const viewer = seatOf(place, who) ?? 'spectator'
  const { userId: about } = mustFind(last?.number === number ? last : null, mayRead(place, viewer, side))
  if (about === null || about === who) throw refuse('notFound')
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from ${tables} where ${tables.id} = ${place.table.id} for key share`)
    await lockPerson(tx, who)
    const [made] = await tx
      .select({ n: count() })
      .from(reports)
      .where(and(eq(reports.userId, who), gt(reports.createdAt, sql`now() - interval '1 day'`)))
    if ((made?.n ?? 0) >= LIMITS.reports) throw refuse('tooMany')
    await tx.insert(reports).values({
      id: randomUUID(),
      tableId: place.table.id,
      userId: who,
      about,
      reason,
      lines: lines.map(({ userId, seat, text, phrase, at }) => ({ person: userId, seat, text, phrase, at })),
    })
  })
}
