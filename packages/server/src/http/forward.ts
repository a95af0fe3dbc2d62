import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
  request as ask,
} from 'node:http'
import type { FastifyInstance } from 'fastify'
import { bodyOf } from './errors.ts'
import type { Handed } from './upgrades.ts'

/* Requests about a table go to the worker that looks after it, whichever one the connection came to (ADR 30). */

const AT_TABLE = /^\/api\/tables\/([0-9a-z]{16})(?:[/?]|$)/
const FIRST_WATCHED = /[?&]tables=([0-9a-z]{16})(?:[,&]|$)/

/**
 * The table a request is about: of a line the first that it watches. Null where there is none, or where it is spelt as no client
 * spells it: then it is answered wherever it arrives, which is right as well.
 */
export const tableIn = (url: string, linePath: string): string | null => {
  const found = url.startsWith(`${linePath}?`) ? FIRST_WATCHED.exec(url) : AT_TABLE.exec(url)
  return found?.[1] ?? null
}

/** Of one connection alone, and not of what it carries (RFC 9110, 7.6.1). */
const HOP: readonly string[] = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']
/** Milliseconds that what was passed on gets to finish. */
const GRACE_MS = 5000
/** Says among workers who asks. */
const PEER = 'x-menagerie-peer'

const withoutHop = (raw: readonly string[]): string[] => {
  const kept: string[] = []
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const name = (raw[i] as string).toLowerCase()
    if (!HOP.includes(name) && name !== PEER) kept.push(raw[i] as string, raw[i + 1] as string)
  }
  return kept
}

/** Asks another worker and answers with what it says, byte for byte. */
const forward = (address: string, request: IncomingMessage, response: ServerResponse): void => {
  const { method = 'GET', url = '/', rawHeaders, socket } = request
  const headers = [...withoutHop(rawHeaders), PEER, socket.remoteAddress ?? '', 'connection', 'close']
  const asked = ask({ socketPath: address, method, path: url, headers, agent: false })
  let isAnswered = false
  asked.on('response', (answer) => {
    isAnswered = true
    response.writeHead(answer.statusCode ?? 502, withoutHop(answer.rawHeaders))
    answer.pipe(response)
    answer.on('error', () => response.destroy())
    // A stream has a head long before it says anything.
    response.flushHeaders()
  })
  asked.on('error', () => {
    // It may have answered before it had read everything: what it said is on its way.
    if (isAnswered) return
    const body = JSON.stringify(bodyOf('busy'))
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'retry-after': '1',
      connection: 'close',
    })
    response.end(body)
  })
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}

/** What is looked after by other workers. */
export interface Others {
  /** Where a request is to be asked; null: here. */
  readonly addressFor: (url: string) => string | null
  /** Gives a connection that asks for a WebSocket to the worker it is meant for; false where that is this one. */
  readonly handOver: (url: string, handed: Handed) => boolean
  /** From now on the server takes what the others were asked. */
  readonly listen: (app: FastifyInstance) => Promise<{ readonly close: () => Promise<void> }>
}

/** Lets a server ask others instead of its own listener, for what is theirs. */
export const forwarding = (server: Server, { addressFor }: Pick<Others, 'addressFor'>): void => {
  const own = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const address = addressFor(request.url ?? '')
    if (address !== null) return forward(address, request, response)
    for (const listener of own) listener(request, response)
  })
}

/** Takes what other workers were asked, at an address of its own; who asked there counts as asking here. */
export const takeForwarded = async (
  address: string,
  listener: RequestListener,
): Promise<{ readonly close: () => Promise<void> }> => {
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 1 }, (request, response) => {
    const peer = request.headers[PEER]
    delete request.headers[PEER]
    Object.defineProperty(request.socket, 'remoteAddress', { value: String(peer ?? ''), configurable: true })
    listener(request, response)
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(address, done)
  })
  return {
    close: () =>
      new Promise((done) => {
        const end = setTimeout(() => server.closeAllConnections(), GRACE_MS)
        server.close(() => {
          clearTimeout(end)
          done()
        })
        server.closeIdleConnections()
      }),
  }
}
