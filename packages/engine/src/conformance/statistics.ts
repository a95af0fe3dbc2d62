import { type Place, openPlaces, placeBelow } from './places.ts'

/** Sums of independent terms that are 0 on average when a law holds, by the name of what they measure. */
export interface Tally {
  /**
   * `variance` is that of the term when the law holds. Without it the square of the term stands for it: right for terms
   * that are as likely positive as negative.
   */
  readonly add: (name: string, term: number, variance?: number) => void
  /** Names whose sums are too large to be chance, with their scores. */
  readonly suspects: () => readonly { readonly name: string; readonly score: number; readonly terms: number }[]
}

/** A verdict needs the variance of so many of the largest term: rare events make no normal distribution. */
const LEAST_WEIGHT = 20
/**
 * A sum divided by its standard deviation is about normal. Beyond 5.5 it comes once in 26 million; a run looks at some
 * ten thousand sums, with a fixed seed.
 */
const LIMIT = 5.5

/** `upwards`: only sums above 0 are suspect. */
export const openTally = ({ upwards }: { readonly upwards: boolean }): Tally => {
  const sums = new Map<string, { sum: number; variance: number; largest: number; terms: number }>()
  return {
    add: (name, term, variance = term * term) => {
      if (term === 0 && variance === 0) return
      let entry = sums.get(name)
      if (entry === undefined) {
        entry = { sum: 0, variance: 0, largest: 0, terms: 0 }
        sums.set(name, entry)
      }
      entry.sum += term
      entry.variance += variance
      entry.largest = Math.max(entry.largest, term * term)
      entry.terms++
    },
    suspects: () =>
      [...sums]
        .filter(([, { variance, largest }]) => variance >= LEAST_WEIGHT * largest)
        .map(([name, { sum, variance, terms }]) => ({ name, score: sum / Math.sqrt(variance), terms }))
        .filter(({ score }) => (upwards ? score : Math.abs(score)) > LIMIT)
        .sort((a, b) => Math.abs(b.score) - Math.abs(a.score)),
  }
}

/** Every value at every depth falls into one of so many buckets by its hash. */
export const BUCKETS = 8

/** A state as statistics see it, by path. */
export interface Reading {
  /** Of each value. Containers have one too: it stands for how their parts go together. */
  readonly buckets: ReadonlyMap<string, number>
  /** Also sums over lists: `hands.*.*` is the sum of all cards in all hands. */
  readonly numbers: ReadonlyMap<string, number>
}

/** What a state as a whole is called among its paths. */
export const WHOLE = '(all)'

/** Reads states under the same options. */
export const openReader = (options: object, top = openPlaces(WHOLE)): ((state: unknown) => Reading) => {
  return (state) => {
    const buckets = new Map<string, number>()
    const numbers = new Map<string, number>()
    const walk = (part: unknown, place: Place): number => {
      let hash = 0x811c9dc5
      if (part === options) return hash
      if (typeof part === 'object' && part !== null) {
        for (const key of Object.keys(part)) {
          const below = placeBelow(place, key)
          hash =
            Math.imul(hash ^ walk((part as Readonly<Record<string, unknown>>)[key], below), 0x01000193) ^ (hash >>> 13)
        }
      } else {
        const text = String(part)
        for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
        if (typeof part === 'number') {
          numbers.set(place.path, part)
          if (place.sum !== null) numbers.set(place.sum, (numbers.get(place.sum) ?? 0) + part)
        }
      }
      hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
      hash ^= hash >>> 13
      buckets.set(place.path, (hash >>> 5) % BUCKETS)
      return hash
    }
    walk(state, top)
    return { buckets, numbers }
  }
}

/** How often each bucket occurs at a path among these states. */
export const countsAt = (states: readonly Reading[], path: string): readonly number[] => {
  const counts = new Array<number>(BUCKETS).fill(0)
  for (const { buckets } of states) {
    const bucket = buckets.get(path)
    if (bucket !== undefined) counts[bucket] = (counts[bucket] as number) + 1
  }
  return counts
}

/** The numbers at a path, or null when one of the states has none there. */
export const numbersAt = (states: readonly Reading[], path: string): readonly number[] | null => {
  const found = states.map(({ numbers }) => numbers.get(path))
  return found.every((number) => number !== undefined) ? found : null
}

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

export const varianceOf = (numbers: readonly number[]): number => {
  const mean = meanOf(numbers)
  return numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / (numbers.length - 1)
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
