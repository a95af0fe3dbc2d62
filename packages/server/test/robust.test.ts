import { connect } from 'node:net'
import { sampledChance } from '@menagerie/engine'
import { ErrorBody, LIMITS } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Guest, act, createTable, frameOf, signIn } from '../src/soak/guest.ts'
import { type TestServer, openServer } from './support/house.ts'
import { begin } from './support/play.ts'

let server: TestServer
let ada: Guest
let ben: Guest
let id: string

beforeAll(async () => {
  server = await openServer()
  ada = await signIn({ url: server.url })
  ben = await signIn({ url: server.url })
  id = (await begin([ada, ben], { game: 'envelopes' })).id
})
afterAll(() => server.remove())

interface Raw {
  readonly method?: string
  readonly body?: string
  readonly type?: string
  readonly headers?: Record<string, string>
}
const raw = async (path: string, { method = 'POST', body, type, headers = {} }: Raw = {}) => {
  const response = await fetch(server.url + path, {
    method,
    headers: { cookie: ada.cookie, ...(type === undefined ? {} : { 'content-type': type }), ...headers },
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, text: await response.text() }
}
const json = (path: string, body: string) => raw(path, { body, type: 'application/json' })
const codeOf = ({ status, text }: { status: number; text: string }): string =>
  `${status} ${ErrorBody.parse(JSON.parse(text)).error.code}`

describe('whatever is sent, the answer is coded', () => {
  it.each([
    ['broken JSON', '{"version":', '400 malformed'],
    ['an empty body', '', '400 malformed'],
    ['a list', '[]', '400 malformed'],
    ['text', '"x"', '400 malformed'],
    [
      'a field too many',
      JSON.stringify({ version: 0, key: crypto.randomUUID(), steps: ['draw'], seat: 1 }),
      '400 malformed',
    ],
    ['no key', '{"version":0,"steps":["draw"]}', '400 malformed'],
    ['a prototype', '{"__proto__":{"a":1},"version":0}', '400 malformed'],
    ['a NUL', JSON.stringify({ version: 0, key: crypto.randomUUID(), steps: ['a\0b'] }), '400 malformed'],
    ['half a letter', JSON.stringify({ version: 0, key: crypto.randomUUID(), steps: ['a\ud800'] }), '400 malformed'],
    ['deep nesting', `${'['.repeat(7000)}${']'.repeat(7000)}`, '400 malformed'],
    [
      'too many steps',
      JSON.stringify({ version: 0, key: crypto.randomUUID(), steps: Array(LIMITS.steps + 1).fill('draw') }),
      '400 malformed',
    ],
    ['an unknown step', JSON.stringify({ version: 0, key: crypto.randomUUID(), steps: ['fly'] }), '422 unknownAction'],
    [
      'two steps where one is a commit',
      JSON.stringify({ version: 0, key: crypto.randomUUID(), steps: ['draw', 'draw'] }),
      '422 tooManySteps',
    ],
    ['a body of a megabyte', JSON.stringify({ steps: ['x'.repeat(1_000_000)] }), '413 tooLarge'],
    ['a body just too large', JSON.stringify({ steps: ['x'.repeat(LIMITS.body)] }), '413 tooLarge'],
  ])('%s', async (_name, body, expected) => {
    expect(codeOf(await json(`/api/tables/${id}/act`, body))).toBe(expected)
  })

  it.each([
    ['xml', { type: 'application/xml', body: '<a/>' }, '415 mediaWrong'],
    ['plain text, as any page may send it', { type: 'text/plain', body: '{}' }, '415 mediaWrong'],
    ['a form', { type: 'application/x-www-form-urlencoded', body: 'a=1' }, '415 mediaWrong'],
    [
      'another site',
      { type: 'application/json', body: '{}', headers: { 'sec-fetch-site': 'cross-site' } },
      '403 forbidden',
    ],
    ['another method', { method: 'DELETE' }, '404 notFound'],
  ])('%s', async (_name, request, expected) => {
    expect(codeOf(await raw(`/api/tables/${id}/act`, request))).toBe(expected)
  })

  it.each([
    ['/api/tables/0000000000000000', '404 notFound'],
    ['/api/tables/0000000000000000/match', '404 notFound'],
    ['/api/tables/0000000000000000/record', '404 notFound'],
    ['/api/tables/NOT-AN-ID', '400 malformed'],
    ['/api/tables/%00', '400 malformed'],
    ['/api/tables/%zz', '400 malformed'],
    [`/api/tables/${'a'.repeat(101)}`, '400 malformed'],
    ['/api/nothing', '404 notFound'],
    ['/api/auth/../me/x', '404 notFound'],
  ])('GET %s', async (path, expected) => {
    expect(codeOf(await raw(path, { method: 'GET' }))).toBe(expected)
  })

  it.each(['[]', '{"all":true}', '"x"'])('signing in or out by %s does neither', async (body) => {
    expect(codeOf(await json('/api/auth/sign-in/anonymous', body))).toBe('400 malformed')
    expect(codeOf(await json('/api/auth/sign-out', body))).toBe('400 malformed')
    expect((await ada.get('/api/me')).status).toBe(200)
  })

  it('a match of a table that has not begun is a conflict', async () => {
    const lobby = await createTable(ada, { game: 'envelopes' })
    expect(codeOf(await raw(`/api/tables/${lobby.id}/match`, { method: 'GET' }))).toBe('409 notStarted')
    expect((await act(ada, lobby.id, { version: 0, steps: ['draw'] })).status).toBe(409)
  })

  it('an action on a finished match is refused by the table’s rule', async () => {
    const over = await begin([ada, ben], { game: 'envelopes' })
    await ben.post(`/api/tables/${over.id}/resign`, { key: crypto.randomUUID() })
    const answer = await act(ada, over.id, { version: 1, steps: ['draw'] })
    expect([answer.status, answer.body]).toEqual([
      422,
      { error: { code: 'matchOver', rule: 'TABLE-OVER', values: {}, faults: [] } },
    ])
    const again = await ada.post(`/api/tables/${over.id}/resign`, { key: crypto.randomUUID() })
    expect(again.status).toBe(422)
  })

  it('asks for a cookie everywhere', async () => {
    const lobby = `/api/tables/${id}`
    for (const path of [
      '/api/me',
      '/api/tables/open',
      '/api/tables/mine',
      lobby,
      `${lobby}/match`,
      `${lobby}/past`,
      `${lobby}/record`,
    ]) {
      expect((await fetch(server.url + path)).status).toBe(401)
    }
    for (const path of [
      '/api/me',
      '/api/tables',
      `${lobby}/sit`,
      `${lobby}/ready`,
      `${lobby}/act`,
      `${lobby}/resign`,
    ]) {
      expect((await fetch(server.url + path, { method: 'POST' })).status).toBe(401)
    }
  })

  it('what is no HTTP at all gets a coded answer too', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write('NONSENSE\r\n\r\n')
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).toContain('"code":"malformed"')
  })

  it('what arrives while the server closes is answered as ever, and its connection ends', async () => {
    const leaving = await openServer()
    const guest = await signIn({ url: leaving.url })
    const port = Number(new URL(leaving.url).port)
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /api/me HTTP/1.1\r\nhost: x\r\n')
    // The server has it, and waits for the rest.
    await guest.get('/api/me')
    const removed = leaving.remove()
    await vi.waitFor(
      () =>
        new Promise<void>((shut, still) =>
          connect(port, '127.0.0.1')
            .on('connect', still)
            .on('error', () => shut()),
        ),
      { timeout: 5000, interval: 10 },
    )
    socket.write(`cookie: ${guest.cookie}\r\n\r\n`)
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    await removed
    expect(text).toMatch(/^HTTP\/1\.1 200 [^]*"name":"Guest \d+"/)
    expect(text).toMatch(/^connection: close\r$/im)
  })

  it('limits requests and sign-ins by address where that is asked for', async () => {
    const limited = await openServer({ requestsPerMinute: 5 })
    const statuses: number[] = []
    for (let i = 0; i < 8; i++) statuses.push((await fetch(`${limited.url}/api/me`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    const last = await fetch(`${limited.url}/api/me`)
    expect(codeOf({ status: last.status, text: await last.text() })).toBe('429 tooMany')
    await limited.remove()
  })
})

describe('pages', () => {
  it('come with a strict policy and never from a cache that does not ask', async () => {
    const response = await fetch(`${server.url}/t/${id}`)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(response.headers.get('content-security-policy')).not.toContain('upgrade-insecure')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await fetch(`${server.url}/missing.js`)).status).toBe(404)
    expect((await fetch(`${server.url}/../../etc/passwd`)).status).toBe(404)
  })
})

describe('a thousand requests of garbage', () => {
  it('get coded answers, no 500, no stack, and the match goes on', async () => {
    const chance = sampledChance('garbage')
    const pickOf = <X>(list: readonly X[]): X => list[chance.pick(list.length)] as X
    const letters = [
      'a',
      '0',
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '\\u0000',
      '\\ud800',
      'null',
      '-1',
      '1e999',
      'é',
      '😀',
      ' ',
      '%',
      '__proto__',
      "'; drop table entries; --",
    ]
    const noise = (): string => Array.from({ length: chance.pick(40) }, () => pickOf(letters)).join('')
    const value = (depth: number): unknown => {
      const kind = chance.pick(depth > 3 ? 6 : 8)
      const simple = [null, true, chance.pick(1000) - 500, 1.5, noise(), Number.MAX_VALUE][kind]
      if (kind < 6) return simple
      const fields = Array.from({ length: chance.pick(5) }, () => [pickOf(FIELDS), value(depth + 1)] as const)
      return kind === 6 ? fields.map(([, one]) => one) : Object.fromEntries(fields)
    }
    const FIELDS = [
      'version',
      'key',
      'steps',
      'seat',
      'seats',
      'name',
      'choices',
      'game',
      'open',
      'mySeat',
      'contribution',
      'loadout',
      'preset',
      'invite',
      'kind',
      'bot',
      noise(),
    ]
    const paths = [
      ...['', '/sit', '/leave', '/ready', '/open', '/rematch', '/act', '/resign', '/match', '/past', '/record'].map(
        (end) => `/api/tables/${id}${end}`,
      ),
      '/api/tables',
      '/api/me',
      '/api/stream',
      '/api/auth/sign-in/anonymous',
      '/api/tables/mine',
      '/t/x',
    ]
    const half = (text: string): string => text.slice(0, chance.pick(text.length + 1))
    const statuses = new Map<number, number>()
    for (let i = 0; i < 1000; i++) {
      const isGet = chance.pick(4) === 0
      const query =
        chance.pick(3) === 0
          ? `?${pickOf(['since', 'invite', 'tables', 'x'])}=${encodeURIComponent(noise().replaceAll('\\u0000', '\0'))}`
          : ''
      const path = (chance.pick(10) === 0 ? `/api/${encodeURIComponent(noise())}` : pickOf(paths)) + query
      const text = JSON.stringify(value(0)) ?? 'null'
      const answer = isGet
        ? await raw(path.startsWith('/api/stream') ? `${path}${query === '' ? '?' : '&'}x=1` : path, { method: 'GET' })
        : await raw(path, {
            body: chance.pick(4) === 0 ? half(text) : text,
            type: chance.pick(10) === 0 ? noise().replace(/[^ -~]/g, '') : 'application/json',
          })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      expect({ path, text, status: answer.status }).not.toMatchObject({ status: 500 })
      expect(answer.text).not.toMatch(/\bat .*:\d+:\d+|node_modules|select .* from|insert into/i)
      if (answer.status >= 400 && path.startsWith('/api/')) ErrorBody.parse(JSON.parse(answer.text))
    }
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
    expect(statuses.get(400)).toBeGreaterThan(200)
    expect((await frameOf(ada, id)).version).toBe(0)
  })
})
