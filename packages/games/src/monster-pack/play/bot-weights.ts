/** What a card is worth in one place: by itself, by star, by 1000 power, and more if it is White Wild. */
export interface Worth {
  readonly one: number
  readonly star: number
  readonly power: number
  readonly white: number
}

/** Weights of one side. */
export interface Standing {
  /** A card not yet played, in deck or hand. */
  readonly card: number
  /** More for each of these in hand. */
  readonly handCard: number
  readonly unopposed: Worth
  /** Faces a monster it will survive. */
  readonly winning: Worth
  /** Stars unopposed, by the hit points they meet. */
  readonly attack: number
  /** The stars unopposed are as many as the other side's hit points. */
  readonly lethal: number
  /** Indexed by the die. */
  readonly waiting: readonly Worth[]
  /** Waits and may still be boosted. */
  readonly boostable: number
  /** By what a monster at 0 gains by the best duel it can enter: stars and 1000 power discarded there, less its own. */
  readonly meets: { readonly star: number; readonly power: number }
  /** The same for a monster at 1. */
  readonly meetsSoon: { readonly star: number; readonly power: number }
}

/**
 * Logarithmic odds of winning, fitted by logistic regression to positions of the bots' own games in both formats, by
 * whether a side's duel comes next.
 */
export const WEIGHTS = {
  tempo: -0.59,
  /** By the logarithm of the ratio of hit points. */
  logHp: 1.6,
  hp: 0.08,
  /** A card of the seat's own hand. */
  hand: { one: -0.19, star: -0.12, power: 0.96, white: 0.26 },
  next: {
    card: 0.4,
    handCard: -0.25,
    unopposed: { one: -0.24, star: 0.35, power: 1.31, white: 0.2 },
    winning: { one: 0, star: 0.04, power: 1.8, white: 0 },
    attack: 2.37,
    lethal: 3.71,
    waiting: [
      { one: -0.78, star: 0.29, power: 1.56, white: 0.52 },
      { one: -1.24, star: 0.26, power: 2.23, white: 0.51 },
      { one: -2.18, star: 0.54, power: 2.34, white: 0.27 },
      { one: -3.95, star: 0.84, power: 2.43, white: 0.3 },
      { one: -0.05, star: -0.21, power: 1.79, white: -0.04 },
    ],
    boostable: 0.19,
    meets: { star: 0.42, power: 0.38 },
    meetsSoon: { star: 0.28, power: 0.36 },
  } satisfies Standing,
  later: {
    card: 0.4,
    handCard: -0.44,
    unopposed: { one: -0.32, star: 0.37, power: 1.33, white: 0.18 },
    winning: { one: 0, star: 0.45, power: 0.68, white: 0 },
    attack: -0.02,
    lethal: 1.17,
    waiting: [
      { one: -0.49, star: 0.37, power: 0.57, white: 0.64 },
      { one: -1.14, star: 0.21, power: 2.4, white: 0.76 },
      { one: -1.81, star: 0.39, power: 2.6, white: 0.41 },
      { one: -1.86, star: 0.32, power: 2.27, white: 0.3 },
      { one: -0.04, star: -0.17, power: 2.12, white: 0.08 },
    ],
    boostable: 0.29,
    meets: { star: 0.57, power: 0.53 },
    meetsSoon: { star: 0.24, power: 0.71 },
  } satisfies Standing,
} as const

/** How a value becomes a chance to win. Fitted to matches between greedy bots; off so much in 2,000 others. */
export const CALIBRATION = { bias: -0.19, slope: 1.06, off: 0.03, seats: 2 } as const
