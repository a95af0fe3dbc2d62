import type { Point } from '../geometry.ts'
import type { CountryMap, Way } from './ways.ts'

/** Canvas units of a cell of the grid the river seeks its bed on. */
const CELL = 26
const COLUMNS = 40
const ROWS = 38

/**
 * A river from the left edge of the country to the right, by the cheapest bed: it keeps clear of places, crosses roads
 * straight rather than running along them, and winds as the ground bids.
 */
export const riverOf = (map: CountryMap, ways: readonly Way[], random: () => number): readonly Point[] => {
  const centre = (cell: number): Point => [(cell % COLUMNS) * CELL - 8, Math.floor(cell / COLUMNS) * CELL + 10]
  const special = new Set([...map.castles, ...map.lairs])
  const roads = ways.flatMap(({ points }) => points)
  const cost = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const [x, y] = centre(cell)
    let sum = 1 + random() * 2.4
    for (const [space, [px, py]] of map.points.entries()) {
      const far = Math.hypot(px - x, py - y)
      const keep = special.has(space) ? 104 : 46
      if (far < keep) sum += special.has(space) ? 70 : 34
    }
    for (const [px, py] of roads) if (Math.hypot(px - x, py - y) < 24) sum += 4
    // Along the middle of the country rather than along its edge.
    return sum + Math.abs(y - 560) / 190
  })
  const least = cost.map(() => Infinity)
  const from = cost.map(() => -1)
  const open = new Set<number>()
  for (let row = 8; row < ROWS - 8; row++) {
    const cell = row * COLUMNS
    least[cell] = cost[cell] as number
    open.add(cell)
  }
  while (open.size > 0) {
    let next = -1
    for (const cell of open) if (next < 0 || (least[cell] as number) < (least[next] as number)) next = cell
    open.delete(next)
    const [column, row] = [next % COLUMNS, Math.floor(next / COLUMNS)]
    for (const [dx, dy] of [
      [1, 0],
      [1, 1],
      [1, -1],
      [0, 1],
      [0, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const [c, r] = [column + dx, row + dy]
      if (c < 0 || c >= COLUMNS || r < 0 || r >= ROWS) continue
      const cell = r * COLUMNS + c
      const sum = (least[next] as number) + (cost[cell] as number) * (dx !== 0 && dy !== 0 ? 1.35 : 1)
      if (sum >= (least[cell] as number)) continue
      least[cell] = sum
      from[cell] = next
      open.add(cell)
    }
  }
  let end = -1
  for (let row = 6; row < ROWS - 6; row++) {
    const cell = row * COLUMNS + COLUMNS - 1
    if (end < 0 || (least[cell] as number) < (least[end] as number)) end = cell
  }
  const cells: number[] = []
  for (let cell = end; cell >= 0; cell = from[cell] as number) cells.unshift(cell)
  const bed = cells.filter((_, i) => i % 2 === 0 || i === cells.length - 1).map(centre)
  const first = bed[0] as Point
  const last = bed.at(-1) as Point
  return [[-30, first[1] - 4], ...bed, [1028, last[1] + 6]]
}
