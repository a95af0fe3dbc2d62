import { Refused, isBusy } from '@menagerie/authority'
import { STREAM_PATH, StreamQuery, parseEventId } from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { mustSee, placeOf, statusOf } from '../lobby/place.ts'
import type { Listener } from '../stream/hub.ts'
import { type House, whoAsks } from './house.ts'
import { parse } from './parse.ts'

/** Bytes a slow reader may leave unread before the stream is broken off; it resumes from the log. */
const MOST_UNREAD = 2_000_000

/** Of the time a stream lasts: those that were opened at once, after a start, are not all opened anew at once. */
const LEAST_SHARE = 0.8
/** The next is opened in so many milliseconds, and one that broke off in a second. */
const RENEW = 'retry: 20\nevent: renew\ndata: {}\n\n'

export const streamRoute = (app: FastifyInstance, house: House): void => {
  const { db, games, hub, matches, streamSeconds } = house

  app.get(STREAM_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const who = await whoAsks(house, request)
    const watches = parse(StreamQuery, request.query)
    for (const { table, invite } of watches) mustSee(await placeOf(db, table), who.id, invite)
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
    const listener: Listener = {
      userId: who.id,
      session: who.session,
      invites: new Map(watches.map(({ table, invite }) => [table, invite])),
      sent: new Map(watches.map(({ table }) => [table, held.get(table) ?? -1])),
      write: (text) => {
        if (raw.writableLength > MOST_UNREAD) raw.destroy()
        else raw.write(text)
      },
      end: () => {
        gone()
        raw.end()
      },
    }
    const lifeMs = 1000 * streamSeconds * (LEAST_SHARE + (1 - LEAST_SHARE) * Math.random())
    const life = setTimeout(() => {
      listener.write(RENEW)
      listener.end()
    }, lifeMs).unref()
    // Before the first look: what happens in between is sent by the hub.
    raw.on('close', gone)
    raw.on('error', gone)
    // Who has said their last word will not listen either, and a socket half open would stay for hours.
    request.raw.socket.on('end', () => raw.destroy())
    hub.add(listener)
    // They may have signed out while their tables were looked at, before the hub knew of this stream.
    if ((await house.identities.of(request.headers.cookie).catch(() => null)) === null) return listener.end()
    for (const { table } of watches) {
      if (!isOpen) return
      try {
        const place = await placeOf(db, table)
        hub.showLobbyTo(listener, place)
        if (!['waiting', 'closed'].includes(statusOf(games, place)))
          await matches.withMatch(table, (match) => hub.showMatchTo(listener, match))
      } catch (error) {
        if (!(error instanceof Refused) && isOpen) request.log.error(error)
        // The lobby says what there is to say; without a match there is no frame. Anything else: the client asks again.
        if (!(error instanceof Refused) || isBusy(error)) listener.end()
      }
    }
    hub.welcome(listener)
  })
}
