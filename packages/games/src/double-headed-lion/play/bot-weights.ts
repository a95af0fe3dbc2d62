import type { Calibration } from '@menagerie/engine'
import { FEATURES, type Feature } from './bot-features.ts'

/**
 * Logarithmic odds of the Republic that one more of each feature makes, for a viewer of the Republic and for a Royalist
 * one. The latter were fitted by logistic regression to how matches between searching bots ended, and so were the former, which were
 * then sought by cross-entropy, in matches of a searching Republic (ADR 36).
 */
const BY_FEATURE: Readonly<Record<Feature, readonly [number, number]>> = {
  one: [-1.04, -1.22],
  republicNext: [-0.19, 0.07],
  republic0: [0.64, 0.24],
  republic1: [0.31, 0.27],
  republic2: [0.14, 0.1],
  republic3: [0, 0.05],
  republic4: [-0.06, 0.05],
  republic5: [0.08, 0],
  royalist0: [1.01, 2.3],
  royalist1: [-0.08, -0.02],
  royalist2: [0, -0.02],
  royalist3: [0, -0.03],
  royalist4: [-0.14, -0.08],
  royalist5: [-0.01, -0.03],
  vishnus1: [-1.05, -2.24],
  vishnus2: [-2.12, -1.03],
  vishnus3: [-0.81, -0.43],
  vishnus4: [-0.09, -0.02],
  atTheGate: [-0.87, -0.88],
  gateGuarded: [-0.17, 2.29],
  hunted: [1.21, 0.92],
  huntedByMore: [1.06, 0.99],
  huntedLater: [1.1, 0.8],
  huntedByMoreLater: [1.33, 0.88],
  before: [0.02, 0.07],
  ally: [-0.23, -0.37],
  met: [-0.27, -0.58],
  huntedWithRetreat: [0.13, 0.17],
  escort: [-0.32, -0.68],
  found: [1.67, 1.29],
  republicRetreat: [0.46, 0.13],
  royalistRetreat: [-0.99, -1.17],
  republicBest: [0.86, 0.06],
  royalistBest: [-0.3, -0.22],
  republicHand: [-0.02, 0],
  royalistHand: [-0.07, -0.13],
  aji: [0, 0.4],
  aila: [0.07, 0],
  storm: [0.19, 0],
  knights: [1.02, 0.73],
  ganda: [-0.57, -0.47],
  guard: [0.14, 0],
  guardNear: [2.05, 1.04],
  knightNear: [0.39, 0.29],
  spare: [0.04, 0],
  royalistSteps: [0.03, -0.13],
}

/** By viewer, in the order of `FEATURES`. */
export const WEIGHTS: readonly [readonly number[], readonly number[]] = [
  FEATURES.map((name) => BY_FEATURE[name][0]),
  FEATURES.map((name) => BY_FEATURE[name][1]),
]

/**
 * By card list and viewer: how a value becomes a chance to win. Fitted to matches between greedy bots, 1,800 by the standard list and
 * 1,000 by the even one, by which the Republic is worth more than the numbers above say.
 */
export const CALIBRATION: Readonly<Record<string, readonly [Calibration, Calibration]>> = {
  standard: [
    { bias: -1.49, slope: 0.25, off: 0.04, seats: 2 },
    { bias: -0.1, slope: 0.45, off: 0.04, seats: 2 },
  ],
  even: [
    { bias: -1.03, slope: 0.31, off: 0.04, seats: 2 },
    { bias: -0.95, slope: 0.52, off: 0.04, seats: 2 },
  ],
}
