import type { ReactNode } from 'react'

/* Plots as SVG: a report is one file that shows itself, without a script. */

/** From values to places along an axis. */
export type Scale = (value: number) => number

export const scale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale =>
  (value) =>
    start + ((value - from) / (to - from || 1)) * (end - start)

const STEPS = [1, 2, 5]

/** Round values within a range, at most so many. */
export const ticks = (from: number, to: number, most = 8): readonly number[] => {
  const least = (to - from || 1) / most
  const power = 10 ** Math.floor(Math.log10(least))
  const step = (STEPS.find((one) => one * power >= least) ?? 10) * power
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * step)
}

export const round = (value: number): number => Math.round(value * 100) / 100

/** A frame with its title read out, its lines drawn by whoever uses it. */
export const Plot = ({
  title,
  width,
  height,
  children,
}: {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}) => (
  <figure>
    <figcaption>{title}</figcaption>
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      {children}
    </svg>
  </figure>
)

interface AxisProps {
  /** Values that have a line. */
  readonly at: readonly number[]
  readonly scale: Scale
  /** Where lines begin and end, across. */
  readonly from: number
  readonly to: number
  readonly say: (value: number) => string
}

/** Vertical lines with their values below. */
export const AxisX = ({ at, scale: x, from, to, say }: AxisProps) =>
  at.map((value) => (
    <g key={value} className="tick">
      <line x1={round(x(value))} x2={round(x(value))} y1={from} y2={to} />
      <text x={round(x(value))} y={to + 16} textAnchor="middle">
        {say(value)}
      </text>
    </g>
  ))

/** Horizontal lines with their values on the left. */
export const AxisY = ({ at, scale: y, from, to, say }: AxisProps) =>
  at.map((value) => (
    <g key={value} className="tick">
      <line x1={from} x2={to} y1={round(y(value))} y2={round(y(value))} />
      <text x={from - 8} y={round(y(value)) + 4} textAnchor="end">
        {say(value)}
      </text>
    </g>
  ))

/** A value with its interval, along a line. */
export const Whisker = ({
  x,
  y,
  low,
  value,
  high,
}: {
  readonly x: Scale
  readonly y: number
  readonly low: number
  readonly value: number
  readonly high: number
}) => (
  <g className="whisker">
    <line x1={round(x(low))} x2={round(x(high))} y1={y} y2={y} />
    <line x1={round(x(low))} x2={round(x(low))} y1={y - 5} y2={y + 5} />
    <line x1={round(x(high))} x2={round(x(high))} y1={y - 5} y2={y + 5} />
    <circle cx={round(x(value))} cy={y} r={5} />
  </g>
)

export const pathThrough = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
