import { z } from 'zod'
import { Invite, Key, SeatNumber, TableId } from './common.ts'
import { LIMITS } from './limits.ts'

/* What people say to one another at a table: beside the match, and never in its record. */

/** While a match runs those who sit there and those who look on speak apart; when it is over each may read both. */
export const CHAT_SIDES = ['players', 'spectators'] as const
export const ChatSide = z.enum(CHAT_SIDES)
export type ChatSide = z.infer<typeof ChatSide>

/** Quick phrases: an id goes over the wire, and each reader has it in their own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'thanks',
  'wellPlayed',
  'oops',
  'moment',
  'back',
  'thinking',
  'goodGame',
  'again',
] as const
export const Phrase = z.enum(PHRASES)
export type Phrase = z.infer<typeof Phrase>

/** Control, format and private characters, but for the joiners within letters and pictures. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu
/** More marks upon one letter than any language has. */
const HEAPED = /(\p{M}{3})\p{M}+/gu

/** One line of plain text, which no page makes anything else of. */
export const RemarkText = z
  .string()
  .max(4 * LIMITS.remark)
  .transform((text) => text.replace(/\s+/gu, ' ').replaceAll(UNSEEN, '').replaceAll(HEAPED, '$1').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(LIMITS.remark)
      .regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
  )

/** `POST /api/tables/:id/remarks` -> Said. Who sits there speaks to those who sit there; who looks on, to those who look on. */
export const SayRequest = z.union([
  z.strictObject({ key: Key, text: RemarkText, invite: Invite.optional() }),
  z.strictObject({ key: Key, phrase: Phrase, invite: Invite.optional() }),
])
export type SayRequest = z.input<typeof SayRequest>
/** As it was read. */
export type Saying = z.output<typeof SayRequest>

/** The number of what was said, among what was said on its side. The same key is answered as before. */
export const Said = z.object({ side: ChatSide, number: z.number().int().min(1) })
export type Said = z.infer<typeof Said>

/** Something that was said, for one reader. */
export const Remark = Said.extend({
  /** Of whoever said it, where they sit there; null: they look on. */
  seat: SeatNumber.nullable(),
  /** Empty where they were forgotten. */
  name: z.string(),
  you: z.boolean(),
  /** One of these; neither where whoever said it was forgotten, and their words with them. */
  text: z.string().nullable(),
  phrase: Phrase.nullable(),
  /** Milliseconds since 1970. */
  at: z.number(),
})
export type Remark = z.infer<typeof Remark>

/**
 * What is new; `whole`: all that this reader may read now, and nothing that they had before holds. In the order of saying. The same
 * remark, by side and number, may come more than once.
 */
export const Remarks = z.object({ table: TableId, whole: z.boolean(), remarks: z.array(Remark).readonly() })
export type Remarks = z.infer<typeof Remarks>

/** `muted`: their words do not come to me. `blocked`: nor do we come to one another's tables. */
export const QUIET_KINDS = ['muted', 'blocked'] as const
export const QuietKind = z.enum(QUIET_KINDS)
export type QuietKind = z.infer<typeof QuietKind>

/** Somebody at a table, by their seat there or by something they said. */
export const Whom = z.union([z.strictObject({ seat: SeatNumber }), z.strictObject(Said.shape)])
export type Whom = z.infer<typeof Whom>

/** `POST /api/tables/:id/quiet` -> Quiets. They are not told. */
export const QuietRequest = z.strictObject({ whom: Whom, kind: QuietKind, invite: Invite.optional() })
export type QuietRequest = z.input<typeof QuietRequest>

/** `GET /api/me/quiets`, and the answer of `DELETE /api/me/quiets/:id`: whom I have muted or blocked, newest first. */
export const Quiets = z.object({
  quiets: z.array(z.object({ id: z.string(), kind: QuietKind, name: z.string(), at: z.number() })).readonly(),
})
export type Quiets = z.infer<typeof Quiets>

/** `POST /api/tables/:id/report` -> Reported. Tells the host of something that was said; the lines before it are kept with it. */
export const ReportRequest = z.strictObject({
  ...Said.shape,
  reason: z
    .string()
    .max(4 * LIMITS.remark)
    .transform((text) => text.replace(/\s+/gu, ' ').replaceAll(UNSEEN, '').trim())
    .pipe(z.string().max(LIMITS.remark))
    .default(''),
  invite: Invite.optional(),
})
export type ReportRequest = z.input<typeof ReportRequest>

export const Reported = z.object({ reported: z.literal(true) })
export type Reported = z.infer<typeof Reported>
