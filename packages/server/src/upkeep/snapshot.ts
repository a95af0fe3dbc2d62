import type pg from 'pg'
import { isLater, migrationsOf } from '../store/database.ts'
import { KEPT, type KeptTable } from './kept-tables.ts'
import { UpkeepError } from './upkeep-error.ts'

/** A row as texts, in the order of its table's columns: what PostgreSQL writes for each value, and reads again. */
export type TextRow = readonly (string | null)[]

/** A table of the house with all that belongs to it. */
export interface StoredMatch {
  readonly table: TextRow
  readonly seats: readonly TextRow[]
  /** In order. */
  readonly entries: readonly TextRow[]
}

/** A column's name and type, as PostgreSQL writes it. */
export type Column = readonly [name: string, type: string]

/** The house at one moment, while it goes on. */
export interface Snapshot {
  /** Hashes of the migrations it has had: of this version's all, or the first of them. */
  readonly migrations: readonly string[]
  /** None of a table that the house does not have yet. */
  readonly columns: (table: string) => readonly Column[]
  /** Some rows at a time. */
  readonly rows: (table: KeptTable) => AsyncGenerator<readonly TextRow[]>
  readonly matches: () => AsyncGenerator<readonly StoredMatch[]>
}

const ROWS_AT_ONCE = 1000
const MATCHES_AT_ONCE = 20

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

interface Texts {
  readonly row: TextRow
}

/**
 * Reads all in one transaction that sees the house as it was when it began, and gives nothing up however long it takes. Values
 * are written as text by PostgreSQL: JSON comes as it was hashed, and times to the microsecond. An older house is read as it is;
 * one that a later version has brought up to date has more than is known here, and is refused (`houseNewer`).
 */
export const readSnapshot = async <R>(client: pg.Client, use: (snapshot: Snapshot) => Promise<R>): Promise<R> => {
  await client.query('begin isolation level repeatable read read only')
  try {
    for (const setting of [`timezone = 'UTC'`, 'idle_in_transaction_session_timeout = 0'])
      await client.query(`set local ${setting}`)
    return await use(await snapshotOf(client))
  } finally {
    await client.query('rollback').catch(() => {})
  }
}

/** Of every table of the house. */
export const columnsIn = async (client: pg.Client): Promise<(table: string) => readonly Column[]> => {
  const { rows } = await client.query<{ table: string; name: string; type: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`,
  )
  return (table) => rows.filter((one) => one.table === table).map(({ name, type }) => [name, type])
}

const snapshotOf = async (client: pg.Client): Promise<Snapshot> => {
  const had = await migrationsOf(client)
  if (isLater(had)) throw new UpkeepError('houseNewer')
  const columns = await columnsIn(client)

  const texts = ({ name, emptied }: KeptTable, alias: string): string => {
    const each = columns(name).map(([column]) =>
      emptied.includes(column) ? 'null' : `${alias}.${quoted(column)}::text`,
    )
    return `json_build_array(${each.join(', ')})`
  }

  async function* fetched<Row extends pg.QueryResultRow>(select: string, atOnce: number): AsyncGenerator<Row[]> {
    await client.query(`declare reading no scroll cursor for ${select}`)
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${atOnce} from reading`)
      if (rows.length === 0) break
      yield rows
    }
    await client.query('close reading')
  }

  async function* rows(table: KeptTable): AsyncGenerator<readonly TextRow[]> {
    if (columns(table.name).length === 0) return
    const select = `select ${texts(table, 't')} as row from ${quoted(table.name)} t`
    for await (const some of fetched<Texts & pg.QueryResultRow>(select, ROWS_AT_ONCE)) yield some.map(({ row }) => row)
  }

  async function* matches(): AsyncGenerator<readonly StoredMatch[]> {
    const [tables, seats, entries] = KEPT.matches as [KeptTable, KeptTable, KeptTable]
    const allOf = async (select: string, ids: readonly string[]): Promise<ReadonlyMap<string, readonly TextRow[]>> => {
      const byMatch = new Map<string, TextRow[]>(ids.map((id) => [id, []]))
      const { rows: all } = await client.query<Texts & { id: string }>(select, [ids])
      for (const { id, row } of all) byMatch.get(id)?.push(row)
      return byMatch
    }
    const select = `select t.id, ${texts(tables, 't')} as row from tables t order by t.created_at, t.id`
    for await (const some of fetched<Texts & { id: string }>(select, MATCHES_AT_ONCE)) {
      const ids = some.map(({ id }) => id)
      const sitting = await allOf(
        `select s.table_id as id, ${texts(seats, 's')} as row from seats s where s.table_id = any($1) order by s.seat`,
        ids,
      )
      const logs = await allOf(
        `select e.match_id as id, ${texts(entries, 'e')} as row from entries e where e.match_id = any($1) order by e.seq`,
        ids,
      )
      yield some.map(({ id, row }) => ({ table: row, seats: sitting.get(id) ?? [], entries: logs.get(id) ?? [] }))
    }
  }

  return { migrations: had.map(({ hash }) => hash), columns, rows, matches }
}
