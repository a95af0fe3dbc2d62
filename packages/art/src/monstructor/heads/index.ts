import type { HeadArt } from '../part-pen.ts'
import { undead } from './undead.ts'
import { imps } from './imps.ts'
import { machines } from './machines.ts'
import { elements } from './elements.ts'
import { creatures } from './creatures.ts'
import { dragons } from './dragons.ts'

/** By the name a palette gives: the neck at 0,0, the head above it within x -64..64 and y -132..0. */
export const HEADS: Readonly<Record<string, HeadArt>> = {
  ...undead,
  ...imps,
  ...machines,
  ...elements,
  ...creatures,
  ...dragons,
}
