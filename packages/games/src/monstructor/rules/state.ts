import { type Outcome, type Seat, seatNumbers } from '@menagerie/engine'
import { BODY, BOTTOM, type CardIndex, HEAD, type Kind, LIMB, MOST_SEATS } from '../set/cards.ts'
import { type Laid, NO_LAID, type Tile } from '../set/domino-cards.ts'
import type { Options } from '../set/options.ts'

/** A part on somebody's table. Never changed; replaced. */
export interface Part {
  readonly card: CardIndex
  /** Which card of the match it was when it was drawn, from 1; 0 for dragon cards. Public. */
  readonly at: number
  /** Everybody knows its point side: a dragon card, or one that fought a drawn fight (MS-54). */
  readonly seen: boolean
}

/** A Power or Spell card in the hidden hand, face down in the order drawn. Never changed; replaced. */
export interface Held {
  readonly card: CardIndex
  readonly at: number
  /** Bits of the seats that have looked at it (S10). Who looked is public. */
  readonly knownTo: number
}

export interface Player {
  /** Has left the match. */
  out: boolean
  /** The faction to destroy; NONE before it is chosen. */
  faction: number
  /** Bit i: owns the i-th card of their dragon. */
  owned: number
  /** Indexed by kind (BODY to LIMB); each in the order of arrival. A monster in the Arena or in a fight is not here. */
  readonly table: Part[][]
  /** In the order drawn. */
  hidden: Held[]
  /** Dominoes, in the order drawn. */
  hand: Tile[]
  /** Dominoes: monsters closed, in that order. */
  pile: readonly Laid[]
}

export interface Arena {
  readonly owner: Seat
  readonly parts: readonly Part[]
  /** Turns begun since the entry. */
  readonly since: number
}

/** One side of a fight. Replaced, never changed. */
export interface Fighter {
  /** The monster in the order chosen; empty while the defender's is not fixed. */
  readonly parts: readonly Part[]
  /** Indexed like `parts`: not taken off by a spell. */
  readonly on: readonly boolean[]
  /** The raw sum, which may be below 0 (MS-40); 0 before the flip. */
  readonly total: number
  /** Bits of icons they may play no more. */
  readonly jinxed: number
  readonly sigil: boolean
  readonly shield: boolean
}

/** Replaced, never changed; shared by clones. */
export interface Fight {
  readonly attacker: Seat
  readonly defender: Seat
  /** The attacker's, then the defender's. */
  readonly sides: readonly [Fighter, Fighter]
  readonly flipped: boolean
  /** Passes in a row. */
  readonly passes: number
  /** Power and Spell cards played, in that order. */
  readonly used: readonly CardIndex[]
  /** The monster of the Arena fights. */
  readonly arena: boolean
  /** Who takes the turn after the reward; NONE before there is one. */
  readonly next: Seat
}

type SeatPhase =
  /** Only in arranged positions: a turn that waits for `proceed`. */
  | 'start'
  | 'faction'
  | 'build'
  | 'gap'
  | 'adjust'
  | 'forced'
  | 'reinforce'
  | 'reward'
  | 'lead'
  | 'attach'
  /** Dominoes: the same after taking a card. */
  | 'drawn'

/** What is asked now and of whom. Replaced, never changed; shared by clones. Public. */
export type Phase =
  | { readonly kind: SeatPhase; readonly seat: Seat }
  | { readonly kind: 'over'; readonly outcome: Outcome; readonly scores: readonly number[] }

export const NONE = -1

export interface State {
  readonly options: Options
  phase: Phase
  /** A sorted pool: nobody knows an order. */
  deck: CardIndex[]
  /** Cards out of the game from the start, sorted: only in arranged positions. Public. */
  away: readonly CardIndex[]
  /** Indexed by card: the card whose points and icons its point side shows (option `backs`). Secret but for cards seen. */
  readonly faces: readonly CardIndex[]
  /** Cards drawn so far in the match. */
  draws: number
  /** Indexed by card: `draws` when it last went back into the deck, known to all; 0 when never. Public. */
  returned: readonly number[]
  /** Turns begun. */
  turns: number
  /** Turns in a row that began with an empty deck; a won fight sets it to 0. */
  dry: number
  starter: Seat
  /** Whose turn it is. */
  turn: Seat
  /** Parts chosen, or Power cards laid, so far by the seat that is asked, as codes (kind and place). Secret to it. */
  draft: readonly number[]
  arena: Arena | null
  fight: Fight | null
  /** Dominoes: the monster in the centre, in the order laid. */
  centre: Laid[]
  /** Dominoes: open W, N, w, n of the centre; the last two only with `dominoStrictPlugs`. */
  open: readonly [number, number, number, number]
  /** Dominoes: passes in a row with an empty deck. */
  passes: number
  /** Indexed by seat. */
  readonly players: Player[]
}

const bySeat = (kind: SeatPhase): readonly Phase[] =>
  seatNumbers(MOST_SEATS).map((seat) => Object.freeze({ kind, seat }))

/** Prebuilt phases, indexed by seat. Looked up by a name that is written out, they are found faster than by `phaseOf`. */
export const PHASES: Readonly<Record<SeatPhase, readonly Phase[]>> = {
  start: bySeat('start'),
  faction: bySeat('faction'),
  build: bySeat('build'),
  gap: bySeat('gap'),
  adjust: bySeat('adjust'),
  forced: bySeat('forced'),
  reinforce: bySeat('reinforce'),
  reward: bySeat('reward'),
  lead: bySeat('lead'),
  attach: bySeat('attach'),
  drawn: bySeat('drawn'),
}
export const phaseOf = (kind: SeatPhase, seat: Seat): Phase => PHASES[kind][seat] as Phase

export const NO_DRAFT: readonly number[] = []
export const NO_PARTS: readonly Part[] = []
export const NO_OPEN: State['open'] = [0, 0, 0, 0]

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player

/** The next player clockwise who has not left; the seat itself when nobody else is there. */
export const nextSeat = (state: State, seat: Seat): Seat => {
  const { players } = state
  let next = seat
  for (let i = 0; i < players.length; i++) {
    next = next + 1 === players.length ? 0 : next + 1
    if (!(players[next] as Player).out) return next
  }
  return seat
}

export const playersIn = ({ players }: State): number => {
  let count = 0
  for (let seat = 0; seat < players.length; seat++) if (!(players[seat] as Player).out) count++
  return count
}

/** Dominoes: no monster has been closed, so that whoever leads begins the match (MS-04). */
export const isFirstLead = ({ players }: Pick<State, 'players'>): boolean =>
  players.every(({ pile }) => pile.length === 0)

/** 0 for the attacker, 1 for the defender; NONE for who watches. */
export const sideOf = ({ attacker, defender }: Fight, seat: Seat): number =>
  seat === attacker ? 0 : seat === defender ? 1 : NONE

export const ownedCount = (player: Player): number => {
  let bits = player.owned
  let count = 0
  for (; bits > 0; bits &= bits - 1) count++
  return count
}

/** Points and icons of a part by its point side. */
export const pointsOf = (state: State, card: CardIndex): number =>
  state.options.set.points[state.faces[card] as CardIndex] as number
export const iconsOf = (state: State, card: CardIndex): number =>
  state.options.set.icons[state.faces[card] as CardIndex] as number

/** A card with its point side, for events. */
export const shownOf = (state: State, card: CardIndex): { readonly card: CardIndex; readonly face: CardIndex } => ({
  card,
  face: state.faces[card] as CardIndex,
})

export const newPlayer = (): Player => ({
  out: false,
  faction: NONE,
  owned: 0,
  table: [[], [], [], []],
  hidden: [],
  hand: [],
  pile: NO_LAID,
})

const tableOf = (player: Player, kind: Kind): Part[] => player.table[kind] as Part[]

const clonePlayer = (player: Player): Player => ({
  out: player.out,
  faction: player.faction,
  owned: player.owned,
  table: [
    tableOf(player, BODY).slice(),
    tableOf(player, HEAD).slice(),
    tableOf(player, BOTTOM).slice(),
    tableOf(player, LIMB).slice(),
  ],
  hidden: player.hidden.slice(),
  hand: player.hand.slice(),
  pile: player.pile,
})

export const clone = (state: State): State => ({
  options: state.options,
  phase: state.phase,
  deck: state.deck.slice(),
  away: state.away,
  faces: state.faces,
  draws: state.draws,
  returned: state.returned,
  turns: state.turns,
  dry: state.dry,
  starter: state.starter,
  turn: state.turn,
  draft: state.draft,
  arena: state.arena,
  fight: state.fight,
  centre: state.centre.slice(),
  open: state.open,
  passes: state.passes,
  players: state.players.map(clonePlayer),
})
