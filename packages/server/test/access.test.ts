import { randomUUID } from 'node:crypto'
import { ErrorBody, type Lobby } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, allReady, createTable, ok, signIn, sit } from '../src/soak/guest.ts'
import { openSocket } from '../src/soak/socket.ts'
import { type Asked, LINES, ROUTES, type Scene } from './support/access/routes.ts'
import { ANSWERS, ROLES, ROWS, type Role, STATES, type State } from './support/access/table.ts'
import { type PostOffice, openPostOffice } from './support/post-office.ts'
import { type TestServer, firstLegal, newFolder, openServer, pagesIn } from './support/house.ts'

/* Every route of the server, asked by everybody there is, before, during and after a match. */

const folder = newFolder()
let server: TestServer
let post: PostOffice
beforeAll(async () => {
  post = await openPostOffice()
  const people = { tablesPerPerson: 0, botRunner: firstLegal, smtpUrl: post.url }
  server = await openServer({ webRoot: pagesIn(folder.path), ...people })
})
afterAll(async () => {
  await server.remove()
  await post.close()
  folder.remove()
})

/** Three seats; before the match the last of them is free, for who sat there was sent away. */
const tableAt = async (state: State, game: string, isOpen: boolean, [maker, seated, away]: Guest[]): Promise<Lobby> => {
  const guests = [maker, seated, await signIn({ url: server.url })] as [Guest, Guest, Guest]
  const made = await createTable(guests[0], {
    game,
    open: isOpen,
    seats: [{ kind: 'human' }, { kind: 'human' }, { kind: 'human' }],
  })
  await sit(guests[1], made, 1)
  await sit(away as Guest, made, 2)
  const lobby = ok(await guests[0].post<Lobby>(`/api/tables/${made.id}/send-away`, { seat: 2 }))
  if (state === 'waiting') return lobby
  await sit(guests[2], made, 2)
  const begun = await allReady(guests, made.id)
  if (state === 'playing') return begun
  for (const guest of guests.slice(1)) await guest.post(`/api/tables/${made.id}/resign`, { key: randomUUID() })
  const over = ok(await guests[0].get<Lobby>(`/api/tables/${made.id}`))
  expect(over.status).toBe('over')
  return over
}

type People = Pick<Scene, 'maker' | 'seated' | 'stranger' | 'sentAway' | 'signedOut'>

const newPeople = async (): Promise<People> => {
  const guests = await Promise.all(Array.from({ length: 5 }, () => signIn({ url: server.url })))
  const [maker, seated, stranger, sentAway, signedOut] = guests as [Guest, Guest, Guest, Guest, Guest]
  await signedOut.post('/api/auth/sign-out', {})
  return { maker, seated, stranger, sentAway, signedOut }
}

const sceneAt = async (state: State, game: string): Promise<Scene> => {
  const people = await newPeople()
  const { maker, seated, stranger, sentAway } = people
  const other = await createTable(stranger, { game: 'envelopes' })
  const tables = [false, true].map((isOpen) => tableAt(state, game, isOpen, [maker, seated, sentAway]))
  const [closed, open] = (await Promise.all(tables)) as [Lobby, Lobby]
  return { ...people, closed, open, otherInvite: other.invite as string }
}

/** What is done is done at a table of its own, or by people of their own. */
const sceneToChange = async (name: string, scene: Scene, state: State, game: string, role: Role): Promise<Scene> => {
  if (name === 'POST sign-out' || name === 'DELETE me') return { ...scene, ...(await newPeople()) }
  if (!ROUTES[name]?.[0].startsWith('POST /api/tables/:id')) return scene
  const { maker, seated, sentAway } = scene
  const isOpen = role === 'a spectator of an open table'
  const table = await tableAt(state, game, isOpen, [maker, seated, sentAway])
  return { ...scene, [isOpen ? 'open' : 'closed']: table }
}

interface Caller {
  readonly lobby: Lobby
  readonly invite: string | null
  readonly headers: Readonly<Record<string, string>>
}

/** A route of every method is asked to change something. */
const methodOf = (route: string): string => route.slice(0, route.indexOf(' ')).replace('ANY', 'POST')

/** The signature is the end of a cookie. */
const forged = (cookie: string): string => `${cookie.slice(0, -12)}AAAAAAAA${cookie.slice(-4)}`

const callerOf = (scene: Scene, role: Role): Caller => {
  const { closed, open, maker, seated, stranger, sentAway } = scene
  const at = (guest: Guest, invite: string | null = null, headers: Record<string, string> = {}): Caller => ({
    lobby: closed,
    invite,
    headers: { cookie: guest.cookie, ...headers },
  })
  switch (role) {
    case 'nobody':
      return { lobby: closed, invite: closed.invite, headers: {} }
    case 'a forged cookie':
      return { lobby: closed, invite: closed.invite, headers: { cookie: forged(maker.cookie) } }
    case 'a cookie that signed out':
      return at(scene.signedOut, closed.invite)
    case 'the token of a session, not in a cookie': {
      const token = decodeURIComponent(maker.cookie.slice(maker.cookie.indexOf('=') + 1))
      return { lobby: closed, invite: closed.invite, headers: { authorization: `Bearer ${token}` } }
    }
    case 'a stranger':
      return at(stranger)
    case 'a stranger with another table’s invite':
      return at(stranger, scene.otherInvite)
    case 'a spectator with the invite':
      return at(stranger, closed.invite)
    case 'a spectator of an open table':
      return { ...at(stranger), lobby: open }
    case 'who was sent away':
      return at(sentAway)
    case 'who was sent away, with the invite':
      return at(sentAway, closed.invite)
    case 'a seat that is not asked':
      return at(seated)
    case 'the maker, who is asked':
      return at(maker, null, { origin: server.url })
    case 'the maker, from a page of another house':
      return at(maker, null, { origin: 'https://elsewhere.example' })
  }
}

const send = async (method: string, { path, body }: Asked, headers: Caller['headers']): Promise<string> => {
  const end = new AbortController()
  const response = await fetch(server.url + path, {
    method,
    signal: end.signal,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (path.startsWith('/api/')) expect(response.headers.get('cache-control')).toBe('no-store')
  if (response.ok || method === 'HEAD') {
    end.abort()
    return String(response.status)
  }
  return `${response.status} ${ErrorBody.parse(await response.json()).error.code}`
}

/** The same for a socket; one that opens counts as an answer with 200. */
const knock = async ({ path }: Asked, headers: Caller['headers']): Promise<string> => {
  try {
    const line = await openSocket({ url: server.url + path, headers, onText: () => {} })
    line.close()
    return '200'
  } catch (error) {
    const [, status, body = ''] = /^no socket: (\d+) (.*)$/.exec((error as Error).message) ?? []
    return `${status} ${ErrorBody.parse(JSON.parse(body)).error.code}`
  }
}

/** All that a table shows of itself to its maker. */
const shownOf = async ({ maker, closed, open }: Scene): Promise<readonly string[]> => {
  const answers = await Promise.all(
    [closed, open].flatMap(({ id }) => ['', '/record'].map((end) => maker.get(`/api/tables/${id}${end}`))),
  )
  return answers.map(({ text }) => text)
}

describe('the table of routes and roles', () => {
  it('has a row for every route the server has, in every state where there is a table, and no other', () => {
    const known = new Set(Object.values(ROUTES).map(([route]) => route))
    const found = server.routes.filter((route) => !route.startsWith('HEAD '))
    expect(found.filter((route) => !known.has(route))).toEqual([])
    expect([...known].filter((route) => !found.includes(route))).toEqual([])
    expect([...new Set(ROWS.map(({ name }) => name))]).toEqual(Object.keys(ROUTES))
    for (const name of Object.keys(ROUTES)) {
      const states = ROWS.filter((row) => row.name === name).map(({ state }) => state)
      const takesTable = ROUTES[name]?.[0].includes('tables/:id') === true || LINES.includes(name)
      expect([name, ...states]).toEqual([name, ...(takesTable ? STATES : [null])])
    }
  })

  it('has a known answer in every cell, and no answer that stands in none', () => {
    for (const { name, cells } of ROWS) expect([name, cells.length]).toEqual([name, ROLES.length])
    expect(new Set(ROWS.flatMap(({ cells }) => cells))).toEqual(new Set(Object.keys(ANSWERS)))
  })

  it('every GET has its HEAD, but for stream and socket', () => {
    const gets = server.routes.filter((route) => route.startsWith('GET ')).map((route) => route.slice(4))
    const heads = server.routes.filter((route) => route.startsWith('HEAD ')).map((route) => route.slice(5))
    expect(heads).toEqual(gets.filter((path) => !LINES.includes(`GET ${path.slice('/api/'.length)}`)))
  })
})

describe.each(STATES)('a table that is %s', (state) => {
  const game = (name: string): string => (name === 'POST claim' ? 'dragon-treasure' : 'envelopes')
  const scenes = new Map<string, Scene>()
  let before: readonly string[]
  beforeAll(async () => {
    for (const one of ['envelopes', 'dragon-treasure']) scenes.set(one, await sceneAt(state, one))
    before = await shownOf(scenes.get('envelopes') as Scene)
  })

  const rows = ROWS.filter((row) => (row.state ?? 'playing') === state)
  it.each(rows.map((row) => [row.name, row] as const))('%s', async (name, { cells }) => {
    const [route, ask] = ROUTES[name] as (typeof ROUTES)[string]
    const method = methodOf(route)
    const answers: string[] = []
    for (const [i, role] of ROLES.entries()) {
      const shared = scenes.get(game(name)) as Scene
      const scene = cells[i] === 'ok' ? await sceneToChange(name, shared, state, game(name), role) : shared
      const { lobby, invite, headers } = callerOf(scene, role)
      const asked = await ask(scene, lobby, invite)
      const answer = await (name === 'GET socket' ? knock(asked, headers) : send(method, asked, headers))
      answers.push(`${role}: ${answer}`)
      if (method === 'GET' && !LINES.includes(name))
        expect([role, await send('HEAD', asked, headers)]).toEqual([role, answer.slice(0, 3)])
    }
    expect(answers).toEqual(ROLES.map((role, i) => `${role}: ${ANSWERS[cells[i] as keyof typeof ANSWERS]}`))
  })

  it('is as it was, whoever was refused', async () => {
    expect(await shownOf(scenes.get('envelopes') as Scene)).toEqual(before)
  })
})

describe('a table that is not there', () => {
  it('is not found, by whoever is known at all', async () => {
    const scene = await sceneAt('waiting', 'envelopes')
    const nowhere = { ...scene.closed, id: '0'.repeat(16) }
    for (const [name, [route, ask]] of Object.entries(ROUTES)) {
      if (!route.includes(':id') && !LINES.includes(name)) continue
      const method = methodOf(route)
      const asked = await ask(scene, nowhere, null)
      expect([name, await send(method, asked, {})]).toEqual([name, '401 unauthenticated'])
      expect([name, await send(method, asked, { cookie: scene.stranger.cookie })]).toEqual([name, '404 notFound'])
    }
  })
})
