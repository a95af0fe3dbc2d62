import { type Say, type Seat, inColumns, sayFrom } from '@menagerie/engine'
import { en } from './locales/en.ts'
import type { Space } from '../set/map.ts'
import type { View } from '../secrets/view.ts'

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

const sideLine = (view: View, seat: Seat, say: Say): string => {
  const side = view.sides[seat]
  if (side === undefined) return ''
  if (side.resigned) return say('board.resigned', { number: seat + 1 })
  const castle = view.options.map.names[view.options.map.castles[seat] as Space] ?? '?'
  const hand =
    side.hand === null
      ? say('board.counters', { number: side.handCount })
      : say('board.hand', { counters: side.hand.join(' ') })
  return say(view.active === seat ? 'board.seatInTurn' : 'board.seat', {
    number: seat + 1,
    castle,
    treasures: side.treasures,
    lost: side.lost,
    hand,
  })
}

const inEnglish = sayFrom(en)

/** The position from a view: who stands where, in rows of four. At most 80 columns on the maps supplied; in English plain ASCII. */
export const boardLines = (view: View, say: Say = inEnglish): readonly string[] => {
  const { names } = view.options.map
  const cells: string[] = []
  for (let space = 0; space < names.length; space++) {
    const found = contents(view, space)
    if (found !== '') cells.push(`${names[space]}: ${found}`)
  }
  const rows: string[] = []
  for (let at = 0; at < cells.length; at += COLUMNS) {
    const row = cells.slice(at, at + COLUMNS).map((cell) => inColumns(cell, Math.max(CELL, cell.length)))
    rows.push(row.join('').trimEnd())
  }
  const last = view.options.roundLimit
  const round = { round: last > 0 ? `${view.round}/${last}` : view.round, points: view.points, cup: view.cupCount }
  return [
    say(view.points > 0 ? 'board.roundPoints' : 'board.round', round),
    ...view.sides.map((_, seat) => sideLine(view, seat, say)),
    ...rows,
    ...(view.rest === null || view.rest.length === 0 ? [] : [say('board.rest', { counters: counted(view.rest) })]),
  ]
}

/** A rising list of values by their numbers: `3 4 4 7` as `3 4x2 7`. */
const counted = (values: readonly number[]): string =>
  [...new Set(values)]
    .map((value) => {
      const count = values.filter((one) => one === value).length
      return count === 1 ? String(value) : `${value}x${count}`
    })
    .join(' ')
