/** Milliseconds between two looks. */
const EVERY = 50

export const pause = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms))

/** Looks until it is so; answers after how many milliseconds. Throws in words where it takes longer than `patience`. */
export const eventually = async (isSo: () => Promise<boolean>, words: string, patience = 60_000): Promise<number> => {
  const begun = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begun > patience) throw new Error(`${words}: not after ${Math.round(patience / 1000)} s`)
    await pause(EVERY)
  }
  return performance.now() - begun
}
