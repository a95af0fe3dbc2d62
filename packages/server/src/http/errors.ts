import type { Fault, MessageValues, Refusal } from '@menagerie/engine'
import { type ErrorBody, WIRE_ERRORS, type WireCode } from '@menagerie/protocol'

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

export const bodyOf = (code: WireCode, values: MessageValues = {}, faults: readonly Fault[] = []): ErrorBody => ({
  error: { code, rule: null, values, faults },
})

export const refuse = (code: WireCode, values: MessageValues = {}): HttpError =>
  new HttpError(WIRE_ERRORS[code], bodyOf(code, values))

/** What somebody else at the table was first to claim. */
export const claimTaken = (rule: string | null, thing: string, name: string): HttpError =>
  new HttpError(WIRE_ERRORS.claimTaken, { error: { code: 'claimTaken', rule, values: { thing, name }, faults: [] } })

export const faulty = (faults: readonly Fault[]): HttpError => new HttpError(422, bodyOf('faulty', {}, faults))

/** What the table or the game forbids; a stale version is a conflict, all else a refusal. */
export const refused = ({ code, rule, values }: Refusal): HttpError =>
  new HttpError(code === 'stale' ? 409 : 422, { error: { code, rule, values, faults: [] } })
