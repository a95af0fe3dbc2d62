import type { GameMap, Space } from '@menagerie/games/dragon-treasure'
import type { Point } from '@menagerie/art/geometry'
import { SHEET, wayOf } from '@menagerie/art/dragon-treasure/ways'

/** Units of the drawn sheet, in which the map view counts. */
export const SHEET_SIZE = { width: SHEET.width, height: SHEET.height } as const

/** A space's point on the sheet. */
export const pointOf = (map: GameMap, space: Space): Point => {
  const [x, y] = map.points[space] ?? [0, 0]
  return [x + SHEET.x, y + SHEET.y]
}

/** The line over these spaces along the drawn roads, in the sheet's units. */
export const lineOf = (map: GameMap, spaces: readonly Space[]): readonly Point[] => {
  const line: Point[] = []
  for (let i = 1; i < spaces.length; i++) {
    const [from, to] = [spaces[i - 1] as Space, spaces[i] as Space]
    const link = map.links.find((one) => (one.from === from && one.to === to) || (one.from === to && one.to === from))
    if (link === undefined) line.push(map.points[from] ?? [0, 0], map.points[to] ?? [0, 0])
    else {
      const { points } = wayOf(map, link)
      line.push(...(link.from === from ? points : [...points].reverse()))
    }
  }
  return line.map(([x, y]) => [x + SHEET.x, y + SHEET.y] as const)
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`).join('')

type Direction = readonly [number, number]

/** Right, left, down, up. */
const DIRECTIONS: readonly Direction[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

/** How much a link sets out and leads in a direction, from -1 to 1; ring roads turn, so both count. */
const leaning = (map: GameMap, from: Space, next: Space, [dx, dy]: Direction): number => {
  const [x, y] = pointOf(map, from)
  const line = lineOf(map, [from, next])
  const towards = ([tx, ty]: Point): number => ((tx - x) * dx + (ty - y) * dy) / (Math.hypot(tx - x, ty - y) || 1)
  return (towards(line[Math.min(2, line.length - 1)] ?? [x, y]) + towards(pointOf(map, next))) / 2
}

/**
 * The neighbour an arrow leads to along a link: the one that lies most in its direction. An arrow that points at nothing
 * takes a neighbour that no other arrow leads to, so that a castle's third road can be walked too.
 */
export const neighbourTowards = (map: GameMap, from: Space, direction: Direction): Space | null => {
  const ways = map.adj[from] ?? []
  const best = DIRECTIONS.map((one) => {
    const [most] = ways
      .map((next) => ({ next, lean: leaning(map, from, next, one) }))
      .filter(({ lean }) => lean > 0.3)
      .sort((a, b) => b.lean - a.lean)
    return most?.next ?? null
  })
  for (const next of ways) {
    if (best.includes(next)) continue
    const [free] = DIRECTIONS.map((one, at) => ({ at, lean: leaning(map, from, next, one) }))
      .filter(({ at }) => best[at] === null)
      .sort((a, b) => b.lean - a.lean)
    if (free !== undefined) best[free.at] = next
  }
  return best[DIRECTIONS.findIndex(([dx, dy]) => dx === direction[0] && dy === direction[1])] ?? null
}
