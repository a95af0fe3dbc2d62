import type { Entry, Pending } from '@menagerie/engine'
import { asc, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type Reader, preparedFor } from './database.ts'
import { type EntryRow, entries } from './schema.ts'
import { readTogether } from './together.ts'

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
export const readLog = (db: Reader, matchId: string): Promise<EntryRow[]> =>
  db.select().from(entries).where(eq(entries.matchId, matchId)).orderBy(asc(entries.seq))

const versions = preparedFor((db) =>
  db
    .select({
      id: sql<string>`wanted.id`,
      // One look at the end of an index each: grouped, all entries of a match would be gone through.
      seq: sql<number | null>`(select max(${entries.seq}) from ${entries} where ${entries.matchId} = wanted.id)`,
    })
    .from(sql`unnest(${sql.placeholder('ids')}::text[]) as wanted (id)`)
    .prepare('versions'),
)

const versionById = readTogether<number>(async (db, ids) => {
  const found = await versions(db).execute({ ids })
  return new Map(found.map(({ id, seq }) => [id, seq ?? -1]))
})

/** The version a match is at by its log, read beside others that are asked for in this moment; -1 where there is none. */
export const lastSeq = async (db: Reader, matchId: string): Promise<number> => (await versionById(db, matchId)) ?? -1

const APPEND = `insert into entries
  (match_id, seq, kind, seat, steps, outcomes, hash, at, key, asked, outcome)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`

/**
 * The durable INSERT that makes a commit true: PostgreSQL answers after its log is on disk. The one statement of the
 * server that is prepared by hand: building it anew for every commit costs as much as sending it.
 */
export const appendEntry = async (pool: Pool, row: EntryRow): Promise<void> => {
  const { matchId, seq, kind, seat, steps, outcomes, hash, at, key, asked, outcome } = row
  const json = (value: unknown): string => JSON.stringify(value)
  await pool.query({
    name: 'append',
    text: APPEND,
    values: [
      matchId,
      seq,
      kind,
      seat,
      json(steps),
      json(outcomes),
      hash,
      at,
      key,
      json(asked),
      outcome === null ? null : json(outcome),
    ],
  })
}

/** The same of several rows, all or none. `json` keeps the text of what is in it, as it was hashed. */
const APPEND_ALL = `insert into entries
  (match_id, seq, kind, seat, steps, outcomes, hash, at, key, asked, outcome)
  select "matchId", seq, kind, seat, steps, outcomes, hash, at, key, asked, outcome from json_to_recordset($1) as
  one("matchId" text, seq int, kind text, seat smallint, steps json, outcomes json, hash text, at bigint, key uuid, asked json,
    outcome json)`

export const appendEntries = async (pool: Pool, rows: readonly EntryRow[]): Promise<void> => {
  await pool.query({ name: 'append all', text: APPEND_ALL, values: [JSON.stringify(rows)] })
}
