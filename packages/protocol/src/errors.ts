import { z } from 'zod'
import { MessageValues } from './common.ts'

/**
 * The codes of the house, `errors.<code>` in the client's catalogue, and their HTTP status. Any other code with a `rule` is
 * a refusal of the game or the table: `refusal.<code>` in the game's catalogue.
 */
export const WIRE_ERRORS = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  inviteWrong: 403,
  notSeated: 403,
  matchRunning: 403,
  /** Only whoever opened the table may do that. */
  notMaker: 403,
  /** The maker of the table has sent this person away. */
  sentAway: 403,
  notFound: 404,
  methodWrong: 405,
  seatTaken: 409,
  alreadySeated: 409,
  /** Somebody at the table has a name that looks like this one; values: `name`. */
  nameTaken: 409,
  /** The name of a bot, of the house, or of a guest who has chosen none. */
  nameReserved: 409,
  alreadyReady: 409,
  /** Somebody else at the table has claimed it; with its rule, and values: `thing`, a message id of the game, and `name`. */
  claimTaken: 409,
  alreadyStarted: 409,
  notStarted: 409,
  notOver: 409,
  /** Not every seat is ready: nobody opens a contribution yet. */
  notOpening: 409,
  /** The contribution is not the one that was sealed. */
  sealWrong: 409,
  stale: 409,
  keyReused: 409,
  /** A bot plays for this seat until its person is back. */
  seatAway: 409,
  /** Nobody is away from this seat, or somebody is already. */
  seatNotAway: 409,
  /** Kept by rules this server no longer knows. */
  unplayable: 409,
  tooLarge: 413,
  mediaWrong: 415,
  /** Data a person brought has faults; all of them come along. */
  faulty: 422,
  /** Only a WebSocket is answered there. */
  upgradeWanted: 426,
  tooMany: 429,
  /** A person has as many tables as one may have at a time; values: `most`. */
  tooManyTables: 429,
  tooManyOpenTables: 429,
  /** People at the same address have as many; values: `most`. */
  tooManyOpenHere: 429,
  tooManyBots: 429,
  internal: 500,
  /** Nothing is known to be done: ask again with the same key. */
  busy: 503,
} as const
export type WireCode = keyof typeof WIRE_ERRORS

/** One fault of an options file, a loadout or another thing a person brought. */
export const WireFault = z.object({
  code: z.string(),
  path: z.string(),
  rule: z.string().nullable(),
  values: MessageValues,
})

/** The body of every answer that is not a success. Never a stack, never anything hidden. */
export const ErrorBody = z.object({
  error: z.object({
    /** A `WireCode`, or the code of a refusal when `rule` is set. */
    code: z.string(),
    rule: z.string().nullable(),
    values: MessageValues,
    /** All faults at once; empty unless the code is `faulty` or `malformed`. */
    faults: z.array(WireFault).readonly(),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>
export type WireFault = z.infer<typeof WireFault>

export const isWireCode = (code: string): code is WireCode => Object.hasOwn(WIRE_ERRORS, code)
