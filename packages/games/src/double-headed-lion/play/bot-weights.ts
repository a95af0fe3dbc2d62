import { FEATURES, type Feature } from './bot-features.ts'

/**
 * Logarithmic odds of the Republic that one more of each feature makes, for a viewer of the Republic and for a Royalist
 * one. Fitted by logistic regression to how matches between searching bots ended.
 */
const BY_FEATURE: Readonly<Record<Feature, readonly [number, number]>> = {
  one: [-1.17, -1.22],
  republicNext: [0.01, 0.07],
  republic0: [0.36, 0.24],
  republic1: [0.36, 0.27],
  republic2: [0.15, 0.1],
  republic3: [0.05, 0.05],
  republic4: [0.02, 0.05],
  republic5: [0, 0],
  royalist0: [2.05, 2.3],
  royalist1: [-0.02, -0.02],
  royalist2: [-0.02, -0.02],
  royalist3: [-0.02, -0.03],
  royalist4: [-0.13, -0.08],
  royalist5: [-0.11, -0.03],
  vishnus1: [-1.53, -2.24],
  vishnus2: [-2.54, -1.03],
  vishnus3: [-1.33, -0.43],
  vishnus4: [-0.02, -0.02],
  atTheGate: [-1, -0.88],
  gateGuarded: [0, 2.29],
  hunted: [1.11, 0.92],
  huntedByMore: [1.15, 0.99],
  huntedLater: [1.04, 0.8],
  huntedByMoreLater: [1.04, 0.88],
  before: [0.01, 0.07],
  ally: [-0.15, -0.37],
  met: [-0.51, -0.58],
  huntedWithRetreat: [0.09, 0.17],
  escort: [-0.61, -0.68],
  found: [1.56, 1.29],
  republicRetreat: [0.43, 0.13],
  royalistRetreat: [-1.13, -1.17],
  republicBest: [0.75, 0.06],
  royalistBest: [-0.25, -0.22],
  republicHand: [0, 0],
  royalistHand: [-0.02, -0.13],
  aji: [0.09, 0.4],
  aila: [0, 0],
  storm: [0, 0],
  knights: [0.71, 0.73],
  ganda: [-0.39, -0.47],
  guard: [0.16, 0],
  guardNear: [2.1, 1.04],
  knightNear: [0.22, 0.29],
  spare: [0, 0],
  royalistSteps: [-0.13, -0.13],
}

/** By viewer, in the order of `FEATURES`. */
export const WEIGHTS: readonly [readonly number[], readonly number[]] = [
  FEATURES.map((name) => BY_FEATURE[name][0]),
  FEATURES.map((name) => BY_FEATURE[name][1]),
]

/** How a value becomes a chance to win. Fitted to matches between greedy bots. */
export const CALIBRATION = { bias: -0.21, slope: 0.44, off: 0.05, seats: 2 } as const
