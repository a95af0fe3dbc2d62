import { z } from 'zod'
import { LIMITS } from './limits.ts'

/** Id of a table and of its match; no secret, but not guessable either. */
export const TableId = z.string().regex(/^[0-9a-z]{16}$/)
export type TableId = z.infer<typeof TableId>

/** The capability that lets its holder see a closed table and take a free seat; part of the link `/t/<id>?invite=<token>`. */
export const Invite = z.string().regex(/^[0-9A-Za-z_-]{22}$/)
export type Invite = z.infer<typeof Invite>

/** Indexes seats; 0 is the first. */
export const SeatNumber = z
  .number()
  .int()
  .min(0)
  .max(LIMITS.seats - 1)

/** A letter, a number or a sign that is drawn. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Letters and signs that are drawn as nothing: fillers of Hangul, the empty cell of Braille, the note without a head. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu

/** A display name: trimmed, no control or format characters, and not blank to the eye. */
export const Name = z
  .string()
  .max(4 * LIMITS.name)
  .transform((text) => text.trim().replace(/\s+/gu, ' '))
  .pipe(
    z
      .string()
      .min(1)
      .max(LIMITS.name)
      .regex(/^\P{C}+$/u)
      .refine((text) => SEEN.test(text.replaceAll(UNSEEN, ''))),
  )

/** Made by the client, once per intention: the same key is answered as before and done only once. */
export const Key = z.uuid()

const MessageValue = z.union([z.string(), z.number()])
export const MessageValues = z.record(z.string(), z.union([MessageValue, z.array(MessageValue).readonly()])).readonly()

/** The bots; which one sits at a seat is public. People choose `random` or a level, the last three, weakest first. */
export const BOT_KINDS = ['random', 'greedy', 'search', 'beginner', 'club', 'master'] as const
export const BotKind = z.enum(BOT_KINDS)
export type BotKind = z.infer<typeof BotKind>

export const SEAT_KINDS = ['human', 'bot'] as const
export const SeatKind = z.enum(SEAT_KINDS)
export type SeatKind = z.infer<typeof SeatKind>
