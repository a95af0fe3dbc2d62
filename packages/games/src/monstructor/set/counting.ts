import { BODY, BOTTOM, type CardIndex, type CardSet, HEAD, LIMB } from './cards.ts'

// Completeness is a matter of counting (section 1.2 of the specification): the data admit no set that counts right and
// cannot be joined.

/** A set of parts in numbers. */
export interface Counts {
  readonly bodies: number
  readonly heads: number
  readonly bottoms: number
  readonly limbs: number
  /** Sockets of all bodies. */
  readonly wide: number
  readonly narrow: number
}

export const countsOf = (set: CardSet, cards: readonly CardIndex[]): Counts => {
  let [bodies, heads, bottoms, limbs, wide, narrow] = [0, 0, 0, 0, 0, 0]
  for (const card of cards) {
    switch (set.kind[card]) {
      case BODY:
        bodies++
        wide += set.wide[card] as number
        narrow += set.narrow[card] as number
        break
      case HEAD:
        heads++
        break
      case BOTTOM:
        bottoms++
        break
      case LIMB:
        limbs++
        break
      default:
        break
    }
  }
  return { bodies, heads, bottoms, limbs, wide, narrow }
}

/** Wide plugs a set of bodies needs: each joint of two bodies fills a socket of both (MS-28). */
export const plugsFor = (bodies: number, wide: number): number => wide - 2 * (bodies - 1)

/** MS-28, MS-29: exactly these parts can be joined into one complete monster. */
const isComplete = ({ bodies, heads, bottoms, limbs, wide, narrow }: Counts): boolean =>
  bodies >= 1 &&
  heads >= 1 &&
  bodies + heads + bottoms + limbs >= 3 &&
  limbs === narrow &&
  heads + bottoms === plugsFor(bodies, wide)

export const isCompletable = (set: CardSet, cards: readonly CardIndex[]): boolean => isComplete(countsOf(set, cards))
