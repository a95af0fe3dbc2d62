import type { Entry, Pending } from '@menagerie/engine'
import { asc, eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { type EntryRow, entries } from './schema.ts'

/** A commit as it is stored, with what is asked after it. */
export const entryValues = (matchId: string, entry: Entry, pending: Pending, key: string | null): EntryRow => ({
  matchId,
  seq: entry.seq,
  kind: entry.kind,
  seat: entry.seat,
  steps: entry.steps,
  outcomes: entry.outcomes,
  hash: entry.hash,
  at: entry.at,
  key,
  asked: pending.status === 'deciding' ? pending.seats : [],
  outcome: pending.status === 'over' ? pending.outcome : null,
})

export const entryOfRow = ({ seq, kind, seat, steps, outcomes, hash, at }: EntryRow): Entry => ({
  seq,
  kind,
  seat,
  steps,
  outcomes,
  hash,
  at,
})

/** The whole log of a match, in order. */
export const readLog = (db: Pick<Db, 'select'>, matchId: string): Promise<EntryRow[]> =>
  db.select().from(entries).where(eq(entries.matchId, matchId)).orderBy(asc(entries.seq))

/** The durable INSERT that makes a commit true: PostgreSQL answers after its log is on disk. */
export const appendEntry = async (db: Pick<Db, 'insert'>, row: EntryRow): Promise<void> => {
  await db.insert(entries).values(row)
}
