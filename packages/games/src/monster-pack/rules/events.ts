import type { Outcome, Seat } from '@menagerie/engine'
import type { CardIndex } from '../set/components.ts'

/** An opening hand (MP-03), a hand filled up (MP-06), or all that the deck still had (MP-08). */
export type DrawReason = 'deal' | 'refill' | 'short'

/** What a log line and an animation are made of. Public unless a field says otherwise. */
export type Event =
  | { readonly kind: 'started'; readonly starter: Seat; readonly hp: number; readonly deckSize: number }
  /** `cards` for the one who drew; null for everybody else. */
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly CardIndex[] | null
      readonly why: DrawReason
    }
  | { readonly kind: 'kept'; readonly seat: Seat }
  | { readonly kind: 'redrew'; readonly seat: Seat }
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'countedDown'; readonly seat: Seat; readonly spots: readonly number[] }
  | {
      readonly kind: 'movedUp'
      readonly seat: Seat
      readonly card: CardIndex
      readonly from: number
      readonly to: number
      /** What let it enter: the countdown, a boost (MP-28), or a spot freed by a duel (option `blockedEntry: asap`). */
      readonly by: 'countdown' | 'boost' | 'duel'
    }
  | { readonly kind: 'blocked'; readonly seat: Seat; readonly card: CardIndex; readonly spot: number }
  | {
      readonly kind: 'summoned'
      readonly seat: Seat
      readonly card: CardIndex
      readonly spot: number
      readonly die: number
    }
  | { readonly kind: 'skippedSummon'; readonly seat: Seat }
  | {
      readonly kind: 'boosted'
      readonly seat: Seat
      readonly spot: number
      readonly card: CardIndex
      readonly discarded: CardIndex
      readonly die: number
    }
  | { readonly kind: 'passedBoost'; readonly seat: Seat; readonly part: 1 | 2 }
  /** One lane with monsters on both sides. `seat` is the player in turn. */
  | {
      readonly kind: 'dueled'
      readonly seat: Seat
      readonly lane: number
      /** Indexed by seat. */
      readonly cards: readonly [CardIndex, CardIndex]
      /** Duel power, bonus included. Indexed by seat. */
      readonly powers: readonly [number, number]
      /** Indexed by seat. */
      readonly discarded: readonly [boolean, boolean]
      /** True when a White Wild monster decided it (MP-42). */
      readonly wild: boolean
    }
  | {
      readonly kind: 'attacked'
      readonly seat: Seat
      readonly lane: number
      readonly card: CardIndex
      readonly damage: number
    }
  /** `damage` was dealt, `lost` is what hit points it took: fewer where no more were left (MP-45). */
  | {
      readonly kind: 'damaged'
      readonly seat: Seat
      readonly damage: number
      readonly lost: number
      readonly hp: number
    }
  | { readonly kind: 'conceded'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly outcome: Outcome }
