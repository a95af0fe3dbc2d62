import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { optionsFrom } from '../src/config.ts'
import { type Guest, act, createTable, frameOf, ready, signIn } from '../src/soak/guest.ts'
import { type TestServer, firstLegal, openServer } from './support/house.ts'
import { begin, playOne } from './support/play.ts'

/* Figures for whoever keeps a house running, at a port of their own. */

/** Values by name and labels, as they are written. */
const figuresAt = async (url: string): Promise<ReadonlyMap<string, number>> => {
  const answer = await fetch(url)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

describe('a server that is told to', () => {
  let server: TestServer
  let release = (): void => {}
  const gate = new Promise<void>((done) => (release = done))

  beforeAll(async () => {
    const runner = {
      ...firstLegal,
      threads: 1,
      run: async (...asked: Parameters<typeof firstLegal.run>) => {
        await gate
        return firstLegal.run(...asked)
      },
    }
    server = await openServer({
      metrics: { port: 0, host: '127.0.0.1' },
      requestsPerMinute: 6000,
      requestsPerPerson: 40,
      botRunner: runner,
    })
  })
  afterAll(async () => {
    release()
    await server.remove()
  })

  it('counts decisions by game, appends, lines and who was asked too often; names nobody', async () => {
    const url = server.metricsUrl as string
    const guests = [await signIn({ url: server.url }), await signIn({ url: server.url })]
    const { id } = await begin(guests, { game: 'envelopes' })
    const [before, appended] = await figuresAt(url).then((all) => [
      all.get('menagerie_decisions_total{game="envelopes"}'),
      all.get('menagerie_append_seconds_count'),
    ])
    for (let i = 0; i < 3; i++) await playOne(guests, id)
    const lines = [await (guests[0] as Guest).watch([id]), await (guests[1] as Guest).watch([])]
    while ((await (guests[0] as Guest).get('/api/me')).status === 200);
    const figures = await figuresAt(url)
    expect(figures.get('menagerie_decisions_total{game="envelopes"}')).toBe((before ?? 0) + 3)
    expect(figures.get('menagerie_append_seconds_count')).toBe((appended ?? 0) + 3)
    expect(figures.get('menagerie_lines{line="stream"}')).toBe(2)
    expect(figures.get('menagerie_lines{line="socket"}')).toBe(0)
    expect(figures.get('menagerie_limited_total{limit="requests"}')).toBe(1)
    expect(figures.get('menagerie_answers_total{status="4xx"}')).toBe(1)
    expect(figures.get('menagerie_database_connections{state="open"}')).toBeGreaterThan(0)
    expect([...figures.keys()].some((name) => name.startsWith('nodejs_eventloop_lag'))).toBe(true)
    for (const [name] of figures) expect(name).not.toMatch(new RegExp(`${id}|Guest|${server.dataDir}`))
    for (const line of lines) line.close()
  })

  it('tells how many bots wait for their turn, and not how long any thinks', async () => {
    const url = server.metricsUrl as string
    const guest = await signIn({ url: server.url })
    for (let i = 0; i < 3; i++) {
      const bots = { game: 'envelopes', seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }] } as const
      const { id } = await createTable(guest, { ...bots, seats: [...bots.seats] })
      await ready(guest, id)
      const { version, legal } = await frameOf(guest, id)
      await act(guest, id, { version, steps: legal.slice(0, 1) })
    }
    await vi.waitFor(async () =>
      expect((await figuresAt(url)).get('menagerie_bot_questions_waiting')).toBeGreaterThan(0),
    )
    const text = await (await fetch(url)).text()
    expect(text).toMatch(/^menagerie_bot_oldest_wait_seconds \d+$/m)
    expect(text).not.toMatch(/think/i)
    release()
    // Nobody waits for these bots: they think one after the other, with a rest in between.
    const isIdle = async (): Promise<void> =>
      expect((await figuresAt(url)).get('menagerie_bot_questions_waiting')).toBe(0)
    await vi.waitFor(isIdle, { timeout: 20_000 })
  })

  it('answers nothing else there, and no figures where people play', async () => {
    expect((await fetch(new URL('/api/me', server.metricsUrl as string))).status).toBe(404)
    expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4')
  })
})

it('nobody is told any figures unless a port is named for them', () => {
  expect(optionsFrom({}).metrics).toBeNull()
  expect(optionsFrom({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(optionsFrom({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.1' }).metrics).toMatchObject({ host: '10.0.0.1' })
  expect(() => optionsFrom({ METRICS_PORT: 'yes' })).toThrow('METRICS_PORT')
})
