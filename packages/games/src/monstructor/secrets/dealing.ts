import { type Chance, removeOne } from '@menagerie/engine'
import { type CardIndex, type CardSet, CLASSES, PART_KINDS, POWER, type PicIndex } from '../set/cards.ts'

// Dealing anew what somebody does not know: every way that fits what they know is equally likely. Every card was drawn
// from the whole deck of its time, so each such way is one history, and all histories have the same likelihood.

/** A card of which the picture, or (null) only that it is a Power or Spell card, is known, and when it was drawn. */
export interface Unseen {
  readonly pic: PicIndex | null
  readonly at: number
}

/** A hand card of Dominoes of which only is known what it is not. */
export interface UnseenTile {
  readonly not: number
}

/**
 * Cards for parts and hidden cards not seen; taken out of `unknown`, a sorted pool. A card that went back into the deck
 * when so many were drawn can only have been drawn later: earlier places have fewer cards to choose from, all of them
 * cards of the later ones too, so dealing by time is fair.
 */
export const dealUnseen = (
  set: CardSet,
  unknown: CardIndex[],
  returned: readonly number[],
  places: readonly Unseen[],
  chance: Chance,
): CardIndex[] => {
  const dealt: CardIndex[] = places.map(() => -1)
  const order = [...places.keys()].sort((a, b) => (places[a] as Unseen).at - (places[b] as Unseen).at)
  for (const i of order) {
    const { pic, at } = places[i] as Unseen
    const alike = unknown.filter((card) => (pic === null ? (set.kind[card] as number) >= POWER : set.pic[card] === pic))
    const fitting = alike.filter((card) => (returned[card] as number) < at)
    const pool = fitting.length > 0 ? fitting : alike
    const card = chance.draw(pool)
    removeOne(unknown, card)
    dealt[i] = card
  }
  return dealt
}

/** Ways to give so many tiles, from one on, cards of classes they may be of. Prepared once, sampled often. */
export interface TileWays {
  /** The order in which tiles are dealt; those of which nothing is known come last and are not counted. */
  readonly order: readonly number[]
  readonly ways: (at: number, used: readonly number[]) => number
}

const BASE = 128

/** Counts exactly, in doubles. `sizes` are the numbers of unknown cards by class. */
export const countTiles = (tiles: readonly UnseenTile[], sizes: readonly number[]): TileWays => {
  const order = [...tiles.keys()].sort((a, b) => (tiles[b] as UnseenTile).not - (tiles[a] as UnseenTile).not)
  const bound = order.filter((i) => (tiles[i] as UnseenTile).not !== 0)
  const memo = bound.map(() => new Map<number, number>())
  const ways = (at: number, used: readonly number[]): number => {
    if (at >= bound.length) return 1
    const key = used.reduce((sum, count) => sum * BASE + count, 0)
    const known = (memo[at] as Map<number, number>).get(key)
    if (known !== undefined) return known
    let sum = 0
    const { not } = tiles[bound[at] as number] as UnseenTile
    for (let fits = 0; fits < CLASSES.length; fits++) {
      const left = (sizes[fits] as number) - (used[fits] as number)
      if (((not >> fits) & 1) === 1 || left <= 0) continue
      sum += left * ways(at + 1, plusOne(used, fits))
    }
    ;(memo[at] as Map<number, number>).set(key, sum)
    return sum
  }
  return { order, ways }
}

const plusOne = (used: readonly number[], at: number): number[] =>
  used.map((count, i) => (i === at ? count + 1 : count))

export const classSizes = (set: CardSet, unknown: readonly CardIndex[]): number[] => {
  const sizes = CLASSES.map(() => 0)
  for (const card of unknown) {
    const fits = set.fits[card] as number
    if (fits >= 0) sizes[fits] = (sizes[fits] as number) + 1
  }
  return sizes
}

/** A number from 0 up to 1, about evenly. */
const fraction = (chance: Chance): number => chance.pick(2 ** 20) / 2 ** 20 + chance.pick(2 ** 20) / 2 ** 40

/** Cards for hand cards of Dominoes; taken out of `unknown`, a sorted pool. */
export const dealTiles = (
  set: CardSet,
  unknown: CardIndex[],
  tiles: readonly UnseenTile[],
  { order, ways }: TileWays,
  chance: Chance,
): CardIndex[] => {
  const dealt: CardIndex[] = tiles.map(() => -1)
  const sizes = classSizes(set, unknown)
  let used = CLASSES.map(() => 0)
  for (const [at, i] of order.entries()) {
    const { not } = tiles[i] as UnseenTile
    let pool = unknown
    if (not !== 0) {
      const shares = CLASSES.map((_, fits) => {
        const left = (sizes[fits] as number) - (used[fits] as number)
        return ((not >> fits) & 1) === 1 || left <= 0 ? 0 : left * ways(at + 1, plusOne(used, fits))
      })
      let rank = fraction(chance) * shares.reduce((sum, share) => sum + share, 0)
      let fits = shares.findIndex((share) => (rank -= share) < 0)
      if (fits < 0)
        fits = Math.max(
          0,
          shares.findIndex((share) => share > 0),
        )
      used = plusOne(used, fits)
      pool = unknown.filter((card) => set.fits[card] === fits)
    }
    const card = chance.draw(pool === unknown ? [...unknown] : pool.length > 0 ? pool : [...unknown])
    removeOne(unknown, card)
    dealt[i] = card
  }
  return dealt
}

/** Option `backs: shuffled`: point sides for the cards not known, those of one kind among themselves. */
export const dealFaces = (
  set: CardSet,
  known: ReadonlyMap<CardIndex, CardIndex>,
  chance: Chance,
): readonly CardIndex[] => {
  const faces = set.printed.slice()
  for (const kind of PART_KINDS) {
    const cards = set.printed.filter((card) => card < set.parts && set.kind[card] === kind)
    const taken = new Set(known.values())
    const pool = cards.filter((card) => !taken.has(card))
    for (const card of cards) faces[card] = known.get(card) ?? chance.draw(pool)
  }
  return faces
}
