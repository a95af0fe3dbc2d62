import type { Contradiction, Invariant } from '@menagerie/engine'
import { canMove } from '../choices/moves.ts'
import { SIDE_NAMES } from '../set/components.ts'
import { CASTLE, GONE, SQUARES, type Square, room, squareText } from '../set/map.ts'
import { type Piece, REP, ROY, VISHNUS, characterOf } from '../set/pieces.ts'
import { type State, countAt, firstAt, isDeployed } from '../rules/state.ts'
import { hasLeft, isReached, isResolving } from './follows.ts'
import { at, pieceAt } from './invariants-turn.ts'

const SIDES = [REP, ROY] as const

/** DL-4.2: where the moved piece has come, one more until its combat has taken somebody away. */
const roomAt = (state: State, square: Square): number => {
  const { entered, due, fight, sides } = state
  if (isReached(state) && square === CASTLE) return room(square) + 1
  if (square !== entered || !due.includes(square) || sides.some((side) => countAt(side, square) === 0))
    return room(square)
  const left = fight?.square === square && isResolving(state) && SIDES.some((seat) => hasLeft(state, fight, seat))
  return room(square) + (left ? 0 : 1)
}

const tooHigh = (state: State): readonly Contradiction[] => {
  if (!isDeployed(state.sides)) return []
  return Array.from({ length: SQUARES }, (_, square) => square).flatMap((square) => {
    const count = countAt(state.sides[REP], square) + countAt(state.sides[ROY], square)
    const seat = countAt(state.sides[REP], square) > 0 ? REP : ROY
    return count <= roomAt(state, square)
      ? []
      : at(true, pieceAt(seat, state, firstAt(state.sides[seat], square)), { square: squareText(square) })
  })
}

const vishnusAt = ({ sides: [, { piece, square }] }: State): Square => square[piece.indexOf(VISHNUS)] as Square

const twice = ({ sides }: State): readonly Contradiction[] =>
  SIDES.flatMap((seat) => {
    const { handle, piece } = sides[seat]
    const again = [...handle.keys()].filter((slot) => handle.indexOf(handle[slot] as number) !== slot)
    return again.flatMap((slot) => at(true, `${SIDE_NAMES[seat]}.tokens.${characterOf(seat, piece[slot] as Piece).id}`))
  })

export const MAP: readonly Invariant<State>[] = [
  {
    id: 'DL-I18',
    code: 'stackTooHigh',
    rule: 'DL-4.1',
    kind: 'impossible',
    broken: tooHigh,
  },
  {
    id: 'DL-I19',
    code: 'vishnusMissing',
    rule: 'DL-10.4',
    kind: 'impossible',
    broken: (state) => at(isDeployed(state.sides) && vishnusAt(state) === GONE, 'royalist.pieces'),
  },
  {
    id: 'DL-I20',
    code: 'vishnusInCastle',
    rule: 'DL-10.1',
    kind: 'impossible',
    broken: (state) =>
      at(isDeployed(state.sides) && vishnusAt(state) === CASTLE && state.phase.kind !== 'castle', 'royalist.pieces'),
  },
  {
    id: 'DL-I21',
    code: 'moveNotAsked',
    rule: 'DL-2.3',
    kind: 'impossible',
    broken: (state) => at(state.phase.kind === 'move' && !canMove(state, state.active), 'phase'),
  },
  {
    id: 'DL-I22',
    code: 'tokenTwice',
    rule: 'DL-9.4',
    kind: 'impossible',
    broken: twice,
  },
  {
    id: 'DL-I23',
    code: 'lastTokenWrong',
    rule: 'DL-9.4',
    kind: 'unreachable',
    broken: ({ sides }) =>
      SIDES.flatMap((seat) =>
        at(!sides[seat].handle.includes(sides[seat].lastHandle), `${SIDE_NAMES[seat]}.lastToken`),
      ),
  },
]
