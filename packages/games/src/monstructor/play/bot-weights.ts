import type { Options } from '../set/options.ts'

/** What places and fights are judged by. */
interface Weights {
  /** In parts of what the whole dragon is worth: a point of the best monster, a part, a hidden card, a fight that is won, and to hold the Arena. */
  readonly monster: number
  readonly part: number
  readonly hidden: number
  readonly fight: number
  readonly arena: number
  /** Of what the rivals have, the share of the best of them; the rest is their average. */
  readonly bestRival: number
  /** Points above the expected strength of the weakest target from which a fight is worth it, and what a hidden card adds to strength. */
  readonly margin: number
  readonly card: number
  /** What a face-down card adds on average to a side that fights, and how much that varies. */
  readonly unknown: { readonly mean: number; readonly spread: number }
  /** Variance of a side's points while their point sides are hidden, and when they are open. */
  readonly variance: { readonly hidden: number; readonly open: number }
}

/** `unknown` from random fights, the rest by judgement. */
const USUAL: Weights = {
  ...{ monster: 0.006, part: 0.002, hidden: 0.01, fight: 0.9, arena: 0.024, bestRival: 0.6, margin: 1, card: 1.2 },
  unknown: { mean: 1.6, spread: 1.5 },
  variance: { hidden: 3, open: 0.5 },
}

/** Sought by cross-entropy in matches of three (ADR 36). In the Arena they lose. */
const CLASSIC: Weights = {
  ...{ monster: 0.0033, part: 0, hidden: 0.0174, fight: 1.09, arena: 0, bestRival: 0.72, margin: 1.5, card: 1.3 },
  unknown: { mean: 2.3, spread: 0.9 },
  variance: { hidden: 4.2, open: 0.3 },
}

export const weightsOf = ({ mode }: Pick<Options, 'mode'>): Weights => (mode === 'classic' ? CLASSIC : USUAL)

/**
 * By mode: how a value becomes a chance to win, without the number of seats. Each fitted to 500 matches between greedy bots, of three but for
 * Dominoes of two and four, and off so much in 2,000 others.
 */
export const CALIBRATION = {
  classic: { bias: -0.21, slope: 1.34, off: 0.03 },
  arena: { bias: -0.04, slope: 1.18, off: 0.03 },
  dominoesOfTwo: { bias: -0.16, slope: 0.54, off: 0.03 },
  dominoes: { bias: 0.07, slope: 0.68, off: 0.03 },
} as const
