import './ways.css'

type Point = readonly [x: number, y: number]

export interface Way {
  readonly key: string
  readonly from: Point
  readonly to: Point
}

/** How far an arrow stays from the middles it joins, by its whole length. */
const SHORT = 0.16

const between = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [x + (toX - x) * part, y + (toY - y) * part]

/** The head of an arrow, `size` long. */
const headOf = (from: Point, [x, y]: Point, size: number): string => {
  const angle = Math.atan2(y - from[1], x - from[0])
  const side = (turn: number): string => `${x - size * Math.cos(angle + turn)} ${y - size * Math.sin(angle + turn)}`
  return `M${side(0.5)} L${x} ${y} L${side(-0.5)}`
}

/** Where things went, as arrows over a field or map of `width` by `height` units; seen only, for the log says it. */
export const Ways = ({
  width,
  height,
  size,
  ways,
}: {
  readonly width: number
  readonly height: number
  /** Of a head, in units. */
  readonly size: number
  readonly ways: readonly Way[]
}) =>
  ways.length === 0 ? null : (
    <svg className="ways" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ways.map(({ key, from, to }) => {
        const [start, end] = [between(from, to, SHORT), between(from, to, 1 - SHORT)]
        const path = `M${start.join(' ')} L${end.join(' ')} ${headOf(start, end, size)}`
        return (
          <g key={key} style={{ strokeWidth: size / 3.2 }}>
            <path className="way-edge" d={path} />
            <path d={path} />
          </g>
        )
      })}
    </svg>
  )
