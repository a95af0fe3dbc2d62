import type { Duplex } from 'node:stream'
import { Refused } from '@menagerie/authority'
import type { Fault, MessageValues } from '@menagerie/engine'
import {
  ACCOUNT_ERRORS,
  type AccountCode,
  type ErrorBody,
  WIRE_ERRORS,
  type WireCode,
  isWireCode,
} from '@menagerie/protocol'
import { isDatabaseAway, isOfNobody } from '../store/away.ts'

/** An answer that is not a success: a person's or a program's mistake, never a bug. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.error.code)
    this.status = status
    this.body = body
  }
}

const STATUS = { ...WIRE_ERRORS, ...ACCOUNT_ERRORS }

export const bodyOf = (
  code: WireCode | AccountCode,
  values: MessageValues = {},
  faults: readonly Fault[] = [],
): ErrorBody => ({
  error: { code, rule: null, values, faults },
})

export const refuse = (code: WireCode | AccountCode, values: MessageValues = {}): HttpError =>
  new HttpError(STATUS[code], bodyOf(code, values))

/** With a rule it is a refusal of the table or the game, but for these, which are conflicts. */
const CONFLICTS: ReadonlySet<string> = new Set(['stale', 'claimTaken', 'seatAway', 'seatNotAway'] satisfies WireCode[])

/** The answer to what an authority or a lobby refuses. */
const answerTo = ({ code, rule, values, faults }: Refused): HttpError => {
  const isOfHouse = isWireCode(code) && (rule === null || CONFLICTS.has(code))
  return new HttpError(isOfHouse ? WIRE_ERRORS[code] : 422, { error: { code, rule, values, faults } })
}

/** The answer to whatever was thrown where somebody asked; null: it is a bug, or of whoever carries the answers. */
export const answerFor = (thrown: unknown): HttpError | null => {
  const error = thrown instanceof Refused ? answerTo(thrown) : thrown
  if (isDatabaseAway(error) || (error instanceof HttpError && error.status === 503)) return refuse('busy')
  if (isOfNobody(error)) return refuse('unauthenticated')
  return error instanceof HttpError ? error : null
}

/** Milliseconds that a last answer has to be read. */
const FAREWELL_MS = 500

/** What is no HTTP at all has no request that an answer could be given to: the bytes of one, and the end of the connection. */
export const refuseBare = (socket: Duplex & { readonly bytesRead?: number }): void => {
  // Who has said nothing has asked nothing. Browsers open lines ahead, and take what they hear for the answer to what they ask next.
  if (socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(bodyOf('malformed'))
  // Whoever is there has read the answer by then; nobody else would close the socket.
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref()
  if (!socket.writable) return
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  )
}
