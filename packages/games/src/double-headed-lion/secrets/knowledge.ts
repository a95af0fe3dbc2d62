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

const NOWHERE: readonly number[] = []

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

export const bitCount = (mask: number): number => {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

export const isOne = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0

/** Number of the only piece of a mask. */
export const onlyOf = (mask: number): number => 31 - Math.clz32(mask)

/** Distinct masks that are neither one piece nor all that are left; a scratch list. */
const kinds: number[] = []

/**
 * Takes out of each mask the pieces that no way to give every token a piece of its own leaves for it, in place; false
 * when there is no such way. Tokens and pieces are equally many, so by Hall's theorem a piece is excluded from a token
 * exactly when some union of other tokens' masks holds it and has no more pieces than there are tokens inside it.
 */
export const narrowed = (masks: number[]): boolean => {
  const size = masks.length
  for (let again = true; again;) {
    again = false
    let taken = 0
    for (let slot = 0; slot < size; slot++) {
      const mask = masks[slot] as number
      if (mask === 0) return false
      if (!isOne(mask)) continue
      if ((taken & mask) !== 0) return false
      taken |= mask
    }
    let rest = 0
    let open = 0
    for (let slot = 0; slot < size; slot++) {
      const mask = masks[slot] as number
      if (isOne(mask)) continue
      open++
      const left = mask & ~taken
      if (left === 0) return false
      if (left !== mask) {
        masks[slot] = left
        again = again || isOne(left)
      }
      rest |= left
    }
    if (again) continue
    if (bitCount(rest) < open) return false
    kinds.length = 0
    for (let slot = 0; slot < size; slot++) {
      const mask = masks[slot] as number
      if (mask !== rest && !isOne(mask) && !kinds.includes(mask)) kinds.push(mask)
    }
    const found = kinds.length === 0 ? 0 : tightUnion(masks)
    if (found < 0) return false
    if (found === 0) continue
    for (let slot = 0; slot < size; slot++) {
      const mask = masks[slot] as number
      if ((mask & ~found) !== 0 && (mask & found) !== 0) {
        masks[slot] = mask & ~found
        again = true
      }
    }
  }
  return true
}

/** A union of masks that belongs to as many tokens as it has pieces and is held by others too; 0: none, -1: too many tokens. */
const tightUnion = (masks: readonly number[]): number => {
  for (let subset = 1; subset < 1 << kinds.length; subset++) {
    let union = 0
    for (let i = 0; i < kinds.length; i++) if (((subset >> i) & 1) === 1) union |= kinds[i] as number
    let inside = 0
    let touched = false
    for (let slot = 0; slot < masks.length; slot++) {
      const mask = masks[slot] as number
      if ((mask & ~union) === 0) inside++
      else if ((mask & union) !== 0) touched = true
    }
    const pieces = bitCount(union)
    if (inside > pieces) return -1
    if (inside === pieces && touched) return union
  }
  return 0
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
const gathered = (
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

/** True when these pieces, by slot, are one of the ways. `seen` as in `informed`. */
export const allows = (known: Known, pieces: readonly number[], seen: readonly number[]): boolean =>
  known.masks.some(
    (masks, i) =>
      pieces.every((piece, slot) => (((masks[slot] as number) >> piece) & 1) === 1) &&
      (known.where[i] as readonly number[]).every((at, k) => pieces[at] === seen[k]),
  )
