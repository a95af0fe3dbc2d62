import type { Pen } from '../../pen.ts'
import { driftshade } from './driftshade.ts'
import { hazelynx } from './hazelynx.ts'
import { mirrorfin } from './mirrorfin.ts'
import { squallstrider } from './squallstrider.ts'
import { undertowl } from './undertowl.ts'

/** Blue monsters of three stars, by card id. */
export const THREE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  B13: squallstrider,
  B14: mirrorfin,
  B15: undertowl,
  B16: hazelynx,
  B17: driftshade,
}
