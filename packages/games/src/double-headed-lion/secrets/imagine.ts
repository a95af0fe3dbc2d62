import { type Chance, insertSorted, removeOne } from '@menagerie/engine'
import type { Card, Deck } from '../set/components.ts'
import { loadoutLists } from '../set/deck.ts'
import { FORMATIONS, type Formation } from '../set/formations.ts'
import { GONE, HOMES, type Square } from '../set/map.ts'
import { movers } from '../choices/moves.ts'
import type { Options } from '../set/options.ts'
import { ALL, COUNTS, type Piece, REP, ROY } from '../set/pieces.ts'
import { type Fight, NOBODY, NO_CARD, NO_SQUARES, type Side, type State, isDeployed } from '../rules/state.ts'
import { eligible, isPlayable } from '../rules/skill.ts'
import { isAsked } from '../rules/phase.ts'
import { type CardView, type FightView, type SideView, type View, knownTo } from './view.ts'
import { drawBelow, someOf, worldsOf } from './worlds.ts'

/** Pieces by slot of one side, and what Charlemagne saw of it (in the order of `known.where`). */
interface Army {
  readonly pieces: Piece[]
  readonly seen: readonly Piece[]
}

/**
 * A full state that fits the view. What tokens stand for is counted once, every way to give them pieces and every way
 * shuffles can have gone; each sample takes one of these ways, all equally likely, by one number.
 */
export const imagine = (view: View): ((chance: Chance) => State) => {
  const armies = [armyOf(view, REP), armyOf(view, ROY)] as const
  const sides = [sideOf(view, REP), sideOf(view, ROY)] as const
  return (chance) => {
    const [republic, royalists] = [armies[0](chance), armies[1](chance)]
    const made = [sides[0](chance, republic.pieces), sides[1](chance, royalists.pieces)] as const
    return {
      options: view.options,
      phase: view.phase,
      turn: view.turn,
      active: view.active,
      stall: view.stall,
      progress: view.progress,
      skipped: view.skipped,
      mover: view.mover ?? NOBODY,
      entered: view.entered ?? GONE,
      declared: view.declared,
      due: view.due,
      asks: view.asks,
      // Views in records of version 1 show nothing of it.
      kept: (view as Partial<View>).kept ?? NO_SQUARES,
      fight: view.fight === null ? null : fightOf(view, view.fight, made, chance),
      sides: [made[0], made[1]],
      known: [view.sides[0].known, view.sides[1].known],
      seen: view.seen ?? republic.seen,
    }
  }
}

const armyOf = (view: View, seat: 0 | 1): ((chance: Chance) => Army) => {
  const { tokens, known } = view.sides[seat]
  const { phase, seen } = view
  if (!isDeployed(view.sides)) {
    return () => ({ pieces: tokens.map(() => NOBODY), seen: [] })
  }
  if (view.viewer === seat || view.options.openGame) {
    const pieces = tokens.map((token) => token.piece as Piece)
    return () => ({ pieces: pieces.slice(), seen: [] })
  }
  let fitting = knownTo(known, seat, view.viewer, seen)
  if (phase.kind === 'move' && isAsked(phase, seat)) {
    // Who is asked to move can move: something everybody knows where no basic move is open (DL-2.3).
    const squares = view.sides.map((side) => side.tokens.map((token) => token.square ?? GONE))
    const able = movers(seat, squares[seat] as Square[], squares[1 - seat] as Square[])
    if (!able.includes(ALL[seat])) fitting = someOf(fitting, able)
  }
  const worlds = worldsOf(fitting)
  return (chance) => {
    const { pieces, where } = worlds.at(drawBelow(chance, worlds.total))
    return { pieces, seen: where.map((at) => pieces[at] as Piece) }
  }
}

const sideOf = (view: View, seat: 0 | 1): ((chance: Chance, pieces: Piece[]) => Side) => {
  const side = view.sides[seat]
  const squares = side.tokens.map((token) => token.square ?? GONE)
  const handles = side.tokens.map((token) => token.handle)
  const shown = side.tokens.reduce((bits, token, slot) => (token.shown ? bits | (1 << slot) : bits), 0)
  return (chance, pieces) => {
    const cards = cardsOf(view, seat, side, chance)
    const setup = setupOf(view, seat, side, chance)
    return {
      piece: pieces,
      square: squares.slice(),
      handle: handles.slice(),
      lastHandle: side.lastHandle,
      shown,
      placing: setup.placing,
      placed: side.placed,
      formation: setup.formation,
      deck: cards.deck,
      open: sameList(side.open, cards.deck) ? cards.deck : side.open,
      hand: cards.hand,
      pile: [...side.pile],
      snapshot: side.snapshot,
    }
  }
}

const sameList = (a: Deck, b: Deck): boolean => a.length === b.length && a.every((card, i) => card === b[i])

/** A sealed setup of the other side, each one equally likely. */
const setupOf = (
  view: View,
  seat: 0 | 1,
  side: SideView,
  chance: Chance,
): { readonly placing: Square[]; readonly formation: number } => {
  if (side.placing !== null) return { placing: [...side.placing], formation: side.formation ?? NOBODY }
  if (!side.placed || isDeployed(view.sides)) return { placing: [], formation: NOBODY }
  if (view.options.setupMode === 'preset') {
    const formation = chance.pick(FORMATIONS[seat].length)
    return { placing: (FORMATIONS[seat][formation] as Formation).squares.slice(), formation }
  }
  const homes = [...HOMES[seat]]
  return { placing: Array.from({ length: COUNTS[seat] }, () => chance.draw(homes)), formation: NOBODY }
}

/** Deck and hand; under `hiddenDecks` the other side's deck is one of the lists supplied that fits what was seen. */
const cardsOf = (
  view: View,
  seat: 0 | 1,
  side: SideView,
  chance: Chance,
): { readonly deck: Deck; readonly hand: Card[] } => {
  if (side.deck !== null && side.hand !== null) return { deck: side.deck, hand: [...side.hand] }
  const lying = view.fight?.cards[seat] ?? 'none'
  const table = typeof lying === 'object' && lying.open ? [lying.card] : []
  const deck = guessDeck(view.options, seat, side, side.handCount + side.pile.length + table.length, chance)
  const hand = [...deck]
  for (const card of [...side.pile, ...table]) removeOne(hand, card)
  return { deck, hand }
}

/** A deck of this size with the cards everybody knows of. */
export const guessDeck = (
  options: Options,
  seat: 0 | 1,
  side: { readonly open: Deck },
  size: number,
  chance: Chance,
): Deck => {
  const fitting = loadoutLists(options)
    .map((lists) => lists[seat])
    .filter((deck) => deck.length === size && holds(deck, side.open))
  if (fitting.length > 0) return fitting[chance.pick(fitting.length)] as Deck
  const deck = [...side.open]
  const rest = [...options.cards[seat]]
  for (const card of deck) removeOne(rest, card)
  while (deck.length < size) insertSorted(deck, rest.length > 0 ? chance.draw(rest) : 1 + chance.pick(5))
  return deck
}

const holds = (deck: Deck, cards: Deck): boolean => {
  const rest = [...deck]
  return cards.every((card) => removeOne(rest, card))
}

const fightOf = (view: View, seen: FightView, sides: readonly [Side, Side], chance: Chance): Fight => {
  const cards: [Card, Card] = [NO_CARD, NO_CARD]
  const fetched: [Card, Card] = [NO_CARD, NO_CARD]
  let open = 0
  let fetchDone = 0
  let fetchOpen = 0
  for (const seat of [REP, ROY] as const) {
    const side = sides[seat]
    const card = seen.cards[seat]
    const playable = side.hand.filter((one) => isPlayable(view.options, side, one))
    cards[seat] = sealedOr(card, playable, chance)
    if (typeof card === 'object' && card.open) open |= 1 << seat
    const fetch = seen.fetched[seat]
    if (fetch === 'none') continue
    fetchDone |= 1 << seat
    fetched[seat] = sealedOr(fetch, [...eligible(side), NO_CARD], chance)
    if (typeof fetch === 'object' && fetch.open) fetchOpen |= 1 << seat
  }
  return {
    square: seen.square,
    fighters: [seen.fighters[0] ?? NOBODY, seen.fighters[1] ?? NOBODY],
    looked: seen.looked,
    revealed: seen.revealed,
    support: seen.support ?? NOBODY,
    cards,
    open,
    fetched,
    fetchDone,
    fetchOpen,
    retreats: seen.retreats,
  }
}

/** What lies there; a sealed card of the other side may be any that could be chosen. */
const sealedOr = (seen: CardView, choices: readonly Card[], chance: Chance): Card => {
  if (seen === 'none') return NO_CARD
  return seen === 'down' ? (choices[chance.pick(choices.length)] as Card) : seen.card
}
