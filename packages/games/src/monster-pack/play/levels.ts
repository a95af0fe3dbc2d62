import type { LevelShares } from '@menagerie/engine'

/** What the levels win, measured as ADR 36 tells. */
export const LEVELS: LevelShares = { seats: 2, beginner: 0.86, club: 0.73, master: 0.87 }
