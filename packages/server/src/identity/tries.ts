import { createHash } from 'node:crypto'

/** How often something may be tried with one thing (an address) from wherever it is tried; kept in memory, as a hash. */
export interface Tries {
  /** Counts one more; false: that was too many, and nothing is to be done. */
  readonly count: (thing: string) => boolean
}

export interface TriesOptions {
  readonly most: number
  readonly windowMs: number
  /** Milliseconds; goes on whatever the clock does. */
  readonly now: () => number
}

const MOST_KNOWN = 20_000

export const openTries = ({ most, windowMs, now }: TriesOptions): Tries => {
  /** In order of the first try. */
  const known = new Map<string, { count: number; readonly until: number }>()
  return {
    count: (thing) => {
      const key = createHash('sha256').update(thing).digest('base64')
      const found = known.get(key)
      if (found !== undefined && found.until > now()) return ++found.count <= most
      known.delete(key)
      known.set(key, { count: 1, until: now() + windowMs })
      const oldest = known.size > MOST_KNOWN ? known.keys().next().value : undefined
      if (oldest !== undefined) known.delete(oldest)
      return most > 0
    },
  }
}
