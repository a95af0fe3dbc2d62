import { type Refusal, type Seat, refusal, unreachable } from '@menagerie/engine'
import { type Action, HANDLES, tokenText } from './actions.ts'
import { cardWord } from '../set/components.ts'
import { CASTLE, type Square, homesAt, squareText } from '../set/map.ts'
import { whyNotMove } from './moves.ts'
import { type Piece, ROY, type SideIndex, nameOf } from '../set/pieces.ts'
import { type Reason, ruleAgainst } from './reasons.ts'
import { whyNotRetreat } from './retreats.ts'
import { type Fight, NOBODY, type Side, type State, other, sideOf, slotOf } from '../rules/state.ts'
import { type PhaseKind, isAsked } from '../rules/phase.ts'
import { isEligible, isPlayable } from '../rules/skill.ts'
import { canSwitch, supports, whyNotLook } from './specials.ts'

/** Which question an action answers. */
const questionOf = (action: Action): PhaseKind => {
  switch (action.kind) {
    case 'place':
    case 'formation':
      return 'setup'
    case 'move':
      return 'move'
    case 'chooseCombat':
      return 'order'
    case 'chooseFighter':
      return 'fighter'
    case 'point':
    case 'look':
      return 'point'
    case 'stand':
    case 'switch':
      return 'switch'
    case 'support':
    case 'noSupport':
      return 'support'
    case 'playCard':
      return 'cards'
    case 'fetch':
    case 'fetchNone':
      return 'fetch'
    case 'retreatTo':
      return 'retreat'
    case 'shuffle':
    case 'keep':
      return 'shuffle'
    case 'proceed':
      return 'start'
    case 'mutual':
    case 'ban':
    case 'returnCard':
      return action.kind
    default:
      return unreachable(action)
  }
}

const isQuestion = (asked: PhaseKind, question: PhaseKind): boolean =>
  asked === question || (asked === 'storm' && question === 'cards') || (asked === 'castle' && question === 'point')

/** `null` exactly when the action is legal. Looks only at public facts and at the seat's own pieces and cards. */
export const refuse = (state: State, seat: Seat, action: Action): Refusal | null => {
  const reason = whyNot(state, seat, action)
  return reason === null ? null : refusal(reason, ruleAgainst(state, seat, reason, action), valuesOf(action))
}

const whyNot = (state: State, seat: Seat, action: Action): Reason | null => {
  const { phase } = state
  if (phase.kind === 'over') return 'over'
  if (!isAsked(phase, seat)) return 'notYourTurn'
  if (!isQuestion(phase.kind, questionOf(action))) return 'notNow'
  return whyNotAction(state, seat, sideOf(state, seat), action)
}

const whyNotAction = (state: State, seat: Seat, side: Side, action: Action): Reason | null => {
  switch (action.kind) {
    case 'place':
      return whyNotPlace(state, seat, side, action.side, action.piece, action.square)
    case 'formation':
      if (state.options.setupMode !== 'preset') return 'notNow'
      return action.side === seat ? null : 'notYourPiece'
    case 'move': {
      const slot = ownSlot(side, seat, action.token)
      if (slot === NOBODY) return isOwn(action.token, seat) ? 'noSuchToken' : 'notYourPiece'
      return whyNotMove(state, seat, slot, action.to, action.declare)
    }
    case 'chooseCombat':
      return state.due.includes(action.square) ? null : 'noCombatThere' // DL-5.7
    case 'chooseFighter': {
      const slot = ownSlot(side, seat, action.token)
      return slot !== NOBODY && side.square[slot] === (state.fight as Fight).square ? null : 'notInTheSquare' // DL-5.6
    }
    case 'point':
      return whyNotPoint(state, seat, action.token)
    case 'look':
      return whyNotLook(state, seat)
    case 'switch':
      return canSwitch(state) ? null : 'onlyVishnusSwitches'
    case 'support': {
      const slot = ownSlot(side, seat, action.token)
      return slot !== NOBODY && supports(state, slot) ? null : 'cannotSupport'
    }
    case 'playCard':
      if (!side.hand.includes(action.card)) return 'notInHand'
      return isPlayable(state.options, side, action.card) ? null : 'skillNeedsPile' // DL-6.8
    case 'fetch':
      return isEligible(side, action.card) ? null : 'notEligible' // DL-6.6
    case 'retreatTo':
      return whyNotRetreat(state, seat, action.square)
    case 'stand':
    case 'noSupport':
    case 'fetchNone':
    case 'mutual':
    case 'ban':
    case 'returnCard':
    case 'shuffle':
    case 'keep':
    case 'proceed':
      return null
    default:
      return unreachable(action)
  }
}

const isOwn = (token: number, seat: Seat): boolean => token < HANDLES === (seat === 0)

const ownSlot = (side: Side, seat: Seat, token: number): number =>
  isOwn(token, seat) ? slotOf(side, token % HANDLES) : NOBODY

/** DL-1.2, DL-1.3: pieces in the order of the list, no more on a square than it is meant for. */
const whyNotPlace = (
  state: State,
  seat: Seat,
  side: Side,
  of: SideIndex,
  piece: Piece,
  square: Square,
): Reason | null => {
  if (state.options.setupMode !== 'free') return 'notNow'
  if (of !== seat) return 'notYourPiece'
  if (piece < side.placing.length) return 'placeTwice'
  if (piece > side.placing.length) return 'placeInOrder'
  const free = homesAt(of, square) - side.placing.filter((at) => at === square).length
  return free > 0 ? null : seat === ROY ? 'homeFullRoyalist' : 'homeFullRepublic'
}

/** DL-5.10: an enemy token on the square; in the castle after `castleAji: point` one of the Republic's. */
const whyNotPoint = (state: State, seat: Seat, token: number): Reason | null => {
  if (isOwn(token, seat)) return 'pointAtEnemy'
  const enemies = sideOf(state, other(seat))
  const slot = slotOf(enemies, token % HANDLES)
  const at = state.phase.kind === 'castle' ? CASTLE : (state.fight as Fight).square
  return slot !== NOBODY && enemies.square[slot] === at ? null : 'pointAtEnemy'
}

/** The names a refusal may speak of: what the player named. */
const valuesOf = (action: Action): Record<string, string | number> => {
  switch (action.kind) {
    case 'place':
      return { piece: nameOf(action.side, action.piece), square: squareText(action.square) }
    case 'move':
      return { token: tokenText(action.token), square: squareText(action.to) }
    case 'chooseFighter':
    case 'point':
    case 'support':
      return { token: tokenText(action.token) }
    case 'chooseCombat':
    case 'retreatTo':
      return { square: squareText(action.square) }
    case 'playCard':
    case 'fetch':
      return { card: cardWord(action.card) }
    default:
      return {}
  }
}
