import { unreachable } from '@menagerie/engine'
import {
  type Card,
  HANDLES,
  type Options,
  type Square,
  type Token,
  box,
  cardText,
} from '@menagerie/games/double-headed-lion'
import type { Choice } from '../../pieces/picking.ts'

/** Places of the board as picking, dragging and the keyboard know them. */
export const places = {
  token: (token: Token): string => `t.${token < HANDLES ? 0 : 1}.${token % HANDLES}`,
  square: (square: Square): string => `q.${square}`,
  /** `copy`: which of several equal cards, from 0. */
  hand: (card: Card, copy: number): string => `h.${cardText(card)}.${copy}`,
  /** A card of the own pile that Skill may name. */
  pile: (card: Card): string => `p.${cardText(card)}`,
  /** Sends the card that is laid down. */
  seal: (card: Card): string => `b.seal.${cardText(card)}`,
  button: (id: string): string => `b.${id}`,
}

/** The hand with a place for every copy. */
export const handCards = (hand: readonly Card[]): readonly { readonly card: Card; readonly place: string }[] =>
  hand.map((card, index) => ({ card, place: places.hand(card, index - hand.indexOf(card)) }))

/**
 * Legal actions as the places one touches for them. A card is laid down and then sealed by a button; the declaration is a
 * button too, so that nobody declares by a slip of the hand. The setup is its own affair (setup.ts).
 */
export const choicesOf = (options: Options, hand: readonly Card[], legal: readonly string[]): readonly Choice[] =>
  legal.flatMap((notation): Choice[] => {
    const action = box.game.parse(options, notation)
    if (action === null) return []
    const steps = [notation]
    switch (action.kind) {
      case 'move': {
        const way = [places.token(action.token), places.square(action.to)]
        return [{ steps, places: action.declare ? [...way, places.button('prize')] : way }]
      }
      case 'chooseCombat':
      case 'retreatTo':
        return [{ steps, places: [places.square(action.square)] }]
      case 'chooseFighter':
      case 'point':
      case 'support':
        return [{ steps, places: [places.token(action.token)] }]
      case 'playCard':
        return handCards(hand)
          .filter((one) => one.card === action.card)
          .map((one) => ({ steps, places: [one.place, places.seal(action.card)] }))
      case 'fetch':
        return [{ steps, places: [places.pile(action.card)] }]
      case 'mutual':
      case 'ban':
      case 'returnCard':
        return [{ steps, places: [places.button(`${action.kind}.${action.yes ? 'yes' : 'no'}`)] }]
      case 'look':
      case 'stand':
      case 'switch':
      case 'noSupport':
      case 'fetchNone':
      case 'shuffle':
      case 'keep':
      case 'proceed':
        return [{ steps, places: [places.button(action.kind)] }]
      case 'place':
      case 'formation':
        return []
      default:
        return unreachable(action)
    }
  })
