import type { Action } from '../../choices/actions.ts'
import { CASTLE, type Square, homesAt } from '../../set/map.ts'
import { AJI, GARLA, REP, ROY, VISHNUS } from '../../set/pieces.ts'
import type { View } from '../../secrets/view.ts'

/** Where a piece likes to stand, beside how many places are left there: found in matches from random setups. */
const liking = (seat: 0 | 1, piece: number, at: Square): number => {
  if (seat === ROY) return piece === VISHNUS ? (NEAR_THE_CORNER[Math.min(Math.floor(at / 6), at % 6)] as number) : 1
  if (piece === AJI) return at === CASTLE ? 1 : 0
  return piece === GARLA && at === CASTLE ? 0.25 : 1
}

/** By how far along her edge from its end Vishnus stands; 5 is the corner farthest from the castle. */
const NEAR_THE_CORNER: readonly number[] = [0.1, 0.2, 0.5, 0.6, 1, 2]

/**
 * Shares of the squares for the next piece of a setup. Aji keeps the castle: while he is in it Vishnus cannot enter. No
 * setup is certain, so that none can be counted on.
 */
export const placeShares = (view: View, actions: readonly Action[]): readonly number[] | null => {
  const seat = view.viewer === ROY ? ROY : REP
  const { placing } = view.sides[seat]
  if (placing === null) return null
  const shares = actions.map((action) => {
    if (action.kind !== 'place') return 0
    const { piece, square } = action
    const kept = seat === REP && piece < AJI && square === CASTLE ? 1 : 0
    const free = homesAt(seat, square) - placing.filter((at) => at === square).length - kept
    return Math.max(0, free) * liking(seat, piece, square)
  })
  const sum = shares.reduce((all, share) => all + share, 0)
  return sum === 0 ? null : shares.map((share) => share / sum)
}
