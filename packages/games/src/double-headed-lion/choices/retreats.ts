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

/** DL-7.1, DL-7.2, DL-7.3: squares a piece of a side may retreat to, rising, where so many stand on each; also foretold by bots. */
export const refugesFrom = (
  seat: Seat,
  piece: number,
  from: Square,
  own: (at: Square) => number,
  foes: (at: Square) => number,
): readonly Square[] => {
  const ring = seat === REP && piece === AILA ? HOME : (RINGS[(D[from] as number) - (seat === REP ? 1 : 0)] ?? NOWHERE)
  return ring.filter((to) => to !== from && foes(to) === 0 && own(to) < room(to))
}

/** All squares the piece of this side that fights may retreat to, rising. */
export const retreatSquares = (state: State, seat: Seat): readonly Square[] => {
  const { square, fighters } = state.fight as Fight
  const [own, foes] = [sideOf(state, seat), sideOf(state, other(seat))]
  const piece = own.piece[fighters[seat as 0 | 1]] as number
  return refugesFrom(
    seat,
    piece,
    square,
    (at) => countAt(own, at),
    (at) => countAt(foes, at),
  )
}
