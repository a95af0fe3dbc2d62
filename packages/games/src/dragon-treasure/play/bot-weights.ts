/**
 * What a side's position is worth, in goal treasures: sought between two by cross-entropy, over matches in which who looks one
 * step ahead by these plays frozen greedy, and rounded; that a higher counter is worth more was set by hand (ADR 36).
 */
export const WEIGHTS = {
  /** A treasure that counts. */
  home: 1.1,
  /** How much more each treasure home is worth than the one before. */
  nearEnd: 0.03,
  /** A treasure under an own army, less so much for each step from home. */
  carried: 0.83,
  carriedStep: 0.044,
  /** An open treasure nobody holds, for the nearest army, by the turns it is away. */
  open: 0.29,
  /** A face-down counter, likewise, by its chance to be a treasure. */
  hidden: 0.04,
  /** How fast a prize fades by each step an army is away from it. */
  fade: 0.968,
  /** An army off the map. */
  lost: -0.085,
  /** A counter of the own hand by its value, and whatever its value; a hidden one counts as the mean of the rest. */
  counter: 0.002,
  anyCounter: 0.06,
  /** An army in the castle, the first one, while treasures lie there. */
  guard: 0.07,
  /** A foreign army in the castle, for each treasure there. */
  besieged: -0.2,
  /** The Dragon this near to a carrier. */
  dragonNear: -0.14,
  /** How sharply a lead becomes a win. */
  sharpness: 1.5,
} as const

/**
 * How a value becomes a chance to win, between two and between more. Fitted to matches between bots that look one step ahead
 * (`menagerie train`): of two to 500, of four to 200; off so much in 2,000 others of each.
 */
export const CALIBRATION = {
  two: { bias: 0.12, slope: 0.93, off: 0.03 },
  more: { bias: -0.1, slope: 1.4, off: 0.02 },
} as const
