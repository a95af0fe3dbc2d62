import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTable, signIn } from '../../packages/server/src/soak/guest.ts'
import { type RunningServer, startServer } from '../../packages/server/src/server.ts'
import { openDatabase } from '../../packages/server/src/store/database.ts'
import { type Given, doubtsOf, keepsSessions } from '../../packages/server/src/store/given.ts'
import { backUp } from '../../packages/server/src/upkeep/backup.ts'
import { replayAll } from '../../packages/server/src/upkeep/replay-all.ts'
import { checkBackup, restore } from '../../packages/server/src/upkeep/restore.ts'
import { withHouse } from '../../packages/server/src/upkeep/stored-house.ts'
import { TEST_OPTIONS } from '../../packages/server/test/support/house.ts'
import { openCluster } from './cluster.ts'
import { toldAgain, troubleAt } from './lives-on.ts'
import { type AllRows, allRows, lostBetween, makeYoung } from './rows.ts'
import { type KeptHouse, backupOf, keptHouses } from './store.ts'

/*
 * A database that a host gives may be set to otherwise than the one npm brought, in anything. A house in it is as any other; where it
 * cannot be, that is said at the start, in one line.
 */

const { folder, password, botRunner, query, urlOf, newDatabase, houseAt, close: closeCluster } = await openCluster()
afterAll(closeCluster)

/** What is no matter of taste: it is refused, below. */
const REFUSED = ['default_transaction_read_only']
/** No settings, but what a transaction is. */
const OF_ONE_TRANSACTION = ['transaction_deferrable', 'transaction_isolation', 'transaction_read_only']

/** Of text and numbers, what may be said of how something is read or written. */
const SAID: readonly Readonly<Record<string, string>>[] = [
  { DateStyle: 'German', TimeZone: 'Asia/Kathmandu', extra_float_digits: '-3', search_path: 'nowhere, public' },
  { DateStyle: 'SQL, DMY', TimeZone: 'America/St_Johns', extra_float_digits: '0', search_path: 'public, nowhere' },
]

interface Setting {
  readonly name: string
  readonly reset_val: string
  readonly values: readonly string[]
}

/**
 * Every setting that a database can have and whose values are known, each with another value: the `round`th after its own. By how a
 * statement is planned no answer is another one.
 */
const setOtherwise = async (database: string, round: number): Promise<number> => {
  const { rows } = await query<Setting>(
    `select name, reset_val, coalesce(enumvals, '{on,off}') as values from pg_settings
      where context = 'user' and vartype in ('bool', 'enum') and name <> all ($1)
        and category not like 'Query Tuning%' and category <> 'Developer Options'`,
    [[...REFUSED, ...OF_ONE_TRANSACTION]],
  )
  const all = rows.map(({ name, reset_val, values }): readonly [string, string] => [
    name,
    values[(values.indexOf(reset_val) + round) % values.length] as string,
  ])
  for (const [name, value] of [...all, ...Object.entries(SAID[round - 1] ?? {})])
    await query(`alter database ${database} set ${name} to ${name === 'search_path' ? value : `'${value}'`}`)
  return all.length
}

describe.each([1, 2])('in a database that is set to otherwise in everything, each to its value %i further', (round) => {
  const house = keptHouses().at(-1) as KeptHouse
  const database = `otherwise_${round}`
  let server: RunningServer
  let settings: number
  beforeAll(async () => {
    await newDatabase(database)
    settings = await setOtherwise(database, round)
    const { at } = await restore(houseAt(urlOf(database)), backupOf(house))
    await withHouse(houseAt(urlOf(database)), 'beside', (client) => makeYoung(client, at))
  })
  afterAll(() => server.close())

  it('a house is brought back as it was, is backed up, and its matches come out as they did', async () => {
    expect(settings).toBeGreaterThan(25)
    const again = join(folder, `${database}.backup`)
    await backUp(houseAt(urlOf(database)), again)
    expect((await checkBackup(again)).rows).toEqual((await checkBackup(backupOf(house))).rows)
    // In a database as npm brought it.
    await restore(houseAt(await newDatabase(`${database}_again`)), again)
    const rowsIn = (name: string): Promise<AllRows> =>
      withHouse(houseAt(urlOf(name)), 'beside', async (client) => {
        await client.query(`set timezone to 'UTC'; set extra_float_digits to 1`)
        return allRows(client)
      })
    expect(lostBetween(await rowsIn(database), await rowsIn(`${database}_again`))).toEqual([])
    expect((await replayAll(houseAt(urlOf(database)))).flatMap(({ differing }) => differing)).toEqual([])
  })

  it('the house opens, tells everybody what it had told them, and people go on at every table', async () => {
    const options = { dataDir: join(folder, database), authSecret: house.secret, databaseUrl: urlOf(database) }
    server = await startServer({ ...TEST_OPTIONS, ...options, botRunner })
    const { before, now } = await toldAgain(server.url, house)
    expect(now).toMatchObject(before)
    expect(await troubleAt(server.url, house)).toEqual([])
  })

  it('of many who want one seat at once one has it, and the others hear why not', async () => {
    const guests = await Promise.all(Array.from({ length: 8 }, () => signIn({ url: server.url })))
    const [maker, ...others] = guests as [(typeof guests)[0], ...typeof guests]
    const { id, invite } = await createTable(maker)
    const answers = await Promise.all(
      others.map((guest) => guest.post<{ error?: { code: string } }>(`/api/tables/${id}/sit`, { seat: 1, invite })),
    )
    const said = answers.map(({ status, body }) => `${status} ${body.error?.code ?? ''}`)
    expect(said.sort()).toEqual(['200 ', ...others.slice(1).map(() => '409 seatTaken')])
  })
})

/** Whether a transaction has begun on it: outside of one every statement has a moment of its own. */
const isInTransaction = async (client: pg.Client): Promise<boolean> => {
  const momentOf = async (): Promise<unknown> =>
    (await client.query<{ at: string }>(`select extract(epoch from now())::text as at`)).rows[0]?.at
  return (await momentOf()) === (await momentOf())
}

describe('a database in which no house can be is refused at the start, in one line that says what to do,', () => {
  const open = async (databaseUrl: string): Promise<readonly string[]> => {
    const warned: string[] = []
    const { close } = await openDatabase({
      connection: { connectionString: databaseUrl },
      warn: (text) => void warned.push(text),
    })
    await close()
    return warned
  }
  let made = 0
  const newName = async (more?: string): Promise<string> => {
    const name = `given_${++made}`
    await newDatabase(name, more)
    return name
  }

  afterEach(() => query('drop role if exists weak'))

  it('and opens once it is otherwise: one that can only be read', async () => {
    const name = await newName()
    await query(`alter database ${name} set default_transaction_read_only to on`)
    await expect(open(urlOf(name))).rejects.toThrow(
      'The database of DATABASE_URL cannot be used: it can only be read, by its setting or because it is a standby',
    )
    await query(`alter database ${name} reset default_transaction_read_only`)
    expect(await open(urlOf(name))).toEqual([])
  })

  it('one that belongs to somebody else', async () => {
    const name = await newName()
    await query(`create role weak login password '${password}'`)
    await expect(open(urlOf(name, 'weak'))).rejects.toThrow(
      `The database of DATABASE_URL cannot be used: permission denied for database ${name}`,
    )
    await query(`alter database ${name} owner to weak`)
    expect(await open(urlOf(name, 'weak'))).toEqual([])
    await query(`drop database ${name}`)
  })

  it('one in which not every name can be written', async () => {
    const name = await newName(`encoding 'LATIN1' locale 'C' template template0`)
    await expect(open(urlOf(name))).rejects.toThrow(
      /cannot be used: it is encoded as LATIN1, .* with the encoding UTF8 \(createdb -E UTF8 -T template0\)$/,
    )
    expect(await open(urlOf(await newName(`encoding 'SQL_ASCII' locale 'C' template template0`)))).toEqual([])
  })

  it('and one that gives too few connections opens, and the host is told', async () => {
    const name = await newName('connection limit 5')
    expect(await open(urlOf(name))).toEqual([
      'The database of DATABASE_URL: it gives 5 connections, and this server wants 17',
    ])
  })

  it('one reached through a pooler that gives each transaction another connection', async () => {
    const connect = async (): Promise<pg.Client> => {
      const client = new pg.Client({ connectionString: urlOf('postgres') })
      await client.connect()
      return client
    }
    const both = [await connect(), await connect()] as const
    onTestFinished(async () => void (await Promise.all(both.map((client) => client.end()))))
    expect(await keepsSessions(...both)).toBe(true)

    // As such a pooler does it: what is free is taken, the last first, and kept for as long as a transaction lasts.
    const free: pg.Client[] = [...both]
    const pooled = (): Pick<pg.Client, 'query'> => {
      let kept: pg.Client | null = null
      const query = async (text: string, values: unknown[] = []): Promise<unknown> => {
        const client = kept ?? (free.pop() as pg.Client)
        kept = client
        const answer = await client.query(text, values)
        if (text !== 'begin' && !(await isInTransaction(client))) {
          free.push(client)
          kept = null
        }
        return answer
      }
      return { query } as Pick<pg.Client, 'query'>
    }
    expect(await keepsSessions(pooled(), pooled())).toBe(false)
    expect(free).toHaveLength(2)
  })

  const fit: Given = { version: 150_000, encoding: 'UTF8', isReadOnly: false, connections: 97 }
  it.each([
    [{}, []],
    [{ version: 149_999 }, ['it is PostgreSQL 14, and 15 or newer is wanted']],
    [{ encoding: 'EUC_JP' }, [expect.stringMatching('^it is encoded as EUC_JP')]],
    [{ connections: 8 }, ['it gives 8 connections, and this server wants 9']],
  ])('but for a house that lives in it with %j: its host is told', (otherwise: Partial<Given>, told) => {
    const given = { ...fit, ...otherwise }
    expect(doubtsOf(given, { connections: 9, isHouse: true })).toEqual(told)
    if (given.connections === fit.connections && told.length > 0)
      expect(() => doubtsOf(given, { connections: 9, isHouse: false })).toThrow(/^it is /)
  })
})
