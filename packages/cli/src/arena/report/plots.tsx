import { count, percent } from '../../output.ts'
import { t } from '../../text.ts'
import { BOUND, type Trial } from '../sprt.ts'
import type { Strength } from '../strengths.ts'
import type { Standing } from '../tournament.ts'
import { AxisX, AxisY, Plot, Whisker, pathThrough, round, scale, ticks } from './plot.tsx'

const WIDTH = 720
/** Room for names on the left. */
const NAMES = 190
const ROW = 34
const SHARES: readonly number[] = [0, 0.25, 0.5, 0.75, 1]
const wholePercent = (share: number): string => `${Math.round(share * 100)} %`

interface Row {
  readonly name: string
  readonly low: number
  readonly value: number
  readonly high: number
}

/** A whisker for each name, over one axis. */
const Rows = ({
  title,
  rows,
  range,
  at,
  say,
  mark,
}: {
  readonly title: string
  readonly rows: readonly Row[]
  readonly range: readonly [number, number]
  readonly at: readonly number[]
  readonly say: (value: number) => string
  /** A value that is marked; null: none. */
  readonly mark: number | null
}) => {
  const x = scale(range, [NAMES, WIDTH - 30])
  const bottom = 10 + rows.length * ROW
  return (
    <Plot title={title} width={WIDTH} height={bottom + 28}>
      <AxisX at={at} scale={x} from={10} to={bottom} say={say} />
      {mark !== null && <line className="even" x1={round(x(mark))} x2={round(x(mark))} y1={6} y2={bottom} />}
      {rows.map((row, index) => {
        const y = 10 + (index + 0.5) * ROW
        return (
          <g key={row.name}>
            <text className="name" x={NAMES - 14} y={y + 5} textAnchor="end">
              {row.name}
            </text>
            <Whisker x={x} y={y} {...row} />
          </g>
        )
      })}
    </Plot>
  )
}

/** Who is how strong, the strongest first. */
export const StrengthPlot = ({ strengths }: { readonly strengths: readonly Strength[] }) => {
  const rows = [...strengths]
    .sort((a, b) => b.points - a.points)
    .map(({ name, points, low, high }) => ({ name, low, value: points, high }))
  const range = [Math.min(...rows.map(({ low }) => low)), Math.max(...rows.map(({ high }) => high))] as const
  const room = (range[1] - range[0] || 1) * 0.06
  return (
    <Rows
      title={t('tournament.report.strengths')}
      rows={rows}
      range={[range[0] - room, range[1] + room]}
      at={ticks(range[0] - room, range[1] + room)}
      say={(points) => count(points)}
      mark={0}
    />
  )
}

/** What one won in each seat, and in all. */
export const SeatPlot = ({ standing, seats }: { readonly standing: Standing; readonly seats: number }) => {
  const { bot, against, bySeat } = standing
  const rows = [
    { name: t('tournament.report.allSeats'), low: standing.low, value: standing.share, high: standing.high },
    ...bySeat.map(({ low, share, high }, seat) => ({
      name: t('tournament.report.seat', { seat: seat + 1 }),
      low,
      value: share,
      high,
    })),
  ]
  return (
    <Rows
      title={t('tournament.report.bySeat', { bot, against })}
      rows={rows}
      range={[0, 1]}
      at={SHARES}
      say={wholePercent}
      mark={1 / seats}
    />
  )
}

const LEFT = 60
const RIGHT = WIDTH - 20
const TOP = 12
const BOTTOM = 220

/** How the share came about, with its interval. */
export const RunningPlot = ({ standing, seats }: { readonly standing: Standing; readonly seats: number }) => {
  const { bot, against, running } = standing
  const most = running.at(-1)?.deals ?? 1
  const x = scale([0, most], [LEFT, RIGHT])
  const y = scale([0, 1], [BOTTOM, TOP])
  const along = (pick: (one: Standing['running'][number]) => number): (readonly [number, number])[] =>
    running.map((one) => [x(one.deals), y(pick(one))] as const)
  const band = [...along(({ high }) => high), ...along(({ low }) => low).reverse()]
  const title = t('tournament.report.running', { bot, against, share: percent(standing.share) })
  return (
    <Plot title={title} width={WIDTH} height={BOTTOM + 28}>
      <AxisY at={SHARES} scale={y} from={LEFT} to={RIGHT} say={wholePercent} />
      <AxisX at={ticks(0, most)} scale={x} from={TOP} to={BOTTOM} say={count} />
      <path className="band" d={`${pathThrough(band)}Z`} />
      <line className="even" x1={LEFT} x2={RIGHT} y1={round(y(1 / seats))} y2={round(y(1 / seats))} />
      <path className="line" d={pathThrough(along(({ share }) => share))} />
    </Plot>
  )
}

/** The likelihood ratio on its way to one of its bounds. */
export const TrialPlot = ({ trial }: { readonly trial: Trial }) => {
  const { path, claim } = trial
  const top = Math.max(BOUND * 1.25, ...path)
  const low = Math.min(-BOUND * 1.25, ...path)
  const x = scale([0, Math.max(1, path.length)], [LEFT, RIGHT])
  const y = scale([low, top], [BOTTOM, TOP])
  const title = t('tournament.report.trial', { low: percent(claim.low), high: percent(claim.high) })
  return (
    <Plot title={title} width={WIDTH} height={BOTTOM + 28}>
      <AxisY at={ticks(low, top, 6)} scale={y} from={LEFT} to={RIGHT} say={(value) => value.toFixed(0)} />
      <AxisX at={ticks(0, Math.max(1, path.length))} scale={x} from={TOP} to={BOTTOM} say={count} />
      {[BOUND, -BOUND].map((bound) => (
        <line key={bound} className="bound" x1={LEFT} x2={RIGHT} y1={round(y(bound))} y2={round(y(bound))} />
      ))}
      <path className="line" d={pathThrough(path.map((ratio, at) => [x(at + 1), y(ratio)] as const))} />
    </Plot>
  )
}
