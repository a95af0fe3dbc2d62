import { type Seat, unreachable } from '@menagerie/engine'
import { type Options, box } from '@menagerie/games/monster-maker'
import type { Choice } from '../../pieces/picking.ts'

/** Places of the board as picking, dragging and the keyboard know them. */
export const places = {
  /** `copy`: which of several equal cards, from 0. */
  hand: (card: number, copy: number): string => `h.${card}.${copy}`,
  lane: (seat: Seat): string => `l.${seat}`,
  /** The monster in front of the own corridor. */
  monster: 'm',
  discard: 'd',
  treasure: (treasure: number, copy: number): string => `t.${treasure}.${copy}`,
  button: (id: string): string => `b.${id}`,
}

export interface Lying {
  readonly card: number
  readonly place: string
}

const copies = (list: readonly number[], place: (card: number, copy: number) => string): readonly Lying[] =>
  list.map((card, index) => ({ card, place: place(card, list.slice(0, index).filter((one) => one === card).length) }))

export const handCards = (hand: readonly number[]): readonly Lying[] => copies(hand, places.hand)
export const ownTreasures = (treasures: readonly number[]): readonly Lying[] => copies(treasures, places.treasure)

/**
 * What may be done as the places one touches for it: a card and where it goes. `team`: a team is being put together, and a
 * card joins it by one touch.
 */
export const choicesOf = (
  options: Options,
  seat: Seat,
  hand: readonly Lying[],
  treasures: readonly Lying[],
  notations: readonly string[],
  team: boolean,
): readonly Choice[] =>
  notations.flatMap((notation): Choice[] => {
    const action = box.game.parse(options, notation)
    if (action === null) return []
    const steps = [notation]
    const withCard = (card: number, ...rest: readonly string[]): Choice[] =>
      hand.filter((one) => one.card === card).map((one) => ({ steps, places: [one.place, ...rest] }))
    const button = (id: string): Choice[] => [{ steps, places: [places.button(id)] }]
    switch (action.kind) {
      case 'corridor':
        return withCard(action.card, places.lane(seat))
      case 'monster':
        return withCard(action.card, places.lane(action.target))
      case 'send':
      case 'cast':
        return team ? withCard(action.card) : withCard(action.card, places.monster)
      case 'arm':
        return treasures.filter((one) => one.card === action.treasure).map((one) => ({ steps, places: [one.place] }))
      case 'discard':
        return withCard(action.card, places.discard)
      case 'avoid':
        // A Thief may be lost too: who goes ahead is a button, who is lost a card.
        return button(`avoid.${action.card}`)
      case 'drop':
        return withCard(action.card)
      case 'open':
        return treasures
          .filter((one) => one.card === action.treasure)
          .flatMap((one) => withCard(action.card, one.place))
      case 'charm':
        return [{ steps, places: [places.lane(action.target)] }]
      case 'heal':
        return button(`heal.${action.card}`)
      case 'dispelWith':
        return button(`dispelWith.${action.treasure}`)
      case 'throw':
        return button(`throw.${action.hand}`)
      case 'detour':
      case 'dispel':
      case 'roll':
      case 'pass':
      case 'release':
      case 'end':
      case 'suffer':
      case 'declare':
      case 'keep':
      case 'proceed':
        return button(action.kind)
      default:
        return unreachable(action)
    }
  })

/** Hand cards and treasures that lie in a draft, so that what is left can be seen: the last copies go first. */
export const laidOut = (
  options: Options,
  hand: readonly Lying[],
  treasures: readonly Lying[],
  draft: readonly string[],
): ReadonlySet<string> => {
  const gone = new Set<string>()
  const take = (from: readonly Lying[], card: number): void => {
    const one = [...from].reverse().find((lying) => lying.card === card && !gone.has(lying.place))
    if (one !== undefined) gone.add(one.place)
  }
  for (const notation of draft) {
    const action = box.game.parse(options, notation)
    if (action?.kind === 'send' || action?.kind === 'cast') take(hand, action.card)
    else if (action?.kind === 'arm') take(treasures, action.treasure)
  }
  return gone
}
