import { type MatchRecord, PLAYED_KINDS, type Projection, TABLE_KINDS } from '@menagerie/engine'
import { z } from 'zod'
import { BotKind, Invite, Key, SeatKind, TableId } from './common.ts'
import { LIMITS } from './limits.ts'

const Seat = z.number().int().min(0)
const Viewer = z.union([Seat, z.literal('spectator')])

export const WireOutcome = z.object({
  places: z.array(z.number()).readonly(),
  payoffs: z.array(z.number()).readonly(),
  reason: z.string(),
})

const Pending = z.discriminatedUnion('status', [
  z.object({ status: z.literal('deciding'), seats: z.array(Seat).readonly() }),
  z.object({ status: z.literal('over'), outcome: WireOutcome }),
])

const EntryKind = z.enum(['setup', ...PLAYED_KINDS, ...TABLE_KINDS])

const Update = z.object({
  version: z.number().int(),
  /** `aside`: those who sit there have spoken among themselves, of which spectators hear no more. */
  kind: z.enum([...EntryKind.options, 'aside']),
  seat: Seat.nullable(),
  /** What an entry of the table, a draw or an undo says; empty for decisions. */
  terms: z.array(z.string()).readonly(),
  /** Events of the game as this viewer sees them; read by the game's text room. */
  events: z.array(z.unknown()).readonly(),
})

const Player = z.object({
  kind: SeatKind,
  /** Empty where who sat there was forgotten. */
  name: z.string(),
  bot: z.string().nullable(),
  /** The bot that plays for a person who is away; null where nobody is. */
  away: z.string().nullable(),
  /** A stream of this seat is open; always true for bots. */
  present: z.boolean(),
})

/** An offer that waits, such as `draw`, `takeBack 17`, `clock turnSeconds 60`. */
const OpenOffer = z.object({
  /** What an answer to it names. */
  version: z.number().int(),
  /** Whose it is. */
  seat: Seat,
  terms: z.array(z.string()).readonly(),
  /** Who has still to answer. */
  waiting: z.array(Seat).readonly(),
})

/** Everything one viewer may have of a match; built by one function of the server for one viewer. */
export const Frame = z.object({
  table: TableId,
  version: z.number().int(),
  viewer: Viewer,
  pending: Pending,
  /** The least `version` an `act` of this viewer may name. */
  askedAt: z.number().int(),
  /** Built for this viewer. `options` is null where the game has it: it follows from the choices of the lobby. */
  view: z.unknown(),
  legal: z.array(z.string()).readonly(),
  /** Only those after the version the client named. */
  updates: z.array(Update).readonly(),
  /**
   * Of the entries of `updates`, in the same order, 64 digits of hex each: commitments that hide what they bind. The secret
   * opens them when the match is over (packages/fair/README.md). The same for every viewer.
   */
  covers: z.array(z.string()).readonly(),
  openHands: z.object({ asOf: z.number().int(), views: z.array(z.unknown()).readonly() }).nullable(),
  /** Indexed by seat. */
  players: z.array(Player).readonly(),
  /**
   * By the server's clock: now and when each seat's time is up, milliseconds since 1970 (null: no limit or not asked). In a
   * pause no time is up, and `left` are the milliseconds that each has from its end; null while the match goes on. `banks`: of
   * these, milliseconds that a seat has of its own for the whole match, used when the time of a question is up. `absences`: when
   * the rule of the table for who stays away may act on each seat at the earliest; null where nobody waits for it.
   */
  clocks: z.object({
    now: z.number(),
    deadlines: z.array(z.number().nullable()).readonly(),
    left: z.array(z.number().nullable()).readonly().nullable(),
    banks: z.array(z.number()).readonly(),
    absences: z.array(z.number().nullable()).readonly(),
  }),
  /** The offer that waits; null for spectators, who are told what is agreed. */
  offer: OpenOffer.nullable(),
  /** All have agreed to stop for a while: nobody may decide. */
  paused: z.boolean(),
  commitment: z.string(),
  /** The server's secret, hex; null until the match is over. */
  reveal: z.string().nullable(),
})
export type Frame = z.infer<typeof Frame>
export type Player = z.infer<typeof Player>

/** Query of `GET /api/tables/:id/match` -> Frame. `since`: the last version the client holds; -1: all. */
export const MatchQuery = z.strictObject({
  since: z.coerce.number().int().min(-1).max(1_000_000_000).default(-1),
  invite: Invite.optional(),
})

/**
 * What this viewer was shown of a position that is past; nothing can be done in it. As a `Frame` has it, by the same function.
 */
const Moment = Frame.pick({ version: true, pending: true, view: true, openHands: true })

/**
 * `GET /api/tables/:id/past` -> Past: from the position after version `from` until before the present one, the newest of them
 * where there are too many to be told again.
 */
export const PastQuery = z.strictObject({
  from: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  invite: Invite.optional(),
})
export const Past = z.object({ moments: z.array(Moment).readonly() })
export type Past = z.infer<typeof Past>

/** `POST /api/tables/:id/act` -> Acted, sent after the commit is durable. `version`: what the seat had seen. */
export const ActRequest = z.strictObject({
  version: z.number().int().min(0),
  key: Key,
  steps: z.array(z.string().min(1).max(LIMITS.step)).min(1).max(LIMITS.steps),
})
export type ActRequest = z.input<typeof ActRequest>

/** `POST /api/tables/:id/resign` -> Acted. */
export const ResignRequest = z.strictObject({ key: Key })
export type ResignRequest = z.input<typeof ResignRequest>

/**
 * `POST /api/tables/:id/away` -> Acted. From now on a bot plays for one's own seat, which all see; whoever acts themselves is
 * back first (`seatAway`).
 */
export const AwayRequest = z.strictObject({ key: Key, bot: BotKind })
export type AwayRequest = z.input<typeof AwayRequest>

/** `POST /api/tables/:id/back` -> Acted. One plays for oneself again. */
export const BackRequest = z.strictObject({ key: Key })
export type BackRequest = z.input<typeof BackRequest>

/** What one may offer. A clock is named by its option; 0 seconds: it stands. `version` is that of the commit to be taken back. */
export const WireOffer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['draw', 'pause', 'resume']) }),
  z.strictObject({ kind: z.literal('takeBack'), version: z.number().int().min(1).max(999_999_999) }),
  z.strictObject({
    kind: z.literal('clock'),
    option: z.string().min(1).max(60),
    seconds: z.number().int().min(0).max(LIMITS.clock),
  }),
])
export type WireOffer = z.infer<typeof WireOffer>

/**
 * `POST /api/tables/:id/offer` -> Acted. Asks all others who play at the table; where nobody else has a say it is done at once. An
 * offer ends with whatever else happens at the table.
 */
export const OfferRequest = z.strictObject({ key: Key, offer: WireOffer })
export type OfferRequest = z.input<typeof OfferRequest>

/** `POST /api/tables/:id/answer` -> Acted. `version`: of the offer. What all have accepted is done. */
export const AnswerRequest = z.strictObject({ key: Key, version: z.number().int().min(1), accept: z.boolean() })
export type AnswerRequest = z.input<typeof AnswerRequest>

/** `POST /api/tables/:id/withdraw` -> Acted. Takes one's own offer back. */
export const WithdrawRequest = z.strictObject({ key: Key, version: z.number().int().min(1) })
export type WithdrawRequest = z.input<typeof WithdrawRequest>

/**
 * `POST /api/tables/:id/forfeit` -> Acted. Where the rule of the table lets the others say so: whoever sits at `seat` is asked, was
 * not at the table for so long, and has given up by it. Refused where they were (`notAbsent`).
 */
export const ForfeitRequest = z.strictObject({ key: Key, seat: Seat.max(LIMITS.seats - 1) })
export type ForfeitRequest = z.input<typeof ForfeitRequest>

/** The version the commit became. */
export const Acted = z.object({ version: z.number().int() })
export type Acted = z.infer<typeof Acted>

const BotHolder = z.strictObject({ kind: z.literal('bot'), name: z.string(), bot: z.string() })
const Holder = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('human'), name: z.string() }), BotHolder])
const SealedHolder = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('human'),
    name: z.string().nullable(),
    salt: z.string().nullable(),
    sealed: z.string(),
  }),
  BotHolder,
])

const HeaderBase = z.strictObject({
  game: z.string(),
  version: z.number().int(),
  choices: z.record(z.string(), z.unknown()).readonly(),
  loadouts: z.array(z.unknown()).readonly(),
  start: z.unknown(),
  last: WireOutcome.nullable(),
  commitment: z.string().nullable(),
  contributions: z.array(z.string()).readonly(),
})

const Lapse = z.strictObject({
  commitment: z.string(),
  secret: z.string(),
  seals: z.array(z.string()).readonly(),
  contributions: z.array(z.string().nullable()).readonly(),
  left: Seat,
})

const Header = z.discriminatedUnion('format', [
  HeaderBase.extend({ format: z.literal(1), seats: z.array(Holder).readonly() }),
  HeaderBase.extend({
    format: z.literal(2),
    seats: z.array(SealedHolder).readonly(),
    seals: z.array(z.string()).readonly(),
    drawn: z.array(z.boolean()).readonly(),
    lapsed: z.array(Lapse).readonly(),
  }),
])

/** `GET /api/tables/:id/record`, only when the match is over: all that is needed to replay and verify it alone. */
export const WireRecord = z.strictObject({
  header: Header,
  entries: z
    .array(
      z.strictObject({
        seq: z.number().int().min(0),
        kind: EntryKind,
        seat: Seat.nullable(),
        steps: z.array(z.string()).readonly(),
        outcomes: z.array(z.union([z.number(), z.string()])).readonly(),
        hash: z.string(),
        at: z.number(),
      }),
    )
    .readonly(),
  reveal: z.string().nullable(),
})
export type WireRecord = z.infer<typeof WireRecord>

type Sent = Omit<Frame, 'table' | 'covers' | 'players' | 'clocks' | 'commitment' | 'reveal'>
type Fits<A, B> = [A] extends [B] ? true : false
type AllTrue<Checks extends readonly true[]> = Checks
/** The wire and the engine mean the same: this does not compile when they part. */
export type WireMeetsEngine = AllTrue<
  [Fits<Projection, Sent>, Fits<Sent, Projection>, Fits<MatchRecord, WireRecord>, Fits<WireRecord, MatchRecord>]
>
