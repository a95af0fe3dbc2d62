import type {
  Acted,
  ErrorBody,
  Frame,
  Lobby,
  Me,
  Past,
  SocketDecision,
  Summaries,
  WireRecord,
} from '@menagerie/protocol'
import { hearEdition } from '../edition.ts'
import { isAlone, openKeeper } from './keeper.ts'
import { type Listen, openSockets } from './socket.ts'
import { hearHouse, hearStranger, isGateway, isOfHouse } from './stranger.ts'
import { listen as listenByStream } from './stream.ts'
import { SPREAD, type Transport, WireError } from './transport.ts'

const SIGN_IN = '/api/auth/sign-in/anonymous'

/** What the house said. */
interface Heard extends Pick<Response, 'ok' | 'status'> {
  readonly body: unknown
}

const failure = ({ status, body }: Heard): WireError => {
  const { error } = body as ErrorBody
  return new WireError(status, error.code, error.rule, error.values, error.faults)
}

const bare = (status: number, code: string): WireError => new WireError(status, code, null, {}, [])

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Method = 'GET' | 'POST' | 'DELETE'

const send = async (
  method: Method,
  path: string,
  said?: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<Heard> => {
  let response: Response
  let body: unknown
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      // The house sends nobody elsewhere.
      redirect: 'manual',
      headers:
        said === undefined
          ? { accept: 'application/json', ...more }
          : { accept: 'application/json', 'content-type': 'application/json', ...more },
      ...(said === undefined ? {} : { body: JSON.stringify(said) }),
    })
    body = parsed(await response.text())
  } catch {
    throw bare(0, 'unreachable')
  }
  const { ok, status } = response
  if (isOfHouse(response, body)) {
    hearHouse()
    hearEdition(response)
    return { ok, status, body }
  }
  if (status === 429) throw bare(status, 'tooMany')
  if (isGateway(status)) throw bare(0, 'unreachable')
  hearStranger()
  throw bare(0, 'otherAnswers')
}

let identity: Promise<void> | null = null

/**
 * Whether this browser shows its cookie. One that has been given one and asks without it keeps none: to make it a guest again and
 * again would fill the house with people who are nobody.
 */
let shows: 'unknown' | 'yes' | 'no' = 'unknown'

const unkept = (): WireError => bare(401, 'cookieUnkept')

/** Makes this browser a guest, or finds it to be one: the cookie outlives the page. */
const signIn = async (): Promise<void> => {
  const signed = await send('POST', SIGN_IN, {})
  if (!signed.ok) throw failure(signed)
}

/** Signs in once; a failed attempt is made again by the next request. */
const identified = (): Promise<void> => {
  if (shows === 'no') return Promise.reject(unkept())
  identity ??= signIn().catch((error: unknown) => {
    identity = null
    throw error
  })
  return identity
}

/** Asks as this browser's guest, who is made where there is none. */
export const ask = async <Answer>(method: Method, path: string, body?: unknown): Promise<Answer> => {
  const asked = identified()
  await asked
  let heard = await send(method, path, body)
  if (heard.status === 401) {
    // Of all that was asked at once, the first to hear it makes a guest, and the others wait for that one.
    if (identity === asked) identity = null
    await identified()
    heard = await send(method, path, body)
    // Of several, one hears it first.
    if (heard.status === 401 && shows !== 'yes') {
      shows = 'no'
      throw unkept()
    }
  }
  if (!heard.ok) throw failure(heard)
  shows = 'yes'
  return heard.body as Answer
}

/** Asks below `/api/admin` by the token of whoever keeps the house; nobody is made a guest for it. */
export const asHost = async <Answer>(token: string, path: string, body?: unknown): Promise<Answer> => {
  const heard = await send(body === undefined ? 'GET' : 'POST', `/api/admin${path}`, body, {
    authorization: `Bearer ${token}`,
  })
  if (!heard.ok) throw failure(heard)
  return heard.body as Answer
}

/** Whether the house still knows this browser: who it does not know is a new guest with the next request. */
const isKnown = async (): Promise<boolean> => {
  const { ok, status } = await send('GET', '/api/me')
  if (ok) shows = 'yes'
  if (status !== 401) return true
  identity = null
  if (shows === 'unknown') shows = 'no'
  return false
}

const sockets = openSockets({
  identified: () => identified(),
  isKnown,
  streams: (watched, listener) => listenByStream({ identified, isKnown }, watched, listener),
  now: () => performance.now(),
})

/** A line that is back may lead to a house that was updated meanwhile: it is asked. */
const listen: Listen = (watched, listener) => {
  let wasLost = false
  return sockets.listen(watched, {
    ...listener,
    onLine: (line) => {
      if (line === 'live' && wasLost)
        setTimeout(() => void send('GET', '/healthz').catch(() => undefined), Math.random() * SPREAD)
      wasLost = line === 'lost'
      listener.onLine(shows === 'no' ? 'unkept' : line)
    },
  })
}

/** By the socket where there is one; else, and where nothing is heard of it there, by a request under the same key. */
const decide = async ({ table, decide: what, ...body }: SocketDecision): Promise<Acted> =>
  (await sockets.decide({ table, decide: what, ...body } as SocketDecision)) ??
  ask<Acted>('POST', `/api/tables/${table}/${what}`, body)

const query = (values: Readonly<Record<string, string | number | null>>): string => {
  const set = Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]]))
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`
}

const open = async (lobby: Lobby): Promise<Lobby> => {
  const [mine] = await openKeeper().open(lobby)
  return mine === undefined
    ? lobby
    : ask<Lobby>('POST', `/api/tables/${lobby.id}/open`, { contribution: mine.contribution })
}

/** The server over HTTP, with a socket, or server-sent events, for what is done at tables. */
export const remote: Transport = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name) => ask<Me>('POST', '/api/me', { name }),
  forget: async () => {
    await ask('DELETE', '/api/me')
  },
  create: (request) => ask<Lobby>('POST', '/api/tables', request),
  lobby: (table, invite) => ask<Lobby>('GET', `/api/tables/${table}${query({ invite })}`),
  sit: (table, request) => ask<Lobby>('POST', `/api/tables/${table}/sit`, request),
  leave: async (table) => {
    await ask('POST', `/api/tables/${table}/leave`, {})
  },
  sendAway: (table, seat) => ask<Lobby>('POST', `/api/tables/${table}/send-away`, { seat }),
  claim: (table, request) => ask<Lobby>('POST', `/api/tables/${table}/claim`, request),
  ready: async (lobby, brings) => {
    const ready = (said: object): Promise<Lobby> =>
      ask<Lobby>('POST', `/api/tables/${lobby.id}/ready`, { ...brings, ...said })
    if (isAlone(lobby)) return ready({ contribution: openKeeper().contribute(lobby)[0]?.contribution })
    const [mine] = await openKeeper().seal(lobby)
    return open(await ready({ seal: mine?.seal }))
  },
  open,
  rematch: (table) => ask<Lobby>('POST', `/api/tables/${table}/rematch`, {}),
  openTables: async () => (await ask<Summaries>('GET', '/api/tables/open')).tables,
  myTables: async () => (await ask<Summaries>('GET', '/api/tables/mine')).tables,
  frame: (table, since, invite) => ask<Frame>('GET', `/api/tables/${table}/match${query({ since, invite })}`),
  past: (table, from, invite) => ask<Past>('GET', `/api/tables/${table}/past${query({ from, invite })}`),
  act: (table, request) => decide({ decide: 'act', table, ...request }),
  resign: (table, key) => decide({ decide: 'resign', table, key }),
  away: (table, request) => decide({ decide: 'away', table, ...request }),
  back: (table, request) => decide({ decide: 'back', table, ...request }),
  talk: (table, { kind, ...said }) => ask<Acted>('POST', `/api/tables/${table}/${kind}`, said),
  record: (table, invite = null) => ask<WireRecord>('GET', `/api/tables/${table}/record${query({ invite })}`),
  listen,
}
