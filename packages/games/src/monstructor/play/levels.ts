import type { LevelShares } from '@menagerie/engine'
import type { Options } from '../set/options.ts'

/** What the levels win in each mode, measured as ADR 36 tells. */
export const LEVELS: Readonly<Record<Options['mode'], LevelShares>> = {
  classic: { seats: 3, beginner: 0.81, club: 0.44, master: 0.45 },
  dominoes: { seats: 2, beginner: 0.71, club: 0.54, master: 0.55 },
  arena: { seats: 3, beginner: 0.87, club: 0.77, master: 0.54 },
}
