import * as z from 'zod/mini'
import { ICONS, MOST_CARDS, MOST_SEATS } from '../set/cards.ts'

const word = z.string().check(z.maxLength(40))
const ids = z.array(word).check(z.maxLength(MOST_CARDS))
const seat = z.int().check(z.gte(0), z.lt(MOST_SEATS))
const count = z.int().check(z.gte(0), z.lte(100_000))
const pair = <S extends z.ZodMiniType>(schema: S) => z.array(schema).check(z.length(2))

const playerSchema = z.strictObject({
  faction: z.optional(word),
  table: z.optional(ids),
  hidden: z.optional(ids),
  hand: z.optional(ids),
  pile: z.optional(ids),
  out: z.optional(z.boolean()),
})

const fightSchema = z.strictObject({
  attacker: seat,
  defender: seat,
  parts: z.array(ids).check(z.minLength(1), z.maxLength(2)),
  off: z.optional(pair(ids)),
  plus: z.optional(pair(z.int().check(z.gte(-200), z.lte(200)))),
  jinxed: z.optional(pair(z.array(z.enum(ICONS)))),
  sigil: z.optional(pair(z.boolean())),
  shield: z.optional(pair(z.boolean())),
  used: z.optional(ids),
  passes: z.optional(z.int().check(z.gte(0), z.lte(1))),
  arena: z.optional(z.boolean()),
  next: z.optional(seat),
})

export const positionSchema = z.strictObject({
  phase: z.enum([
    'start',
    'faction',
    'build',
    'gap',
    'adjust',
    'forced',
    'reinforce',
    'reward',
    'lead',
    'attach',
    'drawn',
  ]),
  players: z.array(playerSchema).check(z.minLength(2), z.maxLength(MOST_SEATS)),
  seat: z.optional(seat),
  turn: z.optional(seat),
  starter: z.optional(seat),
  turns: z.optional(count),
  dry: z.optional(count),
  deck: z.optional(z.union([count, ids])),
  arena: z.optional(z.strictObject({ owner: seat, parts: ids, since: z.optional(count) })),
  fight: z.optional(fightSchema),
  centre: z.optional(ids),
  by: z.optional(z.array(seat).check(z.maxLength(MOST_CARDS))),
  passes: z.optional(count),
})

export type Position = z.infer<typeof positionSchema>
export type FightPosition = z.infer<typeof fightSchema>
