import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Lobby, Me, Standing } from '@menagerie/protocol'
import type { NewToken } from '@menagerie/protocol/programs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ROUTES, isOpenTo } from '../src/http/described/routes.ts'
import { type Guest, createTable, frameOf, ok, ready, signIn } from '../src/soak/guest.ts'
import { openStream } from '../src/soak/stream.ts'
import { type TestServer, firstLegal, openServer } from './support/house.ts'
import { askedSeat, playOne } from './support/play.ts'

/* Programs of other people: what they are told of the wire, and what their tokens are good for. */

let server: TestServer
beforeAll(async () => {
  server = await openServer({ botRunner: firstLegal })
})
afterAll(() => server.remove())

const tokenFor = async (guest: Guest, scope: 'read' | 'play'): Promise<NewToken> =>
  ok(await guest.post<NewToken>('/api/me/tokens', { scope }))

const call = async (
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly text: string }> => {
  const response = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

describe('what is said of the wire', () => {
  it('names every route there is, and no other', () => {
    const answered = server.routes.filter((route) => !/^(?:HEAD|ANY) |^GET \/\*$/.test(route))
    expect(Object.keys(ROUTES).sort()).toEqual(answered.sort())
  })

  it('is a document that anybody may read, made of the schemas by which requests are read', async () => {
    const answer = await fetch(`${server.url}/api/openapi.json`)
    const document = (await answer.json()) as {
      openapi: string
      paths: Record<string, Record<string, { requestBody?: unknown; security: unknown[]; responses: object }>>
    }
    expect(document.openapi).toBe('3.1.0')
    const act = document.paths['/api/tables/{id}/act']?.['post']
    expect(act?.security).toEqual([{ cookie: [] }, { token: ['play'] }])
    expect(JSON.stringify(act?.requestBody)).toContain('"required":["version","key","steps"]')
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.length).toBe(Object.keys(ROUTES).length)
    expect(operations.filter(({ responses }) => !('default' in responses))).toEqual([])
  })
})

describe('a token', () => {
  it.each(['read', 'play'] as const)('that may %s is refused wherever it is not good for', async (scope) => {
    const ada = await signIn({ url: server.url })
    const lobby = await createTable(ada, { game: 'envelopes' })
    const { token } = await tokenFor(ada, scope)
    const refused: string[] = []
    const reached: string[] = []
    for (const [name, described] of Object.entries(ROUTES)) {
      const [method = '', route = ''] = name.split(' ')
      if (described.scope === 'anybody' || typeof described.answer === 'string') continue
      const { status, text } = await call(
        token,
        method,
        route.replace(':id', lobby.id),
        method === 'GET' ? undefined : {},
      )
      // To whom the house is not entrusted its ways are none.
      const isRefused = described.scope === 'host' ? status === 404 : status === 403 && text.includes('"forbidden"')
      ;(isRefused ? refused : reached).push(name)
      expect([name, status]).not.toEqual([name, 401])
    }
    const may = (name: string): boolean => isOpenTo(scope, ROUTES[name] ?? null)
    expect(refused.filter(may)).toEqual([])
    expect(reached.filter((name) => !may(name))).toEqual([])
    expect(refused).toContain('DELETE /api/me')
    expect(reached.includes('POST /api/tables/:id/act')).toBe(scope === 'play')
    expect(ok(await ada.get<Me>('/api/me')).name).toMatch(/^Guest/)
  })

  it('is known by its whole self alone, once it is made and until it is ended, and its lines end with it', async () => {
    const [ada, ben] = [await signIn({ url: server.url }), await signIn({ url: server.url })]
    const { id, token } = await tokenFor(ada, 'read')
    expect((await call(token, 'GET', '/api/me')).text).toBe((await ada.get('/api/me')).text)
    for (const other of [`${token}A`, token.slice(0, -1), token.slice(3), '', 'x'.repeat(200)])
      expect((await call(other, 'GET', '/api/me')).status).toBe(401)
    // A cookie beside it makes it no better.
    const both = { authorization: 'Bearer mt_wrong', cookie: ada.cookie }
    expect((await fetch(`${server.url}/api/me`, { headers: both })).status).toBe(401)
    const listed = (await ada.get<{ tokens: object[] }>('/api/me/tokens')).text
    expect(listed).toContain(id)
    expect(listed).not.toContain(token)
    const headers = { authorization: `Bearer ${token}` }
    const stream = await openStream({ url: `${server.url}/api/stream`, headers, onText: () => {} })
    const end = (guest: Guest): Promise<Response> =>
      fetch(`${server.url}/api/me/tokens/${id}`, { method: 'DELETE', headers: { cookie: guest.cookie } })
    expect((await end(ben)).status).toBe(404)
    expect((await end(ada)).status).toBe(200)
    await stream.ended
    expect((await call(token, 'GET', '/api/me')).status).toBe(401)
  })

  it('goes with its person, and a person has ten', async () => {
    const ada = await signIn({ url: server.url })
    const { token } = await tokenFor(ada, 'play')
    for (let i = 1; i < 10; i++) await tokenFor(ada, 'read')
    expect((await ada.post('/api/me/tokens', { scope: 'read' })).status).toBe(429)
    await fetch(`${server.url}/api/me`, { method: 'DELETE', headers: { cookie: ada.cookie } })
    expect((await call(token, 'GET', '/api/me')).status).toBe(401)
  })
})

it('the bot of the examples plays a seat to the end of a rated match, and is rated as its person', async () => {
  const [ada, ben] = [await signIn({ url: server.url }), await signIn({ url: server.url })]
  const { token } = await tokenFor(ben, 'play')
  const lobby = await createTable(ada, { game: 'envelopes', rated: true })
  const program = fileURLToPath(new URL('../../../examples/bot/bot.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, server.url, `${server.url}/t/${lobby.id}?invite=${lobby.invite}`], {
    env: { ...process.env, TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const out of [child.stdout, child.stderr]) out.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'exit') as Promise<[number]>
  await vi.waitFor(async () => expect(ok(await ada.get<Lobby>(`/api/tables/${lobby.id}`)).seats[1]?.ready).toBe(true), {
    timeout: 60_000,
  })
  await ready(ada, lobby.id)
  await vi.waitFor(async () => expect((await ada.get(`/api/tables/${lobby.id}/match`)).status).toBe(200), {
    timeout: 60_000,
  })
  while (child.exitCode === null) {
    const frame = await frameOf(ada, lobby.id)
    if (askedSeat(frame) === null) break
    if (askedSeat(frame) === 0) await playOne([ada, ben], lobby.id)
  }
  for (const guest of [ada, ben])
    await vi.waitFor(
      async () => expect(ok(await guest.get<Standing>('/api/me/standing')).ratings).toMatchObject([{ matches: 1 }]),
      { interval: 20, timeout: 10_000 },
    )
  expect([(await ended)[0], said.trim()]).toEqual([0, expect.stringMatching(/^The match is over: place [12] of 2\.$/)])
})
