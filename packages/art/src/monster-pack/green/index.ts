import type { Pen } from '../../pen.ts'
import { FOUR_STAR } from './four-star.ts'
import { ONE_STAR } from './one-star.ts'
import { THREE_STAR } from './three-star.ts'
import { TWO_STAR } from './two-star.ts'

/** Spell: leaf, root and rune. By card id. */
export const GREEN: Readonly<Record<string, (p: Pen) => void>> = {
  ...ONE_STAR,
  ...TWO_STAR,
  ...THREE_STAR,
  ...FOUR_STAR,
}
