import type { Pen } from '../../pen.ts'
import { leviathrush } from './leviathrush.ts'
import { maelstep } from './maelstep.ts'
import { sapphireNowhere } from './sapphire-nowhere.ts'

/** Blue monsters of four stars, by card id. */
export const FOUR_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  B18: maelstep,
  B19: leviathrush,
  B20: sapphireNowhere,
}
