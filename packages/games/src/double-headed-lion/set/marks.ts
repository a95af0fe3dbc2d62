import type { Mark } from '@menagerie/engine'
import { CARD_SETS, type Card, type Deck, isNumber } from './components.ts'
import type { Options } from './options.ts'
import { type Piece, characterOf } from './pieces.ts'

/** A list supplied for a side. Their numbers are designed: the rulebook shows the cards only as pictures. */
const isSupplied = (side: 0 | 1, deck: Deck): boolean =>
  Object.values(CARD_SETS).some((lists) => lists[side].join() === deck.join())

/** Where a card of a side's list comes from; null for a number of a person's own list, which is no claim of ours. */
export const markOfCard = (side: 0 | 1, deck: Deck, card: Card): Mark | null =>
  !isNumber(card) ? 'S' : isSupplied(side, deck) ? 'D' : null

/** Where a combat value comes from: the printed one, or one that somebody set. */
export const markOfValue = ({ values }: Options, side: 0 | 1, piece: Piece): Mark =>
  values[side][piece] === characterOf(side, piece).value ? 'S' : 'D'
