import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MatchRecord } from '@menagerie/engine'
import { verifyRecord } from '@menagerie/fair'
import type { Frame, Lobby, Summaries, Summary } from '@menagerie/protocol'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EmbeddedPostgres, openEmbedded } from '../src/postgres/embedded.ts'
import { type RunningServer, startServer } from '../src/server.ts'
import {
  type Guest,
  WAYS,
  type Way,
  act,
  allReady,
  createTable,
  frameOf,
  guestWith,
  ok,
  signIn,
  sit,
} from '../src/soak/guest.ts'
import { envelopesBox } from './support/envelopes.ts'
import { areHooksInForce } from './support/hooks.ts'
import { TEST_OPTIONS, newDataFolder } from './support/house.ts'
import { ownTime } from './support/late.ts'
import { begin, playOne, playOut } from './support/play.ts'
import { isNoted } from './support/two-houses.ts'

/* Two servers over one database: any of them may serve any match, and nobody decides a race but the log. */

const folder = newDataFolder()
let postgres: EmbeddedPostgres
let pool: pg.Pool
let servers: RunningServer[]
let start: () => Promise<RunningServer>
let ada: Guest
let ben: Guest
let id: string
let way: Way = 'http'

/** All tests of a group go that way. */
const by = (given: Way): void =>
  beforeAll(() => {
    way = given
  })
const somebody = (): Promise<Guest> => signIn({ url: servers[0]?.url as string, way })

beforeAll(async () => {
  postgres = await openEmbedded({ dataDir: folder.path, warn: () => {} })
  const { user, password, host, port, database } = postgres.connection
  const databaseUrl = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
  pool = new pg.Pool(postgres.connection)
  start = () => startServer({ ...TEST_OPTIONS, dataDir: folder.path, databaseUrl })
  servers = await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await pool.end()
  await postgres.stop()
  folder.remove()
})
beforeEach(async () => {
  ;[ada, ben] = [await somebody(), await somebody()]
  id = (await begin([ada, ben], { game: 'envelopes' })).id
})

/** The same person at the other server. */
const elsewhere = (guest: Guest): Guest => guestWith({ url: servers[1]?.url as string, way }, guest.cookie)
const rows = async (): Promise<number> =>
  (await pool.query('select from entries where match_id = $1', [id])).rowCount ?? 0
const codeOf = (answer: { body: unknown }): string => (answer.body as { error: { code: string } }).error.code

describe.each(WAYS)('who comes to a table, by %s', (given) => {
  by(given)

  it('is shown each version once, though a decision is made between their coming and their first look', async () => {
    const other = await ada.watch([id])
    await other.until(({ event }) => event === 'frame')
    // That they have come is told before it is noted: told later, it would be the first look of the next.
    await isNoted({ pool }, id, { now: Date.now(), ms: 60_000 })
    // What was said at the table is read before the first look; here it has to be waited for.
    const lock = await pool.connect()
    await lock.query('begin')
    await lock.query('lock table remarks in access exclusive mode')
    const line = await ben.watch([id])
    try {
      await line.until(({ event }) => event === 'lobby')
      await playOne([ada, ben], id)
      await line.until(({ event, data }) => event === 'frame' && (data as Frame).version === 1)
    } finally {
      await lock.query('commit')
      lock.release()
    }
    // Their first look is over when the others are told that they came.
    await expect.poll(() => other.frames().filter(({ players }) => players[1]?.present === true).length).toBe(2)
    await playOne([ada, ben], id)
    await line.until(({ event, data }) => event === 'frame' && (data as Frame).version === 2)
    expect(line.frames().map(({ version }) => version)).toEqual([1, 2])
    for (const one of [other, line]) one.close()
  })
})

describe.each(WAYS)('one intention, by %s', (given) => {
  by(given)

  it('is done once and answered alike, however often it is sent', async () => {
    const { legal } = await frameOf(ada, id)
    const wanted = { version: 0, key: randomUUID(), steps: legal.slice(0, 1) }
    const first = ok(await act(ada, id, wanted))
    expect(first).toEqual({ version: 1 })
    expect(ok(await act(ada, id, wanted))).toEqual(first)
    await playOne([ada, ben], id)
    expect(ok(await act(ada, id, wanted))).toEqual(first)
    expect(ok(await act(elsewhere(ada), id, wanted))).toEqual(first)
    expect(await rows()).toBe(3)
  })

  it('is done once when it is sent many times at once, to both servers', async () => {
    const { legal } = await frameOf(ada, id)
    const wanted = { version: 0, key: randomUUID(), steps: legal.slice(0, 1) }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => act(i % 2 === 0 ? ada : elsewhere(ada), id, wanted)),
    )
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map((answer) => answer.text))).toEqual(new Set(['{"version":1}']))
    expect(await rows()).toBe(2)
  })

  it('has a key that nobody else can use, and a resignation keeps the same law', async () => {
    const { legal } = await frameOf(ada, id)
    const key = randomUUID()
    await act(ada, id, { version: 0, key, steps: legal.slice(0, 1) })
    const stolen = await act(ben, id, { version: 1, key, steps: ['draw'] })
    expect({ status: stolen.status, code: codeOf(stolen) }).toEqual({ status: 409, code: 'keyReused' })
    const mine = await frameOf(ben, id)
    const other = randomUUID()
    ok(await act(ben, id, { version: 1, key: other, steps: mine.legal.slice(0, 1) }))
    for (const guest of [ben, elsewhere(ben)]) {
      const changed = await act(guest, id, { version: 1, key: other, steps: mine.legal.slice(1, 2) })
      expect({ status: changed.status, code: codeOf(changed) }).toEqual({ status: 409, code: 'keyReused' })
      const resigned = await guest.post(`/api/tables/${id}/resign`, { key: other })
      expect({ status: resigned.status, code: codeOf(resigned) }).toEqual({ status: 409, code: 'keyReused' })
    }
    const resigning = randomUUID()
    const first = ok(await ben.post<{ version: number }>(`/api/tables/${id}/resign`, { key: resigning }))
    expect(ok(await ben.post(`/api/tables/${id}/resign`, { key: resigning }))).toEqual(first)
    expect(await rows()).toBe(4)
  })
})

describe.each(WAYS)('who may not see, by %s', (given) => {
  by(given)

  it('is told so before anything is loaded: a match that cannot be played tells them nothing', async () => {
    await pool.query('update entries set hash = $2 where match_id = $1', [id, 'broken'])
    const eve = await somebody()
    const told = async (guest: Guest): Promise<readonly string[]> => [
      codeOf(await guest.get(`/api/tables/${id}/match?since=-1`)),
      codeOf(await guest.get(`/api/tables/${id}/record`)),
      codeOf(await act(guest, id, { version: 0, steps: ['draw'] })),
      codeOf(await guest.post(`/api/tables/${id}/resign`, { key: randomUUID() })),
    ]
    expect(await told(elsewhere(ada))).toEqual(Array(4).fill('unplayable'))
    expect(await told(elsewhere(eve))).toEqual(['forbidden', 'forbidden', 'notSeated', 'notSeated'])
  })
})

describe.each(WAYS)('who signs out, by %s', (given) => {
  by(given)

  it('hears nothing more from any server, within a second, and is known to none', async () => {
    const eve = await somebody()
    const table = await createTable(eve, { game: 'envelopes' })
    const streams = await Promise.all([eve, elsewhere(eve)].map((guest) => guest.watch([table.id])))
    expect((await elsewhere(eve).get('/api/me')).status).toBe(200)
    const since = ownTime()
    ok(await eve.post('/api/auth/sign-out'))
    await Promise.all(streams.map((stream) => stream.ended))
    await vi.waitFor(async () => expect((await elsewhere(eve).get('/api/me')).status).toBe(401), {
      timeout: 1000,
      interval: 20,
    })
    expect(since()).toBeLessThan(1000)
    expect((await eve.get('/api/me')).status).toBe(401)
  })
})

it('leaves no async hooks in force once somebody has signed in: every promise would pay for them', async () => {
  await somebody()
  expect(await areHooksInForce()).toBe(false)
})

describe('a connection that is lost in the middle of a transaction', () => {
  it('is a 503 that says when to ask again, and everything goes on', async () => {
    const eve = await somebody()
    const table = await createTable(ada, { game: 'envelopes' })
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from tables where id = $1 for update', [table.id])
    const sitting = fetch(`${eve.url}/api/tables/${table.id}/sit`, {
      method: 'POST',
      headers: { cookie: eve.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ seat: 1, invite: table.invite }),
    })
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%for update%' and pid <> pg_backend_pid()`
    await vi.waitFor(async () => expect((await pool.query(cut)).rowCount).toBe(1), { timeout: 5000, interval: 20 })
    const answer = await sitting
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    await holder.query('rollback')
    holder.release()
    expect((await sit(eve, table, 1)).seats[1]?.you).toBe(true)
  })
})

describe('a connection that is lost while somebody', () => {
  /** The answer to a request that waits for this table of the database, whose connection is cut off meanwhile. */
  const cutOff = async (table: string, path: string, cookie: string): Promise<readonly [number, string | null]> => {
    const holder = await pool.connect()
    try {
      await holder.query(`begin; lock table "${table}" in exclusive mode`)
      const asking = fetch(`${ada.url}${path}`, { method: 'POST', headers: { cookie } })
      const cut = `select pg_terminate_backend(pid) from pg_locks
        where relation = '"${table}"'::regclass and not granted`
      await vi.waitFor(async () => expect((await pool.query(cut)).rowCount).toBe(1), { timeout: 5000, interval: 20 })
      const { status, headers } = await asking
      return [status, headers.get('retry-after')]
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  }

  it('signs out is a 503: they are signed in as before, and are not told otherwise', async () => {
    const eve = await signIn({ url: ada.url })
    ok(await eve.get('/api/me'))
    expect(await cutOff('session', '/api/auth/sign-out', eve.cookie)).toEqual([503, '1'])
    ok(await eve.get('/api/me'))
    ok(await eve.post('/api/auth/sign-out'))
    expect((await eve.get('/api/me')).status).toBe(401)
  })

  it.each(['user', 'session'])('signs in is a 503, and they may try again: %s', async (table) => {
    expect(await cutOff(table, '/api/auth/sign-in/anonymous', '')).toEqual([503, '1'])
    await signIn({ url: ada.url })
  })
})

describe('a seat whose time is up', () => {
  it('is played for as soon as that can be written down, however often it could not', async () => {
    const timed = await createTable(ada, { game: 'envelopes', choices: { turnSeconds: 1 } })
    await sit(ben, timed, 1)
    await pool.query(`create function refuse_entry() returns trigger language plpgsql as
      $$ begin if new.match_id = '${timed.id}' and new.seq > 0 then raise exception 'no'; end if; return new; end $$`)
    await pool.query(
      'create trigger refuse_entry before insert on entries for each row execute function refuse_entry()',
    )
    const stream = await ada.watch([timed.id])
    await allReady([ada, ben], timed.id)
    await stream.until(({ event }) => event === 'frame')
    await sleep(3500)
    expect(stream.frames().map((frame) => frame.version)).toEqual([0])
    await pool.query('drop trigger refuse_entry on entries')
    const { data } = await stream.until(({ event, data: frame }) => event === 'frame' && (frame as Frame).version === 1)
    expect((data as Frame).updates[0]).toMatchObject({ kind: 'timeout', seat: 0 })
    stream.close()
    ok(await ada.post(`/api/tables/${timed.id}/resign`, { key: randomUUID() }))
  })
})

describe.each(WAYS)('versions, by %s', (given) => {
  by(given)

  it('a commit on what is past is a conflict and changes nothing', async () => {
    await playOne([ada, ben], id)
    await playOne([ada, ben], id)
    const { legal } = await frameOf(ada, id)
    const answer = await act(ada, id, { version: 0, steps: legal.slice(0, 1) })
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 409,
      body: { error: { code: 'stale', rule: 'TABLE-VERSION', values: {}, faults: [] } },
    })
    expect(await rows()).toBe(3)
  })

  it('a commit on what has not happened yet is a conflict', async () => {
    const { legal } = await frameOf(ada, id)
    expect((await act(ada, id, { version: 7, steps: legal.slice(0, 1) })).status).toBe(409)
    expect(await rows()).toBe(1)
  })

  it('of many commits on the same version exactly one wins', async () => {
    for (let round = 0; round < 6; round++) {
      const before = await frameOf(ada, id, 1000)
      const guest = [ada, ben][before.pending.status === 'over' ? 0 : (before.pending.seats[0] as number)] as Guest
      const { legal, version } = await frameOf(guest, id, 1000)
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          act(i % 2 === 0 ? guest : elsewhere(guest), id, { version, steps: [legal[i % legal.length] as string] }),
        ),
      )
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
      expect(answers.filter((answer) => ![200, 409, 422].includes(answer.status))).toEqual([])
      expect(await rows()).toBe(version + 2)
    }
  })

  it('a server that lost a race or fell behind reads the log and goes on', async () => {
    for (let i = 0; i < 4; i++) {
      // The other server has the match in memory, one version behind.
      await frameOf(elsewhere(ada), id)
      await pool.query('select 1')
      await playOne(i % 2 === 0 ? [ada, ben] : [elsewhere(ada), elsewhere(ben)], id)
    }
    expect(await rows()).toBe(5)
  })

  it('a whole match played through both servers in turn verifies', async () => {
    const guests = [ada, elsewhere(ben)]
    await playOut(guests, id)
    const record = ok(await ada.get<MatchRecord>(`/api/tables/${id}/record`))
    expect(verifyRecord(envelopesBox, record).faults).toEqual([])
  })
})

describe('a match of other rules', () => {
  const begunUnder = (version: number): Promise<unknown> =>
    pool.query(`update tables set header = regexp_replace(header::text, '"version":\\d+', $2)::json where id = $1`, [
      id,
      `"version":${version}`,
    ])
  const listed = async (): Promise<Summary | undefined> =>
    ok(await ada.get<Summaries>('/api/tables/mine')).tables.find((table) => table.id === id)
  const statusOf = async (): Promise<string> => ok(await ada.get<Lobby>(`/api/tables/${id}`)).status

  it('is closed in the lists and at the table, refuses what is wanted of it, and loses nothing', async () => {
    const { legal } = await frameOf(ada, id)
    expect(await listed()).toMatchObject({ status: 'playing', yourTurn: true })
    await begunUnder(7)
    expect(await listed()).toMatchObject({ status: 'closed', yourTurn: false })
    expect(await statusOf()).toBe('closed')
    // One that never had it open, as after a restart with newer rules.
    const later = await start()
    const there = guestWith({ url: later.url }, ada.cookie)
    const opened = await there.get(`/api/tables/${id}/match?since=-1`)
    expect({ status: opened.status, code: codeOf(opened) }).toEqual({ status: 409, code: 'unplayable' })
    expect(codeOf(await act(there, id, { version: 0, steps: legal.slice(0, 1) }))).toBe('unplayable')
    expect(codeOf(await there.post(`/api/tables/${id}/rematch`, {}))).toBe('notOver')
    await later.close()
    expect(await rows()).toBe(1)
    await begunUnder(1)
    expect(await statusOf()).toBe('playing')
    await playOut([ada, elsewhere(ben)], id)
    await begunUnder(7)
    expect(await listed()).toMatchObject({ status: 'over' })
  })
})

describe.each(WAYS)('what one server commits, by %s', (given) => {
  by(given)

  it('is shown by the streams of the other', async () => {
    const stream = await elsewhere(ben).watch([id])
    await stream.until(({ event }) => event === 'frame')
    await playOne([ada, ben], id)
    await stream.until(({ event, data }) => event === 'frame' && (data as Frame).version === 1)
    await playOne([ada, ben], id)
    await stream.until(({ event, data }) => event === 'frame' && (data as Frame).version === 2)
    expect(stream.frames().flatMap((frame) => frame.updates.map((update) => update.version))).toEqual([0, 1, 2])
    stream.close()
  })
})

describe.each(WAYS)('a commit that cannot be written, by %s', (given) => {
  by(given)

  it('is not acknowledged, shown to nobody and forgotten; the same key then succeeds', async () => {
    const stream = await ben.watch([id])
    await stream.until(({ event }) => event === 'frame')
    const { legal } = await frameOf(ada, id)
    const wanted = { version: 0, key: randomUUID(), steps: legal.slice(0, 1) }
    await pool.query(`alter table entries add constraint full_disk check (match_id <> '${id}') not valid`)
    const failed = await act(ada, id, wanted)
    expect({ status: failed.status, code: codeOf(failed) }).toEqual({ status: 503, code: 'busy' })
    expect((await frameOf(ada, id)).version).toBe(0)
    await pool.query('alter table entries drop constraint full_disk')
    expect(stream.frames().every((frame) => frame.version === 0)).toBe(true)
    expect(ok(await act(ada, id, wanted))).toEqual({ version: 1 })
    await stream.until(({ event, data }) => event === 'frame' && (data as Frame).version === 1)
    stream.close()
  })

  it('nobody sees a commit before it is durable', async () => {
    const { legal } = await frameOf(ada, id)
    const stream = await ben.watch([id])
    await stream.until(({ event }) => event === 'frame')
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('lock table entries in exclusive mode')
      const acting = act(ada, id, { version: 0, steps: legal.slice(0, 1) })
      const waits = `select 1 from pg_locks where relation = 'entries'::regclass and not granted`
      await vi.waitFor(async () => expect((await pool.query(waits)).rowCount).toBe(1), { timeout: 10_000 })
      let looked: Frame | null = null
      const looking = frameOf(ben, id).then((frame) => (looked = frame))
      // Time enough for any number of other answers of the same server.
      for (let others = 0; others < 20; others++) ok(await ben.get('/api/me'))
      expect(looked).toBeNull()
      expect(stream.frames().map((frame) => frame.version)).toEqual([0])
      await client.query('commit')
      ok(await acting)
      await looking
      expect((looked as Frame | null)?.version).toBe(1)
    } finally {
      client.release(true)
    }
    stream.close()
  })
})
