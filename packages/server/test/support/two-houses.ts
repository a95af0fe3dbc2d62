import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { type EmbeddedPostgres, openEmbedded } from '../../src/postgres/embedded.ts'
import type { ServerOptions } from '../../src/options.ts'
import { type RunningServer, startServer } from '../../src/server.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { TEST_OPTIONS, newDataFolder } from './house.ts'

/** Two servers of one PostgreSQL, and a way into it beside them. */
export interface TwoHouses {
  readonly nodes: readonly [RunningServer, RunningServer]
  readonly direct: Database
  readonly remove: () => Promise<void>
}

export const openTwoHouses = async (options: Partial<ServerOptions> = {}): Promise<TwoHouses> => {
  const folder = newDataFolder()
  const postgres: EmbeddedPostgres = await openEmbedded({ dataDir: folder.path, warn: () => {} })
  const { user, password, host, port, database } = postgres.connection
  const databaseUrl = `postgres://${user}:${password}@${host}:${port}/${database}`
  const start = (name: string): Promise<RunningServer> =>
    startServer({
      ...TEST_OPTIONS,
      dataDir: join(folder.path, name),
      databaseUrl,
      authSecret: 'x'.repeat(43),
      ...options,
    })
  const nodes = [await start('one'), await start('two')] as const
  const direct = await openDatabase({ connection: postgres.connection, warn: () => {} })
  return {
    nodes,
    direct,
    remove: async () => {
      for (const node of nodes) await node.close()
      await direct.close()
      await postgres.stop()
      folder.remove()
    },
  }
}

/**
 * Until somebody at this table was noted to be there less than `ms` before `now`. Servers note it twice a minute, and where time is
 * skipped faster than they write, people who are there look as if they had gone.
 */
export const isNoted = (
  { pool }: Pick<Database, 'pool'>,
  table: string,
  { now, ms }: { readonly now: number; readonly ms: number },
) =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query('select from seats where table_id = $1 and seen_at > $2', [table, now - ms])
      expect(rows.length).toBeGreaterThan(0)
    },
    { timeout: 30_000, interval: 20 },
  )

/** Tables of the database in which a text stands. */
export const holding = async ({ pool }: Database, ...texts: readonly string[]): Promise<readonly string[]> => {
  const { rows: found } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  )
  const holds: string[] = []
  for (const { name } of found) {
    const { rows } = await pool.query(
      `select from ${name} as row where exists (select from unnest($1::text[]) as told where row.*::text like '%' || told || '%')`,
      [texts],
    )
    if (rows.length > 0) holds.push(name)
  }
  return holds
}
