import type { Action } from '../choices/actions.ts'
import { CASTLE, type Square, homesAt } from '../set/map.ts'
import { AJI, REP, ROY, VISHNUS } from '../set/pieces.ts'
import type { View } from '../secrets/view.ts'

/**
 * How much each piece of the Republic likes the castle and the square diagonal to it, beside 1 for the two others of its setup: found in
 * matches of a searching Republic from random setups. Aji keeps the castle.
 */
const REPUBLIC: readonly (readonly [castle: number, diagonal: number])[] = [
  [1.4, 1.1],
  [0.5, 0.8],
  [1, 1.4],
  [0.3, 1],
  [0.6, 1.2],
  [0.4, 1.3],
  [1.2, 2.2],
  [1, 0],
  [1.8, 0.3],
]
const DIAGONAL: Square = 7

/** Where a piece likes to stand, beside how many places are left there. */
const liking = (seat: 0 | 1, piece: number, at: Square): number => {
  if (seat === ROY) return piece === VISHNUS ? (NEAR_THE_CORNER[Math.min(Math.floor(at / 6), at % 6)] as number) : 1
  const [castle, diagonal] = REPUBLIC[piece] as (typeof REPUBLIC)[number]
  if (at === CASTLE) return castle
  return piece === AJI ? 0 : at === DIAGONAL ? diagonal : 1
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
