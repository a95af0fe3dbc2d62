import type { CreateTableRequest, Lobby } from '@menagerie/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAway } from './combined.ts'
import { asHost, remote } from './remote.ts'
import { WireError } from './transport.ts'

/* What is asked while something on the way answers in the house's place. */

type Answer = () => Response

const saying =
  (status: number, type: string, text: string, more: Readonly<Record<string, string>> = {}): Answer =>
  () =>
    new Response(status === 204 ? null : text, {
      status,
      headers: { ...(type === '' ? {} : { 'content-type': type }), ...more },
    })

const PAGE = '<!doctype html><title>Sign in</title><form></form>'

/** Whoever has been seen to answer for a house: proxies, and what they put before it; lenders of addresses; networks; another program. */
const STRANGERS: Readonly<Record<string, Answer>> = {
  'a page to sign in at': saying(200, 'text/html', PAGE),
  'one that is elsewhere': saying(302, '', '', { location: 'http://sign-in.invalid/?to=here' }),
  'one at the same address': saying(302, 'text/html', PAGE, { location: '/login' }),
  'who sends on for good': saying(308, '', '', { location: '/elsewhere' }),
  'who asks for a name and a password': saying(401, 'text/html', PAGE),
  'the same for programs': saying(401, 'application/json', '{"error":"unauthorized"}'),
  'who lets nobody in': saying(403, 'text/html', PAGE),
  'a proxy that has not heard of the house': saying(404, 'text/plain', '404 page not found\n'),
  'another program': saying(404, 'application/json', '{"detail":"Not Found"}'),
  'who takes no such method': saying(405, 'text/html', PAGE),
  'a proxy for which that is too much': saying(413, 'text/html', PAGE),
  'a network that wants to be asked first': saying(511, 'text/html', PAGE),
  'a proxy in trouble': saying(500, 'text/html', PAGE),
  'nothing at all': saying(200, 'application/json', ''),
  'less than nothing': saying(204, '', ''),
  'JSON that is none': saying(200, 'application/json', '{"id":'),
  'a word': saying(200, 'application/json', '"OK"'),
}

/** Who tells that the house does not answer; of how they do, nobody need hear. */
const GATEWAYS: Readonly<Record<string, Answer>> = {
  'a proxy without a house': saying(502, 'text/html', PAGE),
  'a house that starts': saying(503, 'text/plain', 'starting'),
  'a slow one': saying(504, 'text/html', PAGE),
  'a lender of addresses whose house is away': saying(530, 'text/plain', 'error code: 1033'),
  'a line that breaks off': () =>
    new Response(
      new ReadableStream({
        start: (body) => {
          body.enqueue(new TextEncoder().encode('{"id":'))
          body.error(new TypeError('network error'))
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    ),
}

const lobby = {
  id: 'table',
  commitment: 'c0'.repeat(32),
  seats: [{ kind: 'human', you: true }],
  lapsed: [],
} as unknown as Lobby
const key = 'key'
const ASKED: Readonly<Record<string, () => Promise<unknown>>> = {
  me: remote.me,
  rename: () => remote.rename('Ada'),
  forget: remote.forget,
  create: () => remote.create({} as CreateTableRequest),
  lobby: () => remote.lobby('table', 'invite'),
  sit: () => remote.sit('table', { seat: 0 }),
  leave: () => remote.leave('table'),
  sendAway: () => remote.sendAway('table', 1),
  claim: () => remote.claim('table', { seat: 0, claim: 'red' } as never),
  ready: () => remote.ready(lobby, { loadout: null }),
  rematch: () => remote.rematch('table'),
  openTables: remote.openTables,
  myTables: remote.myTables,
  frame: () => remote.frame('table', -1, null),
  past: () => remote.past('table', 0, null),
  act: () => remote.act('table', { key, version: 1, steps: ['pass'] }),
  resign: () => remote.resign('table', key),
  away: () => remote.away('table', { key, bot: 'greedy' }),
  back: () => remote.back('table', { key }),
  talk: () => remote.talk('table', { kind: 'withdraw', key } as never),
  record: () => remote.record('table'),
  asHost: () => asHost('token', '/tables'),
}

let answer: Answer
let signedIn = 0
const house = saying(200, 'application/json', '{"id":"ada","name":"Ada","tables":[]}')

beforeAll(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/sign-in/anonymous')) signedIn++
    return answer()
  })
})
afterAll(() => vi.unstubAllGlobals())

const failureOf = (ask: () => Promise<unknown>): Promise<unknown> =>
  ask().then(
    (said) => ({ said }),
    (error: unknown) => error,
  )

describe.each([...Object.entries(STRANGERS), ...Object.entries(GATEWAYS)])('where %s answers', (who, says) => {
  const code = who in GATEWAYS ? 'unreachable' : 'otherAnswers'

  describe.each([
    ['whom the house knows', true],
    ['who comes for the first time', false],
  ])('somebody %s', (_, isKnown) => {
    beforeEach(async () => {
      answer = isKnown ? house : saying(401, 'application/json', '{"error":{"code":"unauthenticated"}}')
      await failureOf(remote.me)
    })

    it('was not answered by the house, whatever was asked, and is by it afterwards', async () => {
      answer = says
      signedIn = 0
      for (const [name, ask] of Object.entries(ASKED)) {
        const error = await failureOf(ask)
        expect(error, name).toBeInstanceOf(WireError)
        expect([name, (error as WireError).code, isAway(error)]).toEqual([name, code, true])
      }
      // Of whom the house knows no new guest is made because somebody else does not.
      if (isKnown) expect(signedIn).toBe(0)
      answer = house
      expect(await remote.me()).toEqual({ id: 'ada', name: 'Ada', tables: [] })
    })
  })
})

it('a refusal of the house is told as it was said', async () => {
  answer = house
  await remote.me()
  answer = saying(409, 'application/json', '{"error":{"code":"seatTaken","rule":null,"values":{},"faults":[]}}')
  expect(await failureOf(() => remote.sit('table', { seat: 0 }))).toMatchObject({ status: 409, code: 'seatTaken' })
})

it('a proxy that lets through no more just now is told of as such', async () => {
  answer = house
  await remote.me()
  answer = saying(429, 'text/html', PAGE)
  expect(await failureOf(remote.myTables)).toMatchObject({ status: 429, code: 'tooMany' })
})
