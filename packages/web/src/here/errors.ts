import { Refused } from '@menagerie/authority'
import { WireError } from '../wire/transport.ts'

/** The statuses the server gives to the same codes; with a rule it is a refusal of the game or the table. */
const STATUS: Readonly<Record<string, number>> = {
  malformed: 400,
  notFound: 404,
  notSeated: 403,
  matchRunning: 403,
  alreadyReady: 409,
  alreadyStarted: 409,
  notStarted: 409,
  notOpening: 409,
  notOver: 409,
  sealWrong: 409,
  keyReused: 409,
  seatAway: 409,
  seatNotAway: 409,
  unplayable: 409,
  stale: 409,
  busy: 503,
}
const REFUSED = 422

/** What this authority refuses, as the server would have answered it. */
export const wireErrorOf = ({ code, rule, values, faults }: Refused): WireError =>
  new WireError(
    STATUS[code] ?? REFUSED,
    code,
    rule,
    values,
    faults.map((fault) => ({ code: fault.code, path: fault.path, rule: fault.rule, values: fault.values })),
  )

/** A storage that cannot be used says more than that it is busy: this browser keeps nothing, or no more. */
export const orUnkept = (error: unknown): never => {
  throw error instanceof Refused && error.cause instanceof DOMException ? error.cause : error
}
