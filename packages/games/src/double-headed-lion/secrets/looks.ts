import { type Known, NOWHERE, gathered } from './knowledge.ts'
import { isOne, narrowed } from './narrowing.ts'

/** The tokens of these slots were looked at by the other side: from now on it can follow each of them (DL-9.1). */
export const look = (known: Known, slots: readonly number[]): Known => ({
  weights: known.weights,
  masks: known.masks,
  where: known.where.map((places) => [...places, ...slots]),
  may: known.may,
})

/** What whoever looked knows: `seen` are the pieces looked at, in the order of `where`. */
export const informed = (known: Known, seen: readonly number[]): Known => {
  if (seen.length === 0) return known
  const weights: number[] = []
  const masks: (readonly number[])[] = []
  for (let i = 0; i < known.masks.length; i++) {
    const narrow = (known.masks[i] as readonly number[]).slice()
    for (const [k, at] of (known.where[i] as readonly number[]).entries()) {
      narrow[at] = (narrow[at] as number) & (1 << (seen[k] as number))
    }
    if (!narrowed(narrow)) continue
    weights.push(known.weights[i] as number)
    masks.push(narrow)
  }
  return gathered(
    weights,
    masks,
    masks.map(() => NOWHERE),
  )
}

/** Looks that tell no more than everybody knows by now, as indices into `where`. */
export const spent = (known: Known): readonly number[] => {
  const found: number[] = []
  const looks = (known.where[0] ?? []).length
  for (let k = 0; k < looks; k++) {
    const mask = (known.masks[0] as readonly number[])[(known.where[0] as readonly number[])[k] as number] as number
    if (!isOne(mask)) continue
    const same = known.masks.every((masks, i) => masks[(known.where[i] as readonly number[])[k] as number] === mask)
    if (same) found.push(k)
  }
  return found
}

export const forget = (known: Known, looks: readonly number[]): Known =>
  gathered(
    known.weights,
    known.masks,
    known.where.map((places) => places.filter((_, k) => !looks.includes(k))),
  )
