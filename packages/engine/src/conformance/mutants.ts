import { type Chance, anyOf } from '../chance/chance.ts'

/** JSON data, changed in place while a mutant is made. */
type Json = unknown
type Holder = Record<string, Json> | Json[]

/** One place in a position. */
interface Spot {
  readonly holder: Holder
  readonly key: string
  /** What it lies in; null for the position itself. */
  readonly above: Spot | null
  /** Its path, but that all numbers are alike: `sides.*.hand`. */
  readonly kind: string
}

const isHolder = (value: Json): value is Holder => typeof value === 'object' && value !== null

const valueAt = ({ holder, key }: Pick<Spot, 'holder' | 'key'>): Json => (holder as Record<string, Json>)[key]

const pathOf = ({ above, key }: Spot): string => (above === null ? key : `${pathOf(above)}.${key}`)

const NUMBER = /^\d+$/

const spotsOf = (value: Json, above: Spot | null = null, found: Spot[] = []): readonly Spot[] => {
  if (!isHolder(value)) return found
  const kindAbove = above === null ? '' : `${above.kind}.`
  for (const [key, inner] of Object.entries(value)) {
    const spot = { holder: value, key, above, kind: kindAbove + (NUMBER.test(key) ? '*' : key) }
    found.push(spot)
    spotsOf(inner, spot, found)
  }
  return found
}

/** Places of a position that nobody changes, in their order. */
interface Given {
  /** By their own kind. */
  readonly alike: ReadonlyMap<string, readonly Spot[]>
  /** By the kind of what they lie in. */
  readonly within: ReadonlyMap<string, readonly Spot[]>
}

const grouped = (spots: readonly Spot[], by: (spot: Spot) => string): ReadonlyMap<string, readonly Spot[]> => {
  const groups = new Map<string, Spot[]>()
  for (const spot of spots) {
    const group = groups.get(by(spot))
    if (group === undefined) groups.set(by(spot), [spot])
    else group.push(spot)
  }
  return groups
}

const given = new WeakMap<Holder, Given>()

/** The same position gives to one mutant after the other. */
const givenBy = (position: Json): Given => {
  const known = isHolder(position) ? given.get(position) : undefined
  if (known !== undefined) return known
  const spots = spotsOf({ position })
  const found = { alike: grouped(spots, ({ kind }) => kind), within: grouped(spots, ({ above }) => above?.kind ?? '') }
  if (isHolder(position)) given.set(position, found)
  return found
}

const put = ({ holder, key }: Pick<Spot, 'holder' | 'key'>, value: Json): void => {
  if (Array.isArray(holder)) holder[Number(key)] = value
  else holder[key] = value
}

const drop = ({ holder, key }: Spot): void => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else Reflect.deleteProperty(holder, key)
}

const copyOf = (value: Json): Json => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

const isList = (spot: Spot): boolean => Array.isArray(valueAt(spot))

const otherNumber = (number: number, chance: Chance): number =>
  anyOf([number + 1, number - 1, 0, number + 2 + chance.pick(8), chance.pick(100)], chance)

/** Another letter of a short text that is all of a position. */
const spoilt = (text: string, chance: Chance): string => {
  const at = chance.pick(text.length)
  return text.slice(0, at) + text.charAt(chance.pick(text.length)) + text.slice(at + 1)
}

type Change = (spots: readonly Spot[], pool: readonly Given[], chance: Chance) => string | null

const one = (spots: readonly Spot[], chance: Chance): Spot | null => (spots.length === 0 ? null : anyOf(spots, chance))

const changed: Change = (spots, pool, chance) => {
  const spot = one(spots, chance)
  if (spot === null) return null
  const value = valueAt(spot)
  const alike = (): readonly Spot[] =>
    pool.flatMap((other) =>
      (other.alike.get(spot.kind) ?? []).filter((found) => typeof valueAt(found) === typeof value),
    )
  if (typeof value === 'number') put(spot, otherNumber(value, chance))
  else if (typeof value === 'boolean') put(spot, !value)
  else {
    const other = one(alike(), chance)
    if (other === null) return null
    put(spot, copyOf(valueAt(other)))
  }
  return `${pathOf(spot)} is another`
}

const dropped: Change = (spots, _, chance) => {
  const spot = one(spots, chance)
  if (spot === null) return null
  drop(spot)
  return `${pathOf(spot)} is left out`
}

const moved: Change = (spots, _, chance) => {
  const lists = spots.filter(isList)
  const from = one(
    lists.filter((list) => (valueAt(list) as Json[]).length > 0),
    chance,
  )
  const to = one(lists, chance)
  if (from === null || to === null) return null
  const [list, other] = [valueAt(from) as Json[], valueAt(to) as Json[]]
  const [taken] = chance.pick(3) === 0 ? [anyOf(list, chance)] : list.splice(chance.pick(list.length), 1)
  other.splice(chance.pick(other.length + 1), 0, copyOf(taken))
  return `one of ${pathOf(from)} is in ${pathOf(to)}`
}

const swapped: Change = (spots, _, chance) => {
  const leaves = spots.filter((spot) => typeof valueAt(spot) === 'string')
  const [first, second] = [one(leaves, chance), one(leaves, chance)]
  if (first === null || second === null) return null
  const kept = valueAt(first)
  put(first, valueAt(second))
  put(second, kept)
  return `${pathOf(first)} and ${pathOf(second)} are exchanged`
}

/** A key that another position has in such a place. */
const grafted: Change = (spots, pool, chance) => {
  const objects = spots.filter((spot) => isHolder(valueAt(spot)) && !isList(spot))
  const onto = one(objects, chance)
  if (onto === null) return null
  const other = one(
    pool.flatMap(({ within }) => within.get(onto.kind) ?? []),
    chance,
  )
  if (other === null) return null
  put({ holder: valueAt(onto) as Holder, key: other.key }, copyOf(valueAt(other)))
  return `${pathOf(onto)}.${other.key} is of another position`
}

const CHANGES: readonly Change[] = [changed, changed, changed, dropped, moved, moved, swapped, grafted]

/** A position somebody has changed by hand, and how. */
export interface Mutant {
  readonly position: Json
  readonly how: readonly string[]
}

/** Changes a position at one to three places, towards others of the same game. Null when nothing came of it. */
export const mutantOf = (position: Json, others: readonly Json[], chance: Chance): Mutant | null => {
  if (typeof position === 'string') return { position: spoilt(position, chance), how: ['a letter'] }
  // The position itself stands in an object, so that its own keys can be put in and taken out.
  const whole = { position: copyOf(position) }
  const pool = others.map(givenBy)
  const how: string[] = []
  for (let times = 1 + chance.pick(3); times > 0; times--) {
    const spots = spotsOf(whole)
    const what = anyOf(CHANGES, chance)(spots, pool, chance)
    if (what !== null) how.push(what)
  }
  return how.length === 0 || whole.position === undefined || JSON.stringify(whole.position) === JSON.stringify(position)
    ? null
    : { position: whole.position, how }
}
