import type { Summary } from '@menagerie/protocol'

/** How a match is measured: not at all, or by a time for each decision. */
export const PACES = ['any', 'timed', 'untimed'] as const
export const SEATS = ['any', 'one', 'more'] as const
export const COUNTS = ['any', 'rated', 'unrated'] as const

export interface Wishes {
  /** A game's id; null: any. */
  readonly game: string | null
  readonly pace: (typeof PACES)[number]
  /** Free seats: for oneself, or for somebody more. */
  readonly seats: (typeof SEATS)[number]
  readonly counts: (typeof COUNTS)[number]
}

export const NO_WISHES: Wishes = { game: null, pace: 'any', seats: 'any', counts: 'any' }

/** Seats of people that nobody has taken. */
export const freeAt = ({ seats }: Pick<Summary, 'seats'>): number =>
  seats.filter(({ kind, name }) => kind === 'human' && name === null).length

/** Tables that wait for somebody like oneself, and fit what one wishes. */
export const fitting = (tables: readonly Summary[], { game, pace, seats, counts }: Wishes): readonly Summary[] =>
  tables.filter((table) => {
    if (table.status !== 'waiting' || table.seats.some(({ you }) => you)) return false
    if (game !== null && table.game !== game) return false
    if (pace !== 'any' && (table.clock !== null) !== (pace === 'timed')) return false
    if (counts !== 'any' && table.rated !== (counts === 'rated')) return false
    return seats === 'any' || (seats === 'one' ? freeAt(table) === 1 : freeAt(table) > 1)
  })
