import type { Outcome, Seat } from '@menagerie/engine'
import type { Space } from '../set/map.ts'
import type { Pair } from './state.ts'

/** What a log line and an animation are made of. Public unless a field says otherwise. */
export type Event =
  /** `rolls`: by round of rolling, then by seat; 0 where a seat no longer rolls (DT-1.4). Empty when the seat was chosen. */
  | { readonly kind: 'started'; readonly rolls: readonly (readonly number[])[]; readonly first: Seat }
  /** `counters` for the one who drew; null for everybody else. `first`: the hand a match begins with. */
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly count: number
      readonly counters: readonly number[] | null
      readonly first: boolean
    }
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly die: number }
  /** A 1 with the Dragon face down, or a 6 with nothing to take. */
  | { readonly kind: 'nothing'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'frenzy'; readonly seat: Seat; readonly steps: number }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly space: Space }
  | {
      readonly kind: 'stepped'
      readonly seat: Seat
      readonly from: Space
      readonly to: Space
      readonly via: readonly Space[]
      readonly carry: boolean
    }
  | { readonly kind: 'examined'; readonly seat: Seat; readonly space: Space; readonly found: 'treasure' | 'dragon' }
  | { readonly kind: 'endedMovement'; readonly seat: Seat; readonly points: number }
  /** `seats`: who entered, and who was there. */
  | { readonly kind: 'met'; readonly seats: Pair<Seat>; readonly space: Space }
  | { readonly kind: 'chose'; readonly seat: Seat }
  /** Counters of one round; null for a side without any. */
  | { readonly kind: 'showed'; readonly seats: Pair<Seat>; readonly values: Pair<number | null> }
  | {
      readonly kind: 'won'
      readonly seat: Seat
      readonly loser: Seat
      readonly space: Space
      readonly distance: number
      /** True when both sides had run out, so that no strength decided it (DT-4.5). */
      readonly exhausted: boolean
    }
  | { readonly kind: 'metDragon'; readonly seat: Seat; readonly space: Space }
  | { readonly kind: 'foughtDragon'; readonly seat: Seat; readonly value: number | null; readonly dice: Pair<number> }
  | { readonly kind: 'beatDragon'; readonly seat: Seat; readonly space: Space; readonly distance: number }
  | { readonly kind: 'eaten'; readonly seat: Seat; readonly space: Space }
  /** `dragon`: they were played against it. */
  | { readonly kind: 'wentBack'; readonly values: readonly number[]; readonly dragon: boolean }
  | {
      readonly kind: 'movedDragon'
      readonly seat: Seat
      readonly from: Space
      readonly to: Space
      /** True in a frenzy, false after a won fight. */
      readonly frenzy: boolean
      /** DT-4.17: it had no way out and was put there. */
      readonly put: boolean
      /** Steps a frenzied Dragon goes on with if it eats every army it meets (option `frenzyStops`); else 0. */
      readonly left: number
    }
  | { readonly kind: 'threw'; readonly seat: Seat; readonly loser: Seat; readonly from: Space; readonly to: Space }
  /** DT-4.9: `home` is the castle the army was put in, or null when it left the map. */
  | {
      readonly kind: 'tookOff'
      readonly seat: Seat
      readonly loser: Seat
      readonly from: Space
      readonly home: Space | null
    }
  | { readonly kind: 'stole'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  | {
      readonly kind: 'marched'
      readonly seat: Seat
      readonly from: Space
      readonly to: Space
      readonly carry: boolean
    }
  | { readonly kind: 'halted'; readonly seat: Seat; readonly space: Space }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly outcome: Outcome }
