import type { BottomArt } from '../part-pen.ts'
import { undead } from './undead.ts'
import { imps } from './imps.ts'
import { machines } from './machines.ts'
import { elements } from './elements.ts'
import { creatures } from './creatures.ts'
import { dragons } from './dragons.ts'

/** By the name a palette gives: the hip at 0,0, within x -70..70 and y 0..98. */
export const BOTTOMS: Readonly<Record<string, BottomArt>> = {
  ...undead,
  ...imps,
  ...machines,
  ...elements,
  ...creatures,
  ...dragons,
}
