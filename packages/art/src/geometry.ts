/** Points, paths and seeded chance for drawing. Nothing here knows what is drawn. */

export type Point = readonly [x: number, y: number]

/** FNV-1a. */
export const hash = (text: string): number => {
  let h = 2166136261
  for (const char of text) {
    h ^= char.charCodeAt(0)
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}

/** mulberry32: the same seed draws the same picture. */
export const seeded = (seed: number): (() => number) => {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour `t` of the way from `a` to `b`; both `#rrggbb`. */
export const mix = (a: string, b: string, t: number): string => {
  const to = channels(b)
  return `#${channels(a)
    .map((value, i) => Math.max(0, Math.min(255, Math.round(value + ((to[i] as number) - value) * t))))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

export const lite = (colour: string, t = 0.3): string => mix(colour, '#fff3d6', t)
export const dusk = (colour: string, t = 0.35): string => mix(colour, '#1c0f1e', t)

/** One decimal is enough for a picture of a hundred units. */
export const n1 = (x: number): number => Math.round(x * 10) / 10
const pt = ([x, y]: Point): string => `${n1(x)},${n1(y)}`

/** A smooth line through points (Catmull-Rom), closed unless said otherwise. */
export const smooth = (points: readonly Point[], closed = true): string => {
  const n = points.length
  const get = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point
  let d = `M${pt(get(0))}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    d += `C${pt([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${pt([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${pt(c)}`
  }
  return d + (closed ? 'Z' : '')
}

export const ell = (x: number, y: number, a: number, b = a): string =>
  `M${n1(x - a)},${n1(y)}a${n1(a)},${n1(b)} 0 1 0 ${n1(2 * a)},0a${n1(a)},${n1(b)} 0 1 0 ${n1(-2 * a)},0Z`

export const poly = (points: readonly Point[]): string => `M${points.map(pt).join('L')}Z`

/** A polygon with rounded corners. */
export const soft = (points: readonly Point[], radius = 6): string => {
  const n = points.length
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = points[(i + n - 1) % n] as Point
    const b = points[i] as Point
    const c = points[(i + 1) % n] as Point
    const towards = (q: Point): Point => {
      const length = Math.hypot(q[0] - b[0], q[1] - b[1]) || 1
      const step = Math.min(radius, length / 2) / length
      return [b[0] + (q[0] - b[0]) * step, b[1] + (q[1] - b[1]) * step]
    }
    d += `${i > 0 ? 'L' : 'M'}${pt(towards(a))}Q${pt(b)} ${pt(towards(c))}`
  }
  return `${d}Z`
}

const along = (points: readonly Point[], steps: number): Point[] => {
  const get = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point
  const out: Point[] = []
  for (let step = 0; step <= steps; step++) {
    const f = (step / steps) * (points.length - 1)
    const i = Math.min(points.length - 2, Math.floor(f))
    const t = f - i
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const at = (k: 0 | 1): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
    out.push([at(0), at(1)])
  }
  return out
}

/** A tube round a curve; `width` is a number or a function of 0..1. */
export const tube = (points: readonly Point[], width: number | ((t: number) => number), steps = 14): string => {
  const centre = along(points, steps)
  const wide = typeof width === 'function' ? width : () => width
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, at] of centre.entries()) {
    const a = centre[Math.max(0, i - 1)] as Point
    const b = centre[Math.min(steps, i + 1)] as Point
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const half = wide(i / steps) / 2
    const nx = (-(b[1] - a[1]) / length) * half
    const ny = ((b[0] - a[0]) / length) * half
    left.push([at[0] + nx, at[1] + ny])
    right.unshift([at[0] - nx, at[1] - ny])
  }
  return smooth([...left, ...right])
}

/** A star or splash: `spikes` points between two radii. */
export const burst = (
  x: number,
  y: number,
  inner: number,
  outer: number,
  spikes: number,
  random: () => number,
  turn = 0,
): Point[] =>
  Array.from({ length: spikes * 2 }, (_, i) => {
    const angle = turn + (Math.PI * i) / spikes
    const r = i % 2 === 1 ? inner : outer * (0.86 + 0.28 * random())
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const
  })

/** An uneven ellipse. */
export const lump = (
  x: number,
  y: number,
  a: number,
  b: number,
  corners: number,
  amount: number,
  random: () => number,
): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const t = (Math.PI * 2 * i) / corners - Math.PI / 2
    const k = 1 + (random() - 0.5) * amount
    return [x + Math.cos(t) * a * k, y + Math.sin(t) * b * k] as const
  })
