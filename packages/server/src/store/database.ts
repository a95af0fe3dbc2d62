import { fileURLToPath } from 'node:url'
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { StartError, wordsOf } from '../start-error.ts'
import { isDatabaseAway } from './away.ts'
import { askAsHere, doubtsOf, givenBy, keepsSessions } from './given.ts'
import * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema>
/** Either the database or a transaction in it. */
export type Reader = Pick<Db, 'select'>

/** A statement that is made once for the database, and not anew for everybody who asks. */
export const preparedFor = <Prepared>(prepare: (db: Reader) => Prepared): ((db: Reader) => Prepared) => {
  const known = new WeakMap<Reader, Prepared>()
  return (db) => {
    const found = known.get(db) ?? prepare(db)
    known.set(db, found)
    return found
  }
}

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

/** The folder of SQL files beside `src` and `dist`. */
const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
/** All that this version knows, in order. */
export const migrationsKnown = (): readonly MigrationMeta[] => readMigrationFiles({ migrationsFolder: MIGRATIONS })

/** A migration that a database has had. */
export interface MigrationHad {
  readonly hash: string
  /** When it was written, milliseconds since 1970: later ones are younger. */
  readonly at: number
}

/** In the order in which they were made; none in a database that was never a house. */
export const migrationsOf = async (client: Pick<pg.ClientBase, 'query'>): Promise<readonly MigrationHad[]> => {
  const known = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  )
  if (known.rows[0]?.known !== true) return []
  const { rows } = await client.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash, at }) => ({ hash, at: Number(at) }))
}

/** Whether a later version than this one has brought a database up to date: what it holds since then is not known here. */
export const isLater = (had: readonly MigrationHad[]): boolean =>
  (had.at(-1)?.at ?? 0) > (migrationsKnown().at(-1)?.folderMillis ?? 0)

/** Milliseconds for one answer of the database. */
const PATIENCE_MS = 10_000
/** Any number; lets one server at a time bring a shared database up to date. */
const MIGRATING = 7_310_553

/** The pool waits for it, which its types do not say. */
const onConnect = (client: pg.ClientBase): unknown =>
  askAsHere(client, `idle_in_transaction_session_timeout to ${PATIENCE_MS}`)

export interface DatabaseOptions {
  readonly connection: pg.PoolConfig
  /** Connections at once; 16 unless told. */
  readonly most?: number
  readonly warn: (message: string) => void
}

/** Connects and applies the migrations that are missing. */
export const openDatabase = async ({ connection, most = 16, warn }: DatabaseOptions): Promise<Database> => {
  const pool = new pg.Pool({
    max: most,
    connectionTimeoutMillis: PATIENCE_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // A line that is cut neither answers nor ends. At its other end the database gives up what was begun, and its locks.
    query_timeout: PATIENCE_MS,
    onConnect,
    ...connection,
  })
  let closing = false
  pool.on('error', () => {
    if (!closing) warn('a connection to the database was lost')
  })
  // The pool listens to those it holds. Who has taken one out for a transaction hears of its loss by the next statement;
  // without a listener the event alone would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = Object.assign(drizzle(pool, { schema }), { transaction: transactionsOf(pool) })
  const which = connection.connectionString === undefined ? 'The database' : 'The database of DATABASE_URL'
  try {
    for (const doubt of await bringUpToDate(connection, most + 1)) warn(`${which}: ${doubt}`)
  } catch (error) {
    await pool.end()
    throw new StartError(`${which} cannot be used: ${wordsOf(error)}`)
  }
  const close = (): Promise<void> => {
    closing = true
    return pool.end()
  }
  return { db, pool, close }
}

/**
 * A transaction on a client that always goes back to the pool. drizzle's own takes a client out and begins before it
 * promises to give it back: when that first word meets a connection that is gone, the client is lost, and after the last
 * of them every request waits in vain.
 */
const transactionsOf =
  (pool: pg.Pool): Db['transaction'] =>
  async (use, config) => {
    const client = await pool.connect()
    let isGone = false
    try {
      // Without the schema, of which drizzle makes a plan each time; it is for queries of a kind nobody makes here.
      return await (drizzle(client) as unknown as Db).transaction(use, config)
    } catch (error) {
      isGone = isDatabaseAway(error)
      throw error
    } finally {
      client.release(isGone)
    }
  }

const mustKeepSessions = async (client: pg.Client, connection: pg.PoolConfig): Promise<void> => {
  const second = new pg.Client({ ...connection, connectionTimeoutMillis: PATIENCE_MS })
  second.on('error', () => {})
  try {
    await second.connect()
    if (await keepsSessions(client, second)) return
  } finally {
    await second.end()
  }
  throw new Error(
    'it is reached through a pooler that gives every transaction another connection; let it keep them (pool_mode=session), or go to PostgreSQL itself',
  )
}

/** On a connection of its own, which may take its time; answers what a host is to know of the database, of which `connections` are wanted. */
const bringUpToDate = async (connection: pg.PoolConfig, connections: number): Promise<readonly string[]> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: PATIENCE_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    await askAsHere(client)
    if (connection.connectionString !== undefined) await mustKeepSessions(client, connection)
    await client.query('select pg_advisory_lock($1)', [MIGRATING])
    const had = await migrationsOf(client)
    if (isLater(had)) throw new Error('a later version of Menagerie has brought it up to date; start that one')
    const doubts = doubtsOf(await givenBy(client), { connections, isHouse: had.length > 0 })
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
    return doubts
  } finally {
    await client.end()
  }
}
