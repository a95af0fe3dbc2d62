import { LIMITS } from '@menagerie/protocol'
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { refuse } from '@menagerie/authority'
import type { Db } from '../store/database.ts'
import { seats, tables, user } from '../store/schema.ts'

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** What somebody wants to make. */
export interface MoreTables {
  readonly open: boolean
  readonly bots: number
  /** Tables one person may be at; 0: nothing is counted. */
  readonly mostTables: number
}

/**
 * Nobody fills the list of open tables alone, nor keeps all bots busy. Counted with the person's row locked, so that what is
 * asked for at once is counted one after the other.
 */
export const mustHaveRoom = async (
  tx: Transaction,
  userId: string,
  { open, bots, mostTables }: MoreTables,
): Promise<void> => {
  if (mostTables === 0) return
  await tx.execute(sql`select 1 from ${user} where ${user.id} = ${userId} for update`)
  const mine = tx
    .select({ id: seats.tableId })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(eq(seats.userId, userId), eq(tables.over, false)))
  const [[all], [waiting], [playing]] = [
    await tx.select({ n: count() }).from(tables).where(inArray(tables.id, mine)),
    await tx
      .select({ n: count() })
      .from(tables)
      .where(and(inArray(tables.id, mine), eq(tables.open, true), isNull(tables.header))),
    await tx
      .select({ n: count() })
      .from(seats)
      .where(and(inArray(seats.tableId, mine), eq(seats.kind, 'bot'))),
  ]
  if ((all?.n ?? 0) >= mostTables) throw refuse('tooManyTables', { most: mostTables })
  if (open && (waiting?.n ?? 0) >= LIMITS.openTables) throw refuse('tooManyOpenTables', { most: LIMITS.openTables })
  if ((playing?.n ?? 0) + bots > LIMITS.botSeats) throw refuse('tooManyBots', { most: LIMITS.botSeats })
}
