import type { GameMap, Space } from '@menagerie/games/dragon-treasure'
import { artUrl } from '../../pieces/art.ts'
import { SHEET } from '@menagerie/art/dragon-treasure/ways'
import { lineOf, pathOf } from './ways.ts'

/** A way over spaces, and what it ends in. */
export interface CourseShown {
  readonly spaces: readonly Space[]
  readonly fight: boolean
  /** A treasure comes along. */
  readonly carry: boolean
}

/** The way somebody would go, drawn along the roads. */
export const Course = ({ map, course }: { readonly map: GameMap; readonly course: CourseShown | null }) => {
  if (course === null || course.spaces.length < 2) return null
  const line = lineOf(map, course.spaces)
  const d = pathOf(line)
  const [x, y] = line.at(-1) ?? [0, 0]
  const [px, py] = line.at(-2) ?? [0, 0]
  const turn = (Math.atan2(y - py, x - px) * 180) / Math.PI
  return (
    <svg
      className={`dt-course ${course.fight ? 'foe' : ''}`}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      aria-hidden="true"
    >
      <path className="under" d={d} />
      <path className="over" d={d} />
      <g transform={`translate(${x} ${y}) rotate(${turn}) translate(-24 0)`}>
        <path className="head" d="M-13,-14L13,0L-13,14L-6,0Z" />
      </g>
      {course.carry && <image href={artUrl('dragon-treasure/treasure')} x={x + 8} y={y - 46} width="38" height="38" />}
    </svg>
  )
}
