import type { Outcome, Seat, Viewer } from '@menagerie/engine'
import type { KindIndex, TreasureIndex } from '../set/components.ts'
import { type Options, roomAt } from '../set/options.ts'
import { copiesOf } from '../rules/team.ts'
import {
  EMPTY,
  type GivenBack,
  type Held,
  type Leg,
  type Party,
  type Phase,
  type State,
  isLost,
} from '../rules/state.ts'

/** A treasure as a viewer knows it. */
export interface HeldView {
  /** Null face down to this viewer. */
  readonly card: TreasureIndex | null
  /** Everybody has seen it. */
  readonly shown: boolean
  /** What its dice came to; null while not rolled, or when it has none. */
  readonly worth: number | null
  readonly dungeon: number
}

export interface GivenBackView {
  readonly card: TreasureIndex | null
  readonly shown: boolean
  readonly dungeon: number
}

/** One party as a viewer knows it. */
export interface PartyView {
  readonly leg: Leg
  readonly handCount: number
  /** Sorted; the owner's alone, null for everybody else. */
  readonly hand: readonly KindIndex[] | null
  /** Cards of the hand that everybody has seen go in. */
  readonly known: readonly KindIndex[]
  readonly out: readonly KindIndex[]
  readonly back: readonly KindIndex[]
  /** OUT and RET, in perch. */
  readonly outSum: number
  readonly backSum: number
  /** L and R; 0 before the room. */
  readonly length: number
  readonly required: number
  readonly lost: boolean
  readonly monster: KindIndex | null
  /** The owner's in the order gained; others see those shown, sorted, then the backs. */
  readonly treasures: readonly HeldView[]
  readonly banked: readonly HeldView[]
  readonly prizes: readonly number[]
  readonly gaveBack: readonly GivenBackView[]
  readonly wins: number
  readonly exchanged: number
  readonly resigned: boolean
}

export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly phase: Phase
  readonly dungeon: number
  readonly turn: number
  readonly seat: Seat
  readonly starter: Seat | null
  /** Perch to the treasure room at this table. */
  readonly room: number
  readonly frozen: boolean
  readonly pileCount: number
  /** Option `trapFaceUp`: the next card is a trap. */
  readonly trapNext: boolean
  readonly discardCount: number
  /** The last is on top; under `discardVisible: top` the top card alone. */
  readonly discard: readonly KindIndex[]
  /** Traps that have come up in this dungeon and lie there: everybody has seen them. */
  readonly trapsSprung: number
  readonly treasureCount: number
  readonly prizeCount: number
  readonly removed: readonly TreasureIndex[]
  readonly spent: readonly TreasureIndex[]
  readonly firstBack: Seat | null
  readonly prize: number
  readonly idle: number
  readonly moved: boolean
  /** Under honour: the card drawn and not yet followed by any decision is ... (the drawer's alone, else null). */
  readonly drawn: KindIndex | null
  /** Under honour: nothing was decided since the draw. */
  readonly undecided: boolean
  /** Characters a Cleric may heal in this turn. */
  readonly used: readonly KindIndex[]
  readonly postDue: boolean
  readonly bonus: boolean
  /** What the viewer has staged; empty for everybody else. */
  readonly draft: readonly number[]
  /** Seats in the throw of rock, paper, scissors. */
  readonly throwers: readonly Seat[]
  /** By seat: `open` not thrown yet, `down` thrown, the number of one's own throw; null who is not in it. */
  readonly throws: readonly ('open' | 'down' | number | null)[]
  readonly blankThrows: number
  readonly outcome: Outcome | null
  /** Indexed by seat. */
  readonly parties: readonly PartyView[]
}

/** Built from nothing: what section 4 of the specification gives the viewer, and no more. */
export const view = (state: State, viewer: Viewer): View => {
  const { phase, options, discard } = state
  const inTurn = viewer === state.seat
  return {
    viewer,
    options,
    phase,
    dungeon: state.dungeon,
    turn: state.turn,
    seat: state.seat,
    starter: state.starter === EMPTY ? null : state.starter,
    room: roomAt(options, state.parties.length),
    frozen: state.frozen,
    pileCount: state.pile.length,
    trapNext: state.trapNext,
    discardCount: discard.length,
    discard: options.discardVisible === 'all' ? [...discard] : discard.slice(-1),
    trapsSprung: copiesOf(discard, options.deck.trap),
    treasureCount: state.treasurePile.length,
    prizeCount: state.prizePile.length,
    removed: [...state.removed],
    spent: [...state.spent],
    firstBack: state.firstBack === EMPTY ? null : state.firstBack,
    prize: state.prize,
    idle: state.idle,
    moved: state.moved,
    drawn: inTurn && state.drawn !== EMPTY ? state.drawn : null,
    undecided: state.drawn !== EMPTY,
    used: [...state.used],
    postDue: state.postDue,
    bonus: state.bonus,
    draft: inTurn ? [...state.draft] : [],
    throwers: [...state.parties.keys()].filter((seat) => isIn(state, seat)),
    throws: state.parties.map((_, seat) => throwView(state, seat, viewer)),
    blankThrows: state.blankThrows,
    outcome: phase.kind === 'over' ? phase.outcome : null,
    parties: state.parties.map((party, seat) => partyView(party, viewer === seat)),
  }
}

const isIn = (state: State, seat: Seat): boolean => ((state.throwers >> seat) & 1) === 1

const throwView = (state: State, seat: Seat, viewer: Viewer): 'open' | 'down' | number | null => {
  if (!isIn(state, seat)) return null
  const thrown = state.throws[seat] as number
  if (thrown === EMPTY) return 'open'
  return viewer === seat ? thrown : 'down'
}

/** What others see of a row of treasures: those shown, sorted, then the backs by the dungeon they were found in. */
const asOthersSee = <X extends { readonly card: TreasureIndex; readonly shown: boolean; readonly dungeon: number }>(
  held: readonly X[],
): readonly X[] =>
  held.length < 2
    ? held
    : [...held].sort((a, b) => {
        if (a.shown !== b.shown) return a.shown ? -1 : 1
        return (a.shown ? a.card - b.card : 0) || a.dungeon - b.dungeon
      })

const rowView = (held: readonly Held[], own: boolean): readonly HeldView[] =>
  (own ? held : asOthersSee(held)).map((one) => heldView(one, own))

const heldView = (held: Held, own: boolean): HeldView => ({
  card: held.shown || own ? held.card : null,
  shown: held.shown,
  worth: held.worth,
  dungeon: held.dungeon,
})

const givenBackView = (given: GivenBack, own: boolean): GivenBackView => ({
  card: given.shown || own ? given.card : null,
  shown: given.shown,
  dungeon: given.dungeon,
})

const partyView = (party: Party, own: boolean): PartyView => ({
  leg: party.leg,
  handCount: party.hand.length,
  hand: own ? [...party.hand] : null,
  known: [...party.known],
  out: [...party.out],
  back: [...party.back],
  outSum: party.outSum,
  backSum: party.backSum,
  length: party.length,
  required: party.required,
  lost: isLost(party),
  monster: party.monster === EMPTY ? null : party.monster,
  treasures: rowView(party.treasures, own),
  banked: rowView(party.banked, own),
  prizes: [...party.prizes],
  gaveBack: (own ? party.gaveBack : asOthersSee(party.gaveBack)).map((given) => givenBackView(given, own)),
  wins: party.wins,
  exchanged: party.exchanged,
  resigned: party.resigned,
})
