import { type Seat, unreachable } from '@menagerie/engine'
import {
  type Action,
  BAN,
  FETCH_NONE,
  KEEP,
  LOOK,
  MUTUAL,
  NO_SUPPORT,
  PROCEED,
  RETURN_CARD,
  SHUFFLE,
  STAND,
  SWITCH,
  chooseCombat,
  chooseFighter,
  fetchCard,
  formation,
  place,
  playCard,
  point,
  retreatTo,
  support,
  tokenOf,
} from './actions.ts'
import { type Card, SKILL } from '../set/components.ts'
import { FORMATIONS } from '../set/formations.ts'
import { CASTLE, HOMES, type Square, homesAt } from '../set/map.ts'
import { legalMoves } from './moves.ts'
import { ROY, type SideIndex } from '../set/pieces.ts'
import { retreatSquares } from './retreats.ts'
import { type Fight, type Side, type State, other, sideOf } from '../rules/state.ts'
import { eligible, isPlayable } from '../rules/skill.ts'
import { isAsked } from '../rules/phase.ts'
import { canSwitch, supports, whyNotLook } from './specials.ts'

const NOTHING: readonly Action[] = Object.freeze([])
const ONLY_PROCEED: readonly Action[] = Object.freeze([PROCEED])
const ONLY_STAND: readonly Action[] = Object.freeze([STAND])
const STAND_OR_SWITCH: readonly Action[] = Object.freeze([STAND, SWITCH])
const SHUFFLE_OR_KEEP: readonly Action[] = Object.freeze([SHUFFLE, KEEP])

const FORMATION_CHOICE = FORMATIONS.map((list, side) =>
  Object.freeze(list.map((_, i) => formation(side as SideIndex, i))),
)

/** All choices of a seat, each once. */
export const legal = (state: State, seat: Seat): readonly Action[] => {
  const { phase } = state
  if (phase.kind === 'over' || !isAsked(phase, seat)) return NOTHING
  const side = sideOf(state, seat)
  switch (phase.kind) {
    case 'setup':
      return state.options.setupMode === 'preset'
        ? (FORMATION_CHOICE[seat] as readonly Action[])
        : legalPlaces(side, seat)
    case 'start':
      return ONLY_PROCEED
    case 'move':
      return legalMoves(state, seat)
    case 'shuffle':
      return SHUFFLE_OR_KEEP
    case 'order':
      return state.due.map(chooseCombat)
    case 'fighter':
      return tokensAt(side, seat, (state.fight as Fight).square, chooseFighter)
    case 'castle':
      return tokensAt(sideOf(state, other(seat)), other(seat), CASTLE, point)
    case 'point': {
      const points = tokensAt(sideOf(state, other(seat)), other(seat), (state.fight as Fight).square, point)
      if (whyNotLook(state, seat) === null) points.push(LOOK)
      return points
    }
    case 'switch':
      return canSwitch(state) ? STAND_OR_SWITCH : ONLY_STAND
    case 'mutual':
      return MUTUAL
    case 'ban':
      return BAN
    case 'returnCard':
      return RETURN_CARD
    case 'support':
      return legalSupports(state, side)
    case 'cards':
    case 'storm':
      return legalCards(state, side)
    case 'fetch':
      return [...eligible(side).map(fetchCard), FETCH_NONE]
    case 'retreat':
      return retreatSquares(state, seat).map(retreatTo)
    default:
      return unreachable(phase)
  }
}

const legalPlaces = (side: Side, seat: Seat): readonly Action[] => {
  const actions: Action[] = []
  const homes = HOMES[seat as SideIndex]
  const piece = side.placing.length
  for (let i = 0; i < homes.length; i++) {
    const at = homes[i] as Square
    if (i > 0 && at === homes[i - 1]) continue
    let free = homesAt(seat as SideIndex, at)
    for (let j = 0; j < piece; j++) if (side.placing[j] === at) free--
    if (free > 0) actions.push(place(seat as SideIndex, piece, at))
  }
  return actions
}

const tokensAt = (side: Side, seat: Seat, at: Square, make: (token: number) => Action): Action[] => {
  const actions: Action[] = []
  for (let slot = 0; slot < side.square.length; slot++) {
    if (side.square[slot] === at) actions.push(make(tokenOf(seat, side.handle[slot] as number)))
  }
  return actions
}

const legalSupports = (state: State, side: Side): readonly Action[] => {
  const actions: Action[] = []
  for (let slot = 0; slot < side.square.length; slot++) {
    if (supports(state, slot)) actions.push(support(tokenOf(ROY, side.handle[slot] as number)))
  }
  actions.push(NO_SUPPORT)
  return actions
}

const legalCards = (state: State, side: Side): readonly Action[] => {
  const { hand } = side
  const actions: Action[] = []
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card
    if (i > 0 && card === hand[i - 1]) continue
    if (card !== SKILL || isPlayable(state.options, side, card)) actions.push(playCard(card))
  }
  return actions
}
