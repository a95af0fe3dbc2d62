import { type Refusal, type Seat, refusal, unreachable } from '@menagerie/engine'
import { type Action, OFF, passStep } from './actions.ts'
import { anyoneAt, enemyAt, isClosed, mayExamine } from '../rules/ask.ts'
import { isAsked, legal } from './legal.ts'
import { passSteps } from './pass.ts'
import { frenzyTargets, isShutIn, pushTargets, pushesUpTo, throwTargets, whyNotThrown } from '../rules/reach.ts'
import { NOBODY, type Phase, type State } from '../rules/state.ts'
import {
  REASONS,
  type Reason,
  isAdjacent,
  whyNoSteal,
  whyNotBring,
  whyNotEnter,
  whyNotLeave,
  whyNotMarch,
  whyNotTake,
} from './why-not.ts'

/** `null` exactly when the action is legal. Looks only at public facts and at the seat's own hand. */
export const refuse = (state: State, seat: Seat, action: Action): Refusal | null => {
  const reason = whyNot(state, seat, action)
  return reason === null ? null : refusal(reason, ruleOf(state, action, reason), valuesOf(state, action))
}

/**
 * A march keeps to its own rule, and so does a fight with the Dragon; a match that is over ended by treasures, or by its last
 * round or resigning (DT-7.2).
 */
const ruleOf = ({ phase }: State, action: Action, reason: Reason): string => {
  if (reason === 'notAdjacent' && action.kind !== 'step') return 'DT-4.12'
  if (phase.kind === 'dragonDuel') {
    if (reason === 'fightFirst') return 'DT-5.1'
    if (reason === 'notInHand') return 'DT-5.2'
  }
  return reason === 'over' && phase.kind === 'over' && phase.outcome.reason !== 'treasures' ? 'DT-7.2' : REASONS[reason]
}

const whyNot = (state: State, seat: Seat, action: Action): Reason | null => {
  const { phase } = state
  if (phase.kind === 'over') return 'over'
  if (state.gone[seat] === true) return 'resigned'
  if (!isAsked(state, seat)) {
    const fights = phase.kind === 'duel' && phase.seats.includes(seat)
    return fights ? 'chosenAlready' : 'notYourTurn'
  }
  if (!isKindAsked(phase, action.kind)) return whyNotKind(phase)
  switch (action.kind) {
    case 'roll':
    case 'draw':
    case 'returnArmy':
    case 'endMovement':
    case 'proceed':
      return null
    case 'examine':
      return mayExamine(state) ? null : 'nothingToExamine'
    case 'step':
      return whyNotStep(state, seat, action)
    case 'playCounter':
      return (state.hands[seat] as number[]).includes(action.value) ? null : 'notInHand'
    case 'throw':
      return whyNotThrow(state, phase as Phase & { readonly kind: 'spoils' }, action.to)
    case 'steal':
      return whyNotSteal(state, phase as Phase & { readonly kind: 'spoils' }, action.to)
    case 'march':
      return whyNotMarchOn(state, phase as Phase & { readonly kind: 'march' }, action.to, action.carry)
    case 'halt':
      return legal(state, seat).includes(action) ? null : 'mustMarchOn'
    case 'moveDragon':
      if (phase.kind === 'frenzy') return frenzyTargets(state, phase.steps).includes(action.to) ? null : 'frenzyTooFar'
      return whyNotPush(state, phase as Phase & { readonly kind: 'dragonPush' }, action.to)
    default:
      return unreachable(action)
  }
}

const isKindAsked = (phase: Phase, kind: Action['kind']): boolean => {
  switch (kind) {
    case 'roll':
      return phase.kind === 'roll'
    case 'draw':
    case 'returnArmy':
      return phase.kind === 'six'
    case 'step':
    case 'examine':
    case 'endMovement':
      return phase.kind === 'points'
    case 'playCounter':
      return phase.kind === 'duel' || phase.kind === 'dragonDuel'
    case 'throw':
    case 'steal':
      return phase.kind === 'spoils'
    case 'march':
    case 'halt':
      return phase.kind === 'march'
    case 'moveDragon':
      return phase.kind === 'frenzy' || phase.kind === 'dragonPush'
    case 'proceed':
      return phase.kind === 'settle'
    default:
      return unreachable(kind)
  }
}

const whyNotKind = (phase: Phase): Reason => {
  switch (phase.kind) {
    case 'roll':
      return 'rollFirst'
    case 'six':
      return 'returnOrDraw'
    case 'points':
      return 'movementNow'
    case 'duel':
    case 'dragonDuel':
      return 'fightFirst'
    case 'spoils':
      return 'spoilsFirst'
    case 'march':
      return 'marchFirst'
    case 'dragonPush':
      return 'pushFirst'
    case 'frenzy':
      return 'frenzyFirst'
    default:
      return 'notNow'
  }
}

const whyNotStep = (state: State, seat: Seat, action: Action & { readonly kind: 'step' }): Reason | null => {
  const { from, to, via, carry } = action
  if (state.points < via.length + 1) return 'tooFewPoints'
  const reason = whyNotLeave(state, seat, from)
  if (reason !== null) return reason
  if (via.length === 0) {
    if (!isAdjacent(state, from, to)) return 'notAdjacent'
    const blocked = whyNotEnter(state, seat, to)
    if (blocked !== null) return blocked
  }
  if (carry) {
    const kept = whyNotTake(state, seat, from)
    if (kept !== null) return kept
  }
  if (via.length > 0) {
    return whyNotPass(state, seat, action)
  }
  return carry ? whyNotBring(state, to) : null
}

/** Option `passOwn`: why a step may not lead over own armies. */
const whyNotPass = (state: State, seat: Seat, action: Action & { readonly kind: 'step' }): Reason | null => {
  const { from, to, via, carry } = action
  if (!state.options.passOwn) return 'noPassing'
  if (passSteps(state, seat, from, carry).includes(action)) return null
  const isFreeWithout = carry && passSteps(state, seat, from, false).includes(passStep(from, via, to, false))
  return isFreeWithout ? 'noLadenPass' : 'noSuchPass'
}

const whyNotThrow = (state: State, phase: Phase & { readonly kind: 'spoils' }, to: number): Reason | null => {
  const { loser, space, distance, bare } = phase
  const targets = throwTargets(state, loser, space, distance, bare)
  if (to === OFF) return targets.length === 0 ? null : 'mustBeThrown' // DT-4.9
  if (targets.includes(to)) return null
  const reason = whyNotThrown(state, loser, to, bare)
  if (reason !== null || state.options.throwIntoCombat) return reason ?? 'throwTooFar'
  return state.dragon === to || enemyAt(state, loser, to) !== NOBODY ? 'quietThrows' : 'throwTooFar'
}

const whyNotSteal = (state: State, phase: Phase & { readonly kind: 'spoils' }, to: number): Reason | null => {
  const { seat, space, bare } = phase
  const reason = whyNoSteal(state, seat, space)
  if (reason !== null) return reason
  return isAdjacent(state, space, to) ? whyNotMarch(state, seat, to, true, bare) : 'notAdjacent'
}

const whyNotMarchOn = (
  state: State,
  phase: Phase & { readonly kind: 'march' },
  to: number,
  carry: boolean,
): Reason | null => {
  if (!isAdjacent(state, phase.space, to)) return 'notAdjacent'
  if (carry && !phase.carrying) return 'dropped'
  return whyNotMarch(state, phase.seat, to, carry, false)
}

const whyNotPush = (state: State, phase: Phase & { readonly kind: 'dragonPush' }, to: number): Reason | null => {
  if (pushTargets(state, phase.distance).includes(to)) return null
  if (isClosed(state, to)) return 'closedSpace'
  if (isShutIn(state, phase.distance)) return 'pushShutIn'
  const { throwIntoCombat, exactDistance } = state.options
  if (!throwIntoCombat && anyoneAt(state, to) !== NOBODY) return 'quietPushes'
  return exactDistance && pushesUpTo(state, phase.distance).includes(to) ? 'pushTooNear' : 'pushTooFar'
}

/** The names an action's refusal may speak of: what the player named. */
const valuesOf = (state: State, action: Action): Record<string, string | number> => {
  const nameOf = (space: number): string => state.options.map.names[space] ?? '?'
  switch (action.kind) {
    case 'step':
      return { from: nameOf(action.from), to: nameOf(action.to) }
    case 'throw':
    case 'steal':
    case 'march':
    case 'moveDragon':
      return { from: 'space' in state.phase ? nameOf(state.phase.space) : '', to: nameOf(action.to) }
    case 'playCounter':
      return { value: action.value }
    default:
      return {}
  }
}
