import type { GameMap, Space } from '@menagerie/games/dragon-treasure'
import type { Point } from '../../art/geometry.ts'
import { SHEET, wayOf } from '../../art/dragon-treasure/ways.ts'

export { SHEET } from '../../art/dragon-treasure/ways.ts'

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

/** The neighbour along a link that lies most in a direction; null when none lies there at all. */
export const neighbourTowards = (map: GameMap, from: Space, [dx, dy]: Point): Space | null => {
  const [x, y] = map.points[from] ?? [0, 0]
  let best: Space | null = null
  let most = 0.3
  for (const next of map.adj[from] ?? []) {
    const line = lineOf(map, [from, next])
    // How a road sets out counts as much as where it leads: ring roads turn.
    const [sx, sy] = line[Math.min(2, line.length - 1)] ?? [x, y]
    const [ex, ey] = map.points[next] ?? [0, 0]
    const towards = (tx: number, ty: number): number => {
      const length = Math.hypot(tx, ty) || 1
      return (tx * dx + ty * dy) / length
    }
    const score = (towards(ex - x, ey - y) + towards(sx - SHEET.x - x, sy - SHEET.y - y)) / 2
    if (score > most) {
      most = score
      best = next
    }
  }
  return best
}
