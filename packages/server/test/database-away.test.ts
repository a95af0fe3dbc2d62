import { type AddressInfo, type Server, createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../src/postgres/postmaster.ts'
import { readAccess } from '../src/postgres/secrets.ts'
import { isDatabaseAway } from '../src/store/away.ts'
import { type TestServer, openServer } from './support/house.ts'

/*
 * However a database is lost, whoever asked is told to ask again, for nothing is said of what they asked: what is away must be told
 * from what is wrong.
 */

let house: TestServer
const listeners: Server[] = []
beforeAll(async () => {
  house = await openServer()
})
afterAll(async () => {
  for (const listener of listeners) listener.close()
  await house.remove()
})

const failureOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'it went well',
    (error: unknown) => error,
  )

/** Somebody at a port of this machine, who does this with a line that opens. */
const listening = async (hear: Parameters<typeof createServer>[1]): Promise<number> => {
  const listener = createServer(hear)
  listeners.push(listener)
  await new Promise<void>((open) => listener.listen(0, '127.0.0.1', open))
  return (listener.address() as AddressInfo).port
}

const UNREACHABLE: Readonly<Record<string, () => Promise<pg.ClientConfig> | pg.ClientConfig>> = {
  'nobody is at its port': async () => ({ host: '127.0.0.1', port: await freePort(0) }),
  'its name leads nowhere': () => ({ host: 'database.invalid' }),
  'its socket is gone': () => ({ host: join(house.dataDir, 'no-such-folder') }),
  'its lines are closed at once': async () => ({
    host: '127.0.0.1',
    port: await listening((line) => void line.destroy()),
  }),
  'its lines are cut in the middle': async () => ({
    host: '127.0.0.1',
    port: await listening((line) => void line.once('data', () => line.resetAndDestroy())),
  }),
  'it says nothing': async () => ({
    host: '127.0.0.1',
    port: await listening((line) => void line.on('error', () => {})),
  }),
}

it.each(Object.entries(UNREACHABLE))('is away where %s', async (_, where) => {
  const client = new pg.Client({ user: 'house', password: 'none', connectionTimeoutMillis: 1000, ...(await where()) })
  client.on('error', () => {})
  expect(await failureOf(client.connect())).toSatisfy(isDatabaseAway)
})

/** Nothing else happens meanwhile, as in a machine that was asleep. */
const standStill = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

type Use = (client: pg.Client, other: pg.Client) => Promise<unknown>

const withClients = async (use: Use): Promise<unknown> => {
  const [client, other] = [0, 1].map(
    () =>
      new pg.Client({ host: '127.0.0.1', ...readAccess(house.dataDir), database: 'menagerie', query_timeout: 20_000 }),
  ) as [pg.Client, pg.Client]
  for (const one of [client, other]) {
    one.on('error', () => {})
    await one.connect()
  }
  const failure = await failureOf(use(client, other))
  for (const one of [client, other]) await one.end().catch(() => {})
  return failure
}

const LOST: Readonly<Record<string, Use>> = {
  'was ended from outside': async (client, other) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await client.query('begin')
    await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    await client.query('select 1')
  },
  'was ended as nothing was heard in a transaction': async (client) => {
    await client.query('set idle_in_transaction_session_timeout to 100')
    await client.query('begin')
    standStill(1000)
    await client.query('select 1')
  },
  'was ended as a transaction took too long': async (client) => {
    await client.query('set transaction_timeout to 100')
    await client.query('begin')
    standStill(1000)
    await client.query('select 1')
  },
  'only reads, as that of a stand-by': async (client) => {
    await client.query('begin read only')
    await client.query('create table none (id integer)')
  },
  'is not answered': (client) => client.query({ text: 'select pg_sleep(2)', query_timeout: 100 } as pg.QueryConfig),
}

const WRONG: Readonly<Record<string, Use>> = {
  'cannot be read': (client) => client.query('selec 1'),
  'cannot be reckoned': (client) => client.query('select 1 / 0'),
  'names what is not there': (client) => client.query('select * from nowhere'),
  'may not be': (client) =>
    client.query('create temporary table once (id integer primary key); insert into once values (1), (1)'),
}

describe('a session', () => {
  it.each(Object.entries(LOST))('that %s is a database that is away', async (_, use) => {
    expect(await withClients(use)).toSatisfy(isDatabaseAway)
  })

  it.each(Object.entries(WRONG))('in which something is asked that %s is not', async (_, use) => {
    const failure = await withClients(use)
    expect(failure).toBeInstanceOf(pg.DatabaseError)
    expect(isDatabaseAway(failure)).toBe(false)
  })
})
