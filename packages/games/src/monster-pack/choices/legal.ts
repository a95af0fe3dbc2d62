import { type Refusal, type Seat, refusal, unreachable } from '@menagerie/engine'
import { type Action, KEEP_HAND, PASS_BOOST, PROCEED, REDRAW, SKIP_SUMMON, boost, moveUp, summon } from './actions.ts'
import { type Card, type CardIndex, type Mat, wordOf } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type Side, type State, cardOf, sideOf } from '../rules/state.ts'

// What forbids a thing: a code of REASONS or null. Shared by `legal`, `refuse` and the rules themselves.

/** Why the monster in a waiting spot may not enter at all; null when it may where a way is free. */
const whyNotEnter = (state: State, side: Side, from: number): Reason | null => {
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
const whyNotMoveUp = (state: State, side: Side, from: number, to: number): Reason | null => {
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

const whyNotTarget = (side: Side, spot: number): Reason | null => {
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

const holds = (side: Side, card: CardIndex): boolean => {
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

/** Every reason with the rule it stands on. */
const REASONS = {
  notYourTurn: 'MP-05',
  over: 'MP-47',
  notNow: 'MP-05',
  noSuchSpot: 'MP-16',
  nobodyWaits: 'MP-10',
  stillCounting: 'MP-10',
  notAdjacent: 'MP-10',
  spotHeld: 'MP-12',
  notTheBoosted: 'MP-28',
  waitsForCountdown: 'MP-28',
  enterFirst: 'MP-10',
  notInHand: 'MP-16',
  waitingSpotHeld: 'MP-16',
  summonDue: 'MP-18',
  summonedAlready: 'MP-20',
  nobodyToBoost: 'MP-30',
  boostedBefore: 'MP-25',
  nothingToLower: 'MP-27',
  discardNotInHand: 'MP-22',
  wrongColour: 'MP-22',
  whiteNeedsWhite: 'MP-23',
  firstTurnBoost: 'MP-26',
  boostUsed: 'MP-21',
} as const
type Reason = keyof typeof REASONS

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

/** A spot that is not there is missed by what was to be done with it. */
const ruleOf = (reason: Reason, action: Action): string => {
  if (reason !== 'noSuchSpot') return REASONS[reason]
  return action.kind === 'moveUp' ? 'MP-10' : action.kind === 'boost' ? 'MP-21' : REASONS[reason]
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

const NOTHING: readonly Action[] = Object.freeze([])
const ONLY_PROCEED: readonly Action[] = Object.freeze([PROCEED])
const HAND_CHOICE: readonly Action[] = Object.freeze([KEEP_HAND, REDRAW])

/** All choices of a seat, each once: equal cards of a hand are one choice. */
export const legal = (state: State, seat: Seat): readonly Action[] => {
  const { phase } = state
  if (phase.kind === 'over' || phase.seat !== seat) return NOTHING
  const side = sideOf(state, seat)
  switch (phase.kind) {
    case 'summon':
      return legalSummons(state, side)
    case 'boost1':
    case 'boost2':
      return legalBoosts(state, side)
    case 'countdown':
    case 'entryAsap':
      return legalMoves(state, side, 0, side.waiting.length)
    case 'entry1':
    case 'entry2':
      return legalMoves(state, side, phase.spot, phase.spot + 1)
    case 'mulligan':
      return HAND_CHOICE
    case 'draw':
    case 'dropDice':
    case 'duel':
      return ONLY_PROCEED
    default:
      return unreachable(phase)
  }
}

const legalMoves = (state: State, side: Side, first: number, end: number): readonly Action[] => {
  const moves: Action[] = []
  for (let from = first; from < end; from++) {
    if (whyNotEnter(state, side, from) !== null) continue
    const ways = state.options.mat.adj[from] as readonly number[]
    for (let i = 0; i < ways.length; i++) {
      const to = ways[i] as number
      if (side.active[to] === EMPTY) moves.push(moveUp(from, to))
    }
  }
  return moves
}

const legalSummons = (state: State, side: Side): readonly Action[] => {
  const { hand, waiting } = side
  let kinds = 0
  for (let i = 0; i < hand.length; i++) if (i === 0 || hand[i] !== hand[i - 1]) kinds++
  let free = 0
  for (let spot = 0; spot < waiting.length; spot++) if (waiting[spot] === EMPTY) free++
  const may = state.options.summon === 'may' ? 1 : 0
  // Made at its full length: growing a list of two dozen by pushing costs more than the rules.
  const actions = new Array<Action>(kinds * free + may)
  let count = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardIndex
    if (i > 0 && card === hand[i - 1]) continue
    for (let spot = 0; spot < waiting.length; spot++) {
      if (waiting[spot] === EMPTY) actions[count++] = summon(card, spot)
    }
  }
  if (may === 1) actions[count] = SKIP_SUMMON
  return actions
}

const legalBoosts = (state: State, side: Side): readonly Action[] => {
  const { hand, waiting } = side
  const { options } = state
  const actions: Action[] = []
  actions.push(PASS_BOOST) // a list made with one entry would be copied at the second
  for (let spot = 0; spot < waiting.length; spot++) {
    if (whyNotTarget(side, spot) !== null) continue
    const target = cardOf(options, waiting[spot] as CardIndex)
    let last = EMPTY
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as CardIndex
      if (card === last) continue
      last = card
      if (pays(options, target, cardOf(options, card))) actions.push(boost(spot, card))
    }
  }
  return actions
}
