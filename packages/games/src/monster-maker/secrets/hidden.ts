import { type Chance, removeOne } from '@menagerie/engine'
import type { Deck, KindIndex, TreasureIndex } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, HAUL, type GivenBack, type Held } from '../rules/state.ts'

// Dealing anew what somebody does not know. Shared by `imagine`, which knows only a view, and by the conformance room.

/** A hand of which only the number of cards and some kinds are known. */
export interface HiddenHand {
  readonly count: number
  readonly known: readonly KindIndex[]
  /** May hold a concealed trap (`trapDeclaration: honor`). */
  readonly mayHideTraps: boolean
}

export interface HiddenCards {
  readonly hands: readonly HiddenHand[]
  /** Cards in the pile, and in the discard pile below its top when that is hidden. */
  readonly pile: number
  readonly buried: number
  /** Of the buried ones those everybody has seen go there in this turn. */
  readonly buriedKnown: readonly KindIndex[]
  /** Option `trapFaceUp`: whether the next card is a trap; null when that is not known. */
  readonly trapNext: boolean | null
}

export interface DealtCards {
  readonly hands: KindIndex[][]
  readonly pile: KindIndex[]
  readonly buried: KindIndex[]
}

/** What is left of a list when these entries are taken out, each once. */
export const without = (list: readonly number[], taken: readonly number[]): number[] => {
  const left = [...list]
  for (const one of taken) removeOne(left, one)
  return left
}

/**
 * Option `discardVisible: top`: what is known to lie under the top card. Everybody counts the traps that came up in the
 * dungeon, and sees the characters of this turn that a Cleric may heal.
 */
export const buriedInSight = (
  options: Options,
  used: readonly KindIndex[],
  trapsSprung: number,
  top: KindIndex | undefined,
): KindIndex[] => {
  if (options.discardVisible === 'all' || top === undefined) return []
  const traps = Array.from({ length: trapsSprung }, () => options.deck.trap)
  return without([...used, ...traps], [top])
}

/**
 * Deals the unknown cards, a sorted pool, to the places that hide some: every way is equally likely. Traps never come
 * to rest in a hand, except concealed ones.
 */
export const dealHidden = (deck: Deck, unknown: KindIndex[], places: HiddenCards, chance: Chance): DealtCards => {
  const traps = unknown.filter((kind) => kind === deck.trap)
  const cards = unknown.filter((kind) => kind !== deck.trap)
  const pile: KindIndex[] = []
  if (places.trapNext === true && traps.length > 0) pile.push(traps.pop() as KindIndex)
  else if (places.trapNext === false && cards.length > 0 && places.pile > 0) pile.push(chance.draw(cards))
  // Every trap of the discard pile is known to be there.
  const thrown = [...places.buriedKnown]
  while (thrown.length < places.buried && cards.length > 0) thrown.push(chance.draw(cards))
  thrown.sort((a, b) => a - b)
  const buried: KindIndex[] = []
  while (thrown.length > 0) buried.push(chance.draw(thrown))
  const hands = places.hands.map(({ known }) => [...known])
  // Hands that can hold no trap come first: the others take what is left.
  for (const concealing of [false, true]) {
    for (const [i, place] of places.hands.entries()) {
      if (place.mayHideTraps === concealing) fillHand(hands[i] as KindIndex[], place, cards, traps, chance)
    }
  }
  const rest = [...cards, ...traps]
  if (rest.length + pile.length <= places.pile) pile.push(...rest)
  else while (pile.length < places.pile) pile.push(chance.draw(rest))
  return { hands, pile: pile.sort((a, b) => a - b), buried }
}

const fillHand = (
  hand: KindIndex[],
  place: HiddenHand,
  cards: KindIndex[],
  traps: KindIndex[],
  chance: Chance,
): void => {
  for (let i = hand.length; i < place.count; i++) {
    const concealed = place.mayHideTraps ? traps.length : 0
    if (cards.length + concealed === 0) break
    const isTrap = concealed > 0 && chance.pick(cards.length + concealed) >= cards.length
    hand.push(isTrap ? (traps.pop() as KindIndex) : chance.draw(cards))
  }
  hand.sort((a, b) => a - b)
}

/** A treasure somebody holds face down: the banked ones of earlier dungeons first. */
export interface HiddenTreasure {
  readonly banked: boolean
}

/** True when a card may lie face down: no OPEN card does, and no banked one whose dice were rolled already. */
const mayLieDown = (options: Options, card: TreasureIndex, place: HiddenTreasure): boolean => {
  const treasure = options.deck.treasures[card]
  if (treasure === undefined || treasure.open) return false
  if (!place.banked) return true
  return options.treasureDiceAt === 'gameEnd' || treasure.value === null || treasure.value.dice === 0
}

/** What a position with more treasures than its deck may hold besides. */
const copiesOfHidden = ({ deck }: Options): TreasureIndex[] =>
  deck.treasurePool.filter((card) => deck.treasures[card]?.open === false)

/** Deals face-down treasures out of the unknown ones, a sorted pool that is changed; every way is equally likely. */
export const dealTreasures = (
  options: Options,
  unknown: TreasureIndex[],
  places: readonly HiddenTreasure[],
  chance: Chance,
): TreasureIndex[] => {
  const dealt: TreasureIndex[] = places.map(() => EMPTY)
  for (const narrow of [true, false]) {
    for (const [i, place] of places.entries()) {
      if (place.banked !== narrow) continue
      const fitting = unknown.filter((card) => mayLieDown(options, card, place))
      const card = chance.draw(fitting.length > 0 ? fitting : copiesOfHidden(options))
      removeOne(unknown, card)
      dealt[i] = card
    }
  }
  return dealt
}

/** Cards that were somewhere else when the dead of a dungeon gave theirs back. */
const elsewhere = (dungeon: number, holders: readonly Holder[]): TreasureIndex[] =>
  holders.flatMap(({ banked, gaveBack }) => [
    ...banked.filter((held) => held.dungeon <= dungeon && held.card !== HAUL).map(({ card }) => card),
    ...gaveBack.filter((given) => given.dungeon === dungeon && given.card !== EMPTY).map(({ card }) => card),
  ])

export interface Holder {
  readonly banked: readonly Held[]
  readonly gaveBack: readonly GivenBack[]
}

/** What the dead gave back unseen: one of the cards that may lie face down and was not seen elsewhere in that dungeon. */
export const recallGivenBack = (options: Options, holders: readonly Holder[], chance: Chance): GivenBack[][] => {
  const found: { readonly banked: readonly Held[]; gaveBack: GivenBack[] }[] = holders.map((holder) => ({
    banked: holder.banked,
    gaveBack: [...holder.gaveBack],
  }))
  for (const holder of found) {
    for (const [i, given] of holder.gaveBack.entries()) {
      if (given.card !== EMPTY) continue
      const down = options.deck.treasurePool.filter((card) => mayLieDown(options, card, { banked: false }))
      const fitting = without(down, elsewhere(given.dungeon, found))
      const card = chance.draw(fitting.length > 0 ? fitting : down)
      holder.gaveBack[i] = { ...given, card }
    }
  }
  return found.map(({ gaveBack }) => gaveBack)
}
