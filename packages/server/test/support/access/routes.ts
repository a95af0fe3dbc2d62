import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { sealOf } from '@menagerie/fair'
import { type Company, type Lobby, type PushSubscribeRequest, SIGN_IN_PATH } from '@menagerie/protocol'
import { type Guest, frameOf, ok } from '../../../src/soak/guest.ts'

/** One table with all that have to do with it, and an open one for passers-by. */
export interface Scene {
  readonly closed: Lobby
  readonly open: Lobby
  readonly otherInvite: string
  readonly maker: Guest
  readonly seated: Guest
  readonly stranger: Guest
  readonly sentAway: Guest
  readonly signedOut: Guest
}

export interface Asked {
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
export const ROUTES: Readonly<Record<string, readonly [route: string, ask: Ask]>> = {
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
export const LINES: readonly string[] = ['GET stream', 'GET socket']
