import type { Pen } from '../../pen.ts'
import { furnabull } from './furnabull.ts'
import { magmauler } from './magmauler.ts'
import { slashgrin } from './slashgrin.ts'
import { thrashwyrm } from './thrashwyrm.ts'
import { warthump } from './warthump.ts'

/** Red monsters of three stars, by card id. */
export const THREE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  R13: warthump,
  R14: magmauler,
  R15: slashgrin,
  R16: furnabull,
  R17: thrashwyrm,
}
