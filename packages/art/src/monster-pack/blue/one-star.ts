import type { Pen } from '../../pen.ts'
import { dodgekin } from './dodgekin.ts'
import { glimmernewt } from './glimmernewt.ts'
import { mistmite } from './mistmite.ts'
import { puddlewink } from './puddlewink.ts'
import { rippletoe } from './rippletoe.ts'
import { skitterfin } from './skitterfin.ts'

/** Blue monsters of one star, by card id. */
export const ONE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  B01: puddlewink,
  B02: skitterfin,
  B03: mistmite,
  B04: rippletoe,
  B05: glimmernewt,
  B06: dodgekin,
}
