import { z } from 'zod'
import { BotKind, Invite, Name, SeatKind, SeatNumber, TableId } from './common.ts'
import { LIMITS } from './limits.ts'

/** What a table's maker wants at one seat. */
export const SeatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human') }),
  z.strictObject({ kind: z.literal('bot'), bot: BotKind }),
])

/** `POST /api/tables` -> Lobby. `mySeat` must be a human seat; `open` tables are listed and need no invite. */
export const CreateTableRequest = z.strictObject({
  game: z.string().regex(/^[a-z0-9-]{1,40}$/),
  choices: z.record(z.string().max(60), z.unknown()),
  seats: z.array(SeatRequest).min(1).max(LIMITS.seats),
  mySeat: SeatNumber,
  open: z.boolean(),
  /** How the match ends counts for the ratings of all who sit there: they agree by sitting down and getting ready. */
  rated: z.boolean().optional(),
  name: Name.optional(),
})
export type CreateTableRequest = z.input<typeof CreateTableRequest>

/** `POST /api/tables/:id/sit` -> Lobby. */
export const SitRequest = z.strictObject({ seat: SeatNumber, invite: Invite.optional(), name: Name.optional() })
export type SitRequest = z.input<typeof SitRequest>

/** A seat's part of the seed: 16 to 64 bytes, hex, made by the client AFTER it saw the commitment. */
export const Contribution = z
  .string()
  .regex(/^(?:[0-9a-f]{2})+$/)
  .min(2 * LIMITS.contributionLeast)
  .max(2 * LIMITS.contributionMost)

/** What a seat publishes of its contribution while it keeps it to itself: SHA-256, hex (packages/fair/README.md). */
export const Seal = z.string().regex(/^[0-9a-f]{64}$/)

const brings = { loadout: z.unknown(), preset: z.string().max(60).optional() }

/**
 * `POST /api/tables/:id/ready` -> Lobby. `preset` names a loadout of the game, `loadout` is one's own; both null or
 * absent: it is drawn from the match's own luck. When the last human seat is ready, all open their contributions. At a table
 * of one person and bots there is nobody to wait for: the contribution may be sent at once, and the match begins.
 */
export const ReadyRequest = z.union([
  z.strictObject({ seal: Seal, ...brings }),
  z.strictObject({ contribution: Contribution, ...brings }),
])
export type ReadyRequest = z.input<typeof ReadyRequest>

/**
 * `POST /api/tables/:id/open` -> Lobby, once every seat is ready: the contribution behind one's seal. The match starts with
 * the last of them.
 */
export const OpenRequest = z.strictObject({ contribution: Contribution })
export type OpenRequest = z.input<typeof OpenRequest>

/**
 * `POST /api/tables/:id/claim` -> Lobby. Who sits and is not ready yet claims one of the things of a `claim` option by its number, or
 * with null gives their claim up. One that somebody else has claimed is refused (`claimTaken`).
 */
export const ClaimRequest = z.strictObject({
  option: z.string().max(60),
  claim: z.number().int().min(1).max(LIMITS.seats).nullable(),
})
export type ClaimRequest = z.infer<typeof ClaimRequest>

/** `POST /api/tables/:id/send-away` -> Lobby. The maker frees the seat of a guest before the match begins. */
export const SendAwayRequest = z.strictObject({ seat: SeatNumber })
export type SendAwayRequest = z.input<typeof SendAwayRequest>

/** Bodies of `leave`, `rematch`, sign-in and sign-out. */
export const EmptyRequest = z.union([z.strictObject({}), z.null(), z.undefined()])

/** Query of everything one may look at with an invite. */
export const InviteQuery = z.strictObject({ invite: Invite.optional() })

/** `closed`: its match was begun under a version of the rules that is not played here, and cannot go on. */
export const TABLE_STATUSES = ['waiting', 'playing', 'over', 'closed'] as const
export const TableStatus = z.enum(TABLE_STATUSES)
export type TableStatus = z.infer<typeof TableStatus>

export const LobbySeat = z.object({
  kind: SeatKind,
  /** Null while nobody sits there, and once the match has begun, where who sat there was forgotten. */
  name: z.string().nullable(),
  bot: BotKind.nullable(),
  taken: z.boolean(),
  /** Has given its seal and loadout; bots always have. */
  ready: z.boolean(),
  /** Null until it is ready; empty for bots, who contribute nothing. */
  seal: z.string().nullable(),
  /** Has opened its contribution; bots always have. */
  opened: z.boolean(),
  you: z.boolean(),
})
export type LobbySeat = z.infer<typeof LobbySeat>

/** A table before, during and after its match, for one viewer. */
export const Lobby = z.object({
  id: TableId,
  game: z.string(),
  /** Every option with its value, defaults filled in; claims as far as there are any, and all of them from the start of the match. */
  choices: z.record(z.string(), z.unknown()).readonly(),
  status: TableStatus,
  seats: z.array(LobbySeat).readonly(),
  /** Hash of the server's secret, fixed before anybody contributes. */
  commitment: z.string(),
  /** Every seat is ready and the match has not begun: seats open what they have sealed. */
  opening: z.boolean(),
  /** Rounds that were given up because a seat was left after all had sealed; oldest first. */
  lapsed: z.array(z.object({ commitment: z.string(), left: SeatNumber })).readonly(),
  open: z.boolean(),
  /** The match counts for ratings. */
  rated: z.boolean(),
  /** The seat of whoever opened the table, or took it over; null when nobody of them sits here. */
  maker: SeatNumber.nullable(),
  /** Only for people who sit at the table. */
  invite: Invite.nullable(),
  /** The table on which these seats play again, once somebody asked for it. */
  rematch: TableId.nullable(),
  rematchOf: TableId.nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** Every human seat is taken: the match starts as soon as all of them are ready. */
  canStart: z.boolean(),
})
export type Lobby = z.infer<typeof Lobby>

/** Answer of `leave`. */
export const Left = z.object({ left: z.literal(true) })
export type Left = z.infer<typeof Left>

/** One line of a list of tables. */
export const Summary = z.object({
  id: TableId,
  game: z.string(),
  status: TableStatus,
  seats: z.array(z.object({ kind: SeatKind, name: z.string().nullable(), you: z.boolean() })).readonly(),
  yourTurn: z.boolean(),
  rated: z.boolean(),
  /** Whether one sits down together, or plays over days: by the clock, or else by the rule for who stays away. */
  pace: z.enum(['live', 'days']),
  /** Seconds that a decision may take; null: no clock runs. */
  clock: z.number().int().nullable(),
  /** Version of the match; -1 before it starts. */
  version: z.number().int(),
  /** Milliseconds since 1970. */
  updatedAt: z.number(),
})
export type Summary = z.infer<typeof Summary>

/** `GET /api/tables/open` and `GET /api/tables/mine`, newest first. */
export const Summaries = z.object({ tables: z.array(Summary).readonly() })
export type Summaries = z.infer<typeof Summaries>
