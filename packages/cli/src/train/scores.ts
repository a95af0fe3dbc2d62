/** A chance that was told, and what was won: 1, 0 or a share. */
export interface Told {
  readonly chance: number
  readonly won: number
}

/** How good chances were. */
export interface Scores {
  readonly count: number
  /** Mean of the logarithm of the chance given to what happened, in nats. */
  readonly logLoss: number
  /** 1: always right; 0: as good as telling everybody the share that is won on the whole. */
  readonly brierSkill: number
  /** Expected calibration error: how far chances are from shares won, over ten equal bins. */
  readonly calibrationError: number
}

const BINS = 10
const SURE = 1e-6

const meanOf = (all: readonly Told[], of: (told: Told) => number): number =>
  all.reduce((sum, told) => sum + of(told), 0) / Math.max(1, all.length)

export const scoresOf = (all: readonly Told[]): Scores => {
  const share = meanOf(all, ({ won }) => won)
  const bins = Array.from({ length: BINS }, () => 0)
  for (const { chance, won } of all) {
    const bin = Math.min(BINS - 1, Math.floor(BINS * chance))
    bins[bin] = (bins[bin] as number) + chance - won
  }
  const unskilled = meanOf(all, ({ won }) => (won - share) ** 2)
  return {
    count: all.length,
    logLoss: meanOf(all, ({ chance, won }) => {
      const held = Math.min(1 - SURE, Math.max(SURE, chance))
      return -won * Math.log(held) - (1 - won) * Math.log(1 - held)
    }),
    brierSkill: unskilled === 0 ? 0 : 1 - meanOf(all, ({ chance, won }) => (won - chance) ** 2) / unskilled,
    calibrationError: bins.reduce((sum, gap) => sum + Math.abs(gap), 0) / Math.max(1, all.length),
  }
}
