import pg from 'pg'
import { type BotRunner, openBotRunner } from '../../packages/server/src/bots/runner.ts'
import { openEmbedded } from '../../packages/server/src/postgres/embedded.ts'
import type { HouseAt } from '../../packages/server/src/upkeep/stored-house.ts'
import { newDataFolder } from '../../packages/server/test/support/house.ts'

/** Databases for houses, all in one PostgreSQL, and one set of bots, which would load the games anew for each. */
export interface Cluster {
  /** A data folder, for what a house keeps beside its database. */
  readonly folder: string
  /** Whom everybody else is let in as by `urlOf`, with one password. */
  readonly password: string
  readonly botRunner: BotRunner
  /** By who may do anything. */
  readonly query: pg.Client['query']
  readonly urlOf: (database: string, user?: string) => string
  /** Of a database of its own, empty; `more` is how it is made. */
  readonly newDatabase: (name: string, more?: string) => Promise<string>
  readonly houseAt: (databaseUrl: string) => HouseAt
  readonly close: () => Promise<void>
}

export const openCluster = async (): Promise<Cluster> => {
  const folder = newDataFolder()
  const bots = openBotRunner()
  const { connection, stop } = await openEmbedded({ dataDir: folder.path, warn: () => {} })
  const { user, password, host, port } = connection
  const admin = new pg.Client({ ...connection, database: 'postgres' })
  await admin.connect()
  const urlOf = (database: string, who = user): string => `postgres://${who}:${password}@${host}:${port}/${database}`
  return {
    ...{ folder: folder.path, password, urlOf },
    botRunner: { ...bots, close: async () => {} },
    query: admin.query.bind(admin),
    newDatabase: async (name, more = '') => {
      await admin.query(`create database ${name} ${more}`)
      return urlOf(name)
    },
    houseAt: (databaseUrl) => ({ dataDir: folder.path, databaseUrl }),
    close: async () => {
      await admin.end()
      await bots.close()
      await stop()
      folder.remove()
    },
  }
}
