/** A share with its 95 % interval; all from 0 to 1. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Of the normal distribution, two-sided 95 %. */
const Z = 1.959963984540054

/** Wilson's score interval (1927): keeps within 0 and 1, also for few and for extreme results. */
export const wilson = (successes: number, trials: number): Share => {
  if (trials === 0) return { share: 0, low: 0, high: 1 }
  const share = successes / trials
  const spread = (Z * Z) / trials
  const centre = (share + spread / 2) / (1 + spread)
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials))
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** How much greater the first share is, with Newcombe's 95 % interval for two independent ones (1998, method 10). */
export const differenceOf = (first: Share, second: Share): Share => {
  const share = first.share - second.share
  return {
    share,
    low: share - Math.hypot(first.share - first.low, second.high - second.share),
    high: share + Math.hypot(first.high - first.share, second.share - second.low),
  }
}
