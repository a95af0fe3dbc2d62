import * as z from 'zod/mini'
import { CLASSES, ICONS, MOST_CARDS, MOST_SEATS } from '../set/cards.ts'

const word = z.string().check(z.maxLength(40))
const ids = z.array(word).check(z.maxLength(MOST_CARDS))
const seat = z.int().check(z.gte(0), z.lt(MOST_SEATS))
const seats = z.array(seat).check(z.maxLength(MOST_CARDS))
const MOST = 100_000
const count = z.int().check(z.gte(0), z.lte(MOST))
const pair = <S extends z.ZodMiniType>(schema: S) => z.array(schema).check(z.length(2))
/** A card is worth 20 points at most. */
const points = z.int().check(z.gte(-20 * MOST_CARDS), z.lte(20 * MOST_CARDS))

const playerSchema = z.strictObject({
  faction: z.optional(z.nullable(word)),
  table: z.optional(ids),
  hidden: z.optional(ids),
  knownTo: z.optional(z.record(word, z.array(seat).check(z.maxLength(MOST_SEATS)))),
  hand: z.optional(ids),
  not: z.optional(z.record(word, z.array(z.enum(CLASSES)).check(z.maxLength(CLASSES.length)))),
  pile: z.optional(ids),
  by: z.optional(seats),
  out: z.optional(z.boolean()),
})

const fightSchema = z.strictObject({
  attacker: seat,
  defender: seat,
  parts: z.array(ids).check(z.minLength(1), z.maxLength(2)),
  off: z.optional(pair(ids)),
  plus: z.optional(pair(points)),
  jinxed: z.optional(pair(z.array(z.enum(ICONS)).check(z.maxLength(ICONS.length)))),
  sigil: z.optional(pair(z.boolean())),
  shield: z.optional(pair(z.boolean())),
  used: z.optional(ids),
  passes: z.optional(z.int().check(z.gte(0), z.lte(2))),
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
  draws: z.optional(count),
  deck: z.optional(z.union([count, ids])),
  returned: z.optional(z.record(word, z.int().check(z.gte(1), z.lte(MOST)))),
  backs: z.optional(z.record(word, word)),
  arena: z.optional(z.strictObject({ owner: seat, parts: ids, since: z.optional(count) })),
  fight: z.optional(fightSchema),
  centre: z.optional(ids),
  by: z.optional(seats),
  passes: z.optional(count),
})

export type Position = z.infer<typeof positionSchema>
export type PlayerPosition = z.infer<typeof playerSchema>
export type FightPosition = z.infer<typeof fightSchema>
