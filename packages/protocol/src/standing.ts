import { z } from 'zod'
import { SeatNumber, TableId } from './common.ts'

/* How well somebody plays, as far as rated matches tell, and whom they have met. */

/** What is known: a skill of `mu` give or take `sigma`, after so many matches. */
export const Rating = z.object({ mu: z.number(), sigma: z.number(), matches: z.number().int() })
export type Rating = z.infer<typeof Rating>

/** Matches that ended, and how many of them one won, alone or with others. */
const Tally = z.object({ played: z.number().int(), won: z.number().int() })

/** Of somebody against somebody else: in how many of the matches each came before the other. `lost`: they came before oneself. */
const Against = Tally.extend({ lost: z.number().int() })

/** The last part of a person's address, `GET /api/people/:person`; it is found by those alone who have sat at a table with them. */
const PersonAddress = z.string()

const Kind = z.object({ game: z.string(), mode: z.string(), seats: z.number().int() })

/** `GET /api/me/standing`, and the answer of `POST`: all of it for oneself alone. */
export const Standing = z.object({
  /** Others see nothing of one's ratings. */
  hidden: z.boolean(),
  /** `mode`: a ready-made choice of the game's options, or `other`. */
  ratings: z.array(Kind.extend(Rating.shape)).readonly(),
  /** By game and seat. */
  roles: z.array(Tally.extend({ game: z.string(), seat: SeatNumber })).readonly(),
  /** People one has played with, who are still known; the most often met first. `person`: null where they do not let it be seen. */
  people: z.array(Against.extend({ name: z.string(), person: PersonAddress.nullable() })).readonly(),
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
    .array(
      z.object({
        rating: Rating.nullable(),
        met: Against.nullable(),
        /** Null also of bots, and for who only looks on. */
        person: PersonAddress.nullable(),
      }),
    )
    .readonly(),
})
export type Company = z.infer<typeof Company>

/** A match of two people that is over, as one of them sees it. */
const Met = z.object({
  table: TableId,
  game: z.string(),
  /** How many sat there. */
  seats: z.number().int(),
  seat: SeatNumber,
  theirs: SeatNumber,
  /** Places of both, from 1. */
  place: z.number().int(),
  theirPlace: z.number().int(),
  /** When it ended, milliseconds since 1970. */
  at: z.number(),
})

/**
 * `GET /api/people/:person` -> Profile: how somebody plays, for themselves and for those who have sat at a table with them. To everybody else,
 * and of who does not let it be seen, there is none (`notFound`).
 */
export const Profile = z.object({
  name: z.string(),
  you: z.boolean(),
  /** Others see nothing of it. Only oneself can read that it is so. */
  hidden: z.boolean(),
  ratings: z.array(Kind.extend(Rating.shape)).readonly(),
  /** Null: one has not met them in a match that is over; and for oneself. */
  met: Against.nullable(),
  /** The newest of those. */
  matches: z.array(Met).readonly(),
})
export type Profile = z.infer<typeof Profile>

/** `GET /api/bots` -> BotStandings: how bots have played in rated matches, by game, the version of its rules, options and seats. */
export const BotStandings = z.object({
  bots: z.array(Kind.extend({ ...Rating.shape, bot: z.string(), version: z.number().int() })).readonly(),
})
export type BotStandings = z.infer<typeof BotStandings>
