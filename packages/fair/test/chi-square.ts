/** How often each of `bins` values came up in `trials` calls; other values throw. */
export const countBins = (bins: number, trials: number, next: () => number): number[] => {
  const counts = Array.from({ length: bins }, () => 0)
  for (let i = 0; i < trials; i++) {
    const bin = next()
    if (counts[bin] === undefined) throw new RangeError(`no bin ${bin}`)
    counts[bin]++
  }
  return counts
}

/**
 * Pearson's statistic against equal shares, as a number of standard deviations of a normal (Wilson and Hilferty 1931).
 * Above 4 happens to a fair source about once in 30,000 tests.
 */
export const unfairness = (counts: readonly number[]): number => {
  const trials = counts.reduce((sum, count) => sum + count, 0)
  const expected = trials / counts.length
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = counts.length - 1
  return (Math.cbrt(statistic / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom))
}

export const looksFair = (counts: readonly number[]): boolean => unfairness(counts) < 4
