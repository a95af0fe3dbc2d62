/**
 * At which matches somebody is at another server: who is there is known to that one alone, but that a match moves by them is
 * told to all.
 */
export interface Elsewhere {
  readonly moved: (id: string) => void
  readonly isNear: (id: string) => boolean
}

/** So long after their last decision somebody is taken to be there. */
const NEAR_MS = 120_000
const MOST_KNOWN = 10_000

export const openElsewhere = (): Elsewhere => {
  /** In order of the last decision. */
  const known = new Map<string, number>()
  return {
    moved: (id) => {
      known.delete(id)
      known.set(id, performance.now())
      const oldest = known.size > MOST_KNOWN ? known.keys().next().value : undefined
      if (oldest !== undefined) known.delete(oldest)
    },
    isNear: (id) => performance.now() - (known.get(id) ?? -Infinity) < NEAR_MS,
  }
}
