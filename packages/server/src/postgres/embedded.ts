import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { type Cluster, type Up, bringDown, bringUp, prepareCluster } from './cluster.ts'
import type { Access } from './secrets.ts'

/** The PostgreSQL that lives in the data folder, claimed by this process. */
export interface EmbeddedPostgres {
  readonly connection: {
    readonly host: string
    readonly port: number
    readonly user: string
    readonly password: string
    readonly database: string
  }
  /** True when it was running already: the server before this one was killed. */
  readonly attached: boolean
  readonly stop: () => Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDir: string
  /** Told when the database died under the server and when it is back. */
  readonly warn: (message: string) => void
}

const DATABASE = 'menagerie'
/** Any number; the lock that says whose data folder this is. PostgreSQL drops it the moment its holder dies. */
const CLAIM = 7_310_552
const PATIENCE_UP = 60_000
const PATIENCE_CLAIM = 1_500

const connect = async (access: Access, database: string): Promise<pg.Client | null> => {
  const client = new pg.Client({
    host: '127.0.0.1',
    ...access,
    database,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    // 28P01: wrong password. The folder's database was made with another database.json.
    if (error instanceof Error && 'code' in error && error.code === '28P01') {
      throw new StartError('The password in database.json is not the one of the database in this data folder.')
    }
    return null
  }
}

interface Claimed extends Up {
  readonly claim: pg.Client
}

/** Starts the database or finds it running, and claims it. Refuses when another server holds it. `kept`: as `bringUp` has it. */
const open = async (cluster: Cluster, kept: number | null): Promise<Claimed> => {
  const end = performance.now() + PATIENCE_UP
  let failures = 0
  for (;;) {
    const up = await bringUp(cluster, kept)
    const claim = 'cause' in up ? null : await connect(up.access, 'postgres')
    if (!('cause' in up) && claim !== null) {
      if (await claimed(claim)) return { ...up, claim }
      await claim.end().catch(() => {})
      throw new StartError(
        `Another server is using the data folder ${cluster.dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    if ('cause' in up && ++failures >= 10) throw new StartError(`The database does not start: ${up.cause}`)
    if (performance.now() > end) throw new StartError(`The database in ${cluster.folder} does not answer.`)
    await sleep(100)
  }
}

const claimed = async (client: pg.Client): Promise<boolean> => {
  const end = performance.now() + PATIENCE_CLAIM
  for (;;) {
    try {
      const answer = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [CLAIM])
      if (answer.rows[0]?.got === true) return true
    } catch {
      return false
    }
    if (performance.now() > end) return false
    await sleep(50)
  }
}

const ensureDatabase = async (client: pg.Client): Promise<void> => {
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
}

/** Opens the data folder's database. Throws a StartError when that is impossible or another server holds it. */
export const openEmbedded = async ({ dataDir, warn }: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const cluster = await prepareCluster(dataDir)
  let up = await open(cluster, null)
  await ensureDatabase(up.claim)
  const { user, password, port } = up.access
  let closing = false
  /**
   * The database was killed: start it again on its port, where everybody looks for it; the pool connects anew by itself. Whoever took
   * the port meanwhile, as a connection of another program may, is waited for.
   */
  const watch = (claim: pg.Client): void => {
    claim.once('end', () => {
      if (!closing) void revive()
    })
  }
  const revive = async (): Promise<void> => {
    warn('the database went away; starting it again')
    while (!closing) {
      try {
        up = await open(cluster, port)
        watch(up.claim)
        warn('the database is back')
        return
      } catch (error) {
        warn(error instanceof Error ? error.message : 'the database does not start')
        await sleep(1000)
      }
    }
  }
  watch(up.claim)
  return {
    connection: { host: '127.0.0.1', port, user, password, database: DATABASE },
    attached: !up.started,
    stop: async () => {
      closing = true
      await bringDown(cluster)
      await up.claim.end().catch(() => {})
    },
  }
}
