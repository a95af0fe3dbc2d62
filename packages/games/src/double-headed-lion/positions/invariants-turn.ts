import type { Contradiction, Invariant } from '@menagerie/engine'
import { canMove } from '../choices/moves.ts'
import { FORMATIONS } from '../set/formations.ts'
import { SIDE_NAMES } from '../set/components.ts'
import { CASTLE, D, GONE, type Square, homesAt, squareText } from '../set/map.ts'
import { AILA, AJI, type Piece, REP, ROY, type SideIndex, VISHNUS, characterOf } from '../set/pieces.ts'
import { NOBODY, type State, countAt, other, sideOf } from '../rules/state.ts'
import { mixedSquares } from '../rules/turn.ts'
import { hasNotEntered, isBefore, isResolving, isSameMover, mustProgress } from './follows.ts'

/** One contradiction or none. */
export const at = (broken: boolean, path: string, values: Contradiction['values'] = {}): readonly Contradiction[] =>
  broken ? [{ path: `position.${path}`, values }] : []

const SIDES = [REP, ROY] as const
const isSetup = ({ phase }: State): boolean => phase.kind === 'setup'
const moverPiece = (state: State): Piece => sideOf(state, state.active).piece[state.mover] as Piece

/** DL-1.2, DL-1.3: as many pieces on each square as it is meant for. */
const isMisplaced = (state: State, seat: SideIndex): boolean => {
  const { placed, placing, formation } = state.sides[seat]
  if (!isSetup(state) || !placed || (formation !== NOBODY && placing.length === 0)) return false
  return placing.some((home) => home === GONE || placing.filter((one) => one === home).length !== homesAt(seat, home))
}

const misplaced = (state: State, seat: SideIndex): readonly Contradiction[] =>
  at(isMisplaced(state, seat), `${SIDE_NAMES[seat]}.pieces`)

/** A prepared formation exactly where the setup is one of them, and as it is. */
const isUnformed = (state: State, seat: SideIndex): boolean => {
  const { placed, placing, formation } = state.sides[seat]
  if (!isSetup(state) || !placed) return false
  const prepared = FORMATIONS[seat][formation]?.squares
  return state.options.setupMode === 'preset' ? prepared?.join() !== placing.join() : formation !== NOBODY
}

/** DL-7: the moved piece is elsewhere, and no combat where it came has driven it there. */
const isMovedAway = (state: State): boolean => {
  const { mover, entered, due, fight, active } = state
  if (mover === NOBODY || entered === GONE) return false
  const now = sideOf(state, active).square[mover] as Square
  if (now === entered) return false
  if (due.includes(entered) && !(isResolving(state) && fight?.square === entered)) return true
  if (now === GONE) return false
  if (state.declared) return true // DL-8.9
  const isNear = D[now] === (D[entered] as number) - (active === REP ? 1 : 0)
  if (active === ROY) return !isNear
  if (isSameMover(state)) return moverPiece(state) === AILA ? now !== CASTLE : !isNear
  return now !== CASTLE && !isNear
}

/** DL-3.6, DL-8.9: Aji alone declares, and meets somebody where he came. */
const isMisdeclared = (state: State): boolean => {
  const { mover, entered, due, declared, active } = state
  if (!declared) return false
  if (active !== REP || mover === NOBODY || moverPiece(state) !== AJI || entered === CASTLE) return true
  return state.sides[REP].square[mover] !== GONE && !due.includes(entered)
}

/** DL-2.4: who skipped a movement without a combat left everything as it was. */
const isSkippedWrong = (state: State): boolean => {
  if (state.skipped === 0) return false
  const stuck = isBefore(state) ? other(state.active) : state.active
  const isLater = !isBefore(state) && state.phase.kind !== 'shuffle'
  return isLater || state.mover !== NOBODY || mixedSquares(state).length > 0 || canMove(state, stuck)
}

/** DL-2.3: nobody has moved, no combat is over, and yet there is a move. */
const isMoveSkipped = (state: State): boolean => {
  const { phase, mover, progress, sides, active } = state
  if (isSetup(state) || isBefore(state) || isResolving(state) || phase.kind === 'castle') return false
  if (mover !== NOBODY || progress) return false
  // After a combat that left all on the map, both have discarded, unless they took all back.
  return sides.some(({ pile, snapshot }) => pile.length > 0 && pile.length === snapshot) && canMove(state, active)
}

const isProgressWrong = (state: State): boolean => {
  const { progress, active, mover, sides } = state
  if (isSetup(state)) return false
  if (!progress) return mustProgress(state)
  const nobodyFell = sides.every(({ square }) => !square.includes(GONE))
  return isBefore(state) || ((active === REP || mover === NOBODY) && nobodyFell)
}

const isNotInCastle = ({ options, phase, active, mover, entered, sides, fight }: State): boolean =>
  phase.kind === 'castle' &&
  (options.castleAji !== 'point' ||
    active !== ROY ||
    mover !== sides[ROY].piece.indexOf(VISHNUS) ||
    entered !== CASTLE ||
    sides[ROY].square[mover] !== CASTLE ||
    countAt(sides[REP], CASTLE) === 0 ||
    fight !== null)

export const TURN: readonly Invariant<State>[] = [
  {
    id: 'DL-I1',
    code: 'setupRandom',
    rule: 'DL-1.4',
    kind: 'impossible',
    broken: (state) => at(isSetup(state) && state.options.setupMode === 'random', 'phase'),
  },
  {
    id: 'DL-I2',
    code: 'setupOver',
    rule: 'DL-1.4',
    kind: 'impossible',
    broken: (state) => at(isSetup(state) && state.sides.every(({ placed }) => placed), 'phase'),
  },
  {
    id: 'DL-I3',
    code: 'homesWrong',
    rule: 'DL-1.2',
    kind: 'impossible',
    broken: (state) => misplaced(state, REP),
  },
  {
    id: 'DL-I4',
    code: 'homesWrong',
    rule: 'DL-1.3',
    kind: 'impossible',
    broken: (state) => misplaced(state, ROY),
  },
  {
    id: 'DL-I5',
    code: 'formationWrong',
    rule: 'DL-1.4',
    kind: 'impossible',
    broken: (state) => SIDES.flatMap((seat) => at(isUnformed(state, seat), `${SIDE_NAMES[seat]}.formation`)),
  },
  {
    id: 'DL-I6',
    code: 'activeWrong',
    rule: 'DL-1.6',
    kind: 'impossible',
    broken: (state) => at(state.turn % 2 !== state.active, 'active', { turn: state.turn }),
  },
  {
    id: 'DL-I7',
    code: 'stallOver',
    rule: 'DL-10.6',
    kind: 'impossible',
    broken: ({ options, stall }) => at(options.stallLimit > 0 && stall >= options.stallLimit, 'stall'),
  },
  {
    id: 'DL-I8',
    code: 'stallLong',
    rule: 'DL-10.6',
    kind: 'unreachable',
    broken: ({ stall, turn }) => at(stall >= turn, 'stall', { turn }),
  },
  {
    id: 'DL-I9',
    code: 'skippedWrong',
    rule: 'DL-2.4',
    kind: 'impossible',
    broken: (state) => at(isSkippedWrong(state), 'skipped'),
  },
  {
    id: 'DL-I10',
    code: 'skippedLost',
    rule: 'DL-2.3',
    kind: 'unreachable',
    broken: ({ options, skipped }) => at(options.stuck === 'lose' && skipped > 0, 'skipped'),
  },
  {
    id: 'DL-I11',
    code: 'progressWrong',
    rule: 'DL-10.6',
    kind: 'impossible',
    broken: (state) => at(isProgressWrong(state), 'progress'),
  },
  {
    id: 'DL-I12',
    code: 'notYetMoved',
    rule: 'DL-2.1',
    kind: 'impossible',
    broken: (state) => [
      ...at(isBefore(state) && state.mover !== NOBODY, 'moved'),
      ...at(state.mover === NOBODY && state.entered !== GONE, 'entered'),
    ],
  },
  {
    id: 'DL-I13',
    code: 'cannotEnter',
    rule: 'DL-3.1',
    kind: 'impossible',
    broken: (state) => at(hasNotEntered(state), 'moved', { square: squareText(state.entered) }),
  },
  {
    id: 'DL-I14',
    code: 'movedAway',
    rule: 'DL-7.1',
    kind: 'impossible',
    broken: (state) => at(isMovedAway(state), 'entered', { square: squareText(state.entered) }),
  },
  {
    id: 'DL-I15',
    code: 'declaredWrong',
    rule: 'DL-3.6',
    kind: 'impossible',
    broken: (state) => at(isMisdeclared(state), 'declared'),
  },
  {
    id: 'DL-I16',
    code: 'castleNotAsked',
    rule: 'DL-10.2',
    kind: 'impossible',
    broken: (state) => at(isNotInCastle(state), 'phase'),
  },
  {
    id: 'DL-I17',
    code: 'moveSkipped',
    rule: 'DL-2.3',
    kind: 'unreachable',
    broken: (state) => at(isMoveSkipped(state), 'moved'),
  },
]

/** The place of a piece of a side. */
export const pieceAt = (seat: SideIndex, state: State, slot: number): string =>
  `${SIDE_NAMES[seat]}.pieces.${characterOf(seat, state.sides[seat].piece[slot] as Piece).id}`
