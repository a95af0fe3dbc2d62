import type { Pen } from '../../pen.ts'
import { eldersap } from './eldersap.ts'
import { emeraldOmen } from './emerald-omen.ts'
import { worldrootSage } from './worldroot-sage.ts'

/** Green monsters of four stars, by card id. */
export const FOUR_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  G18: eldersap,
  G19: worldrootSage,
  G20: emeraldOmen,
}
