import { type Fault, fault } from '@menagerie/engine'
import * as z from 'zod/mini'
import { ARMIES } from '../set/map.ts'

// The keys of a position, as docs/position-format.md tells them.

const PHASE_NAMES = [
  'roll',
  'six',
  'points',
  'frenzy',
  'duel',
  'dragonDuel',
  'spoils',
  'march',
  'dragonPush',
  'settle',
] as const

const seat = z.int().check(z.gte(0), z.lte(3))
const name = z.string().check(z.maxLength(12))
const value = z.int().check(z.gte(0), z.lte(99))
const values = z.array(value).check(z.maxLength(200))
const spaces = z.array(name).check(z.maxLength(40))
const draws = z.int().check(z.gte(0), z.lte(1_000_000))

const isObject = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** Numbers by name. No record: that would lose a space called `__proto__`. */
const numbersUpTo = (most: number) =>
  z.transform((given: unknown, payload): ReadonlyMap<string, number> => {
    const wrong = (path: PropertyKey[]): void => void payload.issues.push({ code: 'custom', input: given, path })
    if (!isObject(given)) wrong([])
    const found = new Map<string, number>()
    for (const [key, number] of isObject(given) ? Object.entries(given) : []) {
      if (typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= most && key.length <= 12)
        found.set(key, number)
      else wrong([key])
    }
    return found
  })

const sideSchema = z.strictObject({
  /** By space; armies not named are at home, or lost where the own castle is named too. */
  armies: z.optional(numbersUpTo(ARMIES)),
  lost: z.optional(z.int().check(z.gte(0), z.lte(ARMIES))),
  hand: z.optional(values),
  /** At which draw each counter of the hand came, in its order. */
  born: z.optional(z.array(draws).check(z.maxLength(200))),
  /** What everybody knows of these. */
  births: z.optional(z.array(draws).check(z.maxLength(200))),
  sealed: z.optional(value),
  resigned: z.optional(z.boolean()),
})

const positionSchema = z.strictObject({
  phase: z.enum(PHASE_NAMES),
  first: z.optional(seat),
  active: z.optional(seat),
  round: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))),
  points: z.optional(z.int().check(z.gte(0), z.lte(5))),
  arrival: z.optional(name),
  frenzyLeft: z.optional(z.int().check(z.gte(0), z.lte(6))),
  stopped: z.optional(spaces),
  /** Combats due besides the one in progress, the next one last. */
  due: z.optional(z.array(z.strictObject({ space: name, entrant: z.optional(seat) })).check(z.maxLength(40))),
  /** Face-up treasures by space. */
  up: z.optional(numbersUpTo(999)),
  down: z.optional(spaces),
  /** The face-up Dragon. */
  dragon: z.optional(name),
  /** Under which counter it sleeps. */
  lair: z.optional(name),
  /** Of `duel`, `dragonDuel`, `spoils`, `march`, `dragonPush`. */
  space: z.optional(name),
  /** Who decides in `spoils`, `march`, `dragonPush`, `dragonDuel`; who entered in `duel`. */
  seat: z.optional(seat),
  /** Who entered the space of the combat in progress; null when the Dragon did. */
  entrant: z.optional(z.nullable(seat)),
  loser: z.optional(seat),
  /** Steps: the difference, the rest of a march, or the frenzy. */
  distance: z.optional(z.int().check(z.gte(1), z.lte(99))),
  bare: z.optional(z.boolean()),
  carrying: z.optional(z.boolean()),
  /** The castle a march came from. */
  from: z.optional(name),
  /** Counters of earlier rounds: of who entered and the other in `duel`, of the seat alone in `dragonDuel`. */
  shown: z.optional(z.array(values).check(z.maxLength(2))),
  draws: z.optional(draws),
  /** Counters seen going back: value, draws so far. */
  seen: z.optional(z.array(z.tuple([value, draws])).check(z.maxLength(200))),
  sides: z.array(sideSchema).check(z.minLength(2), z.maxLength(4)),
})
export type Position = z.infer<typeof positionSchema>
export type SidePosition = z.infer<typeof sideSchema>

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

/** Where it is wrong: of keys nobody knows, each by its name. */
const wrongAt = (issue: Issue): readonly Path[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]

/** Sides are named as they are, all else as of the position. */
const placeOf = (path: Path): string => (path[0] === 'sides' ? path : ['position', ...path]).map(String).join('.')

/** What is left of a position, or of a side, without the keys that are wrong. */
const without = (given: object, wrong: readonly Path[]): object => {
  const keys = new Set(wrong.map(([key]) => String(key)))
  return Object.fromEntries(Object.entries(given).filter(([key]) => !keys.has(key)))
}

/** What of a position can be read all the same: the names in it may be wrong, too. */
const remains = (position: unknown, wrong: readonly Path[]): unknown => {
  if (!isObject(position)) return null
  const inSide = (path: Path): boolean => path[0] === 'sides' && path.length > 2
  const rest = without(
    position,
    wrong.filter((path) => !inSide(path)),
  )
  if (!('sides' in rest) || !Array.isArray(rest.sides)) return null
  const ofSide = (seat: number): readonly Path[] =>
    wrong.filter((path) => inSide(path) && path[1] === seat).map((path) => path.slice(2))
  return { ...rest, sides: rest.sides.map((one: object, seat) => without(one, ofSide(seat))) }
}

/** A position in its shape, or with the faults of its shape what of it can be read; null where that is too little. */
export const readShape = (
  position: unknown,
): { readonly given: Position | null; readonly faults: readonly Fault[] } => {
  const parsed = positionSchema.safeParse(position)
  if (parsed.success) return { given: parsed.data, faults: [] }
  const wrong = parsed.error.issues.flatMap(wrongAt)
  const rest = positionSchema.safeParse(remains(position, wrong))
  return { given: rest.data ?? null, faults: wrong.map((path) => fault('positionShape', placeOf(path))) }
}

export type PhaseField = 'space' | 'seat' | 'entrant' | 'loser' | 'distance' | 'bare' | 'carrying' | 'from' | 'shown'

/** What each phase cannot do without, and what else may be said of it. */
export const FIELDS: Readonly<
  Record<Position['phase'], { readonly needs: readonly PhaseField[]; readonly takes: readonly PhaseField[] }>
> = {
  roll: { needs: [], takes: [] },
  six: { needs: [], takes: [] },
  points: { needs: [], takes: [] },
  frenzy: { needs: ['distance'], takes: [] },
  duel: { needs: ['space'], takes: ['seat', 'shown'] },
  dragonDuel: { needs: ['space'], takes: ['seat', 'entrant', 'shown'] },
  spoils: { needs: ['space', 'distance', 'loser'], takes: ['seat', 'entrant', 'bare'] },
  march: { needs: ['space', 'distance', 'from'], takes: ['seat', 'entrant', 'carrying'] },
  dragonPush: { needs: ['space', 'distance'], takes: ['seat', 'entrant'] },
  settle: { needs: [], takes: [] },
}

export const PHASE_FIELDS: readonly PhaseField[] = [
  'space',
  'seat',
  'entrant',
  'loser',
  'distance',
  'bare',
  'carrying',
  'from',
  'shown',
]
