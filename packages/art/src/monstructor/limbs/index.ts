import type { LimbArt } from '../part-pen.ts'
import { undead } from './undead.ts'
import { imps } from './imps.ts'
import { machines } from './machines.ts'
import { elements } from './elements.ts'
import { creatures } from './creatures.ts'
import { dragons } from './dragons.ts'

/** By the name a palette gives: the shoulder at 0,0, within x 0..100 and y -44..44; raised at pose -1, lowered at 1. */
export const LIMBS: Readonly<Record<string, LimbArt>> = {
  ...undead,
  ...imps,
  ...machines,
  ...elements,
  ...creatures,
  ...dragons,
}
