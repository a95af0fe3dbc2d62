import { BODY, BOTTOM, HEAD, LIMB, MOST_CARDS } from '../set/cards.ts'
import { codeOf } from '../choices/choosing.ts'

/** Parts to choose from, by what they are worth. */
export interface Offer {
  /** Indexed by kind (BODY to LIMB), then by place. */
  readonly values: readonly (readonly number[])[]
  /** Sockets of each body. */
  readonly wide: readonly number[]
  readonly narrow: readonly number[]
}

export interface Best {
  readonly value: number
  /** Codes in the order in which they are chosen. */
  readonly codes: readonly number[]
}

const NEVER = -1e9
/** Bodies beyond the fewest parts a monster may have make no difference (MS-28). */
const LEAST_PARTS = 3
const more = (count: number): number => Math.min(count + 1, LEAST_PARTS)
/** More wide sockets than any set has, and as many bodies with one less than their joints take. */
const PLUGS = 16 * MOST_CARDS
/** Sums of the same numbers in another order may differ by rounding. */
const CLOSE = 1e-9

/** The most still to be had from bodies at a place on; `plugs` and `due` are what those chosen need, `count` at most 3. */
type Rest = (place: number, count: number, plugs: number, due: number) => number

type Numbers = readonly number[]

const kindsOf = ({ values }: Offer): readonly [bodies: Numbers, heads: Numbers, bottoms: Numbers, limbs: Numbers] => [
  values[BODY] ?? [],
  values[HEAD] ?? [],
  values[BOTTOM] ?? [],
  values[LIMB] ?? [],
]

/** Null where there is no body, or no head. */
const restOf = (offer: Offer): Rest | null => {
  const { wide, narrow } = offer
  const [bodies, heads, bottoms, limbs] = kindsOf(offer)
  if (heads.length === 0 || bodies.length === 0) return null
  const room = heads.length + bottoms.length
  const stubsFrom = stubs(wide)
  const filled = fillings(heads, bottoms, limbs)
  const memo = new Map<number, number>()
  const rest: Rest = (place, count, plugs, due) => {
    if (due > limbs.length || plugs - (stubsFrom[place] as number) > room) return NEVER
    if (place === bodies.length)
      return count === 0 || plugs < 1 || count + plugs + due < LEAST_PARTS ? NEVER : filled(plugs, due)
    const key = ((place * (LEAST_PARTS + 1) + count) * PLUGS + plugs + MOST_CARDS) * MOST_CARDS + due
    const known = memo.get(key)
    if (known !== undefined) return known
    const taken =
      (bodies[place] as number) +
      rest(place + 1, more(count), plugs + (wide[place] as number) - 2, due + (narrow[place] as number))
    const found = Math.max(rest(place + 1, count, plugs, due), taken)
    memo.set(key, found)
    return found
  }
  return rest
}

/** Sockets of no body yet: both ends of a monster want a plug. */
const ENDS = 2

/** What the most valuable complete monster is worth; null where none can be completed. */
export const bestValue = (offer: Offer): number | null => {
  const value = restOf(offer)?.(0, 0, ENDS, 0) ?? NEVER
  return value <= NEVER / 2 ? null : value
}

/**
 * The most valuable complete monster, exactly: a table over bodies for each number of wide plugs and limbs they need, then the best
 * plugs with a head among them and the best limbs. Of equal ones the first in the order of choosing.
 */
export const bestMonster = (offer: Offer): Best | null => {
  const { wide, narrow } = offer
  const rest = restOf(offer)
  const value = rest?.(0, 0, ENDS, 0) ?? NEVER
  if (rest === null || value <= NEVER / 2) return null
  const [bodies, heads, bottoms, limbs] = kindsOf(offer)
  const codes: number[] = []
  let [count, plugs, due] = [0, ENDS, 0]
  for (const [place, body] of bodies.entries()) {
    const after = [more(count), plugs + (wide[place] as number) - 2, due + (narrow[place] as number)] as const
    if (body + rest(place + 1, ...after) < rest(place, count, plugs, due) - CLOSE) continue
    codes.push(codeOf(BODY, place))
    ;[count, plugs, due] = after
  }
  codes.push(...firstPlugs(heads, bottoms, plugs), ...firstOf(limbs, due, LIMB))
  return { value, codes }
}

/** Bodies with one wide socket from each place on. */
const stubs = (wide: readonly number[]): number[] => {
  const counts = [...wide.map(() => 0), 0]
  for (let place = wide.length - 1; place >= 0; place--) {
    counts[place] = (counts[place + 1] as number) + (wide[place] === 1 ? 1 : 0)
  }
  return counts
}

/** From the most to the least. They are few: to put each in its place is quicker than a sort that asks which of two comes first. */
const falling = (values: Numbers): number[] => {
  const sorted: number[] = []
  for (const value of values) {
    let place = sorted.length
    while (place > 0 && (sorted[place - 1] as number) < value) {
      sorted[place] = sorted[place - 1] as number
      place--
    }
    sorted[place] = value
  }
  return sorted
}

const top = (values: Numbers, count: number): number => {
  if (count > values.length) return NEVER
  const best = falling(values)
  let sum = 0
  for (let i = 0; i < count; i++) sum += best[i] as number
  return sum
}

/** The best plugs (one of them a head) and limbs, by their numbers. */
const fillings = (heads: Numbers, bottoms: Numbers, limbs: Numbers): ((plugs: number, due: number) => number) => {
  const best = falling(heads)
  const others = falling([...best.slice(1), ...bottoms])
  const members = falling(limbs)
  const sum = (values: Numbers): number[] => {
    const sums = [0]
    for (const [i, one] of values.entries()) sums.push((sums[i] as number) + one)
    return sums
  }
  const [plugSums, limbSums] = [sum(others), sum(members)]
  return (plugs, due) => (best[0] as number) + (plugSums[plugs - 1] as number) + (limbSums[due] as number)
}

/** The first choice of so many plugs among the best ones: heads from the first on, then bottoms. */
const firstPlugs = (heads: Numbers, bottoms: Numbers, count: number): number[] => {
  const codes: number[] = []
  let due = count
  const most = (from: number, plugs: number): number => {
    const left = heads.slice(from)
    if (codes.length > 0) return top([...left, ...bottoms], plugs)
    const best = Math.max(...left, NEVER)
    const others = [...left]
    others.splice(left.indexOf(best), 1)
    return plugs === 0 || left.length === 0 ? NEVER : best + top([...others, ...bottoms], plugs - 1)
  }
  for (let place = 0; place < heads.length && due > 0; place++) {
    const value = heads[place] as number
    const before = most(place, due)
    const taken = value + top([...heads.slice(place + 1), ...bottoms], due - 1)
    if (taken < before - CLOSE) continue
    codes.push(codeOf(HEAD, place))
    due--
  }
  return [...codes, ...firstOf(bottoms, due, BOTTOM)]
}

/** The first choice of so many among the best ones: each of which fewer than are due are better among those that follow. */
const firstOf = (values: Numbers, count: number, kind: number): number[] => {
  const codes: number[] = []
  let due = count
  for (let place = 0; place < values.length && due > 0; place++) {
    const least = (values[place] as number) + CLOSE
    let better = 0
    for (let later = place + 1; later < values.length; later++) if ((values[later] as number) > least) better++
    if (better >= due) continue
    codes.push(codeOf(kind, place))
    due--
  }
  return codes
}
