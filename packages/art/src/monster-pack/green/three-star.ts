import type { Pen } from '../../pen.ts'
import { grimgrove } from './grimgrove.ts'
import { jadeshaman } from './jadeshaman.ts'
import { mandramagus } from './mandramagus.ts'
import { sylvanquill } from './sylvanquill.ts'
import { verdavex } from './verdavex.ts'

/** Green monsters of three stars, by card id. */
export const THREE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  G13: verdavex,
  G14: mandramagus,
  G15: jadeshaman,
  G16: sylvanquill,
  G17: grimgrove,
}
