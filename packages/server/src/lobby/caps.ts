import { LIMITS } from '@menagerie/protocol'
import { sql } from 'drizzle-orm'
import { refuse } from '@menagerie/authority'
import type { Db } from '../store/database.ts'
import { seats, tables, user } from '../store/schema.ts'

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Caps {
  /** Tables one person may be at; 0: nothing is counted. */
  readonly mostTables: number
  /** Everybody who asks from where a person does. */
  readonly beside: (userId: string) => readonly string[]
}

/** What somebody who takes a seat brings into the house with it. */
export interface MoreTables {
  readonly open: boolean
  readonly bots: number
}

/** At a table that is there already. */
export const ONE_SEAT: MoreTables = { open: false, bots: 0 }

/**
 * Nobody fills the list of open tables alone, under one name or many, nor keeps all bots busy. Counted with the person's row
 * locked, so that what is asked for at once is counted one after the other.
 */
export const mustHaveRoom = async (
  tx: Transaction,
  userId: string,
  { mostTables, beside }: Caps,
  { open, bots }: MoreTables,
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
  if (bots > 0 && playing + bots > LIMITS.botSeats) throw refuse('tooManyBots', { most: LIMITS.botSeats })
  if (open) await mustBeRoomHere(tx, beside(userId))
}

/**
 * Whoever has many names has them at few addresses. All who open tables are counted one after the other. Tables that were left to
 * themselves for a day are not: who has made new names since cannot take them back.
 */
const mustBeRoomHere = async (tx: Transaction, people: readonly string[]): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${OPENING})`)
  const { rows } = await tx.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from ${tables}
    where ${tables.open} and ${tables.header} is null and ${tables.maker} = any(${sql.param(people)}::text[])
      and ${tables.updatedAt} > now() - interval '1 day'`)
  const { waiting } = rows[0] ?? { waiting: 0 }
  if (waiting >= LIMITS.openTablesHere) throw refuse('tooManyOpenHere', { most: LIMITS.openTablesHere })
}

/** Any number. */
const OPENING = 4_118_207
