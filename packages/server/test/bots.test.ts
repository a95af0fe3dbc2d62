import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { setTimeout as sleep } from 'node:timers/promises'
import { ErrorBody, type Frame, LIMITS } from '@menagerie/protocol'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BotRunner } from '../src/bots/runner.ts'
import { readAccess } from '../src/postgres/secrets.ts'
import { type Answer, type Guest, act, createTable, ok, ready, signIn, sit } from '../src/soak/guest.ts'
import { type TestServer, openServer } from './support/house.ts'
import { ownTime } from './support/late.ts'

const codeOf = ({ body }: Answer): string => ErrorBody.parse(body).error.code

/** A bot that never answers: only the net under it ends its turn. */
const silent: BotRunner = {
  threads: 100,
  run: (_request, signal) =>
    new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('taken off its turn')))),
  close: async () => {},
}

let server: TestServer
let ada: Guest
beforeAll(async () => {
  server = await openServer({ botRunner: silent, botPatienceMs: 400, logLevel: 'silent', trustProxy: 1 })
  ada = await signIn({ url: server.url })
})
afterAll(() => server.remove())

it('the net under a bot holds when memory is cleaned while it thinks', async () => {
  setFlagsFromString('--expose-gc')
  const clean = runInNewContext('gc') as () => void
  const tables = await Promise.all(
    Array.from({ length: 12 }, () =>
      createTable(ada, { game: 'envelopes', seats: [{ kind: 'bot', bot: 'random' }, { kind: 'human' }], mySeat: 1 }),
    ),
  )
  for (const { id } of tables) await ready(ada, id)
  const streams = await Promise.all(tables.map(({ id }) => ada.watch([id])))
  for (let i = 0; i < 10; i++) {
    clean()
    await sleep(20)
  }
  const played = await Promise.all(
    streams.map((stream) => stream.until(({ event, data }) => event === 'frame' && (data as Frame).version === 1)),
  )
  const kinds = streams.map((stream) => stream.frames().flatMap((frame) => frame.updates.map((update) => update.kind)))
  expect(kinds).toEqual(played.map(() => ['setup', 'timeout']))
  for (const stream of streams) stream.close()
})

describe('a greedy guest', () => {
  it('does not keep the bots of another: they answer as if alone', async () => {
    /** Answers that were begun. */
    let turns = 0
    /** One thread that takes its time. */
    const slow: BotRunner = {
      threads: 1,
      run: async ({ legal }) => {
        turns++
        await sleep(40)
        return legal.slice(0, 1)
      },
      close: async () => {},
    }
    const house = await openServer({ botRunner: slow })
    const [greedy, honest] = [await signIn({ url: house.url }), await signIn({ url: house.url })]
    const bots = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: 'random' }) as const)
    const crowded = await Promise.all(
      Array.from({ length: 20 }, () =>
        createTable(greedy, { game: 'monster-maker', seats: [...bots, { kind: 'human' }], mySeat: 4 }),
      ),
    )
    const watching = await greedy.watch(crowded.slice(0, 16).map(({ id }) => id))
    await Promise.all(crowded.map(({ id }) => ready(greedy, id)))
    const { id } = await createTable(honest, {
      game: 'envelopes',
      seats: [{ kind: 'bot', bot: 'random' }, { kind: 'human' }],
      mySeat: 1,
    })
    const stream = await honest.watch([id])
    await ready(honest, id)
    const before = turns
    await stream.until(({ event, data }) => event === 'frame' && (data as Frame).version === 1)
    // Its own turn, two that others had begun or were due, and few for the way there and back: one in a row would have waited for
    // the turn of every table. Turns are counted, for a clock runs fast on a busy machine.
    expect(turns - before).toBeLessThanOrEqual(6)
    stream.close()
    watching.close()
    await house.remove()
  })

  it('has as many tables, open ones and bots as one may have, and no more', async () => {
    const guest = await signIn({ url: server.url })
    const wanted = (open: boolean) => ({
      game: 'envelopes',
      choices: {},
      seats: [{ kind: 'human' }, { kind: 'human' }],
      mySeat: 0,
      open,
    })
    const made = await Promise.all(
      Array.from({ length: LIMITS.openTables + 2 }, () => guest.post('/api/tables', wanted(true))),
    )
    const codes = made.map(({ status, text }) =>
      status === 200 ? 'made' : ErrorBody.parse(JSON.parse(text)).error.code,
    )
    expect(codes.toSorted()).toEqual([
      ...Array<string>(LIMITS.openTables).fill('made'),
      'tooManyOpenTables',
      'tooManyOpenTables',
    ])
    for (let i = LIMITS.openTables; i < LIMITS.tables; i++) ok(await guest.post('/api/tables', wanted(false)))
    const more = await guest.post('/api/tables', wanted(false))
    expect([more.status, ErrorBody.parse(more.body).error]).toMatchObject([
      429,
      { code: 'tooManyTables', values: { most: LIMITS.tables } },
    ])
    const theirs = await createTable(ada, { game: 'envelopes', open: true })
    expect(codeOf(await guest.post(`/api/tables/${theirs.id}/sit`, { seat: 1 }))).toBe('tooManyTables')
    const other = await signIn({ url: server.url })
    const bots = Array.from({ length: 5 }, () => ({ kind: 'bot', bot: 'random' }))
    const full = { game: 'monster-maker', choices: {}, seats: [{ kind: 'human' }, ...bots], mySeat: 0, open: false }
    const over = await createTable(other, {
      game: 'envelopes',
      seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }],
    })
    await ready(other, over.id)
    ok(await other.post(`/api/tables/${over.id}/resign`, { key: randomUUID() }))
    for (let i = 0; i < LIMITS.botSeats / 5; i++) ok(await other.post('/api/tables', full))
    expect(codeOf(await other.post('/api/tables', full))).toBe('tooManyBots')
    expect(codeOf(await other.post(`/api/tables/${over.id}/rematch`, {}))).toBe('tooManyBots')
    await sit(other, theirs, 1)
  })

  it('does not fill the list of open tables under many names, which people elsewhere still do not feel', async () => {
    const here = { url: server.url, from: '198.51.100.7' }
    for (let made = 0; made < LIMITS.openTablesHere;) {
      const guest = await signIn(here)
      for (let own = 0; own < LIMITS.openTables && made < LIMITS.openTablesHere; own++, made++)
        await createTable(guest, { game: 'envelopes', open: true })
    }
    const [again, elsewhere] = [await signIn(here), await signIn({ url: server.url, from: '198.51.100.8' })]
    const body = {
      game: 'envelopes',
      choices: {},
      seats: [{ kind: 'human' }, { kind: 'human' }],
      mySeat: 0,
      open: true,
    }
    expect(codeOf(await again.post('/api/tables', body))).toBe('tooManyOpenHere')
    ok(await again.post('/api/tables', { ...body, open: false }))
    ok(await elsewhere.post('/api/tables', body))
    const client = new pg.Client({ host: '127.0.0.1', ...readAccess(server.dataDir), database: 'menagerie' })
    await client.connect()
    await client.query(`update tables set updated_at = now() - interval '25 hours'`)
    await client.end()
    ok(await again.post('/api/tables', body))
  })
})

describe('the time a bot takes', () => {
  it('is set before its question is looked at: one choice or many, quick or slow', async () => {
    let ms = 0
    const runner: BotRunner = {
      threads: 8,
      run: async ({ legal }) => {
        await sleep(ms)
        return legal.slice(0, 1)
      },
      close: async () => {},
    }
    const house = await openServer({ botRunner: runner, botThinkMs: 120 })
    const guest = await signIn({ url: house.url })
    /** Milliseconds until its answer: in all, and without those that were the machine's. */
    const taken = async (thinks: number): Promise<readonly [took: number, own: number]> => {
      ms = thinks
      const { id } = await createTable(guest, {
        game: 'envelopes',
        seats: [{ kind: 'human' }, { kind: 'bot', bot: 'search' }],
      })
      const stream = await guest.watch([id])
      await ready(guest, id)
      const { data } = await stream.until(({ event }) => event === 'frame')
      // Its time begins when the decision is written down, which is before that is heard of.
      const [begun, own] = [performance.now(), ownTime()]
      ok(await act(guest, id, { version: 0, steps: (data as Frame).legal.slice(0, 1) }))
      await stream.until(({ event, data: frame }) => event === 'frame' && (frame as Frame).version === 2)
      stream.close()
      return [performance.now() - begun, own()]
    }
    for (const thinks of [0, 1, 60, 110]) {
      const [took, own] = await taken(thinks)
      expect(took, `${thinks}`).toBeGreaterThan(130)
      expect(own, `${thinks}`).toBeLessThan(260)
    }
    await house.remove()
  })
})
