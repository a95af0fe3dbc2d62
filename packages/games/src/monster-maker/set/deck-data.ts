import * as z from 'zod/mini'

/** Creature types of monsters (MM-K1 to MM-K3). */
export const MONSTER_TYPES = ['human', 'undead', 'general'] as const
export type MonsterType = (typeof MONSTER_TYPES)[number]

const MOST_COPIES = 60
const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/))
const name = z.string().check(z.minLength(1), z.maxLength(40))
const dice = z.string().check(z.maxLength(16))
const classes = z.array(z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,23}$/))).check(z.minLength(1), z.maxLength(12))
const count = z.int().check(z.gte(1), z.lte(MOST_COPIES))
const gold = z.int().check(z.gte(-5000), z.lte(5000))

export const rowSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('corridor'), value: z.int().check(z.gte(1), z.lte(500)), count }),
  z.strictObject({
    kind: z.literal('character'),
    class: z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,23}$/)),
    name,
    strength: dice,
    count,
  }),
  z.strictObject({ kind: z.literal('cleric'), strength: z.nullable(dice), count }),
  z.strictObject({
    kind: z.literal('spell'),
    id,
    name,
    value: dice,
    humanOnly: z.boolean(),
    charm: z.boolean(),
    count,
  }),
  z.strictObject({
    kind: z.literal('monster'),
    id,
    name,
    type: z.enum(MONSTER_TYPES),
    strength: z.int().check(z.gte(0), z.lte(999)),
    count,
  }),
  z.strictObject({ kind: z.literal('detour'), count }),
  z.strictObject({ kind: z.literal('trap'), count }),
])

export const effectSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('returnLength'), delta: z.int().check(z.gte(1), z.lte(500)) }),
  z.strictObject({ type: z.literal('battleMod'), delta: z.int().check(z.gte(-50), z.lte(50)) }),
  z.strictObject({ type: z.literal('dispelUndead') }),
  z.strictObject({ type: z.literal('weapon'), bonus: z.int().check(z.gte(1), z.lte(50)), classes }),
  z.strictObject({ type: z.literal('secretDoor'), classes, draws: z.int().check(z.gte(1), z.lte(5)) }),
  z.strictObject({
    type: z.literal('coin'),
    goldOn: z.array(z.int().check(z.gte(1), z.lte(6))).check(z.maxLength(6)),
    value: gold,
  }),
])

export const treasureSchema = z.strictObject({
  id,
  name,
  open: z.boolean(),
  oncePerGame: z.boolean(),
  /** A dice expression, or null for a card without a value of its own. */
  value: z.nullable(dice),
  count,
  effects: z.array(effectSchema).check(z.maxLength(6)),
})

export const prizeSchema = z.strictObject({ value: z.int().check(z.gte(0), z.lte(5000)), count })

/** One row of a deck as a person writes it. */
export type RowData = z.infer<typeof rowSchema>
export type EffectData = z.infer<typeof effectSchema>
export type TreasureData = z.infer<typeof treasureSchema>
export type PrizeData = z.infer<typeof prizeSchema>

/** A whole deck as a JSON document. */
export interface DeckData {
  readonly id: string
  readonly name: string
  readonly main: readonly RowData[]
  readonly treasures: readonly TreasureData[]
  readonly prizes: readonly PrizeData[]
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The word by which notation, positions and records name the cards of a row. */
export const kindId = (row: RowData): string => {
  switch (row.kind) {
    case 'corridor':
      return `C${row.value}`
    case 'character':
      // Of a name in other letters than Latin ones nothing is left: then class and strength name the cards.
      return slug(row.name) || (/[\p{L}\p{N}]/u.test(row.name) ? slug(`${row.class}-${row.strength}`) : '')
    case 'spell':
    case 'monster':
      return row.id
    default:
      return row.kind
  }
}
