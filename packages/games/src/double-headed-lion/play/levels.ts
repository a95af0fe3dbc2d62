import type { LevelShares } from '@menagerie/engine'

/** What the levels win, measured as ADR 36 tells. */
export const LEVELS: LevelShares = { seats: 2, beginner: 0.84, club: 0.71, master: 0.8 }
