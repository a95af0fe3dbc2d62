/** One measurement: how much was done in how long, and a proof of what. */
export interface Measured {
  readonly count: number
  readonly seconds: number
  /** Of all threads of the process: what a busy machine does not lengthen. */
  readonly cpuSeconds: number
  /** The same work gives the same. */
  readonly checksum: string
}

/** Something to measure, prepared and ready. `work` is about how much to do. */
export type Subject = (work: number) => Measured

/** Times what `run` does; `checksum` is computed outside of the time. */
export const timed = (run: () => number, checksum: () => string): Measured => {
  const cpu = process.cpuUsage()
  const begun = performance.now()
  const count = run()
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return { count, seconds, cpuSeconds: (user + system) / 1e6, checksum: checksum() }
}

/** Folds whole numbers into 32 bits; cheap enough to stand in a measured loop. */
export const fold = (sum: number, value: number): number => (Math.imul(sum, 31) + value) | 0

export const hex = (sum: number): string => (sum >>> 0).toString(16).padStart(8, '0')
