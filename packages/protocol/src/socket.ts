import { z } from 'zod'
import { TableId } from './common.ts'
import { ErrorBody } from './errors.ts'
import { ActRequest, Acted, AwayRequest, BackRequest, ResignRequest } from './match.ts'
import { type StreamEvents, StreamQuery, type Watch, parseEventId, streamQuery } from './stream.ts'

/**
 * `GET /api/socket?tables=<id>,<id>&invite.<id>=<token>&held=<event id>`, upgraded to a WebSocket: what a stream tells, and one's
 * own decisions on the same line. `held`: the `id` of the last event one had. Who cannot have one has the stream and POST.
 */
export const SOCKET_PATH = '/api/socket'

/** The code with which a line ends whose session is over (RFC 6455, 7.4.2): who asks for another is refused. */
export const SIGNED_OUT = 4401

export const SocketQuery = z.record(z.string().max(40), z.string().max(1000)).transform((query, context) => {
  const { held, ...rest } = query
  const watches = StreamQuery.safeParse(rest)
  if (watches.success) return { watches: watches.data, held: parseEventId(held) }
  for (const { message } of watches.error.issues) context.addIssue({ code: 'custom', message })
  return z.NEVER
})

export const socketUrl = (watches: readonly Watch[], held: string | null): string =>
  `${SOCKET_PATH}?${streamQuery(watches)}${held === null ? '' : `&held=${held}`}`

/** `id` is the client's own, and comes back with the answer. */
const asked = { id: z.number().int().min(0).max(2_147_483_647), table: TableId }

/** What a client says: a decision at a table, each with the fields of the request that may be posted instead. */
export const SocketRequest = z.discriminatedUnion('decide', [
  ActRequest.extend({ ...asked, decide: z.literal('act') }),
  ResignRequest.extend({ ...asked, decide: z.literal('resign') }),
  AwayRequest.extend({ ...asked, decide: z.literal('away') }),
  BackRequest.extend({ ...asked, decide: z.literal('back') }),
])
export type SocketRequest = z.input<typeof SocketRequest>
/** The same before it has its id. */
export type SocketDecision = SocketRequest extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never

/** It is done, and durable. Said where no frame of this line has said so (`acted`). */
export const SocketActed = Acted.extend({ id: z.number().int() })

/** It is not done. `id` is null where what was said could not be read. */
export const SocketRefused = ErrorBody.extend({ id: z.number().int().nullable(), status: z.number().int() })

/** Event name of a socket to the data it carries: those of the stream, and answers. */
export type SocketEvents = StreamEvents & {
  readonly acted: z.infer<typeof SocketActed>
  readonly refused: z.infer<typeof SocketRefused>
}

/** One message of the server. */
export type SocketEvent = {
  readonly [K in keyof SocketEvents]: {
    readonly event: K
    /** As the `id` of a stream; null of answers. */
    readonly id: string | null
    readonly data: SocketEvents[K]
    /** With a frame: ids of what was decided on this line and is done with it. */
    readonly acted?: readonly number[]
  }
}[keyof SocketEvents]
