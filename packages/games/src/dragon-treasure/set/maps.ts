import type { MapSource } from './map.ts'

type Point = readonly [number, number]

const CASTLES: readonly Point[] = [
  [80, 80],
  [920, 80],
  [920, 920],
  [80, 920],
]

/** Keyed by the two castles whose road it halves, and `0` for the Deep Lair. */
const LAIRS: Readonly<Record<string, Point>> = {
  '12': [500, 80],
  '13': [410, 590],
  '14': [80, 500],
  '23': [920, 500],
  '24': [590, 590],
  '34': [500, 920],
  '0': [500, 350],
}

/** Tunnel spaces; three stand near their outer lair, to keep clear of roads. */
const TUNNELS: Readonly<Record<string, Point>> = {
  '12': [500, 215],
  '13': [455, 470],
  '14': [185, 462],
  '23': [815, 462],
  '24': [545, 470],
  '34': [500, 795],
}

/** The tunnel that passes below the crossing of two roads, bent aside. */
const BENT: readonly Point[] = [
  [500, 700],
  [470, 620],
  [500, 540],
]

/** The edge of the canvas along which outer ring links run. */
const EDGE = { near: 25, far: 975 } as const

const pairOf = (i: number, j: number): string => (i < j ? `${i}${j}` : `${j}${i}`)

/** To the even number when half-way, as the printed coordinates are. */
const roundEven = (value: number): number => {
  const low = Math.floor(value)
  if (value - low !== 0.5) return Math.round(value)
  return low % 2 === 0 ? low : low + 1
}

/**
 * Four castles, a road between every two with a lair half-way, a ring road round each castle, and tunnels from each lair
 * to the Deep Lair: all 24 permutations of the castles leave the graph as it is, so every choice of seats is fair.
 * Designed: the rulebook draws no map. `stops` are the spaces of a road between castle and lair; the last but one of a
 * long road, or the last of a short one, lies on the ring.
 */
const tetrahedron = (stops: readonly string[]): MapSource => {
  const ring = 'b'
  const spaces: MapSource['spaces'][number][] = []
  const links: MapSource['links'][number][] = []
  const link = (from: string, to: string, kind: 'road' | 'tunnel' = 'road', via: readonly Point[] = []): void => {
    links.push({ from, to, kind, via, bridge: to === 'L13' && from.endsWith('31') })
  }
  const others = (i: number): number[] => [1, 2, 3, 4].filter((j) => j !== i)
  for (const [seat, [x, y]] of CASTLES.entries()) spaces.push({ id: `C${seat + 1}`, x, y })
  for (const [pair, [x, y]] of Object.entries(LAIRS)) spaces.push({ id: `L${pair}`, x, y })
  for (const [at, stop] of stops.entries()) {
    for (const i of [1, 2, 3, 4]) {
      const [fromX, fromY] = CASTLES[i - 1] as Point
      for (const j of others(i)) {
        const [toX, toY] = LAIRS[pairOf(i, j)] as Point
        const share = (at + 1) / (stops.length + 1)
        const x = roundEven(fromX + (toX - fromX) * share)
        const y = roundEven(fromY + (toY - fromY) * share)
        spaces.push({ id: `${stop}${i}${j}`, x, y })
      }
    }
  }
  for (const [pair, [x, y]] of Object.entries(TUNNELS)) spaces.push({ id: `t${pair}`, x, y })
  for (const i of [1, 2, 3, 4]) {
    for (const j of others(i)) {
      const way = [`C${i}`, ...stops.map((stop) => `${stop}${i}${j}`), `L${pairOf(i, j)}`]
      for (let at = 1; at < way.length; at++) link(way[at - 1] as string, way[at] as string)
    }
    const [cornerX, cornerY] = (CASTLES[i - 1] as Point).map((at) => (at < 500 ? EDGE.near : EDGE.far)) as [
      number,
      number,
    ]
    for (const [j, k] of pairsOf(others(i))) {
      const [one, two] = [`${ring}${i}${j}`, `${ring}${i}${k}`]
      const from = spaces.find(({ id }) => id === one) as { x: number; y: number }
      const to = spaces.find(({ id }) => id === two) as { x: number; y: number }
      const onEdges = isOuter(i, j) && isOuter(i, k)
      const [first, last]: [Point, Point] =
        from.y === (CASTLES[i - 1] as Point)[1]
          ? [
              [from.x, cornerY],
              [cornerX, to.y],
            ]
          : [
              [cornerX, from.y],
              [to.x, cornerY],
            ]
      link(one, two, 'road', onEdges ? [first, [cornerX, cornerY], last] : [])
    }
  }
  for (const pair of Object.keys(TUNNELS)) {
    link(`L${pair}`, `t${pair}`, 'tunnel')
    link(`t${pair}`, 'L0', 'tunnel', pair === '34' ? BENT : [])
  }
  return {
    spaces,
    castles: ['C1', 'C2', 'C3', 'C4'],
    lairs: Object.keys(LAIRS)
      .map((pair) => `L${pair}`)
      .sort(byPlace),
    links,
  }
}

/** The Deep Lair last. */
const byPlace = (a: string, b: string): number => (a === 'L0' ? 1 : b === 'L0' ? -1 : a < b ? -1 : 1)

const pairsOf = (list: readonly number[]): readonly (readonly [number, number])[] =>
  list.flatMap((one, i) => list.slice(i + 1).map((two) => [one, two] as const))

/** Whether two castles are neighbours round the edge of the canvas. */
const isOuter = (i: number, j: number): boolean => (i + j) % 2 === 1

export const MAP_SOURCES = {
  standard: tetrahedron(['a', 'b', 'c']),
  short: tetrahedron(['a', 'b']),
} as const satisfies Record<string, MapSource>
