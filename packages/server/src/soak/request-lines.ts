import { randomUUID } from 'node:crypto'
import { type Chance, anyOf } from '@menagerie/engine'
import { SIGN_IN_PATH } from '@menagerie/protocol'
import type { Ending } from './bare.ts'

/** Those in whose name, and the tables at which, everything is asked that must be refused. */
export interface Cast {
  readonly host: string
  /** Cookies: of who made and sits at all three tables, and of a guest who has a closed table of their own. */
  readonly maker: string
  readonly stranger: string
  readonly waiting: string
  readonly playing: string
  readonly over: string
  /** The stranger's, closed; and its invite, which opens none of the others. */
  readonly foreign: string
  readonly invite: string
  /** Of a commit that was made at the table being played. */
  readonly usedKey: string
  /** How far that table is, and a step that is legal there. */
  readonly version: number
  readonly legal: string
}

export interface Sound {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Requests that are whole, each to be spoilt. */
export const soundOf = ({ waiting, playing, over, version, legal }: Cast): readonly Sound[] => [
  { path: SIGN_IN_PATH, body: {} },
  { path: '/api/auth/sign-out', body: {} },
  { path: '/api/me', body: { name: 'A new name' } },
  { path: '/api/me/passkeys', body: { response: {} } },
  { path: '/api/me/email', body: { email: 'ada@example.org', language: 'en' } },
  { path: '/api/me/password', body: { password: 'correct horse battery' } },
  { path: '/api/me/sessions/end-others', body: {} },
  { path: '/api/auth/passkey', body: { response: { id: 'x' }, bring: true } },
  { path: '/api/auth/password', body: { email: 'ada@example.org', password: 'correct horse battery', bring: true } },
  { path: '/api/auth/link', body: { email: 'ada@example.org', language: 'en' } },
  { path: '/api/auth/link/look', body: { token: 'x'.repeat(43) } },
  { path: '/api/auth/link/use', body: { token: 'x'.repeat(43), bring: true } },
  {
    path: '/api/tables',
    body: {
      game: 'monster-pack',
      choices: { format: 'short' },
      seats: [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }],
      mySeat: 0,
      open: true,
    },
  },
  { path: `/api/tables/${waiting}/sit`, body: { seat: 1 } },
  { path: `/api/tables/${waiting}/leave`, body: {} },
  { path: `/api/tables/${waiting}/send-away`, body: { seat: 1 } },
  { path: `/api/tables/${waiting}/claim`, body: { option: 'castles', claim: 1 } },
  { path: `/api/tables/${waiting}/ready`, body: { seal: 'ab'.repeat(32), loadout: null } },
  { path: `/api/tables/${waiting}/open`, body: { contribution: 'ab'.repeat(16) } },
  { path: `/api/tables/${playing}/act`, body: { version, key: randomUUID(), steps: [legal] } },
  { path: `/api/tables/${playing}/resign`, body: { key: randomUUID() } },
  { path: `/api/tables/${playing}/remarks`, body: { key: randomUUID(), phrase: 'hello' } },
  { path: `/api/tables/${playing}/quiet`, body: { whom: { seat: 1 }, kind: 'muted' } },
  { path: `/api/tables/${playing}/report`, body: { side: 'players', number: 1 } },
  { path: `/api/tables/${over}/rematch`, body: {} },
]

const NOISE = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\',
  'null',
  '1e999',
  '%',
  '\u00e9',
  '\ud83d\ude00',
  "'; drop table entries; --",
]

export const noise = (chance: Chance, most: number): string =>
  Array.from({ length: 1 + chance.pick(most) }, () => anyOf(NOISE, chance)).join('')

/** Spellings the router takes for the same address, or that are none. */
export const spelt = (path: string, host: string, chance: Chance): string =>
  anyOf(
    [
      () => path,
      () => path.replace('api', '%61pi'),
      () => path.replace('tables', '%74ables').replace('me', '%6de'),
      () => `http://${host}${path}`,
      () => `http://elsewhere.example${path.replace('api', '%61%70%69')}`,
    ],
    chance,
  )()

export interface Line {
  readonly method?: string
  readonly path: string
  readonly cookie: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly type?: string | null
}

export const bytesOf = (cast: Cast, { method = 'POST', path, cookie, headers = {}, body, type }: Line): Buffer => {
  const content = body === undefined ? null : Buffer.from(body)
  const lines = Object.entries({
    host: cast.host,
    ...(cookie === null ? {} : { cookie }),
    ...(content === null ? {} : { 'content-length': String(content.length) }),
    ...(content === null || type === null ? {} : { 'content-type': type ?? 'application/json' }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), content ?? Buffer.alloc(0)])
}

export const reading = (path: string, cookie: string | null, cast: Cast): Buffer =>
  bytesOf(cast, { method: 'GET', path, cookie })

export const someTable = ({ waiting, playing, over }: Cast, chance: Chance): string =>
  anyOf([waiting, playing, over], chance)

/** Names every object has, or that the language keeps to itself. */
export const PROTOTYPES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
] as const

/** A request that must be refused, whatever the state of the tables. */
export interface BadRequest {
  readonly kind: string
  readonly bytes: Buffer
  readonly ending: Ending
  /** Whether an answer has to come; what is torn off may go without. */
  readonly answered: boolean
}

/** How one of a kind is made; what it leaves out is as usual: a whole request that is answered. */
export type Maker = (cast: Cast, chance: Chance) => Partial<Omit<BadRequest, 'kind'>> & Pick<BadRequest, 'bytes'>
