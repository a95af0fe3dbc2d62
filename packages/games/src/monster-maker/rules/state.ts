import { type Outcome, type Seat, seatNumbers } from '@menagerie/engine'
import { type KindIndex, MOST_SEATS, type TreasureIndex } from '../set/components.ts'
import type { Options } from '../set/options.ts'

/** Where a party is. `room`: in the treasure room, no return corridor placed yet. */
export type Leg = 'outbound' | 'room' | 'return' | 'returned' | 'dead'

type SeatPhase = 'start' | 'dungeonEnd' | 'confirm' | 'trap' | 'act' | 'charm' | 'post'

/** What is asked now and of whom. Replaced, never changed; shared by clones. Public. */
export type Phase =
  /** `start` and `dungeonEnd` only in arranged positions: an automatic step that waits for `proceed`. */
  | { readonly kind: SeatPhase; readonly seat: Seat }
  /** Everybody still in the throw throws secretly; who has thrown stands in the state. */
  | { readonly kind: 'rps' }
  | {
      readonly kind: 'over'
      readonly outcome: Outcome
      /** Final gold by seat; null where a player conceded or nothing was counted. */
      readonly gold: readonly (number | null)[]
    }

export const EMPTY = -1
/** The find of a survivor who plays without treasure cards (MM-TC13): no card, one die of hundreds. */
export const HAUL: TreasureIndex = -2

/** A treasure somebody holds. Never changed; replaced. */
export interface Held {
  readonly card: TreasureIndex
  /** Everybody has seen it. */
  readonly shown: boolean
  /** What its dice came to; null while not rolled, or when it has none. */
  readonly worth: number | null
  /** The dungeon it was found in. */
  readonly dungeon: number
}

/** A treasure that went back into the pile when its owner died. */
export interface GivenBack {
  readonly card: TreasureIndex
  readonly shown: boolean
  readonly dungeon: number
}

/** One player's party. Lists but `hand` are replaced, never changed, and shared by clones. */
export interface Party {
  leg: Leg
  /** Sorted. Secret to the owner. */
  hand: KindIndex[]
  /** Sorted: kinds everybody has seen go into the hand and not come out since. Public. */
  known: readonly KindIndex[]
  /** Corridors of the way in, the first placed first. */
  out: readonly KindIndex[]
  back: readonly KindIndex[]
  /** Perch of each row. */
  outSum: number
  backSum: number
  /** L: perch at which the treasure room was reached; 0 before. */
  length: number
  /** R: perch of the way back; 0 before the room. */
  required: number
  /** The monster in front of the corridor; EMPTY when the way is free. */
  monster: KindIndex
  /** Found in this dungeon, in the order gained. Cards not shown are secret to the owner. */
  treasures: readonly Held[]
  /** Brought out of earlier dungeons. */
  banked: readonly Held[]
  /** Gold of each prize won. */
  prizes: readonly number[]
  /** Cards not shown are known to their former owner alone. */
  gaveBack: readonly GivenBack[]
  /** Dungeons won. */
  wins: number
  /** Traps exchanged in the opening hand of this dungeon (MM-P2). */
  exchanged: number
  /** Has left the table for good. */
  resigned: boolean
}

export interface State {
  readonly options: Options
  phase: Phase
  /** 1 is the first. */
  dungeon: number
  /** Turns in this dungeon; 0 before the first. */
  turn: number
  /** Whose turn it is. */
  seat: Seat
  /** Who had the first turn in this dungeon. */
  starter: Seat
  /** Nobody draws any more in this dungeon (MM-E1, MM-E2). */
  frozen: boolean
  /** A sorted pool: nobody knows an order. */
  pile: KindIndex[]
  /** Option `trapFaceUp`: the next card is a trap. Always false without it. Public. */
  trapNext: boolean
  /** The last is on top. */
  discard: KindIndex[]
  /** Sorted pools. */
  treasurePile: TreasureIndex[]
  prizePile: number[]
  /** Treasures out of the game, sorted. Public. */
  removed: readonly TreasureIndex[]
  /** Option `oncePerGame: redraw`: once-a-game cards that went back into the pile used. Public. */
  spent: readonly TreasureIndex[]
  /** Who was the first to return from this dungeon; EMPTY while nobody has. */
  firstBack: Seat
  /** Gold of the prize drawn in this dungeon; 0 when none. */
  prize: number
  /** Idle turns in a row while frozen (MM-F3). Public. */
  idle: number
  /** A card moved in this turn. Public. */
  moved: boolean
  /** Option `trapDeclaration: honor`: the card drawn, while its drawer has decided nothing since. Secret to the drawer. */
  drawn: KindIndex
  /** Characters used and discarded in this turn that a Cleric may heal. Public. */
  used: readonly KindIndex[]
  /** A public reason for the phase `post` exists. */
  postDue: boolean
  /** A bonus corridor may be placed (`corridorAfterVictory`). */
  bonus: boolean
  /** The seat's staged team or discards: kinds, and kinds.length + treasure for a weapon. Secret to the seat. */
  draft: readonly number[]
  /** Rock-paper-scissors: bit i: seat i is in the throw. */
  throwers: number
  /** By seat: 0 rock, 1 paper, 2 scissors; EMPTY while not thrown. Sealed. */
  throws: number[]
  /** Throws in a row that decided nothing. */
  blankThrows: number
  /** Indexed by seat. */
  readonly parties: Party[]
}

const bySeat = (kind: SeatPhase): readonly Phase[] =>
  seatNumbers(MOST_SEATS).map((seat) => Object.freeze({ kind, seat }))

/** Prebuilt phases, indexed by seat. */
const PHASES: Readonly<Record<SeatPhase, readonly Phase[]>> = {
  start: bySeat('start'),
  dungeonEnd: bySeat('dungeonEnd'),
  confirm: bySeat('confirm'),
  trap: bySeat('trap'),
  act: bySeat('act'),
  charm: bySeat('charm'),
  post: bySeat('post'),
}
export const phaseOf = (kind: SeatPhase, seat: Seat): Phase => PHASES[kind][seat] as Phase
export const RPS_PHASE: Phase = Object.freeze({ kind: 'rps' })

export const NO_CARDS: readonly number[] = []
export const NO_TREASURES: readonly Held[] = []

export const partyOf = (state: State, seat: Seat): Party => state.parties[seat] as Party

/** Walking in, in the room or on the way back. */
export const inDungeon = ({ leg }: Party): boolean => leg !== 'dead' && leg !== 'returned'

/** MM-R3: longer back than the way is. Computed, so it ends when a corridor is taken away (MM-D2). */
export const isLost = (party: Party): boolean => party.leg === 'return' && party.backSum > party.required

/** MM-F5: a dead or returned player has no turns, unless the returned may interfere. */
export const hasTurns = (options: Options, party: Party): boolean =>
  !party.resigned && (inDungeon(party) || (party.leg === 'returned' && options.returnedMayInterfere))

const cloneParty = (party: Party): Party => ({
  leg: party.leg,
  hand: party.hand.slice(),
  known: party.known,
  out: party.out,
  back: party.back,
  outSum: party.outSum,
  backSum: party.backSum,
  length: party.length,
  required: party.required,
  monster: party.monster,
  treasures: party.treasures,
  banked: party.banked,
  prizes: party.prizes,
  gaveBack: party.gaveBack,
  wins: party.wins,
  exchanged: party.exchanged,
  resigned: party.resigned,
})

export const clone = (state: State): State => ({
  options: state.options,
  phase: state.phase,
  dungeon: state.dungeon,
  turn: state.turn,
  seat: state.seat,
  starter: state.starter,
  frozen: state.frozen,
  pile: state.pile.slice(),
  trapNext: state.trapNext,
  discard: state.discard.slice(),
  treasurePile: state.treasurePile.slice(),
  prizePile: state.prizePile.slice(),
  removed: state.removed,
  spent: state.spent,
  firstBack: state.firstBack,
  prize: state.prize,
  idle: state.idle,
  moved: state.moved,
  drawn: state.drawn,
  used: state.used,
  postDue: state.postDue,
  bonus: state.bonus,
  draft: state.draft,
  throwers: state.throwers,
  throws: state.throws.slice(),
  blankThrows: state.blankThrows,
  parties: state.parties.map(cloneParty),
})
