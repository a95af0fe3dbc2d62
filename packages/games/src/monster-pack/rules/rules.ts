import { type BySeat, type Chance, type Seat, insertSorted, removeOne, unreachable } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import type { CardIndex } from '../set/components.ts'
import type { DeckList } from '../set/deck.ts'
import { canEnter } from '../choices/why-not.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, PHASES, type Side, type State, cardOf, entryPhase, newState, other, sideOf } from './state.ts'
import { dealHand } from './drawing.ts'
import type { Tell } from './end.ts'
import { afterBoost, afterEntry, beginTurn, dropDice, duel, endTurn, enterAsap, enterBoost } from './turn.ts'

/** MP-01 to MP-05: a new match, up to its first question. */
export const setup = (options: Options, lists: BySeat<DeckList>, chance: Chance, emit: Tell): State => {
  const state = newState(options, lists, chance, emit)
  for (const seat of [0, 1]) if (!dealHand(state, seat, chance, emit)) return state // MP-03
  if (options.mulligan === 'once') state.phase = PHASES.mulligan[state.starter as 0 | 1]
  else beginTurn(state, chance, emit)
  return state
}

/** Plays a legal action in place, and everything that follows without a decision. */
export const apply = (state: State, seat: Seat, action: Action, chance: Chance, emit: Tell): void => {
  const side = sideOf(state, seat)
  switch (action.kind) {
    case 'summon':
      playSummon(state, seat, side, action.card, action.spot, emit)
      return enterBoost(state, 1, chance, emit)
    case 'skipSummon':
      emit?.({ kind: 'skippedSummon', seat })
      return enterBoost(state, 1, chance, emit)
    case 'boost':
      return playBoost(state, seat, side, action.spot, action.discard, chance, emit)
    case 'passBoost': {
      const part = state.phase.kind === 'boost1' ? 1 : 2
      emit?.({ kind: 'passedBoost', seat, part })
      return afterBoost(state, part, chance, emit)
    }
    case 'moveUp':
      return playMoveUp(state, seat, side, action.from, action.to, chance, emit)
    case 'keepHand':
      emit?.({ kind: 'kept', seat })
      return afterMulligan(state, seat, chance, emit)
    case 'redraw':
      emit?.({ kind: 'redrew', seat })
      while (side.hand.length > 0) insertSorted(side.deck, side.hand.pop() as CardIndex)
      if (dealHand(state, seat, chance, emit)) afterMulligan(state, seat, chance, emit)
      return
    case 'proceed':
      return proceed(state, chance, emit)
    default:
      return unreachable(action)
  }
}

/** An arranged position that stands at an automatic step goes on from there. */
const proceed = (state: State, chance: Chance, emit: Tell): void => {
  switch (state.phase.kind) {
    case 'draw':
      return beginTurn(state, chance, emit)
    case 'dropDice':
      return dropDice(state, chance, emit)
    default:
      return duel(state, chance, emit)
  }
}

const afterMulligan = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  if (seat === state.starter) state.phase = PHASES.mulligan[other(seat) as 0 | 1]
  else beginTurn(state, chance, emit)
}

/** MP-16, MP-17: face up on a waiting spot, the die at its stars. */
const playSummon = (state: State, seat: Seat, side: Side, card: CardIndex, spot: number, emit: Tell): void => {
  const die = cardOf(state.options, card).stars
  removeOne(side.hand, card)
  side.waiting[spot] = card
  side.dice[spot] = die
  emit?.({ kind: 'summoned', seat, card, spot, die })
}

/** MP-22 to MP-28: a card is discarded, the target's die drops by 1 and is marked. */
const playBoost = (
  state: State,
  seat: Seat,
  side: Side,
  spot: number,
  discard: CardIndex,
  chance: Chance,
  emit: Tell,
): void => {
  const part = state.phase.kind === 'boost1' ? 1 : 2
  const die = (side.dice[spot] as number) - 1 // MP-24
  removeOne(side.hand, discard)
  side.discard.push(discard) // MP-48
  side.dice[spot] = die
  side.boosted |= 1 << spot // MP-25
  state.boostUsed = true // MP-21
  emit?.({ kind: 'boosted', seat, spot, card: side.waiting[spot] as CardIndex, discarded: discard, die })
  if (die === 0) {
    if (state.options.boostEntry === 'countdown') side.held |= 1 << spot
    else if (canEnter(state.options, side, spot)) {
      state.phase = entryPhase(part === 1 ? 'entry1' : 'entry2', seat, spot) // MP-28
      return
    } else emit?.({ kind: 'blocked', seat, card: side.waiting[spot] as CardIndex, spot })
  }
  afterBoost(state, part, chance, emit)
}

const enteredBy = ({ phase }: State): 'countdown' | 'boost' | 'duel' => {
  if (phase.kind === 'countdown') return 'countdown'
  return phase.kind === 'entryAsap' ? 'duel' : 'boost'
}

/** MP-14: the die and the mark go, the waiting spot is free at once. */
const playMoveUp = (
  state: State,
  seat: Seat,
  side: Side,
  from: number,
  to: number,
  chance: Chance,
  emit: Tell,
): void => {
  const card = side.waiting[from] as CardIndex
  side.active[to] = card
  side.waiting[from] = EMPTY
  side.boosted &= ~(1 << from)
  emit?.({ kind: 'movedUp', seat, card, from, to, by: enteredBy(state) })
  switch (state.phase.kind) {
    case 'entry1':
      return duel(state, chance, emit)
    case 'entry2':
      return endTurn(state, chance, emit)
    case 'entryAsap':
      return enterAsap(state, seat, chance, emit)
    default:
      return afterEntry(state, chance, emit)
  }
}
