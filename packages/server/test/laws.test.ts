import { setImmediate } from 'node:timers/promises'
import { type Bench, openMemory, tryAuthority } from '@menagerie/authority/laws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMatchStore } from '../src/match/store.ts'
import { type EmbeddedPostgres, openEmbedded } from '../src/postgres/embedded.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { appendEntries, appendEntry, entryValues, readLog } from '../src/store/log.ts'
import { entries, seats as seatRows, tables } from '../src/store/schema.ts'
import { newDataFolder } from './support/house.ts'

const folder = newDataFolder()
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
  expect(report.trials).toBe(44)
  expect(report.hashes).toEqual((await tryAuthority({ ...options, bench: openMemory() })).hashes)
})

it('what is written together is stored as what is written alone, character by character, and all or nothing', async () => {
  const { db, pool } = database
  const table = { game: 'parlour', choices: {}, open: false, invite: '', secret: '', commitment: '' }
  await db.insert(tables).values(['alone', 'together'].map((id) => ({ ...table, id })))
  const rowsOf = (id: string) =>
    [0, 1].map((seq) => ({
      matchId: id,
      seq,
      kind: 'steps' as const,
      seat: seq === 0 ? null : 1,
      steps: ['play 1', 'a "quote", \\ and é \u{1f409}'],
      outcomes: [4, { b: 1.5, a: [1, null] }] as never,
      hash: 'f'.repeat(64),
      at: 1_700_000_000_123,
      key: seq === 0 ? null : '00000000-0000-4000-8000-000000000001',
      asked: [1, 0],
      outcome: seq === 0 ? null : ({ z: 1, ranks: [[0], [1]] } as never),
    }))
  for (const row of rowsOf('alone')) await appendEntry(pool, row)
  await appendEntries(pool, rowsOf('together'))
  const text = async (id: string): Promise<unknown> =>
    (
      await pool.query(
        `select seq, kind, seat, steps::text, outcomes::text, hash, at, key, asked::text, outcome::text, outcome is null as none
        from entries where match_id = $1 order by seq`,
        [id],
      )
    ).rows
  expect(await text('together')).toEqual(await text('alone'))
  const next = { ...(rowsOf('together')[0] as ReturnType<typeof rowsOf>[number]), seq: 2 }
  await expect(appendEntries(pool, [next, ...rowsOf('alone')])).rejects.toThrow('entries_pkey')
  expect(await readLog(db, 'together')).toHaveLength(2)
})
