import { type Chance, anyOf } from '../chance/chance.ts'

/** JSON data, changed in place while a mutant is made. */
type Json = unknown
type Holder = Record<string, Json> | Json[]

interface Spot {
  readonly holder: Holder
  readonly key: string
  readonly path: readonly string[]
}

const isHolder = (value: Json): value is Holder => typeof value === 'object' && value !== null

const valueAt = ({ holder, key }: Spot): Json => (holder as Record<string, Json>)[key]

const spotsOf = (value: Json, path: readonly string[] = [], found: Spot[] = []): readonly Spot[] => {
  if (!isHolder(value)) return found
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, key]
    found.push({ holder: value, key, path: at })
    spotsOf(inner, at, found)
  }
  return found
}

/** Paths alike but for their numbers: `sides.*.hand`. */
const kindOf = ({ path }: Spot): string => path.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('.')

const put = ({ holder, key }: Spot, value: Json): void => {
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

type Change = (spots: readonly Spot[], pool: readonly Spot[], chance: Chance) => string | null

const one = (spots: readonly Spot[], chance: Chance): Spot | null => (spots.length === 0 ? null : anyOf(spots, chance))

const changed: Change = (spots, pool, chance) => {
  const spot = one(spots, chance)
  if (spot === null) return null
  const value = valueAt(spot)
  const alike = pool.filter((other) => kindOf(other) === kindOf(spot) && typeof valueAt(other) === typeof value)
  if (typeof value === 'number') put(spot, otherNumber(value, chance))
  else if (typeof value === 'boolean') put(spot, !value)
  else if (alike.length > 0) put(spot, copyOf(valueAt(anyOf(alike, chance))))
  else return null
  return `${spot.path.join('.')} is another`
}

const dropped: Change = (spots, _, chance) => {
  const spot = one(spots, chance)
  if (spot === null) return null
  drop(spot)
  return `${spot.path.join('.')} is left out`
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
  return `one of ${from.path.join('.')} is in ${to.path.join('.')}`
}

const swapped: Change = (spots, _, chance) => {
  const leaves = spots.filter((spot) => typeof valueAt(spot) === 'string')
  const [first, second] = [one(leaves, chance), one(leaves, chance)]
  if (first === null || second === null) return null
  const kept = valueAt(first)
  put(first, valueAt(second))
  put(second, kept)
  return `${first.path.join('.')} and ${second.path.join('.')} are exchanged`
}

/** A key that another position has in such a place. */
const grafted: Change = (spots, pool, chance) => {
  const objects = spots.filter((spot) => isHolder(valueAt(spot)) && !isList(spot))
  const onto = one(objects, chance)
  if (onto === null) return null
  const kind = kindOf(onto)
  const given = one(
    pool.filter((other) => kindOf(other).startsWith(`${kind}.`) && other.path.length === onto.path.length + 1),
    chance,
  )
  if (given === null) return null
  put({ holder: valueAt(onto) as Holder, key: given.key, path: [] }, copyOf(valueAt(given)))
  return `${[...onto.path, given.key].join('.')} is of another position`
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
  const pool = others.flatMap((other) => spotsOf({ position: other }))
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
