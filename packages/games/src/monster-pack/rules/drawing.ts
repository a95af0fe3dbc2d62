import { type Chance, type Seat, insertSorted } from '@menagerie/engine'
import type { CardIndex } from '../set/components.ts'
import type { DrawReason } from './events.ts'
import { type Side, type State, other, sideOf } from './state.ts'
import { type Tell, finish } from './end.ts'

/** MP-03, and a redraw: a full hand. False when an emptied deck ended the match. */
export const dealHand = (state: State, seat: Seat, chance: Chance, emit: Tell): boolean => {
  const side = sideOf(state, seat)
  drawCards(side, seat, state.options.handSize - side.hand.length, 'deal', chance, emit)
  return !lostByEmptyDeck(state, side, seat, emit)
}

export const drawCards = (side: Side, seat: Seat, count: number, why: DrawReason, chance: Chance, emit: Tell): void => {
  if (count <= 0) return
  if (emit === null) {
    for (let i = 0; i < count; i++) insertSorted(side.hand, chance.draw(side.deck))
    return
  }
  const cards: CardIndex[] = []
  for (let i = 0; i < count; i++) {
    const card = chance.draw(side.deck)
    cards.push(card)
    insertSorted(side.hand, card)
  }
  emit(
    { kind: 'drew', seat, count, cards: null, why },
    { to: [seat], event: { kind: 'drew', seat, count, cards, why } },
  )
}

/** Option `deckOut: onEmptyDeck`. */
export const lostByEmptyDeck = (state: State, side: Side, seat: Seat, emit: Tell): boolean => {
  if (state.options.deckOut !== 'onEmptyDeck' || side.deck.length > 0) return false
  finish(state, other(seat), 'deckOut', emit)
  return true
}
