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

/** The value below which a part of the sorted values lies. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0

export interface Spread {
  readonly least: number
  readonly tenth: number
  readonly median: number
  readonly ninetieth: number
  readonly mean: number
  readonly most: number
}

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b)
  const mean = sorted.length === 0 ? 0 : sorted.reduce((sum, one) => sum + one, 0) / sorted.length
  return {
    least: quantile(sorted, 0),
    tenth: quantile(sorted, 0.1),
    median: quantile(sorted, 0.5),
    ninetieth: quantile(sorted, 0.9),
    mean,
    most: quantile(sorted, 1),
  }
}
