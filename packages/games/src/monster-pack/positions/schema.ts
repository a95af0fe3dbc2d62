import { type Fault, fault } from '@menagerie/engine'
import * as z from 'zod/mini'

/** In the order of a turn. In those of docs/adr/0004 the position waits for `proceed`. */
export const PHASE_NAMES = [
  'mulligan',
  'draw',
  'dropDice',
  'countdown',
  'summon',
  'boost1',
  'entry1',
  'duel',
  'entryAsap',
  'boost2',
  'entry2',
] as const
export type PhaseName = (typeof PHASE_NAMES)[number]

/** Spots as positions name them. */
export const waitingSpot = (spot: number): string => `W${spot + 1}`
export const activeSpot = (lane: number): string => `A${lane + 1}`

const ids = z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(200))
const spots = z.record(z.string().check(z.maxLength(4)), z.string().check(z.maxLength(40)))
const seat = z.union([z.literal(0), z.literal(1)])
const sideSchema = z.strictObject({
  hp: z.optional(z.int().check(z.gte(1), z.lte(99))),
  hand: z.optional(ids),
  /** Cards by id, or how many (then the cards themselves do not matter). */
  deck: z.optional(z.union([ids, z.int().check(z.gte(0), z.lte(60))])),
  discard: z.optional(ids),
  waiting: z.optional(spots),
  active: z.optional(spots),
})
const positionSchema = z.strictObject({
  phase: z.enum(PHASE_NAMES),
  turn: z.optional(z.int().check(z.gte(1), z.lte(2000))),
  starter: z.optional(seat),
  turnPlayer: z.optional(seat),
  /** The seat asked, where it need not be the player in turn (mulligan, entryAsap). */
  seat: z.optional(seat),
  /** The waiting spot of the boosted monster in entry1 and entry2, such as `W1`. */
  spot: z.optional(z.string().check(z.maxLength(4))),
  boostUsed: z.optional(z.boolean()),
  sides: z.tuple([sideSchema, sideSchema]),
})

/** Keys and defaults are those of docs/position-format.md. */
export type Position = z.infer<typeof positionSchema>
export type SidePosition = z.infer<typeof sideSchema>

type Issue = NonNullable<ReturnType<typeof positionSchema.safeParse>['error']>['issues'][number]
type Path = readonly PropertyKey[]

const WHOLE = 'position'
const pathsOf = (issue: Issue): readonly Path[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]

/** What is faulty is taken out of a copy: elements of a list become a text that is no id of a card. */
const without = (given: unknown, paths: readonly Path[]): unknown => {
  const copy: unknown = JSON.parse(JSON.stringify(given))
  for (const path of paths) {
    let holder = copy
    for (const step of path.slice(0, -1)) holder = (holder as Record<PropertyKey, unknown> | undefined)?.[step]
    const last = path.at(-1)
    if (typeof holder !== 'object' || holder === null || last === undefined) continue
    if (Array.isArray(holder)) holder[Number(last)] = path[0] === 'sides' && path.length === 2 ? {} : '?'
    else Reflect.deleteProperty(holder, last)
  }
  return typeof copy === 'object' && copy !== null ? { phase: 'draw', sides: [{}, {}], ...copy } : null
}

/** What of a position has its shape, null where nothing has, and a fault for each part that has not. */
export const readShape = (
  given: unknown,
): { readonly position: Position | null; readonly faults: readonly Fault[] } => {
  const parsed = positionSchema.safeParse(given)
  if (parsed.success) return { position: parsed.data, faults: [] }
  const paths = parsed.error.issues.flatMap(pathsOf)
  const faults = paths.map((path) => fault('positionShape', path.length === 0 ? WHOLE : path.join('.')))
  const rest = positionSchema.safeParse(without(given, paths))
  return { position: rest.success ? rest.data : null, faults }
}
