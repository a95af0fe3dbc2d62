import { BODY, BOTTOM, type CardSet, HEAD, type Kind, LIMB } from '../set/cards.ts'
import { plugsFor } from '../set/counting.ts'
import { type Chosen, type Pool, kindOfCode, placeOfCode } from './choosing.ts'
import { NONE, type Part } from '../rules/state.ts'

// Whether a part that may not be the next step could still come later. Only refusals ask, so it need not be fast.

/** Bodies in numbers. */
interface Bodies {
  readonly bodies: number
  readonly wide: number
  readonly narrow: number
}

const countIn = (pool: Pool, kind: Kind): number => (pool[kind] as readonly Part[]).length

/** MS-28, MS-29: the pool fills these bodies, and so that a part of the kind has a place in it. */
const fillsWith = (pool: Pool, { bodies, wide, narrow }: Bodies, kind: Kind): boolean => {
  const plugs = plugsFor(bodies, wide)
  const heads = countIn(pool, HEAD)
  if (bodies === 0 || plugs < 1 || heads < 1 || bodies + plugs + narrow < 3) return false
  if (plugs > heads + countIn(pool, BOTTOM) || narrow > countIn(pool, LIMB)) return false
  return kind === BOTTOM ? plugs >= 2 : kind === LIMB ? narrow >= 1 : true
}

const withBody = (set: CardSet, { bodies, wide, narrow }: Bodies, { card }: Part): Bodies => ({
  bodies: bodies + 1,
  wide: wide + (set.wide[card] as number),
  narrow: narrow + (set.narrow[card] as number),
})

/** All that some of these bodies, with others, can add up to. */
const sumsOf = (set: CardSet, start: Bodies, more: readonly Part[]): readonly Bodies[] => {
  const sums = new Map<string, Bodies>([['', start]])
  for (const body of more) {
    for (const known of [...sums.values()]) {
      const sum = withBody(set, known, body)
      sums.set(`${sum.bodies} ${sum.wide} ${sum.narrow}`, sum)
    }
  }
  return [...sums.values()]
}

/** Some monster holds all that is chosen and, further on, this part: it is out of order, and no dead end. */
export const isLater = (set: CardSet, pool: Pool, chosen: Chosen, kind: Kind, place: number): boolean => {
  const { bodies, wide, narrow, heads, bottoms, last } = chosen
  if (heads > 0) {
    // The bodies are chosen: all that is left to come is plugs, heads before legs, and limbs.
    const due = plugsFor(bodies, wide) - heads - bottoms
    return kind === LIMB ? narrow > 0 : kind === HEAD || kind === BOTTOM ? due > 0 : false
  }
  const all = pool[BODY] as readonly Part[]
  const from = last === NONE || kindOfCode(last) !== BODY ? 0 : placeOfCode(last) + 1
  const own = kind === BODY ? (all[place] as Part) : null
  const start = own === null ? chosen : withBody(set, chosen, own)
  const more = all.slice(from).filter((part) => part !== own)
  return sumsOf(set, start, more).some((sum) => fillsWith(pool, sum, kind))
}
