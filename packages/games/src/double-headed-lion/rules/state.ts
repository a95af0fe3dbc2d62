import type { Seat } from '@menagerie/engine'
import type { Card, Deck } from '../set/components.ts'
import { type Known, unknown } from '../secrets/knowledge.ts'
import { GONE, HOMES, type Square } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { COUNTS, REP, ROY } from '../set/pieces.ts'
import { type Phase, phaseOf } from './phase.ts'

export const NOBODY = -1

/** No card lies there. */
export const NO_CARD: Card = -100

/** What one side has on the map and in its hand. Lists by slot are as long as the side has pieces. */
export interface Side {
  /** By slot: which piece the token is. Secret; -1 before the armies stand. */
  piece: number[]
  /** By slot: GONE when removed (the piece is known then). */
  square: Square[]
  /** By slot: the name of the token, new after every shuffle (DL-9.4). */
  handle: number[]
  /** Number of the handle given last. */
  lastHandle: number
  /** Bit i: the token in slot i was shown since it last was shuffled (DL-9.2). */
  shown: number
  /** By piece: the square chosen in the setup so far; secret until both sides stand, then empty. */
  placing: Square[]
  /** The setup is committed; also the formation chosen, from 0, or NOBODY. */
  placed: boolean
  formation: number
  /** The whole deck, sorted; shared, never changed. */
  deck: Deck
  /** The cards of the deck that everybody knows of, sorted. */
  open: Deck
  /** Sorted. */
  hand: Card[]
  /** In the order of discarding. */
  pile: Card[]
  /** Length of the pile when the turn began (DL-2.2); 0 once it went back to the hand. */
  snapshot: number
}

/** One combat. Slots are NOBODY until they are chosen. Indexed by side where two. */
export interface Fight {
  square: Square
  /** Slots. */
  fighters: [number, number]
  /** Charlemagne has looked (DL-8.18). */
  looked: boolean
  revealed: boolean
  /** Slot of the shown supporter. */
  support: number
  /** Cards chosen; secret until `open`. */
  cards: [Card, Card]
  /** Bit a side: its card is open. */
  open: number
  /** Cards named by Skill, NO_CARD for none; secret until `fetchOpen`. */
  fetched: [Card, Card]
  /** Bit a side: it has answered. */
  fetchDone: number
  /** Bit a side: what it fetched is open. */
  fetchOpen: number
  /** Bit a side: its piece has still to retreat. */
  retreats: number
}

export interface State {
  readonly options: Options
  phase: Phase
  /** 1 is the Royalists' first (DL-1.6). */
  turn: number
  active: Seat
  /** Turns in a row without progress (DL-10.6). */
  stall: number
  /** A piece was removed or a Royalist came nearer in this turn. */
  progress: boolean
  /** Movement phases skipped in a row with no combat due (DL-2.4). */
  skipped: number
  /** Slot that moved in this turn, the square it entered, and whether Aji declared (DL-3.6). */
  mover: number
  entered: Square
  declared: boolean
  /** Squares with a combat due in this turn, rising. Replaced, never changed. */
  due: readonly Square[]
  /** Option `shuffle: ask`: 36 a seat + square, still to be answered. Replaced, never changed. */
  asks: readonly number[]
  /** Option `shuffle: ask`: 36 a seat + square, rising, left as they are and not changed since (DL-9.3). Replaced, never changed. */
  kept: readonly number[]
  fight: Fight | null
  /** Indexed by side. */
  readonly sides: readonly [Side, Side]
  /** What everybody knows about the tokens of each side. Indexed by side; replaced, never changed. */
  known: readonly [Known, Known]
  /** Pieces of the Republic that Charlemagne looked at, in the order of `known[0].where`. Both seats know them. Replaced. */
  seen: readonly number[]
}

/** Both armies stand: from then on tokens stand for pieces. */
export const isDeployed = (sides: readonly [{ readonly placed: boolean }, { readonly placed: boolean }]): boolean =>
  sides[0].placed && sides[1].placed

export const other = (seat: Seat): Seat => 1 - seat
export const sideOf = (state: State, seat: Seat): Side => state.sides[seat as 0 | 1]

const newSide = (options: Options, seat: 0 | 1, deck: Deck): Side => ({
  piece: Array.from({ length: COUNTS[seat] }, () => NOBODY),
  square: HOMES[seat].slice(),
  handle: Array.from({ length: COUNTS[seat] }, (_, slot) => slot),
  lastHandle: COUNTS[seat] - 1,
  shown: 0,
  placing: [],
  placed: false,
  formation: NOBODY,
  deck,
  open: options.hiddenDecks ? NO_CARDS : deck,
  hand: deck.slice(),
  pile: [],
  snapshot: 0,
})

const NO_CARDS: Deck = []
export const NO_SQUARES: readonly Square[] = []
const NOTHING_KNOWN: readonly [Known, Known] = [unknown(COUNTS[REP]), unknown(COUNTS[ROY])]
const NOTHING_SEEN: readonly number[] = []

/** DL-1.5: full hands, empty piles; the squares of the setup are forced, only identities are open. */
export const newState = (options: Options, decks: readonly [Deck, Deck]): State => ({
  options,
  phase: phaseOf('setup', 3),
  turn: 1,
  active: ROY,
  stall: 0,
  progress: false,
  skipped: 0,
  mover: NOBODY,
  entered: GONE,
  declared: false,
  due: NO_SQUARES,
  asks: NO_SQUARES,
  kept: NO_SQUARES,
  fight: null,
  sides: [newSide(options, REP, decks[0]), newSide(options, ROY, decks[1])],
  known: NOTHING_KNOWN,
  seen: NOTHING_SEEN,
})

export const newFight = (square: Square): Fight => ({
  square,
  fighters: [NOBODY, NOBODY],
  looked: false,
  revealed: false,
  support: NOBODY,
  cards: [NO_CARD, NO_CARD],
  open: 0,
  fetched: [NO_CARD, NO_CARD],
  fetchDone: 0,
  fetchOpen: 0,
  retreats: 0,
})

const cloneSide = (side: Side): Side => ({
  piece: side.piece.slice(),
  square: side.square.slice(),
  handle: side.handle.slice(),
  lastHandle: side.lastHandle,
  shown: side.shown,
  placing: side.placing.slice(),
  placed: side.placed,
  formation: side.formation,
  deck: side.deck,
  open: side.open,
  hand: side.hand.slice(),
  pile: side.pile.slice(),
  snapshot: side.snapshot,
})

const cloneFight = (fight: Fight): Fight => ({
  square: fight.square,
  fighters: [fight.fighters[0], fight.fighters[1]],
  looked: fight.looked,
  revealed: fight.revealed,
  support: fight.support,
  cards: [fight.cards[0], fight.cards[1]],
  open: fight.open,
  fetched: [fight.fetched[0], fight.fetched[1]],
  fetchDone: fight.fetchDone,
  fetchOpen: fight.fetchOpen,
  retreats: fight.retreats,
})

export const clone = (state: State): State => ({
  options: state.options,
  phase: state.phase,
  turn: state.turn,
  active: state.active,
  stall: state.stall,
  progress: state.progress,
  skipped: state.skipped,
  mover: state.mover,
  entered: state.entered,
  declared: state.declared,
  due: state.due,
  asks: state.asks,
  kept: state.kept,
  fight: state.fight === null ? null : cloneFight(state.fight),
  sides: [cloneSide(state.sides[0]), cloneSide(state.sides[1])],
  known: state.known,
  seen: state.seen,
})

/** Slot of the token with this handle; NOBODY when there is none on the map. */
export const slotOf = (side: Side, handle: number): number => {
  const { handle: handles, square } = side
  for (let slot = 0; slot < handles.length; slot++) if (handles[slot] === handle && square[slot] !== GONE) return slot
  return NOBODY
}

/** Tokens of a side on a square. */
export const countAt = (side: Side, at: Square): number => {
  const { square } = side
  let count = 0
  for (let slot = 0; slot < square.length; slot++) if (square[slot] === at) count++
  return count
}

/** Slots of a side's tokens on a square, rising. */
export const slotsAt = (side: Side, at: Square): number[] => {
  const { square } = side
  const slots: number[] = []
  for (let slot = 0; slot < square.length; slot++) if (square[slot] === at) slots.push(slot)
  return slots
}

/** Slot of the first token of a side on a square. */
export const firstAt = (side: Side, at: Square): number => side.square.indexOf(at)

/** True when a side's piece of this kind fights now. */
export const fights = (state: State, fight: Fight, seat: 0 | 1, piece: number): boolean =>
  fight.fighters[seat] !== NOBODY && state.sides[seat].piece[fight.fighters[seat]] === piece
