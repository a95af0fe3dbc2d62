import { randomBytes, randomUUID } from 'node:crypto'
import {
  type ActRequest,
  type CreateTableRequest,
  type Frame,
  type Lobby,
  SIGN_IN_PATH,
  type SocketDecision,
  socketUrl,
  streamUrl,
} from '@menagerie/protocol'
import { sealOf } from '@menagerie/fair'
import { type SocketLine, openSocket } from './socket.ts'
import { type Stream, openStream } from './stream.ts'

/** An answer as it came: the status, the bytes and what they say. */
export interface Answer<Body = unknown> {
  readonly status: number
  readonly text: string
  readonly body: Body
}

/** A person at the other end of the wire: a cookie and nothing else. */
export interface Guest {
  readonly url: string
  readonly cookie: string
  /** Everything received so far, answers and streams, as text. */
  readonly received: string[]
  readonly get: <Body = unknown>(path: string) => Promise<Answer<Body>>
  readonly post: <Body = unknown>(path: string, body?: unknown) => Promise<Answer<Body>>
  readonly watch: (tables: readonly string[], options?: WatchOptions) => Promise<Stream>
}

export interface WatchOptions {
  readonly invite?: string
  readonly lastEventId?: string
}

/** How somebody hears of tables and decides at them: by streams and POST, or by one socket for both. */
export const WAYS = ['http', 'socket'] as const
export type Way = (typeof WAYS)[number]

export interface GuestOptions {
  readonly url: string
  readonly way?: Way
  /** Keep what was received; costs memory. */
  readonly keep?: boolean
  /** The address a proxy would say they ask from. */
  readonly from?: string
}

const forwarded = ({ from }: GuestOptions): Record<string, string> =>
  from === undefined ? {} : { 'x-forwarded-for': from }

export const signIn = async (options: GuestOptions): Promise<Guest> => {
  const response = await fetch(options.url + SIGN_IN_PATH, { method: 'POST', headers: forwarded(options) })
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  if (!response.ok || cookie === '') throw new Error(`no sign-in: ${response.status}`)
  return guestWith(options, cookie)
}

/** The same person, perhaps at another address of the house. */
export const guestWith = (options: GuestOptions, cookie: string): Guest =>
  options.way === 'socket' ? bySocket(byHttp(options, cookie), options) : byHttp(options, cookie)

const DECISION = /^\/api\/tables\/([0-9a-z]{16})\/(act|resign|away|back)$/

/** The same person, who listens and decides on sockets: on the last one opened, or on one of their own. */
const bySocket = (guest: Guest, options: GuestOptions): Guest => {
  const { url, keep = false } = options
  let line: SocketLine | null = null
  const open = (path: string): Promise<SocketLine> =>
    openSocket({
      url: url + path,
      headers: { cookie: guest.cookie, ...forwarded(options) },
      onText: (text) => {
        if (keep) guest.received.push(text)
      },
    })
  const decide = async <Body>(request: object): Promise<Answer<Body>> => {
    line = line?.isOpen() === true ? line : await open(socketUrl([], null))
    return line.decide(request as SocketDecision)
  }
  return {
    ...guest,
    post: (path, body) => {
      const [, table, what] = DECISION.exec(path) ?? []
      if (table === undefined) return guest.post(path, body)
      return decide({ ...(body as object | undefined), table, decide: what })
    },
    watch: async (tables, { invite, lastEventId } = {}) => {
      const watches = tables.map((table) => ({ table, invite: invite ?? null }))
      line = await open(socketUrl(watches, lastEventId ?? null))
      return line
    },
  }
}

const byHttp = (options: GuestOptions, cookie: string): Guest => {
  const { url, keep = false } = options
  const received: string[] = []
  const call = async <Body>(path: string, init: RequestInit): Promise<Answer<Body>> => {
    const response = await fetch(url + path, {
      ...init,
      headers: { cookie, ...forwarded(options), ...(init.headers as Record<string, string>) },
    })
    const text = await response.text()
    if (keep) received.push(JSON.stringify([...response.headers]), text)
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, text, body: (isJson ? JSON.parse(text) : null) as Body }
  }
  return {
    url,
    cookie,
    received,
    get: (path) => call(path, {}),
    post: (path, body) =>
      call(path, {
        method: 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    watch: (tables, { invite, lastEventId } = {}) =>
      openStream({
        url: url + streamUrl(tables.map((table) => ({ table, invite: invite ?? null }))),
        headers: {
          cookie,
          ...forwarded(options),
          ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        },
        onText: (text) => {
          if (keep) received.push(text)
        },
      }),
  }
}

/** The body of a 200; throws on anything else. */
export const ok = <Body>({ status, body, text }: Answer<Body>): Body => {
  if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 300)}`)
  return body
}

export const createTable = async (guest: Guest, wanted: Partial<CreateTableRequest> = {}): Promise<Lobby> => {
  const body: CreateTableRequest = {
    game: 'monster-pack',
    choices: {},
    seats: [{ kind: 'human' }, { kind: 'human' }],
    mySeat: 0,
    open: false,
    ...wanted,
  }
  return ok(await guest.post<Lobby>('/api/tables', body))
}

export const sit = async (guest: Guest, lobby: Lobby, seat: number): Promise<Lobby> =>
  ok(await guest.post<Lobby>(`/api/tables/${lobby.id}/sit`, { seat, invite: lobby.invite ?? undefined }))

/** Contributions by table and cookie, from the seal to the opening; null at a house older than seals, which was given them open. */
const sealed = new Map<string, string | null>()

export const openUp = async (guest: Guest, id: string): Promise<Lobby> => {
  const contribution = sealed.get(`${id} ${guest.cookie}`)
  if (contribution === null) return ok(await guest.get<Lobby>(`/api/tables/${id}`))
  return ok(await guest.post<Lobby>(`/api/tables/${id}/open`, { contribution }))
}

/** What a guest may say when it gets ready, beside what is asked of everybody. */
interface Readying {
  readonly contribution?: string
  /** False: it opens nothing now. */
  readonly opens?: boolean
  readonly loadout?: unknown
  readonly preset?: string
}

/** Seals a contribution (a new one, or this), and opens it where all have sealed theirs, unless told not to. */
export const ready = async (
  guest: Guest,
  id: string,
  { contribution = randomBytes(32).toString('hex'), opens = true, ...more }: Readying = {},
): Promise<Lobby> => {
  const before = ok(await guest.get<Lobby>(`/api/tables/${id}`))
  if (!('opening' in before)) {
    sealed.set(`${id} ${guest.cookie}`, null)
    return ok(await guest.post<Lobby>(`/api/tables/${id}/ready`, { contribution, loadout: null, ...more }))
  }
  const { commitment, seats } = before
  const seal = sealOf(
    commitment,
    seats.findIndex((seat) => seat.you),
    contribution,
  )
  const lobby = ok(await guest.post<Lobby>(`/api/tables/${id}/ready`, { seal, loadout: null, ...more }))
  sealed.set(`${id} ${guest.cookie}`, contribution)
  return lobby.opening && opens ? openUp(guest, id) : lobby
}

/** Every guest of a table gets ready, and opens. */
export const allReady = async (guests: readonly Guest[], id: string): Promise<Lobby> => {
  for (const guest of guests) await ready(guest, id, { opens: false })
  let last: Lobby | null = null
  for (const guest of guests) last = await openUp(guest, id)
  if (last === null) throw new Error('a table without guests')
  return last
}

export const frameOf = async (guest: Guest, id: string, since = -1): Promise<Frame> =>
  ok(await guest.get<Frame>(`/api/tables/${id}/match?since=${since}`))

export const act = (
  guest: Guest,
  id: string,
  body: Omit<ActRequest, 'key'> & { key?: string },
): Promise<Answer<{ version: number }>> => guest.post(`/api/tables/${id}/act`, { key: randomUUID(), ...body })
