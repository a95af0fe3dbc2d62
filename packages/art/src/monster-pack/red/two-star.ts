import type { Pen } from '../../pen.ts'
import { flintmaul } from './flintmaul.ts'
import { gashhound } from './gashhound.ts'
import { hornetjack } from './hornetjack.ts'
import { pyrefist } from './pyrefist.ts'
import { ramshackler } from './ramshackler.ts'
import { spurlion } from './spurlion.ts'

/** Red monsters of two stars, by card id. */
export const TWO_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  R07: ramshackler,
  R08: gashhound,
  R09: pyrefist,
  R10: hornetjack,
  R11: flintmaul,
  R12: spurlion,
}
