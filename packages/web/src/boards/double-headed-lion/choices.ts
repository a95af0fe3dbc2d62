import {
  type Action,
  type Card,
  HANDLES,
  type Options,
  type Square,
  type Token,
  boardBox,
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

type Kind = Action['kind']
type Of<K extends Kind> = Extract<Action, { readonly kind: K }>
/** The ways to touch an action of each kind; a kind with an empty list is chosen elsewhere. */
type Ways = { readonly [K in Kind]: (action: Of<K>, hand: readonly Card[]) => readonly (readonly string[])[] }

const button = ({ kind }: { readonly kind: Kind }): readonly (readonly string[])[] => [[places.button(kind)]]
const yesOrNo = ({ kind, yes }: { readonly kind: Kind; readonly yes: boolean }): readonly (readonly string[])[] => [
  [places.button(`${kind}.${yes ? 'yes' : 'no'}`)],
]
const square = (action: { readonly square: Square }): readonly (readonly string[])[] => [[places.square(action.square)]]
const token = (action: { readonly token: Token }): readonly (readonly string[])[] => [[places.token(action.token)]]
const nowhere = (): readonly (readonly string[])[] => []

/**
 * A card is laid down and then sealed by a button; the declaration is a button too, so that nobody declares by a slip of the
 * hand. The setup is its own affair (setup.ts).
 */
const WAYS: Ways = {
  move: ({ token, to, declare }) => [
    [places.token(token), places.square(to), ...(declare ? [places.button('prize')] : [])],
  ],
  chooseCombat: square,
  retreatTo: square,
  chooseFighter: token,
  point: token,
  support: token,
  playCard: ({ card }, hand) =>
    handCards(hand)
      .filter((one) => one.card === card)
      .map(({ place }) => [place, places.seal(card)]),
  fetch: ({ card }) => [[places.pile(card)]],
  mutual: yesOrNo,
  ban: yesOrNo,
  returnCard: yesOrNo,
  look: button,
  stand: button,
  switch: button,
  noSupport: button,
  fetchNone: button,
  shuffle: button,
  keep: button,
  proceed: button,
  place: nowhere,
  formation: nowhere,
}

/** Legal actions as the places one touches for them. */
export const choicesOf = (options: Options, hand: readonly Card[], legal: readonly string[]): readonly Choice[] =>
  legal.flatMap((notation) => {
    const action = boardBox.game.parse(options, notation)
    if (action === null) return []
    const ways = WAYS[action.kind] as (action: Action, hand: readonly Card[]) => readonly (readonly string[])[]
    return ways(action, hand).map((touched) => ({ steps: [notation], places: touched }))
  })
