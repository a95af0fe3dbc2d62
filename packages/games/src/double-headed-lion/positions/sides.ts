import type { Fault } from '@menagerie/engine'
import { type Card, type Deck, SIDE_NAMES } from '../set/components.ts'
import { GONE, type Square } from '../set/map.ts'
import { COUNTS, type Piece, type SideIndex } from '../set/pieces.ts'
import { NO_CARD, type Side, type State } from '../rules/state.ts'
import { readCards, readPiece, readSquare, readToken } from './reading.ts'
import type { SideGiven } from './shape.ts'

/** Numbers of tokens by slot: those given, and for the others the lowest that are left, in their order. */
export const numbered = (given: readonly (number | null)[]): number[] => {
  let next = 0
  return given.map((one) => {
    if (one !== null) return one
    while (given.includes(next)) next++
    return next++
  })
}

/** The highest number of a token is the one given last. */
export const lastOf = (handles: readonly number[]): number => Math.max(...handles)

/** Pieces, squares and names of tokens of one side. */
export const readArmy = (side: Side, seat: SideIndex, given: SideGiven, faults: Fault[]): void => {
  const path = `position.${SIDE_NAMES[seat]}`
  const pieces: Piece[] = []
  const squares: Square[] = []
  for (const [name, text] of Object.entries(given.pieces)) {
    const piece = readPiece(seat, name, `${path}.pieces`, faults)
    const at = text === null ? GONE : readSquare(text, `${path}.pieces.${name.slice(0, 20)}`, faults)
    if (piece === null) continue
    pieces.push(piece)
    squares.push(at)
  }
  for (let piece = 0; piece < COUNTS[seat]; piece++) {
    if (pieces.includes(piece)) continue
    pieces.push(piece)
    squares.push(GONE)
  }
  side.piece = pieces
  side.square = squares
  side.placed = true
  const tokens: (number | null)[] = pieces.map(() => null)
  for (const [name, text] of Object.entries(given.tokens ?? {})) {
    const at = `${path}.tokens.${name.slice(0, 20)}`
    const piece = readPiece(seat, name, at, faults)
    const number = readToken(seat, text, at, faults)
    if (piece !== null && number >= 0) tokens[pieces.indexOf(piece)] = number
  }
  side.handle = numbered(tokens)
  side.lastHandle =
    given.lastToken === undefined ? lastOf(side.handle) : readToken(seat, given.lastToken, `${path}.lastToken`, faults)
}

/** The deck a side brings under `hiddenDecks`; else the table's. */
export const readDeck = (
  given: { readonly deck?: readonly (string | number)[] | undefined } | undefined,
  seat: SideIndex,
  table: Deck,
  faults: Fault[],
): Deck =>
  given?.deck === undefined ? table : sorted(readCards(given.deck, `position.${SIDE_NAMES[seat]}.deck`, faults))

/** Hand, pile and an open card make up the deck; hand or pile may be left out. */
export const readHand = (state: State, seat: SideIndex, given: SideGiven, faults: Fault[]): void => {
  const side = state.sides[seat]
  const path = `position.${SIDE_NAMES[seat]}`
  const read = (key: 'hand' | 'pile' | 'open'): Card[] | null =>
    given[key] === undefined ? null : readCards(given[key], `${path}.${key}`, faults)
  const lying = openCardOf(state, seat)
  const hand = read('hand')
  const pile = read('pile')
  side.pile = pile ?? (hand === null ? [] : without(side.deck, [...hand, ...lying]))
  side.hand = sorted(hand ?? without(side.deck, [...side.pile, ...lying]))
  side.snapshot = given.snapshot ?? side.pile.length
  const open = read('open')
  if (open !== null) side.open = sorted(open)
  else if (state.options.hiddenDecks) side.open = sorted([...side.pile, ...lying])
}

/** The card of a side that lies open in a combat. */
export const openCardOf = ({ fight }: State, seat: SideIndex): readonly Card[] =>
  fight !== null && ((fight.open >> seat) & 1) === 1 && fight.cards[seat] !== NO_CARD ? [fight.cards[seat]] : []

export const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b)

/** These cards without those, as far as they are there. */
export const without = (deck: Deck, cards: readonly Card[]): Card[] => {
  const rest = [...deck]
  for (const card of cards) {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
