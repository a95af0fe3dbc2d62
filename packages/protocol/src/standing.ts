import { z } from 'zod'
import { SeatNumber } from './common.ts'

/* How well somebody plays, as far as rated matches tell, and whom they have met. */

/** What is known: a skill of `mu` give or take `sigma`, after so many matches. */
export const Rating = z.object({ mu: z.number(), sigma: z.number(), matches: z.number().int() })
export type Rating = z.infer<typeof Rating>

/** Matches that ended, and how many of them one won, alone or with others. */
const Tally = z.object({ played: z.number().int(), won: z.number().int() })

/** `GET /api/me/standing`, and the answer of `POST`: all of it for oneself alone. */
export const Standing = z.object({
  /** Others see nothing of one's ratings. */
  hidden: z.boolean(),
  /** `mode`: a ready-made choice of the game's options, or `other`. */
  ratings: z.array(Rating.extend({ game: z.string(), mode: z.string(), seats: z.number().int() })).readonly(),
  /** By game and seat. */
  roles: z.array(Tally.extend({ game: z.string(), seat: SeatNumber })).readonly(),
  /** People one has played with, who are still known; the most often met first. `lost`: they came before oneself. */
  people: z.array(Tally.extend({ name: z.string(), lost: z.number().int() })).readonly(),
})
export type Standing = z.infer<typeof Standing>

/** `POST /api/me/standing` -> Standing. */
export const HideRequest = z.strictObject({ hidden: z.boolean() })

/**
 * `GET /api/tables/:id/company` -> Company: of each seat of a table how whoever sits there plays what is played there. Null: nobody sits
 * there, nothing is known, or they do not let it be seen.
 */
export const Company = z.object({
  mode: z.string(),
  /** Indexed by seat. */
  seats: z
    .array(z.object({ rating: Rating.nullable(), met: Tally.extend({ lost: z.number().int() }).nullable() }))
    .readonly(),
})
export type Company = z.infer<typeof Company>
