import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** A connection whose request asks to go on as a WebSocket. */
export interface Upgrade {
  readonly socket: Duplex
  /** What came behind the request. */
  readonly head: Buffer
}

export interface Upgrades {
  /** Takes the connection of a request over; null where it does not ask for that. Whoever takes it answers. */
  readonly take: (request: IncomingMessage) => Upgrade | null
}

/** A connection that asks for a WebSocket, and all that was read of it. */
export interface Handed {
  readonly socket: Socket
  readonly read: Buffer
}

/** A WebSocket begins with a GET that has no body: whatever else asks for another protocol is a request as any other (RFC 9110, 7.8). */
const wantsSocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

/**
 * For a server of HTTP: whom it tells of. Node.js asks from 22.21 and 24.9 on; from 26 on there is no other way, for what a request
 * carries behind its head is no longer told with it.
 */
export const HEARS_SOCKETS = { shouldUpgradeCallback: wantsSocket }

/**
 * A request for a WebSocket goes the way of every other one: through the guards and limits of its route, which may refuse it by
 * an answer, the last one on its connection. A wish for anything else is not heard, as a server may: where Node.js tells of it
 * all the same, the request is read again without it. `handOver` may take a connection to where its table is looked after, before
 * anybody has said a word on it: then it answers true.
 */
export const openUpgrades = (
  app: FastifyInstance,
  handOver: (url: string, handed: Handed) => boolean = () => false,
): Upgrades => {
  const asking = new WeakMap<IncomingMessage, Upgrade & { readonly response: ServerResponse }>()
  const { server } = app

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (!wantsSocket(request)) {
      socket.removeAllListeners('error')
      socket.unshift(Buffer.concat([headOf(request, WISHES), head]))
      server.emit('connection', socket)
      return
    }
    const read = Buffer.concat([headOf(request, []), head])
    if (handOver(request.url ?? '', { socket: socket as Socket, read })) return
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket as Socket)
    response.on('finish', () => (socket as Socket).destroySoon())
    asking.set(request, { socket, head, response })
    app.routing(request, response)
  })

  return {
    take: (request) => {
      const found = asking.get(request)
      if (found === undefined) return null
      asking.delete(request)
      found.response.detachSocket(found.socket as Socket)
      return found
    },
  }
}

/** Headers that speak of another protocol. */
const WISHES: readonly string[] = ['upgrade', 'connection', 'http2-settings']

/** The head of a request as it came, but for some headers. */
const headOf = (
  { method = '', url = '', httpVersion, rawHeaders }: IncomingMessage,
  without: readonly string[],
): Buffer => {
  let text = `${method} ${url} HTTP/${httpVersion}\r\n`
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? ''
    if (!without.includes(name.toLowerCase())) text += `${name}: ${rawHeaders[i + 1] ?? ''}\r\n`
  }
  return Buffer.from(`${text}\r\n`, 'latin1')
}
