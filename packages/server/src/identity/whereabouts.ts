/** From which address each person last asked: for fairness between addresses, and for nothing else. Kept in memory alone. */
export interface Whereabouts {
  readonly seen: (userId: string, address: string) => void
  /** Null for somebody who has not asked for long. */
  readonly of: (userId: string) => string | null
}

const MOST_KNOWN = 20_000

export const openWhereabouts = (): Whereabouts => {
  /** In order of the last request. */
  const known = new Map<string, string>()
  return {
    seen: (userId, address) => {
      known.delete(userId)
      known.set(userId, address)
      const oldest = known.size > MOST_KNOWN ? known.keys().next().value : undefined
      if (oldest !== undefined) known.delete(oldest)
    },
    of: (userId) => known.get(userId) ?? null,
  }
}
