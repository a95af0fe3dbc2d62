import type { LevelShares } from '@menagerie/engine'

/** What the levels win, measured as ADR 36 tells. */
export const LEVELS: LevelShares = { seats: 2, beginner: 1, club: 0.79, master: 0.77 }
