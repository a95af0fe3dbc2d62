import type { Pen } from '../../pen.ts'
import { cindertick } from './cindertick.ts'
import { clawlet } from './clawlet.ts'
import { embernip } from './embernip.ts'
import { jabbertusk } from './jabbertusk.ts'
import { knucklepup } from './knucklepup.ts'
import { scorchick } from './scorchick.ts'

/** Red monsters of one star, by card id. */
export const ONE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  R01: embernip,
  R02: clawlet,
  R03: scorchick,
  R04: jabbertusk,
  R05: knucklepup,
  R06: cindertick,
}
