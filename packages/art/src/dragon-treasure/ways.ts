import { type Point, hash, n1, seeded } from '../geometry.ts'

/** As much of a map as a drawing of it needs: any map of the rules is one. */
export interface CountryMap {
  /** Indexed by space, on a canvas of 1000 by 1000. */
  readonly points: readonly Point[]
  readonly castles: readonly number[]
  readonly lairs: readonly number[]
  readonly links: readonly CountryLink[]
}

export interface CountryLink {
  readonly from: number
  readonly to: number
  readonly kind: 'road' | 'tunnel'
  readonly via: readonly Point[]
  readonly bridge: boolean
}

/** The sheet the canvas lies on: the canvas begins at `x`, `y`. */
export const SHEET = { x: 58, y: 66, width: 1116, height: 1128 } as const

/** The course of one link. */
export interface Way {
  readonly d: string
  /** Points along it, from its start to its end. */
  readonly points: readonly Point[]
}

/** Farthest a straight link strays from its line. */
const STRAY = { road: 8, tunnel: 11 } as const
const CORNER = 76

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
const pt = ([x, y]: Point): string => `${n1(x)},${n1(y)}`

/** Where two segments cross, or null; ends that touch do not cross. */
const crossing = (a: Point, b: Point, c: Point, d: Point): Point | null => {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]]
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]]
  const across = rx * sy - ry * sx
  if (Math.abs(across) < 1e-6) return null
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / across
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / across
  return t > 0.02 && t < 0.98 && u > 0.02 && u < 0.98 ? between(a, b, t) : null
}

/** Where two ways cross. */
export const crossings = (one: readonly Point[], two: readonly Point[]): readonly (readonly [Point, Point])[] => {
  const found: (readonly [Point, Point])[] = []
  for (let i = 1; i < one.length; i++)
    for (let j = 1; j < two.length; j++) {
      const [a, b] = [one[i - 1] as Point, one[i] as Point]
      const at = crossing(a, b, two[j - 1] as Point, two[j] as Point)
      if (at !== null) found.push([at, [b[0] - a[0], b[1] - a[1]]])
    }
  return found
}

/** A line with its corners rounded. */
const bent = (points: readonly Point[]): Way => {
  const course: Point[] = [points[0] as Point]
  let d = `M${pt(points[0] as Point)}`
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b, c] = [points[i - 1] as Point, points[i] as Point, points[i + 1] as Point]
    const cut = (q: Point): Point => {
      const length = Math.hypot(q[0] - b[0], q[1] - b[1])
      return between(b, q, Math.min(CORNER, length / 2) / length)
    }
    const [into, out] = [cut(a), cut(c)]
    d += `L${pt(into)}Q${pt(b)} ${pt(out)}`
    for (const t of [0, 0.25, 0.5, 0.75, 1]) course.push(between(between(into, b, t), between(b, out, t), t))
  }
  const last = points.at(-1) as Point
  return { d: `${d}L${pt(last)}`, points: [...course, last] }
}

/** How far the middle of a straight link bends aside: a little by chance, more where it would run through a space. */
const strayOf = (map: CountryMap, link: CountryLink, a: Point, b: Point, length: number): number => {
  for (const [space, at] of map.points.entries()) {
    if (space === link.from || space === link.to) continue
    const along = ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / length
    const aside = ((b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0])) / length
    if (along > 0 && along < length && Math.abs(aside) < 22) return aside > 0 ? -78 : 78
  }
  const random = seeded(hash(`${link.from}-${link.to}`))
  return (random() - 0.5) * 2 * Math.min(STRAY[link.kind], length / 9)
}

/** The course of a link: straight for a bridge, rounded along way points, else with the slight bend of a trodden path. */
export const wayOf = (map: CountryMap, link: CountryLink): Way => {
  const a = map.points[link.from] as Point
  const b = map.points[link.to] as Point
  if (link.via.length > 0) return bent([a, ...link.via, b])
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const stray = link.bridge ? 0 : strayOf(map, link, a, b, length)
  const [mx, my] = between(a, b, 0.5)
  const mid: Point = [mx - ((b[1] - a[1]) / length) * stray, my + ((b[0] - a[0]) / length) * stray]
  const points = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => between(between(a, mid, t), between(mid, b, t), t))
  return { d: `M${pt(a)}Q${pt(mid)} ${pt(b)}`, points }
}

/** Links that lead on a shortest way from a castle to a lair: the king's roads; the others are byways. */
export const mainLinks = (map: CountryMap): ReadonlySet<CountryLink> => {
  const ways = map.points.map((): number[] => [])
  for (const { from, to } of map.links) {
    ways[from]?.push(to)
    ways[to]?.push(from)
  }
  const far = (start: number): number[] => {
    const steps = map.points.map(() => Infinity)
    steps[start] = 0
    const queue = [start]
    for (const space of queue)
      for (const next of ways[space] as number[])
        if (steps[next] === Infinity) {
          steps[next] = (steps[space] as number) + 1
          queue.push(next)
        }
    return steps
  }
  const fromLairs = map.lairs.map(far)
  const main = new Set<CountryLink>()
  for (const castle of map.castles) {
    const fromCastle = far(castle)
    const near = Math.min(...map.lairs.map((lair) => fromCastle[lair] as number))
    for (const [at, lair] of map.lairs.entries()) {
      const whole = fromCastle[lair] as number
      if (whole > near) continue
      const steps = fromLairs[at] as number[]
      for (const link of map.links)
        for (const [one, two] of [
          [link.from, link.to],
          [link.to, link.from],
        ] as const)
          if ((fromCastle[one] as number) + 1 + (steps[two] as number) === whole) main.add(link)
    }
  }
  return main
}
