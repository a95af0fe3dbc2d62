import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { sealOf } from '@menagerie/fair'
import { type Company, ErrorBody, type Lobby, type PushSubscribeRequest, SIGN_IN_PATH } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, allReady, createTable, frameOf, ok, signIn, sit } from '../src/soak/guest.ts'
import { openSocket } from '../src/soak/socket.ts'
import { type PostOffice, openPostOffice } from './support/post-office.ts'
import { type TestServer, firstLegal, newFolder, openServer, pagesIn } from './support/house.ts'

/* Every route of the server, asked by everybody there is, before, during and after a match. */

/** What the cells of the table stand for. */
const ANSWERS = {
  ok: '200',
  'who?': '401 unauthenticated',
  no: '403 forbidden',
  invite: '403 inviteWrong',
  'seat?': '403 notSeated',
  away: '403 sentAway',
  'maker?': '403 notMaker',
  secret: '403 matchRunning',
  none: '404 notFound',
  twice: '409 alreadySeated',
  begun: '409 alreadyStarted',
  early: '409 notStarted',
  runs: '409 notOver',
  shut: '409 notOpening',
  'turn?': '422 notYourTurn',
  over: '422 matchOver',
  'away?': '409 seatNotAway',
  gone: '422 offerGone',
  there: '422 notAbsent',
  wrong: '403 wayWrong',
  'link?': '410 linkGone',
} as const

/** In the order of the columns. All but the passer-by ask for the closed table, and the last for the maker, by a page elsewhere. */
const ROLES = [
  'nobody',
  'a forged cookie',
  'a cookie that signed out',
  'the token of a session, not in a cookie',
  'a stranger',
  'a stranger with another table’s invite',
  'a spectator with the invite',
  'a spectator of an open table',
  'who was sent away',
  'who was sent away, with the invite',
  'a seat that is not asked',
  'the maker, who is asked',
  'the maker, from a page of another house',
] as const
type Role = (typeof ROLES)[number]

const STATES = ['waiting', 'playing', 'over'] as const
type State = (typeof STATES)[number]

/** What each route is asked with, where it takes more than its path. */
const TABLE = `
                         | nobody forged out   token | strange wrong  invited open   | away  invited | seated maker elsewhere
GET /healthz             | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET /readyz              | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET /*                   | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
POST sign-in             | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    no
POST sign-out            | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
GET me                   | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
POST me                  | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
DELETE me                | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
GET tokens               | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
POST tokens              | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
DELETE token             | who?   who?   who?  who?  | none    none   none    none   | none  none    | none   none  no
GET overview             | none   none   none  none  | none    none   none    none   | none  none    | none   none  none
GET people               | none   none   none  none  | none    none   none    none   | none  none    | none   none  none
GET all tables           | none   none   none  none  | none    none   none    none   | none  none    | none   none  none
GET reports              | none   none   none  none  | none    none   none    none   | none  none    | none   none  none
POST settle              | none   none   none  none  | none    none   none    none   | none  none    | none   none  no
GET audit                | none   none   none  none  | none    none   none    none   | none  none    | none   none  none
POST close               | none   none   none  none  | none    none   none    none   | none  none    | none   none  no
POST forget              | none   none   none  none  | none    none   none    none   | none  none    | none   none  no
POST block               | none   none   none  none  | none    none   none    none   | none  none    | none   none  no
GET openapi              | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET account              | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET data                 | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET standing             | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
POST standing            | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
GET person               | who?   who?   who?  who?  | none    none   none    none   | none  none    | ok     ok    ok
GET bots                 | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET quiets               | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
DELETE quiet             | who?   who?   who?  who?  | none    none   none    none   | none  none    | none   none  no
GET notices              | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
POST notices             | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
GET push                 | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
POST push                | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
DELETE push              | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
POST new passkey         | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
POST passkeys            | who?   who?   who?  who?  | wrong   wrong  wrong   wrong  | wrong wrong   | wrong  wrong no
DELETE passkey           | who?   who?   who?  who?  | none    none   none    none   | none  none    | none   none  no
DELETE session           | who?   who?   who?  who?  | none    none   none    none   | none  none    | none   none  no
POST end-others          | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
POST my email            | who?   who?   who?  who?  | no      no     no      no     | no    no      | no     no    no
POST my password         | who?   who?   who?  who?  | no      no     no      no     | no    no      | no     no    no
POST ask passkey         | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    no
POST by passkey          | wrong  wrong  wrong wrong | wrong   wrong  wrong   wrong  | wrong wrong   | wrong  wrong no
POST by password         | wrong  wrong  wrong wrong | wrong   wrong  wrong   wrong  | wrong wrong   | wrong  wrong no
POST link                | ok     ok     ok    ok    | ok      ok     ok      ok     | ok    ok      | ok     ok    no
POST look at link        | link?  link?  link? link? | link?   link?  link?   link?  | link? link?   | link?  link? no
POST use link            | link?  link?  link? link? | link?   link?  link?   link?  | link? link?   | link?  link? no
POST tables              | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    no
GET open                 | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
GET mine                 | who?   who?   who?  who?  | ok      ok     ok      ok     | ok    ok      | ok     ok    ok
ANY /api                 | none   none   none  none  | none    none   none    none   | none  none    | none   none  no
ANY unknown              | none   none   none  none  | none    none   none    none   | none  none    | none   none  no

GET stream       waiting | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
GET socket       waiting | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    no
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    no
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    no
GET :id          waiting | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
GET match        waiting | who?   who?   who?  who?  | no      invite early   early  | away  early   | early  early early
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
GET past         waiting | who?   who?   who?  who?  | no      invite early   early  | away  early   | early  early early
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
GET record       waiting | who?   who?   who?  who?  | no      invite early   early  | away  early   | early  early early
                 playing | who?   who?   who?  who?  | no      invite secret  secret | away  secret  | secret secret secret
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
POST sit         waiting | who?   who?   who?  who?  | no      invite ok      ok     | away  away    | twice  twice no
                 playing | who?   who?   who?  who?  | no      invite begun   begun  | away  begun   | begun  begun no
                 over    | who?   who?   who?  who?  | no      invite begun   begun  | away  begun   | begun  begun no
POST leave       waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
POST send-away   waiting | who?   who?   who?  who?  | no      no     no      maker? | away  away    | maker? ok    no
                 playing | who?   who?   who?  who?  | no      no     no      maker? | away  away    | maker? begun no
                 over    | who?   who?   who?  who?  | no      no     no      maker? | away  away    | maker? begun no
POST claim       waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
POST ready       waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
POST open        waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | shut   shut  no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | begun  begun no
POST act         waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | turn?  ok    no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST resign      waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST away        waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST back        waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | away?  away? no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST offer       waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST answer      waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | gone   gone  no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST withdraw    waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | gone   gone  no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
GET company      waiting | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    ok
POST remarks     waiting | who?   who?   who?  who?  | no      invite seat?   seat?  | away  seat?   | ok     ok    no
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    no
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | ok     ok    no
POST report      waiting | who?   who?   who?  who?  | no      invite none    none   | away  none    | none   none  no
                 playing | who?   who?   who?  who?  | no      invite none    none   | away  none    | none   none  no
                 over    | who?   who?   who?  who?  | no      invite none    none   | away  none    | none   none  no
POST quiet       waiting | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | none   ok    no
                 playing | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | none   ok    no
                 over    | who?   who?   who?  who?  | no      invite ok      ok     | away  ok      | none   ok    no
POST forfeit     waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | early  early no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | there  there no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | over   over  no
POST rematch     waiting | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | runs   runs  no
                 playing | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | runs   runs  no
                 over    | who?   who?   who?  who?  | seat?   seat?  seat?   seat?  | seat? seat?   | ok     ok    no
`

/** One table with all that have to do with it, and an open one for passers-by. */
interface Scene {
  readonly closed: Lobby
  readonly open: Lobby
  readonly otherInvite: string
  readonly maker: Guest
  readonly seated: Guest
  readonly stranger: Guest
  readonly sentAway: Guest
  readonly signedOut: Guest
}

interface Asked {
  readonly path: string
  readonly body?: unknown
}

/** How somebody asks at a table, perhaps with an invite. */
type Ask = (scene: Scene, lobby: Lobby, invite: string | null) => Promise<Asked> | Asked

const queried = (invite: string | null, name = 'invite'): string => (invite === null ? '' : `${name}=${invite}`)
const looking =
  (end: string): Ask =>
  (_scene, { id }, invite) => ({ path: `/api/tables/${id}${end}?${queried(invite)}` })
const posting =
  (end: string, body: () => unknown): Ask =>
  (_scene, { id }) => ({ path: `/api/tables/${id}${end}`, body: body() })
/** The same, with the invite if there is one. */
const invited =
  (end: string, body: () => object): Ask =>
  (_scene, { id }, invite) => ({
    path: `/api/tables/${id}${end}`,
    body: { ...body(), ...(invite === null ? {} : { invite }) },
  })
const plainly =
  (path: string, body?: () => unknown): Ask =>
  () => ({ path, body: body?.() })

const aSeal = (): string => sealOf('00'.repeat(32), 0, randomBytes(16).toString('hex'))

/** Of a browser, at a push service of the world. */
const aDevice = (): PushSubscribeRequest => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${randomUUID()}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
})

const anAddress = (): string => `${randomUUID()}@example.org`

/** By the name of the row: the route as the router calls it, and how it is asked. */
const ROUTES: Readonly<Record<string, readonly [route: string, ask: Ask]>> = {
  'GET /healthz': ['GET /healthz', plainly('/healthz')],
  'GET /readyz': ['GET /readyz', plainly('/readyz')],
  'GET /*': ['GET /*', plainly('/index.html')],
  'POST sign-in': [`POST ${SIGN_IN_PATH}`, plainly(SIGN_IN_PATH, () => ({}))],
  'POST sign-out': ['POST /api/auth/sign-out', plainly('/api/auth/sign-out', () => ({}))],
  'GET me': ['GET /api/me', plainly('/api/me')],
  'POST me': ['POST /api/me', plainly('/api/me', () => ({ name: `Name ${randomUUID().slice(0, 8)}` }))],
  'DELETE me': ['DELETE /api/me', plainly('/api/me')],
  'GET tokens': ['GET /api/me/tokens', plainly('/api/me/tokens')],
  'POST tokens': ['POST /api/me/tokens', plainly('/api/me/tokens', () => ({ scope: 'read' }))],
  'DELETE token': ['DELETE /api/me/tokens/:token', plainly(`/api/me/tokens/${randomUUID()}`)],
  'GET overview': ['GET /api/admin/overview', plainly('/api/admin/overview')],
  'GET people': ['GET /api/admin/people', plainly('/api/admin/people')],
  'GET all tables': ['GET /api/admin/tables', plainly('/api/admin/tables')],
  'GET reports': ['GET /api/admin/reports', plainly('/api/admin/reports')],
  'POST settle': ['POST /api/admin/reports/:report/settle', plainly('/api/admin/reports/x/settle', () => ({}))],
  'GET audit': ['GET /api/admin/audit', plainly('/api/admin/audit')],
  'POST close': [
    'POST /api/admin/tables/:table/close',
    plainly('/api/admin/tables/0123456789abcdef/close', () => ({})),
  ],
  'POST forget': ['POST /api/admin/people/:person/forget', plainly('/api/admin/people/nobody/forget', () => ({}))],
  'POST block': [
    'POST /api/admin/people/:person/block',
    plainly('/api/admin/people/nobody/block', () => ({ blocked: true })),
  ],
  'GET openapi': ['GET /api/openapi.json', plainly('/api/openapi.json')],
  'GET account': ['GET /api/me/account', plainly('/api/me/account')],
  'GET data': ['GET /api/me/data', plainly('/api/me/data')],
  'GET standing': ['GET /api/me/standing', plainly('/api/me/standing')],
  'POST standing': ['POST /api/me/standing', plainly('/api/me/standing', () => ({ hidden: false }))],
  'GET person': [
    'GET /api/people/:person',
    async ({ maker, closed }) => {
      const { seats } = ok(await maker.get<Company>(`/api/tables/${closed.id}/company`))
      return { path: `/api/people/${seats[0]?.person}` }
    },
  ],
  'GET bots': ['GET /api/bots', plainly('/api/bots')],
  'GET quiets': ['GET /api/me/quiets', plainly('/api/me/quiets')],
  'DELETE quiet': ['DELETE /api/me/quiets/:id', plainly('/api/me/quiets/x')],
  'GET notices': ['GET /api/me/notices', plainly('/api/me/notices')],
  'POST notices': [
    'POST /api/me/notices',
    plainly('/api/me/notices', () => ({
      mail: true,
      quietFrom: 22,
      quietUntil: 7,
      zone: 'Asia/Tokyo',
      language: 'ja',
    })),
  ],
  'GET push': ['GET /api/me/push', plainly('/api/me/push')],
  'POST push': ['POST /api/me/push', plainly('/api/me/push', aDevice)],
  'DELETE push': ['DELETE /api/me/push', plainly('/api/me/push')],
  'POST new passkey': ['POST /api/me/passkeys/options', plainly('/api/me/passkeys/options', () => ({}))],
  'POST passkeys': ['POST /api/me/passkeys', plainly('/api/me/passkeys', () => ({ response: {} }))],
  'DELETE passkey': ['DELETE /api/me/passkeys/:id', plainly('/api/me/passkeys/x')],
  'DELETE session': ['DELETE /api/me/sessions/:id', plainly('/api/me/sessions/x')],
  'POST end-others': ['POST /api/me/sessions/end-others', plainly('/api/me/sessions/end-others', () => ({}))],
  'POST my email': ['POST /api/me/email', plainly('/api/me/email', () => ({ email: anAddress(), language: 'en' }))],
  'POST my password': ['POST /api/me/password', plainly('/api/me/password', () => ({ password: 'x'.repeat(12) }))],
  'POST ask passkey': ['POST /api/auth/passkey/options', plainly('/api/auth/passkey/options', () => ({}))],
  'POST by passkey': [
    'POST /api/auth/passkey',
    plainly('/api/auth/passkey', () => ({ response: { id: 'x' }, bring: true })),
  ],
  'POST by password': [
    'POST /api/auth/password',
    plainly('/api/auth/password', () => ({ email: anAddress(), password: 'x', bring: true })),
  ],
  'POST link': ['POST /api/auth/link', plainly('/api/auth/link', () => ({ email: anAddress(), language: 'ja' }))],
  'POST look at link': ['POST /api/auth/link/look', plainly('/api/auth/link/look', () => ({ token: 'x'.repeat(43) }))],
  'POST use link': [
    'POST /api/auth/link/use',
    plainly('/api/auth/link/use', () => ({ token: 'x'.repeat(43), bring: true })),
  ],
  'POST tables': [
    'POST /api/tables',
    plainly('/api/tables', () => ({
      game: 'envelopes',
      choices: {},
      seats: [{ kind: 'human' }, { kind: 'human' }],
      mySeat: 0,
      open: false,
    })),
  ],
  'GET open': ['GET /api/tables/open', plainly('/api/tables/open')],
  'GET mine': ['GET /api/tables/mine', plainly('/api/tables/mine')],
  'ANY /api': ['ANY /api', plainly('/api', () => ({}))],
  'ANY unknown': ['ANY /api/*', plainly('/api/tables/open/nothing', () => ({}))],
  'GET stream': [
    'GET /api/stream',
    (_scene, { id }, invite) => ({ path: `/api/stream?tables=${id}&${queried(invite, `invite.${id}`)}` }),
  ],
  'GET socket': [
    'GET /api/socket',
    (_scene, { id }, invite) => ({ path: `/api/socket?tables=${id}&${queried(invite, `invite.${id}`)}` }),
  ],
  'GET :id': ['GET /api/tables/:id', looking('')],
  'GET match': ['GET /api/tables/:id/match', looking('/match')],
  'GET past': ['GET /api/tables/:id/past', looking('/past')],
  'GET record': ['GET /api/tables/:id/record', looking('/record')],
  'POST sit': [
    'POST /api/tables/:id/sit',
    (_scene, { id }, invite) => ({
      path: `/api/tables/${id}/sit`,
      body: { seat: 2, ...(invite === null ? {} : { invite }) },
    }),
  ],
  'POST leave': ['POST /api/tables/:id/leave', posting('/leave', () => ({}))],
  'POST send-away': ['POST /api/tables/:id/send-away', posting('/send-away', () => ({ seat: 1 }))],
  'POST claim': ['POST /api/tables/:id/claim', posting('/claim', () => ({ option: 'castles', claim: 2 }))],
  'POST ready': ['POST /api/tables/:id/ready', posting('/ready', () => ({ seal: aSeal(), loadout: null }))],
  'POST open': [
    'POST /api/tables/:id/open',
    posting('/open', () => ({ contribution: randomBytes(16).toString('hex') })),
  ],
  'POST act': [
    'POST /api/tables/:id/act',
    async ({ maker }, { id, status }) => {
      const { version, legal } = status === 'playing' ? await frameOf(maker, id) : { version: 1, legal: ['draw'] }
      return { path: `/api/tables/${id}/act`, body: { version, key: randomUUID(), steps: legal.slice(0, 1) } }
    },
  ],
  'POST resign': ['POST /api/tables/:id/resign', posting('/resign', () => ({ key: randomUUID() }))],
  'POST away': ['POST /api/tables/:id/away', posting('/away', () => ({ key: randomUUID(), bot: 'random' }))],
  'POST back': ['POST /api/tables/:id/back', posting('/back', () => ({ key: randomUUID() }))],
  'POST offer': [
    'POST /api/tables/:id/offer',
    posting('/offer', () => ({ key: randomUUID(), offer: { kind: 'draw' } })),
  ],
  'POST answer': [
    'POST /api/tables/:id/answer',
    posting('/answer', () => ({ key: randomUUID(), version: 1, accept: true })),
  ],
  'POST withdraw': ['POST /api/tables/:id/withdraw', posting('/withdraw', () => ({ key: randomUUID(), version: 1 }))],
  'GET company': ['GET /api/tables/:id/company', looking('/company')],
  'POST remarks': ['POST /api/tables/:id/remarks', invited('/remarks', () => ({ key: randomUUID(), phrase: 'hello' }))],
  'POST report': ['POST /api/tables/:id/report', invited('/report', () => ({ side: 'players', number: 1 }))],
  'POST quiet': ['POST /api/tables/:id/quiet', invited('/quiet', () => ({ whom: { seat: 1 }, kind: 'muted' }))],
  'POST forfeit': ['POST /api/tables/:id/forfeit', posting('/forfeit', () => ({ key: randomUUID(), seat: 0 }))],
  'POST rematch': ['POST /api/tables/:id/rematch', posting('/rematch', () => ({}))],
}

/** Of these the tables stand behind the question mark, and no HEAD is answered. */
const LINES: readonly string[] = ['GET stream', 'GET socket']

interface Row {
  readonly name: string
  readonly state: State | null
  /** In the order of the roles. */
  readonly cells: readonly string[]
}

const isState = (word: string): word is State => STATES.includes(word as State)

/** Lines without a name go on with that of the line before. */
const rowsOf = (table: string): readonly Row[] => {
  const rows: Row[] = []
  for (const line of table.split('\n').slice(2)) {
    const [head = '', ...columns] = line.split('|')
    if (columns.length === 0) continue
    const words = head.trim().split(/\s+/)
    const last = words.at(-1) ?? ''
    const state = isState(last) ? last : null
    const name = (state === null ? words : words.slice(0, -1)).join(' ')
    rows.push({
      name: name === '' ? (rows.at(-1)?.name ?? '') : name,
      state,
      cells: columns.join(' ').trim().split(/\s+/),
    })
  }
  return rows
}
const ROWS = rowsOf(TABLE)

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
