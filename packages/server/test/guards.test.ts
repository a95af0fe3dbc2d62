import { connect } from 'node:net'
import { ErrorBody } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comesFromElsewhere } from '../src/http/guards.ts'
import { optionsFrom } from '../src/config.ts'
import type { ProxyTrust } from '../src/options.ts'
import { type Guest, signIn } from '../src/soak/guest.ts'
import { type TestServer, newFolder, openServer, pagesIn } from './support/house.ts'

/* Guards belong to routes. An address has many spellings, so every one is sent as it is, over a bare socket. */

interface Answer {
  readonly status: number
  readonly headers: string
  readonly body: string
}

let clients = 1
/** An address of this machine nobody has asked from yet: limits count each by itself. */
const nobody = (): string => `127.0.0.${++clients}`

const sent = async (
  server: { readonly url: string },
  start: string,
  { from = '127.0.0.1', ...headers }: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const { port, host } = new URL(server.url)
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from })
  const lines = Object.entries({ host, connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${start} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), headers: head.toLowerCase(), body }
}

/** One address in the spellings a router takes for the same. */
const SPELLINGS: readonly (readonly [name: string, of: (path: string) => string])[] = [
  ['as it is', (path) => path],
  ['with a letter encoded', (path) => path.replace('api', '%61pi')],
  ['with every letter encoded', (path) => path.replace('api', '%61%70%69')],
  ['in absolute form', (path) => `http://localhost${path}`],
  ['in absolute form of another house', (path) => `http://elsewhere.example${path}`],
  ['in absolute form, encoded', (path) => `http://localhost${path.replace('api', '%61pi')}`],
]

/** Requests an address may make in a minute. */
const MOST = 6
const folder = newFolder()
let server: TestServer
let ada: Guest
beforeAll(async () => {
  server = await openServer({ requestsPerMinute: MOST, webRoot: pagesIn(folder.path) })
  ada = await signIn({ url: server.url })
})
afterAll(async () => {
  await server.remove()
  folder.remove()
})

describe.each(SPELLINGS)('an address %s', (_name, spell) => {
  it('is guarded as any other: never kept, never from another site, never too often', async () => {
    const from = nobody()
    const me = await sent(server, `GET ${spell('/api/me')}`, { from, cookie: ada.cookie })
    expect([me.status, me.headers.includes('cache-control: no-store')]).toEqual([200, true])
    const elsewhere = await sent(server, `POST ${spell('/api/auth/sign-out')}`, {
      from,
      cookie: ada.cookie,
      origin: 'https://elsewhere.example',
    })
    expect([elsewhere.status, elsewhere.headers.includes('cache-control: no-store')]).toEqual([403, true])
    expect((await sent(server, `GET ${spell('/api/me')}`, { from, cookie: ada.cookie })).status).toBe(200)
    const statuses: number[] = []
    for (let i = 3; i < MOST + 2; i++) statuses.push((await sent(server, `GET ${spell('/api/me')}`, { from })).status)
    expect(statuses).toEqual([...Array<number>(MOST - 3).fill(401), 429, 429])
  })

  it('that leads nowhere is answered in JSON, and counted', async () => {
    const from = nobody()
    const codes: string[] = []
    for (let i = 0; i < MOST + 2; i++) {
      const { status, body } = await sent(server, `GET ${spell('/api/nothing')}`, { from })
      codes.push(`${status} ${ErrorBody.parse(JSON.parse(body)).error.code}`)
    }
    expect(codes).toEqual([...Array<string>(MOST).fill('404 notFound'), '429 tooMany', '429 tooMany'])
  })
})

describe('a change is asked for', () => {
  const asks = (
    headers: Record<string, string>,
    { publicUrl = null, method = 'POST' }: { publicUrl?: string | null; method?: string } = {},
  ): boolean => comesFromElsewhere({ method, headers, host: 'menagerie.example:8080' }, publicUrl)

  const HERE = null
  it.each<readonly [string, boolean, Record<string, string>, string | null]>([
    ['by a program', false, {}, HERE],
    ['by a page of this house', false, { origin: 'http://menagerie.example:8080' }, HERE],
    ['by a page of another port', true, { origin: 'http://menagerie.example:8081' }, HERE],
    ['by a page of a neighbour', true, { origin: 'http://other.menagerie.example:8080' }, HERE],
    ['by a page without an origin', true, { origin: 'null' }, HERE],
    ['by a page of an old browser elsewhere', true, { 'sec-fetch-site': 'cross-site' }, HERE],
    ['by a page of an old browser next door', true, { 'sec-fetch-site': 'same-site' }, HERE],
    ['from the address the house is known by', false, { origin: 'https://play.example' }, 'https://play.example/'],
    ['from that address without TLS', true, { origin: 'http://play.example' }, 'https://play.example/'],
    [
      'from the address it is called by where another is known',
      true,
      { origin: 'http://menagerie.example:8080' },
      'https://play.example',
    ],
  ])('%s: elsewhere is %s', (_name, expected, headers, publicUrl) => {
    expect(asks(headers, { publicUrl })).toBe(expected)
    expect(asks(headers, { publicUrl, method: 'GET' })).toBe(false)
  })

  it('without a body too', async () => {
    const headers = { from: nobody(), cookie: ada.cookie, origin: 'https://elsewhere.example', 'content-length': '0' }
    expect((await sent(server, 'POST /api/auth/sign-out', headers)).status).toBe(403)
    expect((await ada.get('/api/me')).status).toBe(200)
  })
})

describe('for whom a proxy asks', () => {
  /** How many of so many requests with forged addresses get through the limit. */
  const passed = async (at: TestServer, forwarded: (i: number) => string): Promise<number> => {
    const from = nobody()
    let count = 0
    for (let i = 0; i < 2 * MOST; i++) {
      const { status } = await sent(at, 'GET /api/me', { from, 'x-forwarded-for': forwarded(i) })
      if (status !== 429) count++
    }
    return count
  }
  const behind = async (trustProxy: ProxyTrust, use: (at: TestServer) => Promise<void>): Promise<void> => {
    const at = await openServer({ requestsPerMinute: MOST, trustProxy })
    try {
      await use(at)
    } finally {
      await at.remove()
    }
  }

  it('is believed of nobody unless told so', async () => {
    expect(await passed(server, (i) => `10.0.0.${i}`)).toBe(MOST)
  })

  it('is the last address before the proxies there are, whatever stands before it', async () => {
    await behind(1, async (at) => {
      expect(await passed(at, (i) => `10.0.0.${i}, 192.0.2.7`)).toBe(MOST)
      expect(await passed(at, (i) => `10.0.0.1, 192.0.3.${i}`)).toBe(2 * MOST)
    })
    await behind(['127.0.0.0/8', '198.51.100.0/24'], async (at) => {
      expect(await passed(at, (i) => `10.0.0.${i}, 192.0.2.7, 198.51.100.1`)).toBe(MOST)
      expect(await passed(at, (i) => `10.0.0.1, 192.0.3.${i}, 198.51.100.1`)).toBe(2 * MOST)
    })
  })

  it.each([
    ['0', false],
    ['1', 1],
    ['3', 3],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['127.0.0.1, ::1, fd00::/8', ['127.0.0.1', '::1', 'fd00::/8']],
  ])('TRUST_PROXY=%s', (TRUST_PROXY, expected) => {
    expect(optionsFrom({ TRUST_PROXY }).trustProxy).toEqual(expected)
  })

  it.each(['yes', '-1', '11', '10.0.0.0/33', '10.0.0', '::1/129', '10.0.0.1,', 'all'])(
    'TRUST_PROXY=%s is refused',
    (TRUST_PROXY) => {
      expect(() => optionsFrom({ TRUST_PROXY })).toThrow('TRUST_PROXY')
    },
  )
})
