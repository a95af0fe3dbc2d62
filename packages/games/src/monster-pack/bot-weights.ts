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
  tempo: -0.53,
  /** By the logarithm of the ratio of hit points. */
  logHp: 1.6,
  hp: 0.068,
  /** A card of the seat's own hand. */
  hand: { one: -0.19, star: -0.12, power: 0.99, white: 0.27 },
  next: {
    card: 0.39,
    handCard: -0.33,
    unopposed: { one: -0.4, star: 0.29, power: 1.66, white: 0.28 },
    winning: { one: 0, star: 0.08, power: 1.73, white: 0 },
    attack: 2.61,
    lethal: 2.76,
    waiting: [
      { one: -0.74, star: 0.24, power: 1.69, white: 0.78 },
      { one: -1.45, star: 0.29, power: 2.29, white: 0.71 },
      { one: -2.46, star: 0.54, power: 2.5, white: 0.45 },
      { one: -3.97, star: 0.77, power: 2.55, white: 0.44 },
      { one: -0.04, star: -0.14, power: 1.29, white: -0.15 },
    ],
    boostable: 0.36,
    meets: { star: 0.41, power: 0.54 },
    meetsSoon: { star: 0.29, power: 0.49 },
  } satisfies Standing,
  later: {
    card: 0.39,
    handCard: -0.48,
    unopposed: { one: -0.51, star: 0.31, power: 1.83, white: 0.3 },
    winning: { one: 0, star: 0.37, power: 1.14, white: 0 },
    attack: 0.05,
    lethal: 1.25,
    waiting: [
      { one: -0.62, star: 0.48, power: 0.16, white: 0.48 },
      { one: -1.41, star: 0.28, power: 2.32, white: 0.87 },
      { one: -1.98, star: 0.39, power: 2.61, white: 0.49 },
      { one: -2.03, star: 0.37, power: 2.09, white: 0.29 },
      { one: -0.03, star: -0.12, power: 1.74, white: -0.01 },
    ],
    boostable: 0.39,
    meets: { star: 0.53, power: 0.67 },
    meetsSoon: { star: 0.32, power: 0.39 },
  } satisfies Standing,
} as const
