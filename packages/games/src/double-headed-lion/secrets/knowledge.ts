import { narrowed } from './narrowing.ts'

/**
 * What is known about the tokens of one side. Tokens are counted by slot, a place that everybody can follow; a slot's
 * mask says which pieces its token may be. While nothing was shuffled there is one alternative; a shuffle makes more of
 * them, each for some ways it can have gone. Replaced, never changed; shared by clones and views.
 */
export interface Known {
  /** By alternative: how many ways of all shuffles together lead to it, divided by what all have in common. */
  readonly weights: readonly number[]
  /** By alternative, then by slot: every piece left in a mask occurs in some way to give each token its piece. */
  readonly masks: readonly (readonly number[])[]
  /** By alternative: for each token that was looked at (DL-8.18), the slot it is in now. */
  readonly where: readonly (readonly number[])[]
  /** By slot: the pieces of any alternative. */
  readonly may: readonly number[]
}

export const NOWHERE: readonly number[] = []

/** Nothing is known: every token may be every piece. */
export const unknown = (size: number): Known => oneWay(Array.from({ length: size }, () => (1 << size) - 1))

const oneWay = (masks: readonly number[]): Known => ({ weights: [1], masks: [masks], where: [NOWHERE], may: masks })

/** One alternative, not narrowed yet. */
export interface Way {
  readonly weight: number
  readonly masks: readonly number[]
  readonly where: readonly number[]
}

/** Several ways that tokens can stand for pieces, each as often as its weight says. Masks need not be narrowed yet. */
export const knownFrom = (ways: readonly Way[]): Known => {
  const weights: number[] = []
  const masks: number[][] = []
  const where: (readonly number[])[] = []
  for (const way of ways) {
    const narrow = way.masks.slice()
    if (!narrowed(narrow)) continue
    weights.push(way.weight)
    masks.push(narrow)
    where.push(way.where)
  }
  return gathered(weights, masks, where)
}

/** The token in this slot is one of these pieces. A known lie would leave nothing; the rules never learn one. */
export const learn = (known: Known, slot: number, mask: number): Known => {
  const { masks } = known
  if (masks.length === 1) {
    const only = masks[0] as readonly number[]
    if (((only[slot] as number) & ~mask) === 0) return known
    const narrow = only.slice()
    narrow[slot] = (narrow[slot] as number) & mask
    narrowed(narrow)
    return { weights: known.weights, masks: [narrow], where: known.where, may: narrow }
  }
  if (((known.may[slot] as number) & ~mask) === 0) return known
  const weights: number[] = []
  const left: (readonly number[])[] = []
  const where: (readonly number[])[] = []
  let narrower = false
  for (let i = 0; i < masks.length; i++) {
    const before = masks[i] as readonly number[]
    let after = before
    if (((before[slot] as number) & ~mask) !== 0) {
      const narrow = before.slice()
      narrow[slot] = (narrow[slot] as number) & mask
      if (narrow[slot] === 0 || !narrowed(narrow)) continue
      after = narrow
      narrower = true
    }
    weights.push(known.weights[i] as number)
    left.push(after)
    where.push(known.where[i] as readonly number[])
  }
  // Alternatives that stay as they were stay different.
  return narrower ? gathered(weights, left, where) : reduced(weights, left, where)
}

/** True when these pieces, by slot, are one of the ways. `seen` as in `informed`. */
export const allows = (known: Known, pieces: readonly number[], seen: readonly number[]): boolean =>
  known.masks.some(
    (masks, i) =>
      pieces.every((piece, slot) => (((masks[slot] as number) >> piece) & 1) === 1) &&
      (known.where[i] as readonly number[]).every((at, k) => pieces[at] === seen[k]),
  )

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean => {
  if (a === b) return true
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Hashes of the alternatives kept so far; a scratch list. */
const hashes: number[] = []

const hashOf = (masks: readonly number[], places: readonly number[]): number => {
  let hash = 0
  for (let i = 0; i < masks.length; i++) hash = (Math.imul(hash, 31) + (masks[i] as number)) | 0
  for (let i = 0; i < places.length; i++) hash = (Math.imul(hash, 31) + (places[i] as number)) | 0
  return hash
}

/** Puts equal alternatives together and divides the weights by what they have in common. */
export const gathered = (
  weights: readonly number[],
  masks: readonly (readonly number[])[],
  where: readonly (readonly number[])[],
): Known => {
  const keptWeights: number[] = []
  const keptMasks: (readonly number[])[] = []
  const keptWhere: (readonly number[])[] = []
  hashes.length = 0
  for (let i = 0; i < masks.length; i++) {
    const mask = masks[i] as readonly number[]
    const places = where[i] as readonly number[]
    const hash = hashOf(mask, places)
    let at = hashes.indexOf(hash)
    while (at >= 0) {
      const same = sameNumbers(mask, keptMasks[at] as readonly number[])
      if (same && sameNumbers(places, keptWhere[at] as readonly number[])) break
      at = hashes.indexOf(hash, at + 1)
    }
    if (at >= 0) keptWeights[at] = (keptWeights[at] as number) + (weights[i] as number)
    else {
      hashes.push(hash)
      keptWeights.push(weights[i] as number)
      keptMasks.push(mask)
      keptWhere.push(places)
    }
  }
  return reduced(keptWeights, keptMasks, keptWhere)
}

/** Divides the weights by what they have in common. */
const reduced = (
  weights: number[],
  masks: readonly (readonly number[])[],
  where: readonly (readonly number[])[],
): Known => {
  let common = 0
  for (let i = 0; i < weights.length && common !== 1; i++) common = commonOf(common, weights[i] as number)
  if (common > 1) for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] as number) / common
  return { weights, masks, where, may: union(masks) }
}

const commonOf = (a: number, b: number): number => {
  while (b !== 0) [a, b] = [b, a % b]
  return a
}

const union = (masks: readonly (readonly number[])[]): readonly number[] => {
  if (masks.length === 1) return masks[0] as readonly number[]
  const may = (masks[0] ?? []).slice()
  for (let i = 1; i < masks.length; i++) {
    const mask = masks[i] as readonly number[]
    for (let slot = 0; slot < may.length; slot++) may[slot] = (may[slot] as number) | (mask[slot] as number)
  }
  return may
}
