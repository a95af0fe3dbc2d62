import type { LevelShares } from '@menagerie/engine'
import type { Options } from '../set/options.ts'

/** What the levels win in each mode, measured as ADR 36 tells. */
export const LEVELS: Readonly<Record<Options['mode'], LevelShares>> = {
  classic: { seats: 3, beginner: 0.85, club: 0.47, master: 0.46 },
  dominoes: { seats: 2, beginner: 0.77, club: 0.54, master: 0.61 },
  arena: { seats: 3, beginner: 0.88, club: 0.87, master: 0.55 },
}
