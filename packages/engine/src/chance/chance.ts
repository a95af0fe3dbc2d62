/** An outcome as it is recorded: by value, so that a record reads without the pool it was drawn from. */
export type ChanceOutcome = number | string

/**
 * The only source of luck. Four sources meet it: sampled (search, simulation), scripted (tests), recorded (replay)
 * and fair (package `fair`, for real matches).
 */
export interface Chance {
  /** An integer from 0 to n - 1, each equally likely. Throws when n < 1. */
  readonly pick: (n: number) => number
  /** 1 to sides. */
  readonly die: (sides: number) => number
  /** Takes one entry out of a sorted pool (equal entries are equally likely) and returns it. Throws on an empty pool. */
  readonly draw: <C extends ChanceOutcome>(sortedPool: C[]) => C
}

/** One entry of a list that is not empty, each equally likely. */
export const anyOf = <X>(list: readonly X[], chance: Chance): X => list[chance.pick(list.length)] as X

/** Removes the entry at an index and closes the gap in place. */
export const takeAt = <C>(pool: C[], index: number): C => {
  const taken = pool[index] as C
  const last = pool.length - 1
  for (let i = index; i < last; i++) pool[i] = pool[i + 1] as C
  pool.pop()
  return taken
}

/** Puts an entry into a sorted pool or hand, keeping it sorted. */
export const insertSorted = <C extends ChanceOutcome>(pool: C[], entry: C): void => {
  let i = pool.length
  pool.push(entry)
  while (i > 0 && (pool[i - 1] as C) > entry) {
    pool[i] = pool[i - 1] as C
    i--
  }
  pool[i] = entry
}

/** Takes one entry of this value out of a pool; false when there is none. */
export const removeOne = <C>(pool: C[], entry: C): boolean => {
  const index = pool.indexOf(entry)
  if (index < 0) return false
  takeAt(pool, index)
  return true
}
