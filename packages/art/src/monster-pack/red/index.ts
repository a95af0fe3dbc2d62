import type { Pen } from '../../pen.ts'
import { FOUR_STAR } from './four-star.ts'
import { ONE_STAR } from './one-star.ts'
import { THREE_STAR } from './three-star.ts'
import { TWO_STAR } from './two-star.ts'

/** Strike: fire, stone and teeth. By card id. */
export const RED: Readonly<Record<string, (p: Pen) => void>> = {
  ...ONE_STAR,
  ...TWO_STAR,
  ...THREE_STAR,
  ...FOUR_STAR,
}
