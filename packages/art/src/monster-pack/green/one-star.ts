import type { Pen } from '../../pen.ts'
import { charmroot } from './charmroot.ts'
import { hexling } from './hexling.ts'
import { mossmumble } from './mossmumble.ts'
import { runebud } from './runebud.ts'
import { sporewit } from './sporewit.ts'
import { thistlehum } from './thistlehum.ts'

/** Green monsters of one star, by card id. */
export const ONE_STAR: Readonly<Record<string, (p: Pen) => void>> = {
  G01: hexling,
  G02: sporewit,
  G03: mossmumble,
  G04: charmroot,
  G05: thistlehum,
  G06: runebud,
}
