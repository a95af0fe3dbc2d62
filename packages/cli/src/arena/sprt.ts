import { type Deal, meanOf } from './deals.ts'

/** Shares: `low` is to be left behind, `high` to be reached. */
export interface Claim {
  readonly low: number
  readonly high: number
}

/** `high` or `low` accepted; `open` while neither is. */
export type Verdict = 'high' | 'low' | 'open'

/** How often each verdict may be wrong. */
export const RISK = 0.05
/** The logarithm of the likelihood ratio at which it is over. */
export const BOUND = Math.log((1 - RISK) / RISK)
/** Deals before anything is believed: until then nobody knows how much they differ. */
const FEWEST = 16

export interface Trial {
  readonly claim: Claim
  readonly verdict: Verdict
  /** Of the likelihood ratio, after each deal that counted. */
  readonly path: readonly number[]
}

/**
 * The generalised sequential probability ratio test over whole deals (Van den Bergh 2017, "A practical introduction to the
 * GSPRT"): how much likelier what was won is if the share is `high` than if it is `low`. Deals after the verdict count no
 * more, so that it does not matter how many were played side by side.
 */
export const tryClaim = (deals: readonly Deal[], claim: Claim): Trial => {
  const path: number[] = []
  const middle = (claim.low + claim.high) / 2
  let [sum, squares] = [0, 0]
  for (const deal of deals) {
    const mean = meanOf(deal)
    sum += mean
    squares += mean * mean
    const count = path.length + 1
    // One deal more, as uncertain as a single match: equal deals alone would prove anything.
    const variance = (Math.max(0, squares - (sum * sum) / count) + middle * (1 - middle)) / count
    const ratio = ((claim.high - claim.low) * (sum - count * middle)) / variance
    path.push(ratio)
    if (count >= FEWEST && Math.abs(ratio) >= BOUND) return { claim, verdict: ratio > 0 ? 'high' : 'low', path }
  }
  return { claim, verdict: 'open', path }
}
