import type { Outcome, Seat, Viewer } from '@menagerie/engine'
import type { Card } from '../set/components.ts'
import type { Known } from './knowledge.ts'
import { informed } from './looks.ts'
import { isOne, onlyOf } from './narrowing.ts'
import type { Square } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { ALL, type Piece, REP, ROY } from '../set/pieces.ts'
import { type Fight, NO_CARD, type State, isDeployed } from '../rules/state.ts'
import type { Phase } from '../rules/phase.ts'

/** A token as a viewer knows it. */
export interface TokenView {
  readonly handle: number
  /** Null when removed. */
  readonly square: Square | null
  /** Null while the viewer does not know it. */
  readonly piece: Piece | null
  /** What it may be for the viewer, as a mask. */
  readonly mayBe: number
  /** Shown since it last was shuffled (DL-9.2). */
  readonly shown: boolean
}

/** One side as a viewer knows it. */
export interface SideView {
  /** By slot. */
  readonly tokens: readonly TokenView[]
  readonly lastHandle: number
  /** The setup is committed. */
  readonly placed: boolean
  /** By piece: the owner's own setup so far; null for everybody else. */
  readonly placing: readonly Square[] | null
  /** The owner's own formation; null for everybody else and before. */
  readonly formation: number | null
  readonly handCount: number
  /** Sorted; null for others under `hiddenDecks`, who count themselves otherwise. */
  readonly hand: readonly Card[] | null
  readonly deck: readonly Card[] | null
  /** Cards of the deck that everybody knows of, sorted. */
  readonly open: readonly Card[]
  /** The last is on top. */
  readonly pile: readonly Card[]
  /** Cards of the pile that Skill can name in this turn, counted from below (DL-6.6). */
  readonly snapshot: number
  /** What everybody knows about the tokens. */
  readonly known: Known
}

/** A card on the table: not chosen yet, somebody else's face down, or one the viewer sees; `open` to everybody. */
export type CardView = 'none' | 'down' | { readonly card: Card; readonly open: boolean }

export interface FightView {
  readonly square: Square
  /** Slots, by side; null until chosen. */
  readonly fighters: readonly [number | null, number | null]
  readonly looked: boolean
  readonly revealed: boolean
  /** Slot of the supporter shown. */
  readonly support: number | null
  readonly cards: readonly [CardView, CardView]
  /** What Skill named; `card` is NO_CARD when it named nothing. */
  readonly fetched: readonly [CardView, CardView]
  /** Bit a side: still to retreat. */
  readonly retreats: number
}

export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly phase: Phase
  readonly turn: number
  readonly active: Seat
  readonly stall: number
  readonly progress: boolean
  readonly skipped: number
  /** Slot that moved in this turn and the square it entered; null before. */
  readonly mover: number | null
  readonly entered: Square | null
  readonly declared: boolean
  readonly due: readonly Square[]
  readonly asks: readonly number[]
  readonly kept: readonly number[]
  readonly fight: FightView | null
  readonly outcome: Outcome | null
  /** Indexed by side. */
  readonly sides: readonly [SideView, SideView]
  /** Pieces Charlemagne looked at and not everybody knows of, in the order of `sides[0].known.where`; null for spectators. */
  readonly seen: readonly Piece[] | null
}

/** Built from nothing: what section 4 of the specification gives the viewer, and no more. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  phase: state.phase,
  turn: state.turn,
  active: state.active,
  stall: state.stall,
  progress: state.progress,
  skipped: state.skipped,
  mover: orNull(state.mover),
  entered: orNull(state.entered),
  declared: state.declared,
  due: state.due,
  asks: state.asks,
  kept: state.kept,
  fight: state.fight === null ? null : fightView(state.fight, viewer),
  outcome: state.phase.kind === 'over' ? state.phase.outcome : null,
  sides: [sideView(state, REP, viewer), sideView(state, ROY, viewer)],
  seen: viewer === 'spectator' && !state.options.openGame ? null : state.seen,
})

const orNull = (value: number): number | null => (value < 0 ? null : value)

/** What the viewer knows about the tokens of a side that is not their own. */
export const knownTo = (known: Known, seat: Seat, viewer: Viewer, seen: readonly Piece[] | null): Known =>
  viewer === ROY && seat === REP && seen !== null ? informed(known, seen) : known

const sideView = (state: State, seat: 0 | 1, viewer: Viewer): SideView => {
  const side = state.sides[seat]
  const own = viewer === seat
  const set = isDeployed(state.sides)
  const open = own || state.options.openGame
  const { may } = own ? state.known[seat] : knownTo(state.known[seat], seat, viewer, state.seen)
  const tokens: TokenView[] = []
  for (let slot = 0; slot < side.square.length; slot++) {
    const piece = side.piece[slot] as Piece
    const mask = set ? (open ? 1 << piece : (may[slot] as number)) : ALL[seat]
    tokens.push({
      handle: side.handle[slot] as number,
      square: orNull(side.square[slot] as Square),
      piece: set && isOne(mask) ? onlyOf(mask) : null,
      mayBe: mask,
      shown: ((side.shown >> slot) & 1) === 1,
    })
  }
  const showsCards = own || !state.options.hiddenDecks
  return {
    tokens,
    lastHandle: side.lastHandle,
    placed: side.placed,
    placing: own ? [...side.placing] : null,
    formation: own ? orNull(side.formation) : null,
    handCount: side.hand.length,
    hand: showsCards ? [...side.hand] : null,
    deck: showsCards ? side.deck : null,
    open: side.open,
    pile: [...side.pile],
    snapshot: side.snapshot,
    known: state.known[seat],
  }
}

const fightView = (fight: Fight, viewer: Viewer): FightView => {
  const seenBy = (seat: 0 | 1, chosen: boolean, open: boolean, card: Card): CardView => {
    if (!chosen) return 'none'
    return open || viewer === seat ? { card, open } : 'down'
  }
  const cardView = (seat: 0 | 1): CardView =>
    seenBy(seat, fight.cards[seat] !== NO_CARD, ((fight.open >> seat) & 1) === 1, fight.cards[seat])
  const fetchView = (seat: 0 | 1): CardView =>
    seenBy(seat, ((fight.fetchDone >> seat) & 1) === 1, ((fight.fetchOpen >> seat) & 1) === 1, fight.fetched[seat])
  return {
    square: fight.square,
    fighters: [orNull(fight.fighters[0]), orNull(fight.fighters[1])],
    looked: fight.looked,
    revealed: fight.revealed,
    support: orNull(fight.support),
    cards: [cardView(0), cardView(1)],
    fetched: [fetchView(0), fetchView(1)],
    retreats: fight.retreats,
  }
}
