import { type Known, gathered } from './knowledge.ts'
import { isOne } from './narrowing.ts'

/** All ways to order 0 to n - 1, by n. */
const ORDERS: readonly (readonly (readonly number[])[])[] = [
  [[]],
  [[0]],
  [
    [0, 1],
    [1, 0],
  ],
  [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ],
]

/** The tokens of these slots, at most three, were shuffled: each order is equally likely (DL-9.4). */
export const mix = (known: Known, slots: readonly number[]): Known => {
  const orders = ORDERS[slots.length] as readonly (readonly number[])[]
  if (known.masks.length === 1 && alike(known, 0, slots)) return known
  const weights: number[] = []
  const masks: (readonly number[])[] = []
  const where: (readonly number[])[] = []
  for (let i = 0; i < known.masks.length; i++) {
    const weight = known.weights[i] as number
    const before = known.masks[i] as readonly number[]
    const places = known.where[i] as readonly number[]
    if (alike(known, i, slots)) {
      weights.push(weight * orders.length)
      masks.push(before)
      where.push(places)
      continue
    }
    for (const order of orders) {
      const after = before.slice()
      for (let j = 0; j < slots.length; j++)
        after[slots[order[j] as number] as number] = before[slots[j] as number] as number
      weights.push(weight)
      masks.push(after)
      where.push(
        places.length === 0
          ? places
          : places.map((at) => (slots.includes(at) ? (slots[order[slots.indexOf(at)] as number] as number) : at)),
      )
    }
  }
  return gathered(weights, masks, where)
}

/** True when shuffling these slots tells nothing of this alternative. */
const alike = (known: Known, i: number, slots: readonly number[]): boolean => {
  const masks = known.masks[i] as readonly number[]
  const mask = masks[slots[0] as number] as number
  if (isOne(mask) && slots.length > 1) return false
  for (const slot of slots) if (masks[slot] !== mask) return false
  for (const at of known.where[i] as readonly number[]) if (slots.includes(at)) return false
  return true
}
