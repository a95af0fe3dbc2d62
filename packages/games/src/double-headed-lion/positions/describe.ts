import { Defect } from '@menagerie/engine'
import { tokenOf, tokenText } from '../choices/actions.ts'
import { type Card, SIDE_NAMES, cardText, isNumber } from '../set/components.ts'
import { FORMATIONS } from '../set/formations.ts'
import { GONE, type Square, squareText } from '../set/map.ts'
import { type Piece, REP, ROY, type SideIndex, characterOf } from '../set/pieces.ts'
import { mixable } from '../rules/mixing.ts'
import { type Fight, NOBODY, NO_CARD, type Side, type State } from '../rules/state.ts'
import { dueOf, enteredOf, fighterOf, moverOf, progressOf } from './follows.ts'
import { knowledgeOf } from './describe-knowledge.ts'
import { lastOf, numbered, openCardOf, sorted } from './sides.ts'
import { NONE, askText } from './turn.ts'

type Keys = Readonly<Record<string, unknown>>

/** Keys without those that are left out. */
const keys = (all: Keys): Keys => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))

/** Left out where it follows from the rest. */
const unless = <X, Y>(value: X, follows: X, write: (value: X) => Y): Y | undefined =>
  value === follows ? undefined : write(value)

const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join()
const asIs = <X>(value: X): X => value
const nameOf = (side: Side, seat: SideIndex, slot: number): string => characterOf(seat, side.piece[slot] as Piece).id
const cardKey = (card: Card): number | string => (isNumber(card) ? card : cardText(card))
const fetchedKey = (card: Card): number | string => (card === NO_CARD ? NONE : cardKey(card))

/** The position as JSON in the keys of docs/position-format.md; what follows from the rest is left out. */
export const describe = (state: State): unknown => {
  const { phase, active, turn, stall, skipped, fight } = state
  if (phase.kind === 'over') throw new Defect('a match that has ended is no position')
  if (phase.kind === 'setup') return describeSetup(state)
  const side = state.sides[active as SideIndex]
  const moverName = (slot: number): string => nameOf(side, active as SideIndex, slot)
  return keys({
    phase: phase.kind,
    active,
    turn,
    stall: unless(stall, 0, asIs),
    skipped: unless(skipped, 0, asIs),
    progress: unless(state.progress, progressOf(state), asIs),
    moved: unless(state.mover, moverOf(state), moverName),
    entered: unless(state.entered, enteredOf(state), squareText),
    declared: unless(state.declared, false, asIs),
    due: same(state.due, dueOf(state)) ? undefined : state.due.map(squareText),
    asks: same(state.asks, phase.kind === 'shuffle' ? mixable(state, false) : []) ? undefined : state.asks.map(askText),
    kept: state.kept.length === 0 ? undefined : state.kept.map(askText),
    combat: fight === null ? undefined : combatOf(state, fight),
    republic: sideOf(state, REP),
    royalist: sideOf(state, ROY),
  })
}

const combatOf = (state: State, fight: Fight): Keys => {
  const side = (seat: SideIndex): Keys | undefined => {
    const fighter = fight.fighters[seat]
    const written = keys({
      fighter: unless(fighter, fighterOf(state, fight, seat), (slot) => nameOf(state.sides[seat], seat, slot)),
      card: unless(fight.cards[seat], NO_CARD, cardKey),
      fetched: ((fight.fetchDone >> seat) & 1) === 1 ? fetchedKey(fight.fetched[seat]) : undefined,
    })
    return Object.keys(written).length === 0 ? undefined : written
  }
  return keys({
    square: squareText(fight.square),
    republic: side(REP),
    royalist: side(ROY),
    looked: unless(fight.looked, false, asIs),
    support: unless(fight.support, NOBODY, (slot) => nameOf(state.sides[ROY], ROY, slot)),
  })
}

const sideOf = (state: State, seat: SideIndex): Keys => {
  const side = state.sides[seat]
  const written = piecesOf(side, seat)
  return keys({
    pieces: written,
    tokens: tokensOf(side, seat),
    lastToken: unless(side.lastHandle, lastOf(side.handle), (handle) => tokenText(tokenOf(seat, handle))),
    ...cardsOf(state, seat),
    ...knowledgeOf(state, seat),
  })
}

const squareKey = (at: Square): string | null => (at === GONE ? null : squareText(at))

/** In the order of slots; removed pieces at the end are left out as long as they would follow in the same order. */
const piecesOf = (side: Side, seat: SideIndex): Keys => {
  const { piece, square } = side
  let end = piece.length
  while (
    end > 0 &&
    square[end - 1] === GONE &&
    (end === piece.length || (piece[end - 1] as Piece) < (piece[end] as Piece))
  )
    end--
  const slots = [...piece.keys()].slice(0, end)
  return Object.fromEntries(slots.map((slot) => [nameOf(side, seat, slot), squareKey(square[slot] as Square)]))
}

/** Those tokens of which the number does not follow; all of them where some then would get another. */
const tokensOf = (side: Side, seat: SideIndex): Keys | undefined => {
  const { handle } = side
  const odd = handle.map((number, slot) => (number === slot ? null : number))
  const written = same(numbered(odd), handle) ? odd : handle
  const entries = written.flatMap((number, slot) =>
    number === null ? [] : [[nameOf(side, seat, slot), tokenText(tokenOf(seat, number))] as const],
  )
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** The hand is what is left of the deck. */
const cardsOf = (state: State, seat: SideIndex): Keys => {
  const side = state.sides[seat]
  const { hiddenDecks, cards } = state.options
  const known = hiddenDecks ? sorted([...side.pile, ...openCardOf(state, seat)]) : side.deck
  return {
    deck: same(side.deck, cards[seat]) ? undefined : side.deck.map(cardKey),
    pile: side.pile.length === 0 ? undefined : side.pile.map(cardKey),
    open: same(side.open, known) ? undefined : side.open.map(cardKey),
    snapshot: unless(side.snapshot, side.pile.length, asIs),
  }
}

const describeSetup = (state: State): Keys => {
  const side = (seat: SideIndex): Keys | undefined => {
    const { deck, placed, placing, formation } = state.sides[seat]
    const written = keys({
      deck: same(deck, state.options.cards[seat]) ? undefined : deck.map(cardKey),
      formation: unless(formation, NOBODY, (index) => FORMATIONS[seat][index]?.id),
      pieces: placed && formation === NOBODY ? placedOf(seat, placing) : undefined,
    })
    return Object.keys(written).length === 0 ? undefined : written
  }
  return keys({ phase: 'setup', [SIDE_NAMES[REP]]: side(REP), [SIDE_NAMES[ROY]]: side(ROY) })
}

const placedOf = (seat: SideIndex, placing: readonly Square[]): Keys =>
  Object.fromEntries(placing.map((at, piece) => [characterOf(seat, piece).id, squareText(at)]))
