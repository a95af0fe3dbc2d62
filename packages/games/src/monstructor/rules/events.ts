import type { Outcome, Seat } from '@menagerie/engine'
import type { CardIndex, PicIndex } from '../set/cards.ts'

/** A card with its point side: that of the card itself, or, with `backs: shuffled`, of another. */
export interface Shown {
  readonly card: CardIndex
  readonly face: CardIndex
}

/** Why cards are taken in Dominoes: at the start (MS-03), as none fits (MS-08), or with an empty hand (MS-12). */
export type Taking = 'start' | 'stuck' | 'refill'

/** The parts of a monster as everybody sees them, in the order chosen. */
interface Chosen {
  readonly pics: readonly PicIndex[]
  /** Indexed like `pics`: which card of the match each was when it was drawn, which tells equal pictures apart. */
  readonly at: readonly number[]
}

/** What a log line and an animation are made of. Public unless a field says otherwise. */
export type Event =
  | { readonly kind: 'started'; readonly starter: Seat; readonly deck: number }
  | { readonly kind: 'choseFaction'; readonly seat: Seat; readonly faction: number }
  /** `pic` is null for a hidden card; `card` is for the one who drew, null for everybody else. */
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly pic: PicIndex | null
      readonly card: Shown | null
      /** One of the cards everybody begins with (MS-22), and not that of a turn. */
      readonly dealt: boolean
    }
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly deck: number }
  | { readonly kind: 'endedTurn'; readonly seat: Seat }
  | { readonly kind: 'letGo'; readonly seat: Seat }
  | ({ readonly kind: 'challenged'; readonly seat: Seat; readonly target: Seat } & Chosen)
  | ({ readonly kind: 'enteredArena'; readonly seat: Seat } & Chosen)
  | ({ readonly kind: 'foughtArena'; readonly seat: Seat; readonly target: Seat } & Chosen)
  | { readonly kind: 'leftArena'; readonly seat: Seat }
  | ({ readonly kind: 'presented'; readonly seat: Seat } & Chosen)
  | { readonly kind: 'refused'; readonly seat: Seat }
  | { readonly kind: 'kept'; readonly seat: Seat }
  | ({ readonly kind: 'constructed'; readonly seat: Seat; readonly target: Seat } & Chosen)
  /** The attacker's first. */
  | {
      readonly kind: 'flipped'
      readonly seats: readonly [Seat, Seat]
      readonly parts: readonly [readonly Shown[], readonly Shown[]]
      readonly totals: readonly [number, number]
    }
  /** A Power or Spell card; `part` taken off and `icon` named or -1. */
  | {
      readonly kind: 'played'
      readonly seat: Seat
      readonly card: CardIndex
      /** Place in the hidden hand it came from. */
      readonly place: number
      readonly part: CardIndex
      readonly icon: number
      readonly totals: readonly [number, number]
    }
  /** `cards` for the one who looked; null for everybody else. */
  | {
      readonly kind: 'peeked'
      readonly seat: Seat
      readonly target: Seat
      readonly cards: readonly CardIndex[] | null
    }
  | { readonly kind: 'fumbled'; readonly seat: Seat; readonly place: number; readonly card: CardIndex }
  | { readonly kind: 'passed'; readonly seat: Seat }
  /** `winner` is null in a draw. */
  | {
      readonly kind: 'fightEnded'
      readonly winner: Seat | null
      readonly seats: readonly [Seat, Seat]
      readonly totals: readonly [number, number]
    }
  | { readonly kind: 'tookDragon'; readonly seat: Seat; readonly card: CardIndex; readonly owned: number }
  /** Cards that went back into the deck, and what sent them there. */
  | {
      readonly kind: 'shuffled'
      readonly cards: readonly CardIndex[]
      readonly deck: number
      readonly after: 'win' | 'draw' | 'leaving'
    }
  /** Cards shown on leaving; Dominoes shows none. */
  | { readonly kind: 'left'; readonly seat: Seat; readonly cards: readonly Shown[] }
  /** Dominoes: `cards` for the one who took them, `pics` with open hands; else null. */
  | {
      readonly kind: 'dealt'
      readonly seat: Seat
      readonly count: number
      readonly why: Taking
      readonly pics: readonly PicIndex[] | null
      readonly cards: readonly Shown[] | null
    }
  /** `first`: the first card of the match (MS-04), and not that of a new monster (MS-11). */
  | {
      readonly kind: 'led'
      readonly seat: Seat
      readonly place: number
      readonly pic: PicIndex
      readonly first: boolean
    }
  | {
      readonly kind: 'attached'
      readonly seat: Seat
      readonly place: number
      readonly pic: PicIndex
      readonly own: number
      readonly to: number
    }
  /** `cards` for the one who takes them; null for everybody else. */
  | {
      readonly kind: 'closed'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly Shown[] | null
    }
  /** Dominoes: none of the seat's hand cards is of these classes (bits). `dry`: nor could a card be taken (MS-09). */
  | { readonly kind: 'stuck'; readonly seat: Seat; readonly not: number; readonly dry: boolean }
  | { readonly kind: 'lostTurn'; readonly seat: Seat; readonly dry: boolean }
  /** `piles`, indexed by seat, are those of Dominoes that count; else empty. */
  | {
      readonly kind: 'ended'
      readonly outcome: Outcome
      readonly scores: readonly number[]
      readonly piles: readonly (readonly Shown[])[]
    }
