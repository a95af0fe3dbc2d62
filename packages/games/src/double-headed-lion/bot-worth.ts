import type { Piece } from './pieces.ts'

/** What a piece is worth beside a plain Warrior of 4, about; Vishnus is counted by where she stands. By side, then piece. */
const WORTH: readonly [readonly number[], readonly number[]] = [
  [1.15, 1.05, 1.05, 0.95, 0.95, 1.05, 1.2, 1.7, 1.1],
  [0, 1.05, 1.1, 0.95, 0.95, 1.15, 0.85, 0.95, 0.95, 0.95, 0.8],
]

export const worthOf = (seat: 0 | 1, piece: Piece): number => WORTH[seat][piece] as number

/** Weights of the evaluation, as logarithmic odds of the Republic. */
export const WEIGHTS = {
  start: -0.25,
  /** A piece of the Republic that still has Royalists before it, by its worth. */
  republic: 0.5,
  /** The same for one they have all passed. */
  passed: 0.05,
  royalist: -0.34,
  /** Vishnus by her distance from the castle. */
  vishnus: [-6, -3, -1.3, -0.5, -0.15, 0],
  /** She goes before the others, on her way; less with each of up to three at her side or before her. */
  leads: 1.4,
  /** More when it is her side's turn and nothing but an open step is left. */
  atTheGate: -2.2,
  /** Somebody of the Republic can attack her square in one step, and moves next; or her own side does. */
  hunted: 2.6,
  huntedLater: 0.5,
  /** Somebody stands with her; then being near counts so much less. */
  met: 3,
  nearButMet: 0.35,
  /** By each further one. */
  moreHunters: 0.35,
  /** All of it by so much with an ally beside her, and with Retreat in hand. */
  besideAlly: 0.5,
  withRetreat: 0.6,
  /** Aji is known or likely to be in the castle: by his probability. */
  guard: 2,
  /** What a fight is worth to the Republic when Vishnus falls in it. */
  vishnusFalls: 12,
  retreat: 0.12,
  vishnusRetreats: 0.5,
  /** A card that leaves the hand: Retreat, and a number by its height. */
  retreatCard: 0.12,
  numberCard: 0.012,
} as const
