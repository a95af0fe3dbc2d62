import type { LevelShares } from '@menagerie/engine'
import { type Options, wantedDungeons } from '../set/options.ts'

/** What the levels win, measured as ADR 36 tells: the more dungeons are played, the less is luck. */
const ONE_DUNGEON: LevelShares = { seats: 4, beginner: 0.54, club: 0.26, master: 0.29 }
/** Until a pile runs out, which lasts about seven dungeons. */
const WHOLE: LevelShares = { seats: 4, beginner: 0.98, club: 0.32, master: 0.33 }

/** Nobody measured what lies between. */
export const levelsOf = (options: Options): LevelShares | null => {
  const dungeons = wantedDungeons(options)
  if (dungeons === null) return WHOLE
  return dungeons === 1 ? ONE_DUNGEON : null
}
