import { type Fault, type Result, fault, faulty, ok } from '@menagerie/engine'
import * as z from 'zod/mini'
import { MAP_SOURCES } from './maps.ts'

/** A map as a person writes it: spaces by name. Coordinates lie on a canvas of 1000 by 1000. */
export interface MapSource {
  readonly spaces: readonly { readonly id: string; readonly x: number; readonly y: number }[]
  /** Indexed by seat. */
  readonly castles: readonly string[]
  readonly lairs: readonly string[]
  readonly links: readonly {
    readonly from: string
    readonly to: string
    readonly kind: 'road' | 'tunnel'
    /** Way points of a link that is not straight. */
    readonly via: readonly (readonly [number, number])[]
    /** Drawn above the links it crosses. */
    readonly bridge: boolean
  }[]
}

/** A space is its number: an index into the names of its map. */
export type Space = number

export interface MapLink {
  readonly from: Space
  readonly to: Space
  readonly kind: 'road' | 'tunnel'
  readonly via: readonly (readonly [number, number])[]
  readonly bridge: boolean
}

/** A map as the rules read it. Plain data; its lists are read-only by type and not frozen, for they are read in every decision. */
export interface GameMap {
  /** Indexed by space. */
  readonly names: readonly string[]
  /** Indexed by space. */
  readonly points: readonly (readonly [number, number])[]
  /** Indexed by seat. */
  readonly castles: readonly Space[]
  readonly lairs: readonly Space[]
  readonly links: readonly MapLink[]
  /** Indexed by space: the spaces one step away, in rising order. */
  readonly adj: readonly (readonly Space[])[]
  /** Indexed by space: the seat whose castle it is, or -1. */
  readonly castleAt: readonly number[]
}

export const MOST_SPACES = 128
/** Castles of a map, and players. */
export const FEWEST_SEATS = 2
export const MOST_SEATS = 4
/** Armies of one colour. */
export const ARMIES = 5

const coordinate = z.number().check(z.gte(0), z.lte(1000))
const point = z.tuple([coordinate, coordinate])
const name = z.string().check(z.regex(/^[A-Za-z0-9_]{1,12}$/))
const mapSchema = z.strictObject({
  spaces: z.array(z.strictObject({ id: name, x: coordinate, y: coordinate })).check(z.maxLength(MOST_SPACES)),
  castles: z.array(name).check(z.maxLength(MOST_SEATS)),
  lairs: z.array(name).check(z.maxLength(40)),
  links: z
    .array(
      z.strictObject({
        from: name,
        to: name,
        kind: z.optional(z.enum(['road', 'tunnel'])),
        via: z.optional(z.array(point).check(z.maxLength(20))),
        bridge: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(1000)),
})
type Parsed = z.infer<typeof mapSchema>

/** Reads a map from parsed JSON: sound, connected, castles for two seats or more, lairs apart from castles; all faults at once. */
export const readMap = (data: unknown): Result<GameMap> => {
  const parsed = mapSchema.safeParse(data)
  if (!parsed.success) {
    return faulty(parsed.error.issues.map((issue) => fault('mapWrong', ['map', ...issue.path].join('.'))))
  }
  const faults: Fault[] = []
  const map = compile(parsed.data, faults)
  faults.push(...whyNotPlayable(map))
  return faults.length > 0 ? faulty(faults) : ok(map)
}

const compile = (data: Parsed, faults: Fault[]): GameMap => {
  const numbers = new Map<string, Space>()
  for (const [at, { id }] of data.spaces.entries()) {
    if (numbers.has(id)) faults.push(fault('mapSpaceTwice', `map.spaces.${at}.id`, null, { space: id }))
    numbers.set(id, at)
  }
  const find = (id: string, path: string): Space => {
    const found = numbers.get(id)
    if (found === undefined) faults.push(fault('mapSpaceUnknown', path, null, { space: id }))
    return found ?? 0
  }
  const adj = data.spaces.map((): Space[] => [])
  const links: MapLink[] = []
  for (const [at, { from, to, kind, via, bridge }] of data.links.entries()) {
    const [one, two] = [find(from, `map.links.${at}.from`), find(to, `map.links.${at}.to`)]
    links.push({ from: one, to: two, kind: kind ?? 'road', via: via ?? [], bridge: bridge ?? false })
    if (!numbers.has(from) || !numbers.has(to)) continue
    if (one === two) faults.push(fault('mapLinkLoop', `map.links.${at}`, null, { space: from }))
    else if (adj[one]?.includes(two)) faults.push(fault('mapLinkTwice', `map.links.${at}`, null, { from, to }))
    adj[one]?.push(two)
    adj[two]?.push(one)
  }
  const castles = data.castles.map((id, at) => find(id, `map.castles.${at}`))
  const lairs = data.lairs.map((id, at) => find(id, `map.lairs.${at}`))
  const castleAt = data.spaces.map((_, space) => castles.indexOf(space))
  for (const [at, lair] of lairs.entries()) {
    if (castleAt[lair] !== -1) faults.push(fault('mapLairInCastle', `map.lairs.${at}`, 'DT-1.2'))
    if (lairs.indexOf(lair) !== at) faults.push(fault('mapLairTwice', `map.lairs.${at}`, 'DT-1.2'))
  }
  if (new Set(castles).size !== castles.length) faults.push(fault('mapCastleTwice', 'map.castles', 'DT-1.1'))
  return Object.freeze({
    names: data.spaces.map(({ id }) => id),
    points: data.spaces.map(({ x, y }) => [x, y] as const),
    castles,
    lairs,
    links,
    adj: adj.map((row) => row.sort((a, b) => a - b)),
    castleAt,
  })
}

const whyNotPlayable = (map: GameMap): readonly Fault[] => {
  const faults: Fault[] = []
  const seats = map.castles.length
  if (seats < FEWEST_SEATS) {
    faults.push(fault('mapCastles', 'map.castles', 'DT-1.1', { count: seats, seats: FEWEST_SEATS }))
  }
  if (map.lairs.length < 3) faults.push(fault('mapLairs', 'map.lairs', 'DT-1.2', { count: map.lairs.length }))
  const least = seats * ARMIES + 1
  // DT-4.17 must always find the Dragon a space without armies.
  if (map.names.length < least) {
    faults.push(fault('mapSpaces', 'map.spaces', 'DT-4.17', { count: map.names.length, least }))
  }
  const apart = distancesFrom(map, 0).filter((far) => far < 0).length
  if (apart > 0) faults.push(fault('mapApart', 'map.links', 'DT-3.3', { count: apart }))
  return faults
}

/** Steps from one space to every other; -1 where there is no way. */
export const distancesFrom = (map: GameMap, from: Space): number[] => {
  const far = map.names.map(() => -1)
  const queue: Space[] = [from]
  if (far.length > 0) far[from] = 0
  for (let at = 0; at < queue.length; at++) {
    const space = queue[at] as Space
    for (const next of map.adj[space] ?? []) {
      if (far[next] !== -1) continue
      far[next] = (far[space] as number) + 1
      queue.push(next)
    }
  }
  return far
}

/**
 * The same map with its castles dealt otherwise: `lords` gives, by seat, the castle by its number on the map, from 1, and names
 * every castle once. All else is shared, so that it is known again (`suppliedAs`).
 */
export const dealtCastles = (map: GameMap, lords: readonly number[]): GameMap => {
  if (lords.every((castle, seat) => castle === seat + 1)) return map
  const castles = lords.map((castle) => map.castles[castle - 1] as Space)
  return Object.freeze({ ...map, castles, castleAt: map.castleAt.map((_, space) => castles.indexOf(space)) })
}

/** The map as it is written, so that `readMap` gives the same map again. */
export const mapSource = (map: GameMap): MapSource => {
  const nameOf = (space: Space): string => map.names[space] as string
  return {
    spaces: map.names.map((id, space) => {
      const [x, y] = map.points[space] as readonly [number, number]
      return { id, x, y }
    }),
    castles: map.castles.map(nameOf),
    lairs: map.lairs.map(nameOf),
    links: map.links.map(({ from, to, kind, via, bridge }) => ({
      from: nameOf(from),
      to: nameOf(to),
      kind,
      via,
      bridge,
    })),
  }
}

const builtIn = (source: MapSource): GameMap => {
  const faults: Fault[] = []
  return compile(source as Parsed, faults)
}

/** The maps supplied. */
export const MAPS = { standard: builtIn(MAP_SOURCES.standard), short: builtIn(MAP_SOURCES.short) } as const

/** Which of the maps supplied this is, whoever has its castles; null for a map of a user's own. */
export const suppliedAs = (map: GameMap): keyof typeof MAPS | null =>
  map.points === MAPS.standard.points ? 'standard' : map.points === MAPS.short.points ? 'short' : null

/** Numbers of the spaces by name; made once a map. */
const numbersOf = new WeakMap<GameMap, ReadonlyMap<string, Space>>()

export const spaceOf = (map: GameMap, id: string): Space | null => {
  let numbers = numbersOf.get(map)
  if (numbers === undefined) {
    numbers = new Map(map.names.map((text, space) => [text, space]))
    numbersOf.set(map, numbers)
  }
  return numbers.get(id) ?? null
}
