import { type Fault, fault } from '@menagerie/engine'
import { type Position, positionSchema } from './position-schema.ts'

type Path = readonly PropertyKey[]

/** A position as far as its shape is right, and what is wrong with it. */
export interface Shaped {
  /** Null when nothing can be read. */
  readonly given: Position | null
  readonly faults: readonly Fault[]
}

const placeOf = (path: Path): string => (path.length === 0 ? 'position' : path.map(String).join('.').slice(0, 80))

interface Issue {
  readonly code?: string
  readonly path: Path
  readonly keys?: readonly string[]
}

interface WrongPlace {
  readonly path: Path
  /** A key that means nothing there, rather than a wrong value. */
  readonly unknown: boolean
}

/** Where something is wrong: each key nobody knows, and each value of another kind. */
const wrongPlaces = (issues: readonly Issue[]): readonly WrongPlace[] =>
  issues.flatMap(({ code, path, keys }): readonly WrongPlace[] =>
    code === 'unrecognized_keys' && keys !== undefined
      ? keys.map((key) => ({ path: [...path, key], unknown: true }))
      : [{ path, unknown: false }],
  )

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A copy without what stands at these paths; a party that is none is left empty, so that the others keep their seats. */
const pruned = (value: unknown, paths: readonly Path[], key: PropertyKey): unknown => {
  if (paths.length === 0) return value
  if (!isObject(value) || paths.some((path) => path.length === 0)) return undefined
  const inside = (at: string): unknown =>
    pruned(
      value[at],
      paths.filter(([first]) => String(first) === at).map((path) => path.slice(1)),
      at,
    )
  if (!Array.isArray(value)) return Object.fromEntries(Object.keys(value).map((at) => [at, inside(at)]))
  const kept = value.map((_, at) => inside(String(at)))
  return key === 'parties' ? kept.map((one) => one ?? {}) : kept.filter((one) => one !== undefined)
}

const withoutUndefined = (value: unknown): object =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) : {}

/** Reads the shape, with all its faults; what is left without the wrong places is read on, for the names in it. */
export const shapeOf = (position: unknown): Shaped => {
  const parsed = positionSchema.safeParse(position)
  if (parsed.success) return { given: parsed.data, faults: [] }
  const wrong = wrongPlaces(parsed.error.issues)
  const faults = wrong.map(({ path, unknown }) =>
    unknown
      ? fault('keyUnknown', placeOf(path), null, { key: String(path.at(-1)).slice(0, 40) })
      : fault('positionShape', placeOf(path)),
  )
  const rest = pruned(
    position,
    wrong.map(({ path }) => path),
    '',
  )
  const left = positionSchema.safeParse({ phase: 'act', ...withoutUndefined(rest) })
  return { given: left.success ? left.data : null, faults }
}
