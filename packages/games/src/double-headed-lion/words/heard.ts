import type { Outcome } from '@menagerie/engine'
import type { Card } from '../set/components.ts'
import { HOMES, SQUARES, type Square } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { COUNTS, type Piece, REP, ROY } from '../set/pieces.ts'

/* For tests. A table as somebody keeps it who hears what everybody is told; not part of the game's door. */

export const SEATS = [REP, ROY] as const

/** Lists of tokens are indexed by slot. */
interface HeardSide {
  /** Null: removed. */
  readonly squares: (Square | null)[]
  readonly handles: number[]
  /** Who it is, where somebody said so and it was not shuffled since. */
  readonly pieces: (Piece | null)[]
  /** Was shown since it last was shuffled (DL-9.2). */
  readonly shown: boolean[]
  lastHandle: number
  /** Null while nobody said how many cards a side brought. */
  handCount: number | null
  /** Null where lists are hidden. */
  hand: Card[] | null
  readonly deck: readonly Card[] | null
  open: Card[]
  pile: Card[]
  snapshot: number
}

/** The combat in progress, from its reveal on. By side. */
export interface HeardFight {
  readonly square: Square
  readonly slots: readonly [number, number]
  readonly pieces: readonly [Piece, Piece]
  readonly cards: [Card | null, Card | null]
  /** NO_CARD: it named none. */
  readonly fetched: [Card | null, Card | null]
  /** Who has left the square. */
  readonly gone: Set<number>
  support: number | null
  abandoned: boolean
}

export interface Heard {
  readonly options: Options
  readonly sides: readonly [HeardSide, HeardSide]
  turn: number
  active: 0 | 1
  stall: number
  skipped: number
  progress: boolean
  moved: { readonly slot: number; readonly to: Square } | null
  /** Rising. */
  due: readonly Square[]
  /** 36 a seat + square, left as they are and not changed since. */
  readonly kept: Set<number>
  fight: HeardFight | null
  outcome: Outcome | null
}

const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b)

const newSide = (seat: 0 | 1, { hiddenDecks, cards }: Options): HeardSide => {
  const slots = Array.from({ length: COUNTS[seat] }, (_, slot) => slot)
  const deck = hiddenDecks ? null : sorted(cards[seat])
  return {
    squares: [...HOMES[seat]],
    handles: slots,
    pieces: slots.map(() => null),
    shown: slots.map(() => false),
    lastHandle: COUNTS[seat] - 1,
    handCount: deck === null ? null : deck.length,
    hand: deck === null ? null : [...deck],
    deck,
    open: deck === null ? [] : [...deck],
    pile: [],
    snapshot: 0,
  }
}

export const newHeard = (options: Options): Heard => ({
  options,
  sides: [newSide(REP, options), newSide(ROY, options)],
  turn: 1,
  active: ROY,
  stall: 0,
  skipped: 0,
  progress: false,
  moved: null,
  due: [],
  kept: new Set(),
  fight: null,
  outcome: null,
})

/** Squares with tokens of both sides, rising. */
export const mixedIn = ({ sides }: Heard): readonly Square[] =>
  Array.from({ length: SQUARES }, (_, at) => at).filter((at) => sides.every(({ squares }) => squares.includes(at)))

const seenSide = (side: HeardSide): object => ({
  tokens: side.squares.map((square, slot) => ({ square, handle: side.handles[slot], piece: side.pieces[slot] })),
  lastHandle: side.lastHandle,
  handCount: side.handCount,
  hand: side.hand === null ? null : sorted(side.hand),
  deck: side.deck,
  open: sorted(side.open),
  pile: side.pile,
  snapshot: side.snapshot,
})

const seenFight = ({ square, slots, support, cards, fetched }: HeardFight): object => ({
  square,
  fighters: slots,
  support,
  cards: cards.map((card) => ({ card })),
  fetched: fetched.map((card) => ({ card })),
})

/** What was told, in the shape of a spectator's view; null what was not. */
export const asSeen = ({ fight, outcome, moved, ...heard }: Heard): object => ({
  turn: heard.turn,
  active: heard.active,
  stall: heard.stall,
  skipped: heard.skipped,
  mover: moved === null ? null : moved.slot,
  entered: moved === null ? null : moved.to,
  due: heard.due,
  kept: [...heard.kept].sort((a, b) => a - b),
  sides: heard.sides.map(seenSide),
  fight: fight === null ? null : seenFight(fight),
  outcome: outcome === null ? null : { places: outcome.places, payoffs: outcome.payoffs },
})
