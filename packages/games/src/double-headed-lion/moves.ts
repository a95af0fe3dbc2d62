import type { Seat } from '@menagerie/engine'
import { type Action, move, tokenOf } from './actions.ts'
import { CASTLE, D, FORWARD, GONE, LEVEL, SQUARES, type Square, isNear, room } from './map.ts'
import { AILA, AJI, ALL, KNIGHTS, type Piece, REP, type SideIndex, WARRIORS, has } from './pieces.ts'
import { type Side, type State, countAt, other, sideOf } from './state.ts'

/** Why a piece may not go there; null when it may. */
export type MoveReason =
  | 'staysPut'
  | 'squareFull'
  | 'wrongWay'
  | 'tooFar'
  | 'sidewaysNeedsEnemy'
  | 'notSideways'
  | 'declareFirst'
  | 'cannotDeclare'

/** DL-3, DL-4 for one piece. `own` and `enemies` are the tokens on the target. */
const whyNotGo = (
  seat: Seat,
  piece: Piece,
  from: Square,
  to: Square,
  declare: boolean,
  own: number,
  enemies: number,
): MoveReason | null => {
  if (from === to) return 'staysPut' // DL-3.1
  if (enemies === 0 && own >= room(to)) return 'squareFull' // DL-4.2
  const side = seat as SideIndex
  const aila = side === REP && piece === AILA
  const flies = aila && (enemies > 0 || to === CASTLE) // DL-3.5
  const near = isNear(from, to)
  const level = near && D[from] === D[to]
  if (declare) return side === REP && piece === AJI && level && enemies > 0 ? null : 'cannotDeclare' // DL-3.6
  if (flies) return null
  if (!near) return 'tooFar' // DL-3.1
  if (level) {
    if (has(KNIGHTS[side], piece)) return null // DL-3.2
    if (has(WARRIORS[side], piece)) return enemies > 0 ? null : 'sidewaysNeedsEnemy' // DL-3.3
    if (side === REP && piece === AJI) return 'declareFirst' // DL-3.6
    return 'notSideways' // DL-3.4
  }
  const nearer = (D[to] as number) < (D[from] as number)
  return nearer === (side === REP) ? 'wrongWay' : null // DL-3.7
}

export const whyNotMove = (state: State, seat: Seat, slot: number, to: Square, declare: boolean): MoveReason | null => {
  const side = sideOf(state, seat)
  const enemies = countAt(sideOf(state, other(seat)), to)
  return whyNotGo(seat, side.piece[slot] as Piece, side.square[slot] as Square, to, declare, countAt(side, to), enemies)
}

/** DL-3.9: the pieces that could have made this move, as a mask. */
export const couldMove = (seat: Seat, from: Square, to: Square, declare: boolean, enemies: number): number => {
  const side = seat as SideIndex
  if (declare) return 1 << AJI
  if (isNear(from, to) && D[from] !== D[to] && (D[to] as number) > (D[from] as number) === (side === REP))
    return ALL[side]
  const aila = side === REP && (enemies > 0 || to === CASTLE) ? 1 << AILA : 0
  if (!isNear(from, to) || D[from] !== D[to]) return aila
  return KNIGHTS[side] | (enemies > 0 ? WARRIORS[side] : 0) | aila
}

/** Tokens by square: of the side that moves, and of the other. Filled anew by each function that reads them. */
const OWN = new Int8Array(SQUARES)
const FOES = new Int8Array(SQUARES)

const fill = (counts: Int8Array, squares: readonly Square[]): void => {
  counts.fill(0)
  for (let slot = 0; slot < squares.length; slot++) {
    const at = squares[slot] as number
    if (at !== GONE) counts[at] = (counts[at] as number) + 1
  }
}

const isOpen = (at: Square): boolean => (FOES[at] as number) > 0 || (OWN[at] as number) < room(at)

/** Moves found so far; longer than any list of moves can be. */
const found = new Array<Action>(256)

/** DL-3, DL-4: all moves of a side, token by token. */
export const legalMoves = (state: State, seat: Seat): readonly Action[] => {
  const side = sideOf(state, seat)
  fill(OWN, side.square)
  fill(FOES, sideOf(state, other(seat)).square)
  let count = 0
  for (let slot = 0; slot < side.square.length; slot++)
    if (side.square[slot] !== GONE) count = movesOf(side, seat, slot, count)
  const actions = new Array<Action>(count)
  for (let i = 0; i < count; i++) actions[i] = found[i] as Action
  return actions
}

const movesOf = (side: Side, seat: Seat, slot: number, from: number): number => {
  let count = from
  const piece = side.piece[slot] as Piece
  const at = side.square[slot] as Square
  const token = tokenOf(seat, side.handle[slot] as number)
  const aila = seat === REP && piece === AILA
  const ahead = FORWARD[seat as SideIndex][at] as readonly Square[]
  for (let i = 0; i < ahead.length; i++) {
    const to = ahead[i] as Square
    // Aila flies to any enemy (below), this one too.
    if (isOpen(to) && !(aila && (FOES[to] as number) > 0)) found[count++] = move(token, to, false)
  }
  if (aila) return flightsOf(token, at, count)
  const knight = has(KNIGHTS[seat as SideIndex], piece)
  const aji = seat === REP && piece === AJI
  if (!knight && !aji && !has(WARRIORS[seat as SideIndex], piece)) return count
  const beside = LEVEL[at] as readonly Square[]
  for (let i = 0; i < beside.length; i++) {
    const to = beside[i] as Square
    if ((FOES[to] as number) > 0 || (knight && isOpen(to))) found[count++] = move(token, to, aji)
  }
  return count
}

/** DL-3.5: every square with an enemy, and the castle. */
const flightsOf = (token: number, at: Square, from: number): number => {
  let count = from
  for (let to = 0; to < SQUARES; to++) {
    if (to !== at && ((FOES[to] as number) > 0 || (to === CASTLE && isOpen(to))))
      found[count++] = move(token, to, false)
  }
  return count
}

/** By slot: the pieces that could move from where the token stands, as masks; a public fact (DL-3.9). */
export const movers = (seat: Seat, own: readonly Square[], foes: readonly Square[]): number[] => {
  fill(OWN, own)
  fill(FOES, foes)
  return own.map((at) => {
    if (at === GONE) return 0
    const side = seat as SideIndex
    if ((FORWARD[side][at] as readonly Square[]).some(isOpen)) return ALL[side]
    const beside = LEVEL[at] as readonly Square[]
    let mask = beside.some(isOpen) ? KNIGHTS[side] : 0
    if (beside.some((to) => (FOES[to] as number) > 0)) mask |= WARRIORS[side] | (side === REP ? 1 << AJI : 0)
    const enemyElsewhere = foes.some((foe) => foe !== GONE && foe !== at)
    if (side === REP && (enemyElsewhere || (at !== CASTLE && isOpen(CASTLE)))) mask |= 1 << AILA
    return mask
  })
}

/** True when the side in turn has any move (DL-2.3). Nearly always the first token with a square ahead answers it. */
export const canMove = (state: State, seat: Seat): boolean => {
  const side = sideOf(state, seat)
  const foes = sideOf(state, other(seat))
  for (let slot = 0; slot < side.square.length; slot++) {
    const at = side.square[slot] as Square
    if (at === GONE) continue
    const ahead = FORWARD[seat as SideIndex][at] as readonly Square[]
    for (let i = 0; i < ahead.length; i++) {
      const to = ahead[i] as Square
      if (countAt(side, to) < room(to) || countAt(foes, to) > 0) return true
    }
  }
  fill(OWN, side.square)
  fill(FOES, foes.square)
  for (let slot = 0; slot < side.square.length; slot++) {
    if (side.square[slot] !== GONE && movesOf(side, seat, slot, 0) > 0) return true
  }
  return false
}
