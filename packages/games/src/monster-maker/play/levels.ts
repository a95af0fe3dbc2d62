import type { LevelShares } from '@menagerie/engine'

/** What the levels win in a match of one dungeon, measured as ADR 36 tells. */
export const LEVELS: LevelShares = { seats: 4, beginner: 0.52, club: 0.26, master: 0.35 }
