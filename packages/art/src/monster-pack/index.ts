import { hash } from '../geometry.ts'
import type { Picture } from '../index.ts'
import { BESTIARY } from './bestiary.ts'
import { COLOURS, scene } from './grounds.ts'
import { emblem } from './emblems.ts'

/** One picture a monster, and one a type for monsters that players bring themselves. */
export const monsterPackPictures = (): readonly Picture[] => [
  ...Object.entries(BESTIARY).map(([id, { colour, draw }]) => ({
    path: `monster-pack/${id}.svg`,
    svg: scene(colour, hash(id), draw()),
  })),
  ...COLOURS.map((colour) => ({
    path: `monster-pack/${colour}.svg`,
    svg: scene(colour, hash(colour), emblem(colour)),
  })),
]
