import type { Pen } from '../../pen.ts'
import { crimsonOnrush } from './crimson-onrush.ts'
import { titanjaw } from './titanjaw.ts'
import { volcanaught } from './volcanaught.ts'

/** Red monsters of four stars, by card id. */
export const FOUR_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  R18: volcanaught,
  R19: crimsonOnrush,
  R20: titanjaw,
}
