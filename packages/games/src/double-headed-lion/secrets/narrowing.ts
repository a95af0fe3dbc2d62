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
