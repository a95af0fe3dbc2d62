import { DOUBLE_HEADED_LION } from './kinds/double-headed-lion.ts'
import { DRAGON_TREASURE } from './kinds/dragon-treasure.ts'
import { MONSTER_MAKER } from './kinds/monster-maker.ts'
import { MONSTER_PACK } from './kinds/monster-pack.ts'
import { MONSTRUCTOR } from './kinds/monstructor.ts'
import type { Kinds } from './kinds/every-kind.ts'

/** What the closed lists are held against, by game. */
export const KINDS: Readonly<Record<string, Kinds>> = {
  'monster-pack': MONSTER_PACK,
  'double-headed-lion': DOUBLE_HEADED_LION,
  'dragon-treasure': DRAGON_TREASURE,
  'monster-maker': MONSTER_MAKER,
  monstructor: MONSTRUCTOR,
}
