import type { Pen } from '../../pen.ts'
import { blinkotter } from './blinkotter.ts'
import { eddyhare } from './eddyhare.ts'
import { fogmantle } from './fogmantle.ts'
import { slipscale } from './slipscale.ts'
import { tidehopper } from './tidehopper.ts'
import { veilwisp } from './veilwisp.ts'

/** Blue monsters of two stars, by card id. */
export const TWO_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  B07: veilwisp,
  B08: slipscale,
  B09: eddyhare,
  B10: fogmantle,
  B11: tidehopper,
  B12: blinkotter,
}
