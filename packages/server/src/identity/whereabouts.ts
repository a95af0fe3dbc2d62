/** From which address each person last asked: for fairness between addresses, and for nothing else. Kept in memory alone. */
export interface Whereabouts {
  readonly seen: (userId: string, address: string) => void
  readonly forget: (userId: string) => void
  /** Null for somebody who has not asked for long. */
  readonly of: (userId: string) => string | null
  /** Everybody who asks from where this person does, themselves among them. */
  readonly beside: (userId: string) => readonly string[]
}

const MOST_KNOWN = 20_000

/**
 * What of an address somebody cannot choose: of IPv6 the network, for a household has a whole one (RFC 6177); of IPv4, however
 * it is written, all of it.
 */
export const homeOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const left = Array<string>(Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0))).fill('0')
  const groups = tail === undefined ? (before ?? []) : [...(before ?? []), ...left, ...(after ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}

export const openWhereabouts = (): Whereabouts => {
  /** In order of the last request. */
  const known = new Map<string, string>()
  return {
    seen: (userId, address) => {
      known.delete(userId)
      known.set(userId, homeOf(address))
      const oldest = known.size > MOST_KNOWN ? known.keys().next().value : undefined
      if (oldest !== undefined) known.delete(oldest)
    },
    forget: (userId) => void known.delete(userId),
    of: (userId) => known.get(userId) ?? null,
    beside: (userId) => {
      const home = known.get(userId)
      return home === undefined ? [userId] : [...known].flatMap(([id, theirs]) => (theirs === home ? [id] : []))
    },
  }
}
