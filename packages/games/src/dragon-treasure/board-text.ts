import type { Seat } from '@menagerie/engine'
import type { Space } from './map.ts'
import type { View } from './view.ts'

/** What stands and lies in a space: `P1x4`, `T2` for treasures, `?` for a face-down counter, `DRAGON`. */
const contents = (view: View, space: Space): string => {
  const parts: string[] = []
  for (const [seat, side] of view.sides.entries()) {
    const count = side.armies[space] as number
    if (count > 0) parts.push(count === 1 ? `P${seat + 1}` : `P${seat + 1}x${count}`)
  }
  const up = view.up[space] as number
  if (up > 0) parts.push(up === 1 ? 'T' : `T${up}`)
  if (view.down[space] === 1) parts.push('?')
  if (view.dragon === space) parts.push('DRAGON')
  return parts.join(' ')
}

const CELL = 20
const COLUMNS = 4

const sideLine = (view: View, seat: Seat): string => {
  const side = view.sides[seat]
  if (side === undefined) return ''
  if (side.resigned) return `Seat ${seat + 1}: resigned`
  const castle = view.options.map.names[view.options.map.castles[seat] as Space]
  const hand = side.hand === null ? `${side.handCount} counters` : `hand ${side.hand.join(' ')}`
  const turn = view.active === seat ? ' (in turn)' : ''
  return `Seat ${seat + 1}${turn}: castle ${castle}, ${side.treasures} treasures, ${side.lost} lost, ${hand}`
}

/** The position from a view: who stands where, in rows of four. Plain ASCII, at most 80 columns on the maps supplied. */
export const boardLines = (view: View): readonly string[] => {
  const { names } = view.options.map
  const cells: string[] = []
  for (let space = 0; space < names.length; space++) {
    const found = contents(view, space)
    if (found !== '') cells.push(`${names[space]}: ${found}`)
  }
  const rows: string[] = []
  for (let at = 0; at < cells.length; at += COLUMNS) {
    const row = cells.slice(at, at + COLUMNS).map((cell) => cell.padEnd(CELL))
    rows.push(row.join('').trimEnd())
  }
  const points = view.points > 0 ? `, ${view.points} points left` : ''
  return [
    `Round ${view.round}${points}, cup ${view.cupCount}`,
    ...view.sides.map((_, seat) => sideLine(view, seat)),
    ...rows,
  ]
}
