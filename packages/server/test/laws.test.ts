import { setImmediate } from 'node:timers/promises'
import { type Bench, openMemory, tryAuthority } from '@menagerie/authority/laws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMatchStore } from '../src/match/store.ts'
import { type EmbeddedPostgres, openEmbedded } from '../src/postgres/embedded.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { entryValues } from '../src/store/log.ts'
import { entries, seats as seatRows, tables } from '../src/store/schema.ts'
import { newFolder } from './support/house.ts'

const folder = newFolder()
let postgres: EmbeddedPostgres
let database: Database

beforeAll(async () => {
  postgres = await openEmbedded({ dataDir: folder.path, warn: () => {} })
  database = await openDatabase({ connection: postgres.connection, warn: () => {} })
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
  folder.remove()
})

const inPostgres: Bench = {
  open: async () => openMatchStore({ ...database, shared: true, onEnded: () => {} }),
  keep: async ({ table, seats }, { header, setup, pending }) => {
    const { db } = database
    await db.insert(tables).values({ ...table, header, choices: header.choices, open: false, invite: table.id })
    await db.insert(seatRows).values(seats.map((seat, at) => ({ ...seat, tableId: table.id, seat: at })))
    await db.insert(entries).values(entryValues(table.id, setup, pending, null))
  },
}

it('every law of the authority holds over PostgreSQL, and comes to the same hashes as in memory', async () => {
  const options = {
    breathe: () => setImmediate(),
    rejections: () => 0,
    rounds: 1,
    seed: 'server',
    weathers: ['calm', 'somebody else writes first', 'a restart now and then', 'everything at once'],
  }
  const report = await tryAuthority({ ...options, bench: inPostgres })
  expect(report.broken).toEqual([])
  expect(report.trials).toBe(32)
  expect(report.hashes).toEqual((await tryAuthority({ ...options, bench: openMemory() })).hashes)
})
