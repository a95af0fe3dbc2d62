import { type Refusal, type Seat, refusal, unreachable } from '@menagerie/engine'
import type { Action } from './actions.ts'
import { type CardIndex, wordOf } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type Side, type State, cardOf, sideOf } from '../rules/state.ts'
import { type Reason, ruleOf } from './reasons.ts'
import { boostBanned, holds, pays, whyNotMoveUp, whyNotTarget } from './why-not.ts'

/** True when the phase asks for this kind of action. */
const isAsked = (phase: State['phase']['kind'], action: Action['kind']): boolean => {
  switch (action) {
    case 'moveUp':
      return phase === 'countdown' || phase === 'entry1' || phase === 'entry2' || phase === 'entryAsap'
    case 'summon':
    case 'skipSummon':
      return phase === 'summon'
    case 'boost':
    case 'passBoost':
      return phase === 'boost1' || phase === 'boost2'
    case 'keepHand':
    case 'redraw':
      return phase === 'mulligan'
    case 'proceed':
      return phase === 'draw' || phase === 'dropDice' || phase === 'duel'
    default:
      return unreachable(action)
  }
}

/** Why the phase forbids this kind of action. */
const whyNotNow = (state: State, action: Action): Reason | null => {
  const { kind } = state.phase
  if (action.kind === 'boost') {
    if (boostBanned(state)) return 'firstTurnBoost' // MP-26
    if (state.boostUsed) return 'boostUsed' // MP-21
  }
  if (isAsked(kind, action.kind)) return null
  if (kind === 'countdown') return 'enterFirst' // MP-10
  if (kind === 'summon' && action.kind === 'passBoost' && state.options.summon === 'must') return 'summonDue' // MP-18
  if (action.kind === 'summon' && (kind === 'boost1' || kind === 'boost2')) return 'summonedAlready' // MP-20
  return 'notNow'
}

const whyNotAction = (state: State, side: Side, action: Action): Reason | null => {
  const { options } = state
  switch (action.kind) {
    case 'moveUp':
      return whyNotMoveUp(state, side, action.from, action.to)
    case 'summon':
      if (side.waiting[action.spot] === undefined) return 'noSuchSpot'
      if (!holds(side, action.card)) return 'notInHand' // MP-16
      return side.waiting[action.spot] === EMPTY ? null : 'waitingSpotHeld' // MP-16
    case 'skipSummon':
      return options.summon === 'may' ? null : 'summonDue' // MP-18
    case 'boost': {
      const reason = whyNotTarget(side, action.spot)
      if (reason !== null) return reason
      if (!holds(side, action.discard)) return 'discardNotInHand' // MP-22
      const target = cardOf(options, side.waiting[action.spot] as number)
      if (pays(options, target, cardOf(options, action.discard))) return null
      return target.type === 'White Wild' ? 'whiteNeedsWhite' : 'wrongColour'
    }
    case 'passBoost':
    case 'keepHand':
    case 'redraw':
    case 'proceed':
      return null
    default:
      return unreachable(action)
  }
}

/** `null` exactly when the action is legal. Looks only at public facts and at the seat's own hand. */
export const refuse = (state: State, seat: Seat, action: Action): Refusal | null => {
  const { phase } = state
  if (phase.kind === 'over') return refused(state, 'over', action)
  if (phase.seat !== seat) return refused(state, 'notYourTurn', action)
  const reason = whyNotNow(state, action) ?? whyNotAction(state, sideOf(state, seat), action)
  return reason === null ? null : refused(state, reason, action)
}

const refused = (state: State, reason: Reason, action: Action): Refusal =>
  refusal(reason, ruleOf(reason, action), valuesOf(state.options, action))

const wordAt = (options: Options, index: CardIndex): string => {
  const card = options.cards[index]
  return card === undefined ? '?' : wordOf(card)
}

/** The names an action's refusal may speak of: what the player named. */
const valuesOf = (options: Options, action: Action): Record<string, string | number> => {
  switch (action.kind) {
    case 'moveUp':
      return { from: `W${action.from + 1}`, to: `A${action.to + 1}` }
    case 'summon':
      return { card: wordAt(options, action.card), spot: `W${action.spot + 1}` }
    case 'boost':
      return { card: wordAt(options, action.discard), spot: `W${action.spot + 1}` }
    default:
      return {}
  }
}
