import type { Outcome, Seat } from '@menagerie/engine'
import type { Token } from '../choices/actions.ts'
import type { Card } from '../set/components.ts'
import type { Square } from '../set/map.ts'
import type { Piece } from '../set/pieces.ts'

/** How a piece was removed. */
export type Fall = 'lower' | 'tie' | 'automatic' | 'declaration' | 'mutual' | 'noRetreat'

/** What a log line and an animation are made of. Public unless a field says otherwise. */
export type Event =
  /** Somebody has committed; what, stays sealed. */
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly what: 'setup' | 'card' | 'fetch' }
  /** The army stands. `pieces` by slot for the owner; null for everybody else. */
  | { readonly kind: 'deployed'; readonly seat: Seat; readonly pieces: readonly Piece[] | null }
  /** `stuck`: no token can move (DL-2.3). */
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly stuck: boolean }
  | {
      readonly kind: 'moved'
      readonly seat: Seat
      readonly token: Token
      readonly from: Square
      readonly to: Square
      readonly declared: boolean
      /** Pieces still in play that could have made this move, as a mask; null where all could (DL-3.9). */
      readonly could: number | null
      /** A Royalist in the castle: whether it is Vishnus. Null elsewhere. */
      readonly vishnus: boolean | null
    }
  | {
      readonly kind: 'shuffled'
      readonly seat: Seat
      readonly square: Square
      readonly before: readonly Token[]
      readonly after: readonly Token[]
    }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly square: Square }
  | { readonly kind: 'combatChosen'; readonly seat: Seat; readonly square: Square }
  | { readonly kind: 'fighterChosen'; readonly seat: Seat; readonly token: Token }
  /** Charlemagne showed herself and looked. `pieces` in the order of `tokens` for both seats; null for spectators. */
  | {
      readonly kind: 'looked'
      readonly token: Token
      readonly tokens: readonly Token[]
      readonly pieces: readonly Piece[] | null
    }
  | { readonly kind: 'pointed'; readonly seat: Seat; readonly token: Token }
  /** The answer to the switch window; `token` is the pointed one, Vishnus if `switched`. */
  | { readonly kind: 'switchAnswered'; readonly switched: boolean; readonly token: Token }
  /** Both fighters are shown. Indexed by side. */
  | {
      readonly kind: 'revealed'
      readonly square: Square
      readonly attacker: Seat
      readonly tokens: readonly [Token, Token]
      readonly pieces: readonly [Piece, Piece]
    }
  | { readonly kind: 'mutualAnswered'; readonly declared: boolean }
  | { readonly kind: 'banAnswered'; readonly banned: boolean }
  | { readonly kind: 'supportAnswered'; readonly token: Token | null; readonly piece: Piece | null }
  /** Both cards are turned up. Indexed by side. */
  | { readonly kind: 'turned'; readonly cards: readonly [Card, Card] }
  /** One card is turned up alone (DL-8.1). */
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card }
  /** What Skill named, by side; null where it named nothing. `seats` are those who answered. */
  | {
      readonly kind: 'fetched'
      readonly seats: readonly Seat[]
      readonly cards: readonly [Card | null, Card | null]
    }
  | { readonly kind: 'compared'; readonly totals: readonly [number, number]; readonly banned: boolean }
  /** Grinn won and goes (DL-8.6). */
  | { readonly kind: 'abandoned' }
  | {
      readonly kind: 'retreated'
      readonly seat: Seat
      readonly token: Token
      readonly piece: Piece
      readonly from: Square
      readonly to: Square
    }
  | {
      readonly kind: 'fell'
      readonly seat: Seat
      readonly token: Token
      readonly piece: Piece
      readonly square: Square
      readonly by: Fall
    }
  | { readonly kind: 'cardReturned'; readonly returned: boolean }
  | { readonly kind: 'recovered'; readonly seat: Seat; readonly cards: readonly Card[] }
  /**
   * Vishnus is in the castle; `aji` is his token when he is there and meets her. `held`: she has still to meet one of those
   * there (option `castleAji: point`).
   */
  | { readonly kind: 'castleReached'; readonly token: Token; readonly aji: Token | null; readonly held: boolean }
  | { readonly kind: 'castlePointed'; readonly token: Token; readonly piece: Piece }
  | { readonly kind: 'conceded'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly outcome: Outcome }

/** Event kinds by which something hidden may become visible. */
export const DISCLOSING = [
  'deployed',
  'turnBegan',
  'moved',
  'looked',
  'switchAnswered',
  'revealed',
  'supportAnswered',
  'turned',
  'played',
  'fetched',
  'recovered',
  'castleReached',
  'castlePointed',
] as const satisfies readonly Event['kind'][]
