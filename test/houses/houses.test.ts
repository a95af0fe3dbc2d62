import { join } from 'node:path'
import type { Me } from '@menagerie/protocol'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBotRunner } from '../../packages/server/src/bots/runner.ts'
import { type EmbeddedPostgres, openEmbedded } from '../../packages/server/src/postgres/embedded.ts'
import { type RunningServer, startServer } from '../../packages/server/src/server.ts'
import { migrationsKnown, openDatabase } from '../../packages/server/src/store/database.ts'
import { backUp } from '../../packages/server/src/upkeep/backup.ts'
import { replayAll } from '../../packages/server/src/upkeep/replay-all.ts'
import { checkBackup, restore } from '../../packages/server/src/upkeep/restore.ts'
import { withHouse } from '../../packages/server/src/upkeep/stored-house.ts'
import { TEST_OPTIONS, newDataFolder } from '../../packages/server/test/support/house.ts'
import { newVisitor } from '../../packages/server/test/support/visitor.ts'
import { comeBack } from './come-back.ts'
import { type AllRows, allRows, lostBetween, makeYoung, meantAfter } from './rows.ts'
import { type KeptHouse, backupOf, keptHouses } from './store.ts'
import { toldTo } from './told.ts'

/*
 * Houses as versions before this one left them (`npm run soak -- houses --keep`): this version backs them up as they are, brings them
 * up to date without losing anything, and people go on where they were.
 */

const folder = newDataFolder()
/** One for all houses; each would load the games anew. */
const bots = openBotRunner()
const botRunner = { ...bots, close: async () => {} }
let postgres: EmbeddedPostgres
beforeAll(async () => {
  postgres = await openEmbedded({ dataDir: folder.path, warn: () => {} })
})
afterAll(async () => {
  await bots.close()
  await postgres.stop()
  folder.remove()
})

/** A database of its own, empty. */
const newDatabase = async (name: string): Promise<string> => {
  const { user, password, host, port } = postgres.connection
  const at = `postgres://${user}:${password}@${host}:${port}`
  const client = new pg.Client({ connectionString: `${at}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${at}/${name}`
}

const houseAt = (databaseUrl: string) => ({ dataDir: folder.path, databaseUrl })
const rowsAt = (databaseUrl: string): Promise<AllRows> => withHouse(houseAt(databaseUrl), 'beside', allRows)

const bringUpToDate = async (databaseUrl: string): Promise<void> => {
  const { close } = await openDatabase({ connection: { connectionString: databaseUrl }, warn: () => {} })
  await close()
}

it('one is kept of the schema of this version', () => {
  expect(keptHouses().map(({ migrations }) => migrations)).toContain(migrationsKnown().length)
})

/** Of these none is kept: who has a key needs a device, who is told of a question was away for long, and chores are the servers' own. */
const EMPTY = ['chores', 'notices', 'passkey']

it('the newest has rows in every table that a backup holds, but for those that are named', async () => {
  const { rows } = await checkBackup(backupOf({ migrations: migrationsKnown().length }))
  const empty = Object.entries(rows).flatMap(([table, count]) => (count === 0 ? [table] : []))
  expect(empty.sort()).toEqual(EMPTY)
})

it('a migration is later than all before it: an earlier one would never be made where those were', () => {
  const times = migrationsKnown().map(({ folderMillis }) => folderMillis)
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
})

describe.each(keptHouses())('a house that has had $migrations migrations', (house: KeptHouse) => {
  const left = backupOf(house)
  let databaseUrl: string
  let before: AllRows

  beforeAll(async () => {
    databaseUrl = await newDatabase(`house_${house.migrations}`)
    const { at } = await restore(houseAt(databaseUrl), left)
    await withHouse(houseAt(databaseUrl), 'beside', (client) => makeYoung(client, at))
    before = await rowsAt(databaseUrl)
  })

  it('is backed up whole as it is, and its matches come out as they were', async () => {
    const again = join(folder.path, `${house.migrations}.backup`)
    await backUp(houseAt(databaseUrl), again)
    expect((await checkBackup(again)).rows).toEqual((await checkBackup(left)).rows)
    const found = await replayAll(houseAt(databaseUrl))
    expect(found.reduce((sum, { matches }) => sum + matches, 0)).toBeGreaterThan(5)
    expect(found.flatMap(({ differing }) => differing)).toEqual([])
  })

  it('is brought up to date, and every row says what it said', async () => {
    await bringUpToDate(databaseUrl)
    expect(lostBetween(before, await rowsAt(databaseUrl))).toEqual(meantAfter(house))
  })

  describe('opens', () => {
    let server: RunningServer
    beforeAll(async () => {
      const options = { dataDir: join(folder.path, `${house.migrations}`), authSecret: house.secret }
      server = await startServer({ ...TEST_OPTIONS, ...options, databaseUrl, botRunner })
    })
    afterAll(() => server.close())

    it('and tells everybody what it had told them', async () => {
      const now = await toldTo({ url: server.url, people: house.people, tables: house.tables })
      for (const { person, path, facts } of house.told) {
        const again = now.find((one) => one.person === person && one.path === path)
        expect(again?.facts, `${person} at ${path}`).toMatchObject(facts as object)
      }
    })

    it.each(house.people.filter(({ account }) => account !== null))(
      'and lets $name in, who has an account',
      async (who) => {
        const elsewhere = newVisitor({ url: server.url })
        const answer = await elsewhere.ask('POST', '/api/auth/password', { ...who.account, bring: false })
        expect(answer.status).toBe(200)
        expect((await elsewhere.ask<Me>('GET', '/api/me')).body.name).toBe(who.name)
      },
    )

    it('and people go on at every table', async () => {
      const doing = house.tables.map(async (table) => {
        const trouble = await comeBack(server.url, house, table).then(() => null, String)
        return trouble === null ? [] : [`${table.game}, ${table.use}: ${trouble}`]
      })
      expect((await Promise.all(doing)).flat()).toEqual([])
    })
  })
})

describe('what a migration takes away is told of,', () => {
  let databaseUrl: string
  beforeAll(async () => {
    databaseUrl = await newDatabase('house_faults')
    await restore(houseAt(databaseUrl), backupOf(keptHouses().at(-1) as KeptHouse))
  })

  it.each([
    ['alter table tables drop column invite', 'the column tables.invite'],
    ['drop table remarks', 'the table remarks'],
    ['delete from entries where seq = 2', 'a row of entries'],
    [`update entries set steps = steps::jsonb::json`, 'what stood in entries.steps'],
    ['update seats set name = null where seat = 1', 'what stood in seats.name'],
    [`update "user" set name = upper(name)`, 'what stood in user.name'],
    ['update tables set secret = md5(secret)', 'what stood in tables.secret'],
    [`update session set expires_at = expires_at - interval '1 second'`, 'what stood in session.expires_at'],
    ['alter table ratings alter column mu type real', 'what stood in ratings.mu'],
  ])('%s', async (statement, told) => {
    await withHouse(houseAt(databaseUrl), 'beside', async (client) => {
      const before = await allRows(client)
      await client.query('begin')
      await client.query(statement)
      expect(lostBetween(before, await allRows(client))).toEqual([told])
      await client.query('rollback')
    })
  })
})

describe('a house that a later version has brought up to date', () => {
  it('is neither opened nor backed up, for this one does not know all that it holds', async () => {
    const databaseUrl = await newDatabase('house_later')
    await bringUpToDate(databaseUrl)
    const later = [Date.now() * 10, 'a later one'] as const
    await withHouse(houseAt(databaseUrl), 'beside', (client) =>
      client.query('insert into drizzle.__drizzle_migrations (created_at, hash) values ($1, $2)', [...later]),
    )
    await expect(bringUpToDate(databaseUrl)).rejects.toThrow('a later version of Menagerie')
    const path = join(folder.path, 'later.backup')
    await expect(backUp(houseAt(databaseUrl), path)).rejects.toMatchObject({ code: 'houseNewer' })
    await expect(replayAll(houseAt(databaseUrl))).rejects.toMatchObject({ code: 'houseNewer' })
  })
})
