import { STREAM_PATH, StreamQuery, parseEventId } from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import type { Listener } from '../stream/listeners.ts'
import type { House } from './house.ts'
import { MOST_UNREAD, beginListening, listenerOf, whoListens } from './listening.ts'
import { parse } from './parse.ts'

/** Of the time a stream lasts: those that were opened at once, after a start, are not all opened anew at once. */
const LEAST_SHARE = 0.8
/** The next is opened in so many milliseconds, and one that broke off in a second. */
const RENEW = 'retry: 20\nevent: renew\ndata: {}\n\n'

export const streamRoute = (app: FastifyInstance, house: House): void => {
  const { hub, streamSeconds } = house

  app.get(STREAM_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { who, watches } = await whoListens(house, request, (query) => ({ watches: parse(StreamQuery, query) }))
    const held = parseEventId(request.headers['last-event-id']?.toString())

    reply.hijack()
    const { raw } = reply
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 1000\n\n')
    let isOpen = true
    const gone = (): void => {
      isOpen = false
      clearTimeout(life)
      hub.remove(listener)
    }
    const write = (text: string): void => {
      if (raw.writableLength > MOST_UNREAD) raw.destroy()
      else raw.write(text)
    }
    const listener: Listener = {
      ...listenerOf(who, watches, held),
      way: 'stream',
      tell: ({ event, id, data }) => write(`event: ${event}\nid: ${id}\ndata: ${data}\n\n`),
      beat: () => write(': beat\n\n'),
      end: () => {
        gone()
        raw.end()
      },
    }
    const lifeMs = 1000 * streamSeconds * (LEAST_SHARE + (1 - LEAST_SHARE) * Math.random())
    const life = setTimeout(() => {
      write(RENEW)
      listener.end()
    }, lifeMs).unref()
    // Before the first look: what happens in between is sent by the hub.
    raw.on('close', gone)
    raw.on('error', gone)
    // Who has said their last word will not listen either, and a socket half open would stay for hours.
    request.raw.socket.on('end', () => raw.destroy())
    await beginListening(house, listener, { request, isOpen: () => isOpen })
  })
}
