import { join } from 'node:path'
import type { Me } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../packages/server/src/server.ts'
import { migrationsKnown, openDatabase } from '../../packages/server/src/store/database.ts'
import { backUp } from '../../packages/server/src/upkeep/backup.ts'
import { replayAll } from '../../packages/server/src/upkeep/replay-all.ts'
import { checkBackup, restore } from '../../packages/server/src/upkeep/restore.ts'
import { withHouse } from '../../packages/server/src/upkeep/stored-house.ts'
import { TEST_OPTIONS } from '../../packages/server/test/support/house.ts'
import { newVisitor } from '../../packages/server/test/support/visitor.ts'
import { openCluster } from './cluster.ts'
import { toldAgain, troubleAt } from './lives-on.ts'
import { type AllRows, allRows, lostBetween, makeYoung, meantAfter } from './rows.ts'
import { type KeptHouse, backupOf, keptHouses } from './store.ts'

/*
 * Houses as versions before this one left them (`npm run soak -- houses --keep`): this version backs them up as they are, brings them
 * up to date without losing anything, and people go on where they were.
 */

const { folder, botRunner, newDatabase, houseAt, close: closeCluster } = await openCluster()
afterAll(closeCluster)

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
    const again = join(folder, `${house.migrations}.backup`)
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
      const options = { dataDir: join(folder, `${house.migrations}`), authSecret: house.secret }
      server = await startServer({ ...TEST_OPTIONS, ...options, databaseUrl, botRunner })
    })
    afterAll(() => server.close())

    it('and tells everybody what it had told them', async () => {
      const { before, now } = await toldAgain(server.url, house)
      expect(now).toMatchObject(before)
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
      expect(await troubleAt(server.url, house)).toEqual([])
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
    const path = join(folder, 'later.backup')
    await expect(backUp(houseAt(databaseUrl), path)).rejects.toMatchObject({ code: 'houseNewer' })
    await expect(replayAll(houseAt(databaseUrl))).rejects.toMatchObject({ code: 'houseNewer' })
  })
})
