import type { Chance } from '@menagerie/engine'
import { BODY, type CardIndex, type CardSet, HEAD, LIMB } from '../../set/cards.ts'
import { type Pool, codeOf, partAt } from '../../choices/choosing.ts'
import type { Part } from '../state.ts'

// What the quick ways are held against: every choice of joints, every subset. Not part of the product.

/**
 * MS-28 word by word: some choice of joints links all parts into one tree with no connector open. Tries every partner of
 * the first open connector.
 */
export const isJoinable = (set: CardSet, cards: readonly CardIndex[]): boolean => {
  if (cards.length < 3) return false
  if (!cards.some((card) => set.kind[card] === BODY) || !cards.some((card) => set.kind[card] === HEAD)) return false
  const ends = cards.flatMap((card, part) => {
    const socket = set.kind[card] === BODY
    return [
      ...Array.from({ length: set.wide[card] as number }, () => ({ part, wide: true, socket })),
      ...Array.from({ length: set.narrow[card] as number }, () => ({ part, wide: false, socket })),
    ]
  })
  // J2, J4: a tree of n parts has n - 1 joints of two ends each.
  if (ends.length !== 2 * (cards.length - 1)) return false
  /** Which tree each part belongs to. */
  const join = (trees: readonly number[], open: readonly number[]): boolean => {
    const [first, ...rest] = open
    if (first === undefined) return new Set(trees).size === 1
    const one = ends[first] as (typeof ends)[number]
    const tried = new Set<number>()
    return rest.some((at) => {
      const other = ends[at] as (typeof ends)[number]
      const [here, there] = [trees[one.part] as number, trees[other.part] as number]
      // J1, J4, J5, J6: equal widths, no cycle, no plug to plug, socket to socket only where wide.
      if (one.wide !== other.wide || here === there || (!one.socket && !other.socket)) return false
      if (one.socket && other.socket && !one.wide) return false
      if (tried.has(other.part)) return false
      tried.add(other.part)
      return join(
        trees.map((tree) => (tree === there ? here : tree)),
        rest.filter((end) => end !== at),
      )
    })
  }
  return join(
    cards.map((_, part) => part),
    ends.map((_, end) => end),
  )
}

/** Some parts on a table, bodies more often than they come. */
export const randomPool = (set: CardSet, chance: Chance, size: number): Pool => {
  const cards = set.printed.filter((card) => (set.kind[card] as number) <= LIMB)
  const bodies = cards.filter((card) => set.kind[card] === BODY)
  const table: Part[][] = [[], [], [], []]
  const seen = new Set<number>()
  for (let at = 0; at < size; at++) {
    const card = chance.draw(at < 3 ? bodies : cards)
    if (seen.has(card)) continue
    seen.add(card)
    table[set.kind[card] as number]?.push({ card, at: at + 1, seen: false })
  }
  return table
}

/** Every monster, by all subsets; codes in the order of choosing. */
export const allMonsters = (
  set: CardSet,
  pool: Pool,
  isComplete: (set: CardSet, cards: readonly CardIndex[]) => boolean,
): number[][] => {
  const codes = pool.flatMap((parts, kind) => parts.map((_, place) => codeOf(kind, place)))
  const found: number[][] = []
  for (let bits = 1; bits < 1 << codes.length; bits++) {
    const chosen = codes.filter((_, i) => ((bits >> i) & 1) === 1)
    const cards = chosen.map((code) => partAt(pool, code).card)
    if (isComplete(set, cards)) found.push(chosen)
  }
  return found.sort(before)
}

/** The order of choosing. */
export const before = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number)
  return 0
}
