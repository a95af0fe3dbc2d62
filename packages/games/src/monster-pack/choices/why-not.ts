import { unreachable } from '@menagerie/engine'
import type { Card, CardIndex, Mat } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type Side, type State } from '../rules/state.ts'
import type { Reason } from './reasons.ts'

// What forbids a thing: a code of REASONS or null. Shared by `legal`, `refuse` and the rules themselves.

/** Why the monster in a waiting spot may not enter at all; null when it may where a way is free. */
export const whyNotEnter = (state: State, side: Side, from: number): Reason | null => {
  const card = side.waiting[from]
  if (card === undefined) return 'noSuchSpot'
  if (card === EMPTY) return 'nobodyWaits'
  if (side.dice[from] !== 0) return 'stillCounting' // MP-10
  const { phase } = state
  if ((phase.kind === 'entry1' || phase.kind === 'entry2') && phase.spot !== from) return 'notTheBoosted' // MP-28
  if (phase.kind === 'entryAsap' && ((side.held >> from) & 1) === 1) return 'waitsForCountdown'
  return null
}

/** Why a waiting monster may not enter an active spot; null when it may. */
export const whyNotMoveUp = (state: State, side: Side, from: number, to: number): Reason | null => {
  if (side.active[to] === undefined) return 'noSuchSpot'
  const reason = whyNotEnter(state, side, from)
  if (reason !== null) return reason
  if (!touches(state.options.mat, from, to)) return 'notAdjacent' // MP-10
  return side.active[to] === EMPTY ? null : 'spotHeld' // MP-12
}

const touches = (mat: Mat, from: number, to: number): boolean => {
  const ways = mat.adj[from] as readonly number[]
  for (let i = 0; i < ways.length; i++) if (ways[i] === to) return true
  return false
}

/** True when a monster at 0 has a free adjacent active spot (MP-10). */
export const canEnter = (options: Options, side: Side, from: number): boolean => {
  if (side.waiting[from] === EMPTY || side.dice[from] !== 0) return false
  const ways = options.mat.adj[from] as readonly number[]
  for (let i = 0; i < ways.length; i++) if (side.active[ways[i] as number] === EMPTY) return true
  return false
}

/** True when a waiting spot is free (MP-16). A loop, since `includes` is a call out of compiled code. */
export const hasFreeSpot = ({ waiting }: Side): boolean => {
  for (let spot = 0; spot < waiting.length; spot++) if (waiting[spot] === EMPTY) return true
  return false
}

export const whyNotTarget = (side: Side, spot: number): Reason | null => {
  const card = side.waiting[spot]
  if (card === undefined) return 'noSuchSpot'
  if (card === EMPTY) return 'nobodyToBoost' // MP-30
  if (((side.boosted >> spot) & 1) === 1) return 'boostedBefore' // MP-25
  if ((side.dice[spot] as number) < 1) return 'nothingToLower' // MP-27
  return null
}

/** True when some own waiting monster may be boosted, whatever the hand holds: a public fact. */
export const hasTarget = (side: Side): boolean => {
  for (let spot = 0; spot < side.waiting.length; spot++) if (whyNotTarget(side, spot) === null) return true
  return false
}

export const holds = (side: Side, card: CardIndex): boolean => {
  const { hand } = side
  for (let i = 0; i < hand.length; i++) if (hand[i] === card) return true
  return false
}

/** MP-22, MP-23: whether a discarded card pays for boosting the target. */
export const pays = (options: Options, target: Card, discard: Card): boolean => {
  if (discard.type === 'White Wild') return true
  if (target.type === 'White Wild') return options.whiteBoostedBy === 'any'
  return discard.type === target.type
}

/** True when the rules forbid any boost in a turn (MP-26). */
export const isBoostless = ({ firstTurnBoost }: Options, turn: number): boolean => {
  switch (firstTurnBoost) {
    case 'starterBanned':
      return turn === 1
    case 'bothBanned':
      return turn <= 2
    case 'allowed':
      return false
    default:
      return unreachable(firstTurnBoost)
  }
}

export const boostBanned = (state: State): boolean => isBoostless(state.options, state.turn)
