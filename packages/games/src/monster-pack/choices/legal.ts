import { type Seat, unreachable } from '@menagerie/engine'
import { type Action, KEEP_HAND, PASS_BOOST, PROCEED, REDRAW, SKIP_SUMMON, boost, moveUp, summon } from './actions.ts'
import type { CardIndex } from '../set/components.ts'
import { EMPTY, type Side, type State, cardOf, sideOf } from '../rules/state.ts'
import { pays, whyNotEnter, whyNotTarget } from './why-not.ts'

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
