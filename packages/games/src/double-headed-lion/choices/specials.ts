import type { Seat } from '@menagerie/engine'
import type { Square } from '../set/map.ts'
import { CHARLEMAGNE, type Piece, ROY, VISHNUS } from '../set/pieces.ts'
import type { Reason } from './reasons.ts'
import { strengthens } from '../rules/pairs.ts'
import type { Fight, State } from '../rules/state.ts'

/** DL-8.18 */
export const whyNotLook = (state: State, seat: Seat): Reason | null => {
  const { fight } = state
  if (fight === null) return 'notNow'
  if (fight.looked) return 'lookedAlready'
  return seat === ROY && state.sides[ROY].piece[fight.fighters[ROY]] === CHARLEMAGNE ? null : 'onlyCharlemagneLooks'
}

/** DL-8.14 */
export const canSwitch = (state: State): boolean => {
  const { fight } = state
  return fight !== null && state.sides[ROY].piece[fight.fighters[ROY]] === VISHNUS
}

/** DL-8.16, DL-8.19: whether the piece in this slot can be shown to strengthen the Royalist who fights. */
export const supports = (state: State, slot: number): boolean => {
  const { piece, square } = state.sides[ROY]
  const fighter = (state.fight as Fight).fighters[ROY]
  const [at, to] = [square[fighter] as Square, square[slot] as Square]
  return strengthens(piece[fighter] as Piece, at, piece[slot] as Piece, to)
}
