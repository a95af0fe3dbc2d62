/** Sums of independent terms that are 0 on average when a law holds, by the name of what they measure. */
export interface Tally {
  readonly add: (name: string, term: number) => void
  /** Names whose sums are too large to be chance, with their scores. */
  readonly suspects: () => readonly { readonly name: string; readonly score: number; readonly terms: number }[]
}

/** Terms other than 0 that a verdict needs. */
const LEAST_TERMS = 36
/**
 * A sum is divided by the root of the sum of its squares: about a standard normal, and never more than the root of
 * the number of terms. Beyond 5.5 it happens once in 26 million; a run looks at some thousands of sums, with a fixed seed.
 */
const LIMIT = 5.5

export const openTally = (): Tally => {
  const sums = new Map<string, { sum: number; squares: number; terms: number }>()
  return {
    add: (name, term) => {
      if (term === 0) return
      const entry = sums.get(name)
      if (entry === undefined) sums.set(name, { sum: term, squares: term * term, terms: 1 })
      else {
        entry.sum += term
        entry.squares += term * term
        entry.terms++
      }
    },
    suspects: () =>
      [...sums]
        .map(([name, { sum, squares, terms }]) => ({ name, score: sum / Math.sqrt(squares), terms }))
        .filter(({ score, terms }) => terms >= LEAST_TERMS && Math.abs(score) > LIMIT)
        .sort((a, b) => Math.abs(b.score) - Math.abs(a.score)),
  }
}

/** Every value at every depth falls into one of so many buckets by its hash. */
export const BUCKETS = 8

/** A state as statistics see it, by path. */
export interface Reading {
  /** Of each value. Containers have one too: it stands for how their parts go together. */
  readonly buckets: ReadonlyMap<string, number>
  readonly numbers: ReadonlyMap<string, number>
}

export const readingOf = (state: unknown, options: object): Reading => {
  const buckets = new Map<string, number>()
  const numbers = new Map<string, number>()
  const walk = (part: unknown, path: string): number => {
    let hash = 0x811c9dc5
    if (part === options) return hash
    if (typeof part === 'object' && part !== null) {
      for (const [key, field] of Object.entries(part)) {
        hash = Math.imul(hash ^ walk(field, path === '' ? key : `${path}.${key}`), 0x01000193) ^ (hash >>> 13)
      }
    } else {
      const text = String(part)
      for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
      if (typeof part === 'number') numbers.set(path, part)
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    hash ^= hash >>> 13
    buckets.set(path === '' ? '(all)' : path, (hash >>> 5) % BUCKETS)
    return hash
  }
  walk(state, '')
  return { buckets, numbers }
}

/** How often each bucket occurs at a path among these states. */
export const countsAt = (states: readonly Reading[], path: string): readonly number[] => {
  const counts = Array.from({ length: BUCKETS }, () => 0)
  for (const { buckets } of states) {
    const bucket = buckets.get(path)
    if (bucket !== undefined) counts[bucket] = (counts[bucket] as number) + 1
  }
  return counts
}

/** The mean of the numbers at a path, or null when one of the states has none there. */
export const meanAt = (states: readonly Reading[], path: string): number | null => {
  let sum = 0
  for (const { numbers } of states) {
    const number = numbers.get(path)
    if (number === undefined) return null
    sum += number
  }
  return sum / states.length
}

/** Concordant less discordant pairs, from -1 to 1; 0 when there is no pair. */
export const rankCorrelation = (points: readonly { readonly handle: number; readonly identity: number }[]): number => {
  let sum = 0
  let pairs = 0
  for (const [i, a] of points.entries()) {
    for (const b of points.slice(i + 1)) {
      sum += Math.sign(a.handle - b.handle) * Math.sign(a.identity - b.identity)
      pairs++
    }
  }
  return pairs === 0 ? 0 : sum / pairs
}
