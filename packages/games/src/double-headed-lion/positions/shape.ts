import { type Fault, fault } from '@menagerie/engine'
import * as z from 'zod/mini'
import { PHASE_KINDS, type PhaseKind } from '../rules/phase.ts'

/* The keys of docs/position-format.md. Shapes only: what names mean is read elsewhere. */

const name = z.string().check(z.maxLength(20))
const square = z.string().check(z.maxLength(2))
const token = z.string().check(z.maxLength(4))
/** Charlemagne may look again and again at what everybody forgets. */
const names = z.array(name).check(z.maxLength(400))
const squares = z.array(square).check(z.maxLength(36))
/** `3`, `"Sk"`, `"Re"`; what Skill named may be `"none"`. */
const card = z.union([z.string().check(z.maxLength(4)), z.int()])
const cards = z.array(card).check(z.maxLength(20))
const deck = cards.check(z.minLength(2))
const bit = z.union([z.literal(0), z.literal(1)])
/** Pieces a token may be, by the piece it is. */
const may = z.record(name, names)

/** More than shuffles lead to; sums stay exact. */
const MOST_TIMES = 1e12
const times = z.int().check(z.gte(1), z.lte(MOST_TIMES))
const wayShape = z.strictObject({ times: z.optional(times), may: z.optional(may) })
const lookedShape = z.extend(wayShape, { looked: z.optional(names) })
const MOST_WAYS = 5000

const side = {
  /** Squares by piece, in the order of their tokens; null, and pieces left out, were removed. */
  pieces: z.record(name, z.nullable(square)),
  tokens: z.optional(z.record(name, token)),
  lastToken: z.optional(token),
  deck: z.optional(deck),
  open: z.optional(cards),
  hand: z.optional(cards),
  pile: z.optional(cards),
  snapshot: z.optional(z.int().check(z.gte(0), z.lte(20))),
  known: z.optional(names),
  shown: z.optional(names),
  may: z.optional(may),
}
const royalistShape = z.strictObject({
  ...side,
  ways: z.optional(z.array(wayShape).check(z.minLength(1), z.maxLength(MOST_WAYS))),
})
const republicShape = z.strictObject({
  ...side,
  ways: z.optional(z.array(lookedShape).check(z.minLength(1), z.maxLength(MOST_WAYS))),
  seen: z.optional(names),
  fresh: z.optional(names),
})

const fighterShape = z.strictObject({
  fighter: z.optional(name),
  card: z.optional(card),
  fetched: z.optional(card),
})
const combatShape = z.strictObject({
  square,
  republic: z.optional(fighterShape),
  royalist: z.optional(fighterShape),
  looked: z.optional(z.boolean()),
  support: z.optional(name),
})

/** A counter that nothing but an option bounds, and that may have none. */
const counter = z.int().check(z.gte(0), z.lte(1_000_000))
const played = PHASE_KINDS.filter((kind): kind is Exclude<PhaseKind, 'setup'> => kind !== 'setup')
export const positionShape = z.strictObject({
  phase: z.enum(played),
  active: z.optional(bit),
  turn: z.optional(counter.check(z.gte(1))),
  stall: z.optional(counter),
  skipped: z.optional(bit),
  progress: z.optional(z.boolean()),
  moved: z.optional(name),
  entered: z.optional(square),
  declared: z.optional(z.boolean()),
  due: z.optional(squares),
  asks: z.optional(z.array(z.string().check(z.maxLength(12))).check(z.maxLength(72))),
  kept: z.optional(z.array(z.string().check(z.maxLength(12))).check(z.maxLength(72))),
  combat: z.optional(combatShape),
  republic: republicShape,
  royalist: royalistShape,
  /** Decisions played from there, `0 move R3 32`. */
  play: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40))),
})

const sealedShape = z.strictObject({
  pieces: z.optional(z.record(name, square)),
  formation: z.optional(name),
  deck: z.optional(deck),
})
export const setupShape = z.strictObject({
  phase: z.literal('setup'),
  republic: z.optional(sealedShape),
  royalist: z.optional(sealedShape),
})

export type PositionGiven = z.infer<typeof positionShape>
/** A side; the Royalists leave out what only the Republic has. */
export type SideGiven = PositionGiven['republic']
export type WayGiven = z.infer<typeof lookedShape>
export type CombatGiven = NonNullable<PositionGiven['combat']>
export type SetupGiven = z.infer<typeof setupShape>

/** Every wrong shape by its path; of keys nobody knows each one. */
const shapeFaults = (error: z.core.$ZodError): readonly Fault[] =>
  error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key.slice(0, 20)]) : [[]]
    return keys.map((key) => fault('positionShape', ['position', ...issue.path, ...key].join('.')))
  })

type Issue = z.core.$ZodIssue
type Unknown = Extract<Issue, { readonly code: 'unrecognized_keys' }>

/** The same data without these keys. */
const without = (data: unknown, { path, keys }: Unknown): unknown => {
  if (typeof data !== 'object' || data === null) return data
  const [step, ...rest] = path
  const entries: readonly (readonly [string, unknown])[] = Object.entries(data)
  if (step === undefined) return Object.fromEntries(entries.filter(([key]) => !keys.includes(key)))
  const issue: Unknown = { code: 'unrecognized_keys', message: '', path: rest, keys }
  const changed = entries.map(([key, value]) => [key, key === String(step) ? without(value, issue) : value] as const)
  if (Array.isArray(data)) return changed.map(([, value]) => value)
  return Object.fromEntries(changed)
}

/**
 * A position of this shape, with what is wrong in it. Keys nobody knows are told and left out, so that they hide nothing else;
 * null where more than that is wrong.
 */
export const readShape = <S extends z.core.$ZodType>(
  shape: S,
  position: unknown,
  faults: Fault[],
): z.output<S> | null => {
  const parsed = z.safeParse(shape, position)
  if (parsed.success) return parsed.data
  faults.push(...shapeFaults(parsed.error))
  const unknown = parsed.error.issues.filter((issue): issue is Unknown => issue.code === 'unrecognized_keys')
  if (unknown.length < parsed.error.issues.length) return null
  const again = z.safeParse(
    shape,
    unknown.reduce((data, issue) => without(data, issue), position),
  )
  return again.success ? again.data : null
}
