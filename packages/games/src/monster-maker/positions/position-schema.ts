import * as z from 'zod/mini'
import { MOST_SEATS } from '../set/components.ts'

const word = z.string().check(z.maxLength(60))
const ids = z.array(word).check(z.maxLength(400))
const small = z.int().check(z.gte(0), z.lte(100_000))
const seat = z.int().check(z.gte(0), z.lt(MOST_SEATS))
const gold = z.array(z.int().check(z.gte(0), z.lte(5000))).check(z.maxLength(60))

const LEGS = ['outbound', 'room', 'return', 'returned', 'dead'] as const
const POSITION_PHASES = ['rps', 'start', 'confirm', 'trap', 'act', 'charm', 'post', 'dungeonEnd'] as const

const partySchema = z.strictObject({
  hand: z.optional(ids),
  known: z.optional(ids),
  out: z.optional(ids),
  back: z.optional(ids),
  leg: z.optional(z.enum(LEGS)),
  length: z.optional(small),
  required: z.optional(small),
  monster: z.optional(word),
  /** `ring`; shown `sacred-goblet*`; with a rolled value `statue-of-goddess=400`. */
  treasures: z.optional(ids),
  /** The same, of another dungeon than the one before `mystic-map=200@1`; `haul` without treasure cards. */
  banked: z.optional(ids),
  /** `ring`, `sacred-goblet*@1`. */
  gaveBack: z.optional(ids),
  prizes: z.optional(gold),
  wins: z.optional(small),
  exchanged: z.optional(small),
  resigned: z.optional(z.boolean()),
  throw: z.optional(z.enum(['rock', 'paper', 'scissors'])),
})

export const positionSchema = z.strictObject({
  phase: z.enum(POSITION_PHASES),
  seat: z.optional(seat),
  starter: z.optional(seat),
  dungeon: z.optional(z.int().check(z.gte(1), z.lte(60))),
  turn: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  frozen: z.optional(z.boolean()),
  /** Cards by id, or how many (then the cards themselves do not matter). */
  pile: z.optional(z.union([ids, small])),
  trapNext: z.optional(z.boolean()),
  discard: z.optional(ids),
  treasurePile: z.optional(z.union([ids, small])),
  prizePile: z.optional(gold),
  removed: z.optional(ids),
  spent: z.optional(ids),
  firstBack: z.optional(seat),
  prize: z.optional(small),
  idle: z.optional(small),
  moved: z.optional(z.boolean()),
  drawn: z.optional(word),
  used: z.optional(ids),
  postDue: z.optional(z.boolean()),
  bonus: z.optional(z.boolean()),
  throwers: z.optional(z.array(seat).check(z.maxLength(MOST_SEATS))),
  blankThrows: z.optional(small),
  parties: z.array(partySchema).check(z.minLength(2), z.maxLength(MOST_SEATS)),
})

export type Position = z.infer<typeof positionSchema>
export type PartyPosition = z.infer<typeof partySchema>
