import type { Outcome, Seat, Viewer } from '@menagerie/engine'
import type { CardIndex } from '../set/components.ts'
import { boostBanned } from '../choices/why-not.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type Phase, type Side, type State } from '../rules/state.ts'

/** A waiting monster: all of it is public. */
export interface WaitingView {
  readonly card: CardIndex
  readonly die: number
  /** Boosted in its life (MP-25). */
  readonly boosted: boolean
  /** Boosted to 0 and enters only at its owner's next countdown. */
  readonly held: boolean
}

/** One side as a viewer knows it. */
export interface SideView {
  readonly hp: number
  readonly deckCount: number
  readonly handCount: number
  /** Sorted; the owner's alone, null for everybody else. */
  readonly hand: readonly CardIndex[] | null
  /** What is left in the deck, sorted, without order; the owner's alone. */
  readonly deck: readonly CardIndex[] | null
  /** The deck as brought, sorted: the owner's; everybody's under `openDecklists`; else null. */
  readonly list: readonly CardIndex[] | null
  /** The last is on top. */
  readonly discard: readonly CardIndex[]
  /** Indexed by waiting spot. */
  readonly waiting: readonly (WaitingView | null)[]
  /** Indexed by lane. */
  readonly active: readonly (CardIndex | null)[]
}

export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly phase: Phase
  readonly turn: number
  readonly turnPlayer: Seat
  readonly starter: Seat
  readonly boostUsed: boolean
  /** No boost in this turn at all (MP-26). */
  readonly boostBanned: boolean
  readonly outcome: Outcome | null
  /** Indexed by seat. */
  readonly sides: readonly [SideView, SideView]
}

/** Built from nothing: what section 4 of the specification gives the viewer, and no more. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  phase: state.phase,
  turn: state.turn,
  turnPlayer: state.turnPlayer,
  starter: state.starter,
  boostUsed: state.boostUsed,
  boostBanned: boostBanned(state),
  outcome: state.phase.kind === 'over' ? state.phase.outcome : null,
  sides: [sideView(state, 0, viewer), sideView(state, 1, viewer)],
})

const sideView = (state: State, seat: 0 | 1, viewer: Viewer): SideView => {
  const side = state.sides[seat]
  const own = viewer === seat
  return {
    hp: side.hp,
    deckCount: side.deck.length,
    handCount: side.hand.length,
    hand: own ? [...side.hand] : null,
    deck: own ? [...side.deck] : null,
    list: own || state.options.openDecklists ? side.list : null,
    discard: [...side.discard],
    waiting: side.waiting.map((card, spot) => (card === EMPTY ? null : waitingView(side, card, spot))),
    active: side.active.map((card) => (card === EMPTY ? null : card)),
  }
}

const waitingView = (side: Side, card: CardIndex, spot: number): WaitingView => ({
  card,
  die: side.dice[spot] as number,
  boosted: ((side.boosted >> spot) & 1) === 1,
  held: ((side.held >> spot) & 1) === 1,
})
