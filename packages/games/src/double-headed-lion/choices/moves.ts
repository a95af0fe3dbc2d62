import type { Seat } from '@menagerie/engine'
import { type Action, movesOf, tokenOf } from './actions.ts'
import { CASTLE, D, FORWARD, GONE, LEVEL, SQUARES, type Square, isNear, room } from '../set/map.ts'
import { AILA, AJI, ALL, KNIGHTS, type Piece, REP, ROY, type SideIndex, WARRIORS, has } from '../set/pieces.ts'
import { type Side, type State, countAt, other, sideOf } from '../rules/state.ts'

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

/** By square, for the side that moves: places left, and this much more where an enemy stands. Filled anew by each reader. */
const FREE = new Int8Array(SQUARES)
const ENEMY = 64

const survey = (own: readonly Square[], foes: readonly Square[]): void => {
  FREE.fill(2)
  FREE[CASTLE] = room(CASTLE)
  for (let slot = 0; slot < foes.length; slot++) {
    const at = foes[slot] as Square
    if (at !== GONE) FREE[at] = ENEMY
  }
  for (let slot = 0; slot < own.length; slot++) {
    const at = own[slot] as Square
    if (at !== GONE) FREE[at] = (FREE[at] as number) - 1
  }
}

/** DL-4.2. Beside an enemy three of one's own never fill a square. */
const isOpen = (at: Square): boolean => (FREE[at] as number) > 0
const hasEnemy = (at: Square): boolean => (FREE[at] as number) > MOST_ROOM
const MOST_ROOM = room(CASTLE)

/** Moves found so far; longer than any list of moves can be. */
const found = new Array<Action>(256)

/** DL-3, DL-4: all moves of a side, token by token. */
export const legalMoves = (state: State, seat: Seat): readonly Action[] => {
  const side = sideOf(state, seat)
  survey(side.square, sideOf(state, other(seat)).square)
  return found.slice(0, findMoves(side, seat as SideIndex))
}

/** Fills `found` after a survey; their number. */
const findMoves = (side: Side, seat: SideIndex): number => {
  const { square, piece, handle } = side
  const forward = FORWARD[seat]
  const knights = KNIGHTS[seat]
  const sideways = SIDEWAYS[seat]
  let count = 0
  for (let slot = 0; slot < square.length; slot++) {
    const at = square[slot] as Square
    if (at === GONE) continue
    const one = piece[slot] as Piece
    const moves = movesOf(tokenOf(seat, handle[slot] as number))
    const ahead = forward[at] as readonly Square[]
    if (seat === REP && one === AILA) {
      count = findFlights(moves, ahead, at, count)
      continue
    }
    for (let i = 0; i < ahead.length; i++) {
      const to = ahead[i] as Square
      if ((FREE[to] as number) > 0) found[count++] = moves[2 * to] as Action
    }
    if (!has(sideways, one)) continue
    const least = has(knights, one) ? 0 : MOST_ROOM
    const declared = seat === REP && one === AJI ? 1 : 0
    const beside = LEVEL[at] as readonly Square[]
    for (let i = 0; i < beside.length; i++) {
      const to = beside[i] as Square
      if ((FREE[to] as number) > least) found[count++] = moves[2 * to + declared] as Action
    }
  }
  return count
}

/** Who may ever step to an equal D (DL-3.2, DL-3.3, DL-3.6). */
const SIDEWAYS: readonly [number, number] = [KNIGHTS[REP] | WARRIORS[REP] | (1 << AJI), KNIGHTS[ROY] | WARRIORS[ROY]]

/** DL-3.5: what lies ahead without an enemy, every square with one, and the castle. */
const findFlights = (moves: readonly Action[], ahead: readonly Square[], at: Square, from: number): number => {
  let count = from
  for (let i = 0; i < ahead.length; i++) {
    const to = ahead[i] as Square
    if (isOpen(to) && !hasEnemy(to)) found[count++] = moves[2 * to] as Action
  }
  for (let to = 0; to < SQUARES; to++) {
    if (to !== at && (hasEnemy(to) || (to === CASTLE && isOpen(to)))) found[count++] = moves[2 * to] as Action
  }
  return count
}

/** By slot: the pieces that could move from where the token stands, as masks; a public fact (DL-3.9). */
export const movers = (seat: Seat, own: readonly Square[], foes: readonly Square[]): number[] => {
  survey(own, foes)
  return own.map((at) => {
    if (at === GONE) return 0
    const side = seat as SideIndex
    if ((FORWARD[side][at] as readonly Square[]).some(isOpen)) return ALL[side]
    const beside = LEVEL[at] as readonly Square[]
    let mask = beside.some(isOpen) ? KNIGHTS[side] : 0
    if (beside.some(hasEnemy)) mask |= WARRIORS[side] | (side === REP ? 1 << AJI : 0)
    const enemyElsewhere = foes.some((foe) => foe !== GONE && foe !== at)
    if (side === REP && (enemyElsewhere || (at !== CASTLE && isOpen(CASTLE)))) mask |= 1 << AILA
    return mask
  })
}

/** True when the side in turn has a move (DL-2.3). Nearly always an empty square ahead of the first token answers it. */
export const canMove = (state: State, seat: Seat): boolean => {
  const side = sideOf(state, seat)
  const own = side.square
  const foes = sideOf(state, other(seat)).square
  for (let slot = 0; slot < own.length; slot++) {
    const at = own[slot] as Square
    if (at === GONE) continue
    const ahead = FORWARD[seat as SideIndex][at] as readonly Square[]
    for (let i = 0; i < ahead.length; i++) if (!own.includes(ahead[i] as Square)) return true
  }
  survey(own, foes)
  return findMoves(side, seat as SideIndex) > 0
}
