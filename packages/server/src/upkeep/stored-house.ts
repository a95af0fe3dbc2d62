import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { ServerOptions } from '../options.ts'
import { openEmbedded } from '../postgres/embedded.ts'
import { isAlive, readPostmaster } from '../postgres/postmaster.ts'
import { readAccess } from '../postgres/secrets.ts'
import { isDatabaseAway } from '../store/away.ts'
import { askAsHere } from '../store/given.ts'
import { UpkeepError } from './upkeep-error.ts'

/** Which house: a database that is named, or the one in a data folder. */
export type HouseAt = Pick<ServerOptions, 'dataDir' | 'databaseUrl'>

interface Reached {
  readonly connection: pg.ClientConfig
  readonly close: () => Promise<void>
}

const DATABASE = 'menagerie'

/** The database of a house whose server may run meanwhile. Where none runs it is started, and stopped at the end. */
const reach = async ({ dataDir, databaseUrl }: HouseAt): Promise<Reached> => {
  if (databaseUrl !== null) return { connection: { connectionString: databaseUrl }, close: async () => {} }
  const folder = resolve(dataDir)
  const cluster = join(folder, 'postgres')
  if (!existsSync(join(cluster, 'PG_VERSION'))) throw new UpkeepError('noHouse', { folder })
  const running = readPostmaster(cluster)
  if (running !== null && isAlive(running)) {
    const { user, password } = readAccess(folder)
    return {
      connection: { host: '127.0.0.1', port: running.port, user, password, database: DATABASE },
      close: async () => {},
    }
  }
  return claim(folder)
}

const claim = async (folder: string): Promise<Reached> => {
  const { connection, stop } = await openEmbedded({ dataDir: folder, warn: () => {} })
  return { connection, close: stop }
}

/** With a connection to the house's database; `mode` `alone`: a data folder is made where there is none, and no server may have it. */
export const withHouse = async <R>(
  at: HouseAt,
  mode: 'beside' | 'alone',
  use: (client: pg.Client) => Promise<R>,
): Promise<R> => {
  const { connection, close } =
    mode === 'alone' && at.databaseUrl === null ? await claim(resolve(at.dataDir)) : await reach(at)
  try {
    const client = new pg.Client({ ...connection, keepAlive: true })
    client.on('error', () => {})
    try {
      await client.connect()
      await askAsHere(client)
      return await use(client)
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      throw new UpkeepError('databaseAway', { detail: error instanceof Error ? error.message : '' })
    } finally {
      await client.end().catch(() => {})
    }
  } finally {
    await close()
  }
}
