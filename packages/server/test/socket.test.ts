import { randomUUID } from 'node:crypto'
import { LIMITS, type Frame, type Lobby, SIGNED_OUT, SOCKET_PATH, socketUrl } from '@menagerie/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBare } from '../src/soak/bare.ts'
import { openCable } from '../src/soak/cable.ts'
import { type Guest, act, createTable, frameOf, guestWith, signIn } from '../src/soak/guest.ts'
import { type SocketLine, openSocket } from '../src/soak/socket.ts'
import { type TestServer, openServer } from './support/house.ts'
import { ownTime } from './support/late.ts'
import { begin } from './support/play.ts'

/* What a socket has of its own. What it shares with streams and POST is tried on both: commit, stream, secrets, access. */

const PER_PERSON = 60
const BEAT_SECONDS = 0.2
let server: TestServer
let ada: Guest
let ben: Guest
let id: string
let lobby: Lobby
beforeAll(async () => {
  server = await openServer({ beatSeconds: BEAT_SECONDS })
})
afterAll(() => server.remove())
beforeEach(async () => {
  ada = await signIn({ url: server.url })
  ben = await signIn({ url: server.url })
  lobby = await begin([ada, ben], { game: 'envelopes' })
  id = lobby.id
})

const socketOf = (guest: Guest, tables: readonly string[] = [id], said: string[] = []): Promise<SocketLine> =>
  openSocket({
    url:
      guest.url +
      socketUrl(
        tables.map((table) => ({ table, invite: null })),
        null,
      ),
    headers: { cookie: guest.cookie },
    onText: (text) => said.push(text),
  })
const firstStep = async (guest: Guest): Promise<{ version: number; key: string; steps: string[] }> => {
  const { legal, version } = await frameOf(guest, id)
  return { version, key: randomUUID(), steps: legal.slice(0, 1) }
}

describe('what is decided', () => {
  it('is acknowledged by the frame that shows it, on this line alone', async () => {
    const said: string[] = []
    const heard: string[] = []
    const mine = await socketOf(ada, [id], said)
    const other = await socketOf(ada, [id], heard)
    for (const line of [mine, other]) await line.until(({ event }) => event === 'frame')
    const answer = await mine.decide<{ version: number }>({ decide: 'act', table: id, ...(await firstStep(ada)) })
    expect([answer.status, answer.body.version]).toEqual([200, 1])
    await other.until(({ event, data }) => event === 'frame' && (data as Frame).version === 1)
    expect(said.filter((text) => text.includes('"acted"')).map((text) => text.slice(0, 16))).toEqual([
      '{"event":"frame"',
    ])
    expect(heard.some((text) => text.includes('"acted"'))).toBe(false)
    for (const line of [mine, other]) line.close()
  })

  it('is acknowledged by itself where no frame of this line shows it, and once more where it was done before', async () => {
    const said: string[] = []
    const line = await socketOf(ada, [], said)
    const wanted = { decide: 'act' as const, table: id, ...(await firstStep(ada)) }
    for (let i = 0; i < 2; i++) expect((await line.decide(wanted)).body).toEqual({ version: 1 })
    expect(said.filter((text) => text.startsWith('{"event":"acted"')).length).toBe(2)
    const later = await socketOf(ada)
    expect((await later.decide(wanted)).body).toEqual({ version: 1 })
    expect((await frameOf(ada, id)).version).toBe(1)
    for (const one of [line, later]) one.close()
  })

  it('is refused as a POST is: who may not, what may not be, and a table that is not there', async () => {
    const eve = await signIn({ url: server.url })
    const bySocket = (guest: Guest): Guest => guestWith({ url: server.url, way: 'socket' }, guest.cookie)
    const tries: readonly (readonly [Guest, string, string, object])[] = [
      [eve, id, 'act', { version: 0, steps: ['draw'] }],
      [ben, id, 'act', { version: 0, steps: ['draw'] }],
      [ada, id, 'act', { version: 7, steps: ['draw'] }],
      [ada, id, 'act', { version: 0, steps: ['nonsense'] }],
      [ada, '0'.repeat(16), 'resign', {}],
      [ada, id, 'back', {}],
      [ada, id, 'away', { bot: 'nobody' }],
      [ada, (await createTable(ada)).id, 'act', { version: 0, steps: ['x'] }],
    ]
    for (const [guest, table, what, body] of tries) {
      const wanted = { key: randomUUID(), ...body }
      const [posted, said] = await Promise.all(
        [guest, bySocket(guest)].map((one) => one.post(`/api/tables/${table}/${what}`, wanted)),
      )
      expect([what, said?.status, said?.body]).toEqual([what, posted?.status, posted?.body])
      expect(posted?.status).toBeGreaterThanOrEqual(400)
    }
  })

  it('is sixteen things at once at most', async () => {
    const line = await socketOf(ada, [])
    const wanted = { decide: 'act' as const, table: id, version: 0, steps: ['nonsense'] }
    const answers = await Promise.all(Array.from({ length: 40 }, () => line.decide({ ...wanted, key: randomUUID() })))
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([422, 429]))
    expect(statuses.filter((status) => status === 422).length).toBeGreaterThanOrEqual(16)
    expect((await line.decide({ ...wanted, key: randomUUID() })).status).toBe(422)
    line.close()
  })
})

describe('a message', () => {
  const refusedOn = async (line: SocketLine, message: string): Promise<string> => {
    const from = line.events.length
    line.say(message)
    const { data } = await line.until(({ event }) => event === 'refused', from)
    const { status, error } = data as { readonly status: number; readonly error: { readonly code: string } }
    return `${status} ${error.code}`
  }

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['nothing', ''],
    ['an unknown wish', JSON.stringify({ decide: 'peek', table: '0'.repeat(16) })],
    ['no id', JSON.stringify({ decide: 'resign', table: '0'.repeat(16), key: randomUUID() })],
    ['deep', `{"decide":"act","steps":${'['.repeat(2000)}${']'.repeat(2000)}}`],
    ['no text', '{"decide":"\\ud800"}'],
    ['a name of prototypes', '{"__proto__":{"decide":"resign"},"constructor":1}'],
  ])('that is wrong (%s) is refused, and the line stays', async (_name, message) => {
    const line = await socketOf(ada)
    expect(await refusedOn(line, message)).toBe('400 malformed')
    expect((await line.decide({ decide: 'act', table: id, ...(await firstStep(ada)) })).status).toBe(200)
    line.close()
  })

  it('that is too long, or no text, ends the line', async () => {
    const fits = await socketOf(ada)
    expect(await refusedOn(fits, 'x'.repeat(LIMITS.body))).toBe('400 malformed')
    for (const [message, code] of [
      ['x'.repeat(LIMITS.body + 1), 1009],
      [Buffer.from('{}'), 1003],
    ] as const) {
      const line = await socketOf(ada)
      line.say(message)
      await line.ended
      expect(line.code()).toBe(code)
    }
    fits.close()
  })

  it('counts as a request of this person, and their requests count with it', async () => {
    const limited = await openServer({ requestsPerMinute: 1000, requestsPerPerson: PER_PERSON })
    const guest = await signIn({ url: limited.url })
    await guest.get('/api/me')
    const line = await socketOf(guest, [])
    const statuses: number[] = []
    for (let i = 0; i < PER_PERSON + 5; i++) {
      const answer = await line.decide({ decide: 'resign', table: '0'.repeat(16), key: randomUUID() })
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2)
    expect(statuses.lastIndexOf(404)).toBeLessThan(statuses.indexOf(429))
    expect((await guest.get('/api/me')).status).toBe(429)
    line.close()
    await limited.remove()
  })
})

describe('a line', () => {
  it('whose peer is gone without a word ends with the fourth beat nobody answers; who answers stays', async () => {
    const cable = await openCable({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
    const there = await socketOf(ada)
    const gone = await socketOf({ ...ben, url: `http://127.0.0.1:${cable.port}` })
    await there.until(({ event, data }) => event === 'frame' && (data as Frame).players[1]?.present === true)
    const from = there.events.length
    const since = ownTime()
    cable.cut()
    await there.until(({ event, data }) => event === 'frame' && (data as Frame).players[1]?.present === false, from)
    // It counts as away two seconds after its line has ended.
    expect(since()).toBeLessThan(2000 + 4000 * BEAT_SECONDS + 4000)
    await vi.waitFor(() => expect(there.beats()).toBeGreaterThan(5), { timeout: 10_000 })
    expect(there.isOpen()).toBe(true)
    there.close()
    gone.close()
    await cable.close()
  })

  it('is no line for pages of another site, nor where nobody asks for a socket', async () => {
    const asking = (headers: Record<string, string>): Promise<SocketLine> =>
      openSocket({
        url: server.url + socketUrl([], null),
        headers: { cookie: ada.cookie, ...headers },
        onText: () => {},
      })
    await expect(asking({ origin: 'http://elsewhere.example' })).rejects.toThrow('no socket: 403')
    await expect(asking({ 'sec-fetch-site': 'same-site' })).rejects.toThrow('no socket: 403')
    const own = await asking({ origin: server.url })
    own.close()
    const plain = await ada.get<{ error: { code: string } }>(SOCKET_PATH)
    expect([plain.status, plain.body.error.code]).toEqual([426, 'upgradeWanted'])
  })

  it('is found nowhere else: other routes answer as ever, and another protocol is not heard of', async () => {
    const bare = await openBare(server.url)
    const { host } = new URL(server.url)
    const ask = async (method: string, path: string, more: string, body = ''): Promise<string> => {
      const head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${ada.cookie}\r\n${more}\r\n`
      const answer = await bare.send(Buffer.from(head + body))
      return `${answer?.status} ${answer?.body}`
    }
    const socket =
      'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'
    expect(await ask('GET', '/api/me', socket)).toMatch(/^200 .*"name"/)
    expect(await ask('GET', '/api/nowhere', socket)).toMatch(/^404 .*"notFound"/)
    expect(await ask('GET', SOCKET_PATH, socket.replace('AA==', 'A'))).toMatch(/^426 .*"upgradeWanted"/)
    const other = 'connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AA\r\n'
    const named = JSON.stringify({ name: 'Ada of the lines' })
    const post = `${other}content-type: application/json\r\ncontent-length: ${named.length}\r\n`
    expect(await ask('POST', '/api/me', post, named)).toMatch(/^200 .*Ada of the lines/)
    expect(await ask('GET', '/api/me', other)).toMatch(/^200 .*Ada of the lines/)
    const withBody = `${socket}content-type: application/json\r\ncontent-length: ${named.length}\r\n`
    expect(await ask('POST', '/api/me', withBody, named)).toMatch(/^200 .*Ada of the lines/)
    expect(await ask('GET', SOCKET_PATH, withBody, named)).toMatch(/^426 .*"upgradeWanted"/)
    bare.close()
  })

  it('ends with its session, by a code that says so', async () => {
    const [lines, other] = [await Promise.all([socketOf(ada), socketOf(ada, [])]), await socketOf(ben)]
    expect((await ada.post('/api/auth/sign-out', {})).status).toBe(200)
    await Promise.all(lines.map((line) => line.ended))
    expect(lines.map((line) => line.code())).toEqual([SIGNED_OUT, SIGNED_OUT])
    expect(other.isOpen()).toBe(true)
    other.close()
  })

  it('ends at once with the server', async () => {
    const closing = await openServer()
    const guest = await signIn({ url: closing.url })
    const lines = await Promise.all(Array.from({ length: 5 }, () => socketOf(guest, [])))
    const since = ownTime()
    const removed = closing.remove()
    await Promise.all(lines.map((line) => line.ended))
    expect(since()).toBeLessThan(4000)
    await removed
    expect(lines.map((line) => line.code())).toEqual(lines.map(() => 1001))
  })
})

describe('a guest by socket', () => {
  it('decides on it', async () => {
    const guest = guestWith({ url: server.url, way: 'socket', keep: true }, ada.cookie)
    const line = await guest.watch([id])
    await line.until(({ event }) => event === 'frame')
    expect((await act(guest, id, await firstStep(ada))).body).toEqual({ version: 1 })
    expect(guest.received.some((text) => text.includes('"acted":[0]'))).toBe(true)
    line.close()
  })
})
