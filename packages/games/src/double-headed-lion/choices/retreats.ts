import type { Seat } from '@menagerie/engine'
import { CASTLE, D, RINGS, type Square, room } from '../set/map.ts'
import { AILA, REP } from '../set/pieces.ts'
import { type Fight, type State, countAt, other, sideOf } from '../rules/state.ts'

/** Why a piece may not retreat there; null when it may. */
export type RetreatReason = 'retreatSame' | 'retreatDistance' | 'retreatCastle' | 'retreatEnemy' | 'retreatFull'

const isAila = (state: State, fight: Fight, seat: Seat): boolean =>
  seat === REP && state.sides[REP].piece[fight.fighters[REP]] === AILA

/** DL-7.1, DL-7.2, DL-7.3 for the piece of this side that fights. */
export const whyNotRetreat = (state: State, seat: Seat, to: Square): RetreatReason | null => {
  const fight = state.fight as Fight
  const from = fight.square
  if (to === from) return 'retreatSame' // DL-7.3
  if (isAila(state, fight, seat)) {
    if (to !== CASTLE) return 'retreatCastle' // DL-7.2
  } else if (D[to] !== (D[from] as number) - (seat === REP ? 1 : 0)) return 'retreatDistance' // DL-7.1
  if (countAt(sideOf(state, other(seat)), to) > 0) return 'retreatEnemy'
  return countAt(sideOf(state, seat), to) < room(to) ? null : 'retreatFull'
}

const HOME: readonly Square[] = [CASTLE]
const NOWHERE: readonly Square[] = []

/** All squares the piece of this side that fights may retreat to, rising. */
export const retreatSquares = (state: State, seat: Seat): readonly Square[] => {
  const fight = state.fight as Fight
  const distance = (D[fight.square] as number) - (seat === REP ? 1 : 0)
  const ring = isAila(state, fight, seat) ? HOME : (RINGS[distance] ?? NOWHERE)
  return ring.filter((to) => whyNotRetreat(state, seat, to) === null)
}
