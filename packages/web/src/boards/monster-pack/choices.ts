import { type Seat, unreachable } from '@menagerie/engine'
import { type Action, type CardIndex, type Options, type View, boardBox } from '@menagerie/games/monster-pack'
import type { Lying } from '../../pieces/instances.ts'
import type { Choice } from '../../pieces/picking.ts'

/** Places of the board as picking, dragging and the keyboard know them. */
export const places = {
  hand: (card: CardIndex, copy: number): string => `h.${card}.${copy}`,
  waiting: (spot: number): string => `w.${spot}`,
  active: (lane: number): string => `a.${lane}`,
  theirWaiting: (spot: number): string => `ow.${spot}`,
  theirActive: (lane: number): string => `oa.${lane}`,
  button: (kind: Action['kind']): string => `b.${kind}`,
}

export interface HandCard {
  readonly card: CardIndex
  /** Which of several equal cards, from 0. */
  readonly copy: number
  readonly place: string
}

/** The hand with a place for every copy. */
export const handCards = (hand: readonly CardIndex[]): readonly HandCard[] =>
  hand.map((card, index) => {
    const copy = index - hand.indexOf(card)
    return { card, copy, place: places.hand(card, copy) }
  })

/** Legal actions as the places one touches for them; equal hand cards are each a way to the same action. */
export const choicesOf = (options: Options, hand: readonly HandCard[], legal: readonly string[]): readonly Choice[] =>
  legal.flatMap((notation): Choice[] => {
    const action = boardBox.game.parse(options, notation)
    if (action === null) return []
    const steps = [notation]
    const withCard = (card: CardIndex, spot: number): Choice[] =>
      hand.filter((one) => one.card === card).map((one) => ({ steps, places: [one.place, places.waiting(spot)] }))
    switch (action.kind) {
      case 'moveUp':
        return [{ steps, places: [places.waiting(action.from), places.active(action.to)] }]
      case 'summon':
        return withCard(action.card, action.spot)
      case 'boost':
        return withCard(action.discard, action.spot)
      case 'skipSummon':
      case 'passBoost':
      case 'keepHand':
      case 'redraw':
      case 'proceed':
        return [{ steps, places: [places.button(action.kind)] }]
      default:
        return unreachable(action)
    }
  })

/** The card lying at a place, from the side of a seat. */
export const cardAt = (view: View, near: Seat, place: string): CardIndex | null => {
  const [row, at] = place.split('.')
  const index = Number(at)
  const [mine, theirs] = [view.sides[near as 0 | 1], view.sides[(1 - near) as 0 | 1]]
  switch (row) {
    case 'h':
      return index
    case 'w':
      return mine.waiting[index]?.card ?? null
    case 'a':
      return mine.active[index] ?? null
    case 'ow':
      return theirs.waiting[index]?.card ?? null
    case 'oa':
      return theirs.active[index] ?? null
    default:
      return null
  }
}

/** Everything face up, by place and look, for its flight. */
export const lyingCards = (view: View, near: Seat, hand: readonly HandCard[]): readonly Lying[] => [
  ...hand.map((one) => ({ place: one.place, look: `${near}.${one.card}` })),
  ...[near, 1 - near].flatMap((seat): Lying[] => {
    const side = view.sides[seat as 0 | 1]
    const [waiting, active] =
      seat === near ? [places.waiting, places.active] : [places.theirWaiting, places.theirActive]
    const top = side.discard.at(-1)
    return [
      ...side.waiting.flatMap((one, at) => (one === null ? [] : [{ place: waiting(at), look: `${seat}.${one.card}` }])),
      ...side.active.flatMap((card, at) => (card === null ? [] : [{ place: active(at), look: `${seat}.${card}` }])),
      ...(top === undefined ? [] : [{ place: `d.${seat}`, look: `${seat}.${top}` }]),
    ]
  }),
]
