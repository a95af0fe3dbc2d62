import { type Seat, unreachable } from '@menagerie/engine'
import {
  type Action,
  DRAW,
  END_MOVEMENT,
  EXAMINE,
  HALT,
  PROCEED,
  RETURN_ARMY,
  ROLL,
  THROW_OFF,
  marchTo,
  moveDragon,
  playCounter,
  stealTo,
  step,
  throwTo,
} from './actions.ts'
import { type Ground, mayExamine } from '../rules/ask.ts'
import type { Space } from '../set/map.ts'
import { passSteps } from './pass.ts'
import { frenzyTargets, pushTargets, throwTargets } from '../rules/reach.ts'
import { type Phase, type State, UNSEALED } from '../rules/state.ts'
import { whyNoSteal, whyNotBring, whyNotEnter, whyNotLeave, whyNotMarch, whyNotTake } from './why-not.ts'

const NOTHING: readonly Action[] = Object.freeze([])
const ONLY_ROLL: readonly Action[] = Object.freeze([ROLL])
const ONLY_PROCEED: readonly Action[] = Object.freeze([PROCEED])
const SIX: readonly Action[] = Object.freeze([DRAW, RETURN_ARMY])

/** True when the phase asks this seat. */
export const isAsked = (state: State, seat: Seat): boolean => {
  const { phase } = state
  if (phase.kind === 'over') return false
  if (phase.kind !== 'duel') return phase.seat === seat
  return (phase.seats[0] === seat || phase.seats[1] === seat) && owes(state, seat)
}

/** DT-4.2: a side of a duel still has to choose a counter; with an empty hand it has none to choose. */
export const owes = (state: State, seat: Seat): boolean =>
  state.sealed[seat] === UNSEALED && (state.hands[seat] as number[]).length > 0

/** All choices of a seat, each once. */
export const legal = (state: State, seat: Seat): readonly Action[] => {
  if (!isAsked(state, seat)) return NOTHING
  const { phase } = state
  switch (phase.kind) {
    case 'roll':
      return ONLY_ROLL
    case 'six':
      return SIX
    case 'points':
      return legalMovement(state, seat)
    case 'duel':
    case 'dragonDuel':
      return legalCounters(state.hands[seat] as number[])
    case 'spoils':
      return legalSpoils(state, phase)
    case 'march':
      return legalMarches(state, phase)
    case 'frenzy':
      return toEach(frenzyTargets(state, phase.steps), moveDragon)
    case 'dragonPush':
      return toEach(pushTargets(state, phase.distance), moveDragon)
    case 'settle':
      return ONLY_PROCEED
    case 'over':
      return NOTHING
    default:
      return unreachable(phase)
  }
}

/** Made at its full length: growing a list by pushing costs more than the rules. */
const toEach = (targets: readonly Space[], make: (to: Space) => Action): readonly Action[] => {
  const actions = new Array<Action>(targets.length)
  for (let i = 0; i < targets.length; i++) actions[i] = make(targets[i] as Space)
  return actions
}

/** DT-3.1 to DT-3.12: steps, turning a counter up, and the end of the movement. */
export const legalMovement = (state: Ground, seat: Seat): readonly Action[] => {
  const own = state.armies[seat] as readonly number[]
  const { adj } = state.options.map
  const found: Action[] = []
  if (state.points > 0) {
    for (let from = 0; from < own.length; from++) {
      if (own[from] === 0 || whyNotLeave(state, seat, from) !== null) continue
      const takes = whyNotTake(state, seat, from) === null
      const ways = adj[from] as readonly Space[]
      for (let i = 0; i < ways.length; i++) {
        const to = ways[i] as Space
        if (whyNotEnter(state, seat, to) !== null) continue
        found.push(step(from, to, false))
        if (takes && whyNotBring(state, to) === null) found.push(step(from, to, true))
      }
      if (state.options.passOwn && state.points > 1) {
        found.push(...passSteps(state, seat, from, false))
        if (takes) found.push(...passSteps(state, seat, from, true))
      }
    }
  }
  if (mayExamine(state)) found.push(EXAMINE)
  found.push(END_MOVEMENT)
  return found
}

const legalCounters = (hand: readonly number[]): readonly Action[] => {
  const actions: Action[] = []
  for (let i = 0; i < hand.length; i++) {
    if (i === 0 || hand[i] !== hand[i - 1]) actions.push(playCounter(hand[i] as number))
  }
  return actions
}

const legalSpoils = (state: State, phase: Phase & { readonly kind: 'spoils' }): readonly Action[] => {
  const { seat, loser, space, distance, bare } = phase
  const actions: Action[] = []
  const targets = throwTargets(state, loser, space, distance, bare)
  for (let i = 0; i < targets.length; i++) actions.push(throwTo(targets[i] as Space))
  if (targets.length === 0) actions.push(THROW_OFF) // DT-4.9
  const steals = stealTargets(state, seat, space, bare)
  for (let i = 0; i < steals.length; i++) actions.push(stealTo(steals[i] as Space))
  return actions
}

const NO_SPACES: readonly Space[] = Object.freeze([])

/** DT-4.12: first steps of a march with a stolen treasure. */
export const stealTargets = (state: Ground, seat: Seat, space: Space, bare: boolean): readonly Space[] => {
  if (whyNoSteal(state, seat, space) !== null) return NO_SPACES
  return (state.options.map.adj[space] as readonly Space[]).filter(
    (to) => whyNotMarch(state, seat, to, true, bare) === null,
  )
}

export const legalMarches = (
  state: Ground,
  { seat, space, carrying }: Phase & { readonly kind: 'march' },
): readonly Action[] => {
  const actions: Action[] = []
  for (const to of state.options.map.adj[space] as readonly Space[]) {
    if (whyNotMarch(state, seat, to, false, false) !== null) continue
    if (carrying && whyNotBring(state, to) === null) actions.push(marchTo(to, true))
    actions.push(marchTo(to, false))
  }
  if (actions.length === 0 || !state.options.exactDistance) actions.push(HALT)
  return actions
}
