import { type Point, dusk, lite, n1 } from '../geometry.ts'
import { INK } from '../pen.ts'
import type { Socket } from './layout/index.ts'
import type { Palette } from './palettes.ts'
import type { Side } from './shape.ts'

/** Into the body from a joint on a side. */
const INWARD: Readonly<Record<Side, Point>> = { up: [0, 1], down: [0, -1], left: [1, 0], right: [-1, 0] }
const WIDE = 43
const NARROW = 27
/** A shorter one is hidden by the torso. */
const LEAST = 14
const CARD = 13

interface Curve {
  readonly path: string
  readonly width: number
  readonly length: number
  /** Spots along it. */
  readonly spots: readonly Point[]
}

const curveOf = ({ x, y, side, width, from }: Socket): Curve => {
  const [dx, dy] = INWARD[side]
  const to: Point = [x + dx * 10, y + dy * 10]
  const [ox, oy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(ox, oy)
  const across = side === 'left' || side === 'right'
  const a: Point = across ? [from[0] - dx * length * 0.42, from[1]] : [from[0] + ox * 0.3, from[1] + oy * 0.62]
  const b: Point = across
    ? [to[0] + dx * length * 0.42, to[1]]
    : [to[0], to[1] + dy * Math.max(14, Math.min(length * 0.34, Math.abs(oy) * 0.6))]
  const count = length > 60 ? Math.floor(length / 17) : 0
  const spots = Array.from({ length: count }, (_, i): Point => {
    const t = (i + 1) / (count + 1)
    const u = 1 - t
    const on = (k: 0 | 1): number => u ** 3 * from[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t ** 3 * to[k]
    return [on(0), on(1)]
  })
  const pt = ([px, py]: Point): string => `${n1(px)},${n1(py)}`
  return {
    path: `M${pt(from)}C${pt(a)} ${pt(b)} ${pt(to)}`,
    width: width === 'W' ? WIDE : NARROW,
    length,
    spots,
  }
}

const curvesOf = (sockets: readonly Socket[]): readonly Curve[] =>
  sockets.map(curveOf).filter(({ length }) => length > LEAST)

const line = (path: string, colour: string, width: number, rest = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n1(width)}"${rest}/>`

/** Necks and shoulders from a torso to where its sockets came to lie: lit strokes, one over the other. */
export const tubesSvg = (sockets: readonly Socket[], { skin, trim }: Palette): string => {
  const colour = dusk(skin, 0.12)
  return curvesOf(sockets)
    .map(({ path, width, spots }) => {
      const light = ` transform="translate(-2.4,-3)"`
      const marks = spots
        .map(([x, y]) => `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(width * 0.13)}" fill="${trim}" opacity=".6"/>`)
        .join('')
      return (
        line(path, INK, width + 5.6) +
        line(path, dusk(skin, 0.38), width) +
        line(path, colour, width * 0.7, light) +
        line(
          path,
          lite(colour, 0.22),
          width * 0.2,
          ` transform="translate(${n1(-width * 0.17)},${n1(-width * 0.19)})"`,
        ) +
        marks
      )
    })
    .join('')
}

/** The card such tubes are cut from. */
export const tubesCut = (sockets: readonly Socket[], colour: string): string =>
  curvesOf(sockets)
    .map(({ path, width }) => line(path, colour, width + 2 * CARD - 6, ' stroke-linecap="butt"'))
    .join('')
