import { type Refusal, type Seat, refusal, unreachable } from '@menagerie/engine'
import {
  type Action,
  BAN,
  FETCH_NONE,
  HANDLES,
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
  tokenText,
} from './actions.ts'
import { type Card, SKILL, cardWord } from '../set/components.ts'
import { FORMATIONS } from '../set/formations.ts'
import { CASTLE, HOMES, type Square, homesAt, squareText } from '../set/map.ts'
import { legalMoves, whyNotMove } from './moves.ts'
import { CHARLEMAGNE, type Piece, ROY, type SideIndex, VISHNUS, nameOf } from '../set/pieces.ts'
import { type Reason, ruleAgainst } from './reasons.ts'
import { strengthens } from '../rules/pairs.ts'
import { retreatSquares, whyNotRetreat } from './retreats.ts'
import {
  type Fight,
  NOBODY,
  type PhaseKind,
  type Side,
  type State,
  eligible,
  isAsked,
  isEligible,
  isPlayable,
  other,
  sideOf,
  slotOf,
} from '../rules/state.ts'

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

/** DL-8.18 */
const whyNotLook = (state: State, seat: Seat): Reason | null => {
  const { fight } = state
  if (fight === null) return 'notNow'
  if (fight.looked) return 'lookedAlready'
  return seat === ROY && state.sides[ROY].piece[fight.fighters[ROY]] === CHARLEMAGNE ? null : 'onlyCharlemagneLooks'
}

/** DL-8.14 */
const canSwitch = (state: State): boolean => {
  const { fight } = state
  return fight !== null && state.sides[ROY].piece[fight.fighters[ROY]] === VISHNUS
}

/** DL-8.16, DL-8.19: whether the piece in this slot can be shown to strengthen the Royalist who fights. */
const supports = (state: State, slot: number): boolean => {
  const { piece, square } = state.sides[ROY]
  const fighter = (state.fight as Fight).fighters[ROY]
  const [at, to] = [square[fighter] as Square, square[slot] as Square]
  return strengthens(piece[fighter] as Piece, at, piece[slot] as Piece, to)
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
