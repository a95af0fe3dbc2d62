import type { MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { migrationsKnown, migrationsOf } from '../store/database.ts'
import type { BackupHead } from './backup.ts'
import { LEFT_OUT } from './kept-tables.ts'
import { mustHold } from './match-rows.ts'
import { readParts } from './parts.ts'
import { type Column, type StoredMatch, type TextRow, columnsIn } from './snapshot.ts'
import { type HouseAt, withHouse } from './stored-house.ts'
import { UpkeepError } from './upkeep-error.ts'

export interface Restored {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
  /** When the backup was made, milliseconds since 1970. */
  readonly at: number
  /** SHA-256 of the whole, hex. */
  readonly sum: string
}

const ROWS_AT_ONCE = 1000
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** What is met on the way through a file; each may take its time. */
interface Reader {
  readonly head: (head: BackupHead) => Promise<void>
  readonly rows: (table: string, rows: readonly TextRow[]) => Promise<void>
}

const NOTHING: Reader = { head: async () => {}, rows: async () => {} }

/**
 * Reads a backup to its end and writes nothing: every part is what was written, none is missing, and every chain of hashes holds.
 * Throws an UpkeepError that names what is not.
 */
export const checkBackup = (path: string): Promise<Restored> => read(path, NOTHING)

/**
 * Brings a backup into an empty house: its database has no tables yet, or those of the backup's version without a row; the server
 * brings them up to date when it starts. The file is read through before anything is written, and then everything is written, or
 * nothing.
 */
export const restore = async (house: HouseAt, path: string): Promise<Restored> => {
  await checkBackup(path)
  return withHouse(house, 'alone', async (client) => {
    await client.query('begin')
    try {
      let columns: (table: string) => readonly Column[] = () => []
      const restored = await read(path, {
        head: async (head) => {
          await makeReady(client, head, path)
          columns = await columnsIn(client)
          // The file's words go into no statement: tables and columns are those of the database, or it is another one.
          const differs = Object.entries(head.columns).some(
            ([name, given]) => given.length === 0 || JSON.stringify(given) !== JSON.stringify(columns(name)),
          )
          if (differs) throw new UpkeepError('houseDiffers')
          await mustBeEmpty(client, Object.keys(head.columns))
        },
        rows: async (table, rows) => {
          // Kept by an earlier version, and not any more.
          if (LEFT_OUT.includes(table)) return
          for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
            await insert(client, table, columns(table), rows.slice(at, at + ROWS_AT_ONCE))
        },
      })
      await client.query('commit')
      return restored
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
  })
}

const read = async (path: string, reader: Reader): Promise<Restored> => {
  const rows: Record<string, number> = {}
  let head: BackupHead | null = null
  let part = 0
  const take = async (table: string, some: readonly TextRow[]): Promise<void> => {
    rows[table] = (rows[table] ?? 0) + some.length
    await reader.rows(table, some)
  }
  for await (const { label, rows: values, sum } of readParts(path)) {
    part++
    if (head === null) {
      if (label.kind !== 'head') throw new UpkeepError('partDamaged', { part })
      head = label as unknown as BackupHead
      for (const table of Object.keys(head.columns)) rows[table] = 0
      await reader.head(head)
    } else if (label.kind === 'rows') {
      const table = String(label['table'])
      if (!Object.hasOwn(head.columns, table)) throw new UpkeepError('partDamaged', { part })
      await take(table, values as readonly TextRow[])
    } else if (label.kind === 'matches') {
      const matches = values as readonly StoredMatch[]
      const columns = { tables: head.columns['tables'] ?? [], entries: head.columns['entries'] ?? [] }
      for (const match of matches) mustHold(columns, match)
      await take(
        'tables',
        matches.map(({ table }) => table),
      )
      await take(
        'seats',
        matches.flatMap(({ seats }) => seats),
      )
      await take(
        'entries',
        matches.flatMap(({ entries }) => entries),
      )
    } else if (label.kind === 'end') {
      if (JSON.stringify(label['rows']) !== JSON.stringify(rows)) throw new UpkeepError('partDamaged', { part })
      return { rows, at: head.at, sum }
    } else throw new UpkeepError('partDamaged', { part })
  }
  throw new UpkeepError('cutShort', { part })
}

/** The migrations a backup was made with, in a database that has none, or these. */
const makeReady = async (client: pg.Client, head: BackupHead, path: string): Promise<void> => {
  const ours = migrationsKnown()
  const wanted = ours.slice(0, head.migrations.length)
  if (head.migrations.length === 0 || wanted.map(({ hash }) => hash).join() !== head.migrations.join())
    throw new UpkeepError('backupNewer', { path })
  await client.query('select pg_advisory_xact_lock($1)', [RESTORING])
  const has = await migrationsOf(client)
  if (has.length === 0) return migrateTo(client, wanted)
  if (has.map(({ hash }) => hash).join() !== head.migrations.join()) throw new UpkeepError('houseDiffers')
}

const mustBeEmpty = async (client: pg.Client, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    if (LEFT_OUT.includes(name)) continue
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (rows.length > 0) throw new UpkeepError('houseNotEmpty', { table: name })
  }
}

/** Any number; of two that restore into one house at once, one finds it filled. */
const RESTORING = 7_310_554

/** As drizzle does it, in the transaction of the restore; those that are younger than the backup follow when the server starts. */
const migrateTo = async (client: pg.Client, wanted: readonly MigrationMeta[]): Promise<void> => {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of wanted) {
    for (const statement of sql) if (statement.trim() !== '') await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

const insert = async (
  client: pg.Client,
  table: string,
  columns: readonly Column[],
  rows: readonly TextRow[],
): Promise<void> => {
  const names = columns.map(([name]) => quoted(name)).join(', ')
  const values = columns.map(([, type], at) => `c${at}::${type}`).join(', ')
  const lists = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const aliases = columns.map((_, at) => `c${at}`).join(', ')
  await client.query(
    `insert into ${quoted(table)} (${names}) select ${values} from unnest(${lists}) as given(${aliases})`,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  )
}
