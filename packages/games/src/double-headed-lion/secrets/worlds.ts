import type { Chance } from '@menagerie/engine'
import { type Known, knownFrom } from './knowledge.ts'
import { isOne } from './narrowing.ts'

/** One way: a piece for every token, and where the tokens that were looked at are now. */
export interface World {
  /** By slot. */
  readonly pieces: number[]
  readonly where: readonly number[]
}

/** All ways that fit what is known, counted. */
export interface Worlds {
  /** Ways to give every token its piece, each as often as shuffles can have led to it. */
  readonly total: number
  /** The way of this number, 0 to total - 1. */
  readonly at: (rank: number) => World
}

const FACTORIAL: readonly number[] = Array.from({ length: 12 }).reduce<number[]>(
  (list, _, i) => [...list, i === 0 ? 1 : (list[i - 1] as number) * i],
  [],
)

/** One alternative, taken apart: tokens that are known, tokens with a mask of their own, and the others. */
interface Parts {
  readonly weight: number
  readonly where: readonly number[]
  readonly count: number
  readonly fixed: readonly { readonly slot: number; readonly piece: number }[]
  /** Slots with a mask of their own. */
  readonly bound: readonly number[]
  /** Slots that may be any piece that is left. */
  readonly free: readonly number[]
  /** Pieces left for `bound` and `free`, as a mask. */
  readonly left: number
  readonly masks: readonly number[]
  /** Ways for the bound slots from the one given on, when these pieces are taken. */
  readonly ways: (from: number, taken: number) => number
}

const takeApart = (weight: number, masks: readonly number[], where: readonly number[]): Parts => {
  const fixed: { slot: number; piece: number }[] = []
  let left = 0
  for (const [slot, mask] of masks.entries()) {
    if (isOne(mask)) fixed.push({ slot, piece: 31 - Math.clz32(mask) })
    else left |= mask
  }
  const open = masks.flatMap((mask, slot) => (isOne(mask) ? [] : [slot]))
  const bound = open.filter((slot) => masks[slot] !== left)
  const free = open.filter((slot) => masks[slot] === left)
  const known = new Map<number, number>()
  const ways = (from: number, taken: number): number => {
    if (from === bound.length) return 1
    const key = taken * 16 + from
    let sum = known.get(key)
    if (sum !== undefined) return sum
    sum = 0
    for (let rest = (masks[bound[from] as number] as number) & ~taken; rest !== 0; rest &= rest - 1) {
      sum += ways(from + 1, taken | (rest & -rest))
    }
    known.set(key, sum)
    return sum
  }
  const count = ways(0, 0) * (FACTORIAL[free.length] as number)
  return { weight, where, count, fixed, bound, free, left, masks, ways }
}

/** Gives every token of one alternative its piece by the number of the way. */
const placed = (parts: Parts, number: number): number[] => {
  const pieces = parts.masks.map(() => -1)
  for (const { slot, piece } of parts.fixed) pieces[slot] = piece
  const others = FACTORIAL[parts.free.length] as number
  let rank = Math.floor(number / others)
  let taken = 0
  for (const [i, slot] of parts.bound.entries()) {
    for (let rest = (parts.masks[slot] as number) & ~taken; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const ways = parts.ways(i + 1, taken | bit)
      if (rank < ways) {
        pieces[slot] = 31 - Math.clz32(bit)
        taken |= bit
        break
      }
      rank -= ways
    }
  }
  const left: number[] = []
  for (let rest = parts.left & ~taken; rest !== 0; rest &= rest - 1) left.push(31 - Math.clz32(rest & -rest))
  let order = number % others
  for (const [i, slot] of parts.free.entries()) {
    const share = FACTORIAL[parts.free.length - 1 - i] as number
    pieces[slot] = left.splice(Math.floor(order / share), 1)[0] as number
    order %= share
  }
  return pieces
}

/** Counts every way once; drawing one is cheap then. */
export const worldsOf = (known: Known): Worlds => {
  const parts = known.masks.map((masks, i) =>
    takeApart(known.weights[i] as number, masks, known.where[i] as readonly number[]),
  )
  const total = parts.reduce((sum, one) => sum + one.weight * one.count, 0)
  return {
    total,
    at: (rank) => {
      let left = rank
      for (const one of parts) {
        const share = one.weight * one.count
        if (left < share) return { pieces: placed(one, left % one.count), where: one.where }
        left -= share
      }
      throw new RangeError(`there are ${total} ways, none has the number ${rank}`)
    },
  }
}

const PART = 2 ** 21

/** An integer from 0 to n - 1, each equally likely, also beyond what one `pick` can do exactly. */
export const drawBelow = (chance: Chance, n: number): number => {
  if (n <= PART) return chance.pick(n)
  for (;;) {
    const drawn = drawBelow(chance, Math.ceil(n / PART)) * PART + chance.pick(PART)
    if (drawn < n) return drawn
  }
}

/**
 * What is known besides that at least one token is among its slot's `able` pieces: split by which token is the first
 * such one, so that every way is in one alternative only.
 */
export const someOf = (known: Known, able: readonly number[]): Known =>
  knownFrom(
    known.masks.flatMap((masks, i) =>
      able.flatMap((mask, first) => {
        if (mask === 0) return []
        const narrow = masks.map((pieces, slot) =>
          slot < first ? pieces & ~(able[slot] as number) : slot === first ? pieces & mask : pieces,
        )
        return [{ weight: known.weights[i] as number, masks: narrow, where: known.where[i] as readonly number[] }]
      }),
    ),
  )
