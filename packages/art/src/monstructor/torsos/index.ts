import type { TorsoArt } from '../part-pen.ts'
import { undead } from './undead.ts'
import { imps } from './imps.ts'
import { machines } from './machines.ts'
import { elements } from './elements.ts'
import { creatures } from './creatures.ts'
import { dragons } from './dragons.ts'

/** By the name a palette gives: centred on 0,0, `w` by `h`. */
export const TORSOS: Readonly<Record<string, TorsoArt>> = {
  ...undead,
  ...imps,
  ...machines,
  ...elements,
  ...creatures,
  ...dragons,
}
