import type { IncomingHttpHeaders } from 'node:http'
import type { Duplex } from 'node:stream'
import { LIMITS, SIGNED_OUT, SOCKET_PATH, SocketQuery } from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Identity } from '../identity/auth.ts'
import { homeOf } from '../identity/whereabouts.ts'
import type { Listener } from '../stream/listeners.ts'
import { openDeciding } from './deciding.ts'
import { refuse } from './errors.ts'
import { comesFromElsewhere } from './guards.ts'
import type { House } from './house.ts'
import type { Limits } from './limits.ts'
import { MOST_UNREAD, beginListening, listenerOf, whoListens } from './listening.ts'
import { parse } from './parse.ts'
import { textFrame } from './text-frame.ts'
import type { Upgrades } from './upgrades.ts'

export interface SocketOptions {
  /** As browsers see the server; null: as they call it. */
  readonly publicUrl: string | null
  /** Every message counts as a request; null: none is counted. */
  readonly limits: Limits | null
  readonly upgrades: Upgrades
}

/** Codes of RFC 6455 with which a line ends. */
const GOING_AWAY = 1001
const NOT_TEXT = 1003
const TOO_OFTEN = 1008

/** Beats nobody answers, one after the other: then there is nobody. */
const MOST_UNANSWERED = 3

const LINES = {
  noServer: true,
  clientTracking: false,
  // Frames are small, and what is compressed tells of its contents by its size.
  perMessageDeflate: false,
  maxPayload: LIMITS.body,
  /** Milliseconds in which the other end has to agree that it is over. */
  closeTimeout: 500,
}

/** RFC 6455, 4.2.1, as far as the library asks for it: what it refuses itself is no answer of this house. */
const isHandshake = (headers: IncomingHttpHeaders): boolean =>
  /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '') &&
  headers['sec-websocket-version'] === '13' &&
  headers['sec-websocket-protocol'] === undefined

export const socketRoute = (app: FastifyInstance, house: House, options: SocketOptions): void => {
  const { publicUrl, limits, upgrades } = options
  const { hub, matches, whereabouts } = house
  const server = new WebSocketServer(LINES)

  app.get(SOCKET_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { headers, host, ip } = request
    // It can decide, whatever method it is asked for with; and no browser asks another site first.
    if (comesFromElsewhere({ method: 'POST', headers, host }, publicUrl)) throw refuse('forbidden')
    const { who, watches, held } = await whoListens(house, request, (query) => parse(SocketQuery, query))
    const upgrade = isHandshake(headers) ? upgrades.take(request.raw) : null
    if (upgrade === null) throw refuse('upgradeWanted')

    reply.hijack()
    server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (line) => {
      const { listener, isOpen } = listenerOn({ line, socket: upgrade.socket }, who, { watches, held, ip })
      void beginListening(house, listener, { request, isOpen })
    })
  })

  const listenerOn = (
    { line, socket }: { readonly line: WebSocket; readonly socket: Duplex },
    who: Identity,
    { watches, held, ip }: Pick<ReturnType<typeof SocketQuery.parse>, 'watches' | 'held'> & { readonly ip: string },
  ): { readonly listener: Listener; readonly isOpen: () => boolean } => {
    let isOpen = true
    let unanswered = 0
    const gone = (): void => {
      isOpen = false
      hub.remove(listener)
    }
    const write = (text: string): void => {
      if (line.bufferedAmount > MOST_UNREAD) line.terminate()
      else if (line.readyState === line.OPEN) socket.write(textFrame(text))
    }
    const deciding = openDeciding({ matches, who, write, onFailure: (error) => app.log.error(error) })
    const listener: Listener = {
      ...listenerOf(who, watches, held),
      way: 'socket',
      tell: (told) => write(deciding.messageOf(told)),
      beat: () => {
        if (unanswered++ === MOST_UNANSWERED) return line.terminate()
        line.ping()
      },
      end: (why) => {
        gone()
        line.close(why === 'signedOut' ? SIGNED_OUT : GOING_AWAY)
      },
    }
    line.on('pong', () => {
      unanswered = 0
    })
    /** Every word counts as a request does. */
    const isLimited = (): boolean => limits !== null && limits.count(homeOf(ip), who.id) > 0
    line.on('ping', () => {
      if (isLimited()) line.close(TOO_OFTEN)
    })
    line.on('message', (data: Buffer, isBinary) => {
      if (!isOpen) return
      if (isBinary) return line.close(NOT_TEXT)
      whereabouts.seen(who.id, ip)
      void deciding.hear(data.toString('utf8'), { isLimited: isLimited() })
    })
    line.on('close', gone)
    // Too long, or no WebSocket at all: the library closes it.
    line.on('error', gone)
    return { listener, isOpen: () => isOpen }
  }
}
