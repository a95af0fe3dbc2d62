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

/** Logarithmic odds of winning, by whether a side's duel comes next; fitted to matches of searches by the usual options (ADR 41). */
export const WEIGHTS = {
  tempo: -0.48,
  /** By the logarithm of the ratio of hit points. */
  logHp: 1.15,
  hp: 0.1,
  /** A card of the seat's own hand. */
  hand: { one: -0.2, star: -0.09, power: 0.85, white: 0.29 },
  next: {
    card: 0.31,
    handCard: -0.14,
    unopposed: { one: 0.03, star: 0.33, power: 1.21, white: 0.08 },
    winning: { one: -0.17, star: 0.17, power: 1.63, white: 0 },
    attack: 1.69,
    lethal: 0.06,
    waiting: [
      { one: -0.4, star: 0.33, power: 1.62, white: 0.39 },
      { one: -0.71, star: 0.3, power: 2.03, white: 0.44 },
      { one: -1.63, star: 0.49, power: 2.3, white: 0.45 },
      { one: -3.24, star: 0.73, power: 2.52, white: 0.27 },
      { one: -0.05, star: -0.17, power: 1.93, white: -0.08 },
    ],
    boostable: -0.03,
    meets: { star: 0.3, power: 0.74 },
    meetsSoon: { star: 0.23, power: 0.55 },
  } satisfies Standing,
  later: {
    card: 0.31,
    handCard: -0.36,
    unopposed: { one: 0.01, star: 0.34, power: 1.13, white: 0.11 },
    winning: { one: -0.37, star: 0.37, power: 1.28, white: 0 },
    attack: 0.28,
    lethal: 0.16,
    waiting: [
      { one: 0.46, star: 0.35, power: 0.01, white: 0.38 },
      { one: -0.46, star: 0.23, power: 2.19, white: 0.52 },
      { one: -0.84, star: 0.32, power: 2.24, white: 0.54 },
      { one: -1.3, star: 0.28, power: 2.42, white: 0.16 },
      { one: 0.07, star: -0.11, power: 2.2, white: -0.14 },
    ],
    boostable: 0.14,
    meets: { star: 0.01, power: 1.34 },
    meetsSoon: { star: 0.18, power: 0.78 },
  } satisfies Standing,
} as const

/** How a value becomes a chance to win. Fitted to matches between greedy bots; off so much in 2,000 others. */
export const CALIBRATION = { bias: -0.28, slope: 1.1, off: 0.02, seats: 2 } as const
