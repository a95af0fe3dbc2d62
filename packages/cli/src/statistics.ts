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
