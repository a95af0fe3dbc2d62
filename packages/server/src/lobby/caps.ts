import { LIMITS } from '@menagerie/protocol'
import { sql } from 'drizzle-orm'
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
  const counted = await tx.execute<{ all: number; waiting: number; playing: number }>(sql`
    with mine as (select ${tables.id} as id, ${tables.open} and ${tables.header} is null as waits
      from ${tables} join ${seats} on ${seats.tableId} = ${tables.id}
      where ${seats.userId} = ${userId} and not ${tables.over})
    select (select count(*) from mine)::int as all, (select count(*) from mine where waits)::int as waiting,
      (select count(*) from ${seats} where ${seats.tableId} in (select id from mine) and ${seats.kind} = 'bot')::int as playing`)
  const { all, waiting, playing } = counted.rows[0] ?? { all: 0, waiting: 0, playing: 0 }
  if (all >= mostTables) throw refuse('tooManyTables', { most: mostTables })
  if (open && waiting >= LIMITS.openTables) throw refuse('tooManyOpenTables', { most: LIMITS.openTables })
  if (playing + bots > LIMITS.botSeats) throw refuse('tooManyBots', { most: LIMITS.botSeats })
}
