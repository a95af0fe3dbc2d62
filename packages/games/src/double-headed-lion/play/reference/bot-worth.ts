import type { Seat } from '@menagerie/engine'
import { FEATURE_COUNT, type Squares, featuresOf } from './bot-features.ts'
import { ROY } from '../../set/pieces.ts'
import { WEIGHTS } from './bot-weights.ts'
import type { View } from '../../secrets/view.ts'

/** What a card that leaves the hand is worth, in the odds: Retreat, and a number by its height. */
export const CARD_PRICES = { retreat: 0.12, number: 0.012 } as const

/** Written anew by each position. */
const features = new Float64Array(FEATURE_COUNT)

/** Logarithmic odds of the Republic as the viewer sees them, as if tokens stood on these squares and `next` moved next. */
export const oddsAt = (view: View, squares: Squares, next: Seat): number => {
  featuresOf(view, squares, next, features)
  const weights = WEIGHTS[view.viewer === ROY ? 1 : 0]
  let odds = 0
  for (let i = 0; i < FEATURE_COUNT; i++) odds += (weights[i] as number) * (features[i] as number)
  return odds
}

/** Expected payoff of who has these odds. */
export const payoffOf = (odds: number): number => Math.tanh(odds / 2)
