import type { Summary } from '@menagerie/protocol'

/** Whether one sits down together. */
export const PACES = ['any', 'live', 'days'] as const
/** How a match is measured: not at all, or by a time for each decision. */
export const CLOCKS = ['any', 'timed', 'untimed'] as const
export const SEATS = ['any', 'one', 'more'] as const
export const COUNTS = ['any', 'rated', 'unrated'] as const

export interface Wishes {
  /** A game's id, or `any`. */
  readonly game: string
  /** Free seats: for oneself, or for somebody more. */
  readonly seats: (typeof SEATS)[number]
  readonly pace: (typeof PACES)[number]
  readonly clock: (typeof CLOCKS)[number]
  readonly counts: (typeof COUNTS)[number]
}

export const NO_WISHES: Wishes = { game: 'any', seats: 'any', pace: 'any', clock: 'any', counts: 'any' }

/** Seats of people that nobody has taken. */
export const freeAt = ({ seats }: Pick<Summary, 'seats'>): number =>
  seats.filter(({ kind, name }) => kind === 'human' && name === null).length

/** Tables that wait for somebody like oneself. */
export const waiting = (tables: readonly Summary[]): readonly Summary[] =>
  tables.filter(({ status, seats }) => status === 'waiting' && !seats.some(({ you }) => you))

/** Those of them that fit what one wishes. */
export const fitting = (tables: readonly Summary[], { game, seats, pace, clock, counts }: Wishes): readonly Summary[] =>
  waiting(tables).filter((table) => {
    if (game !== 'any' && table.game !== game) return false
    if (pace !== 'any' && table.pace !== pace) return false
    if (clock !== 'any' && (table.clock !== null) !== (clock === 'timed')) return false
    if (counts !== 'any' && table.rated !== (counts === 'rated')) return false
    return seats === 'any' || (seats === 'one' ? freeAt(table) === 1 : freeAt(table) > 1)
  })

const FIELDS = ['game', 'seats', 'pace', 'clock', 'counts'] as const satisfies readonly (keyof Wishes)[]
export type Field = (typeof FIELDS)[number]

/** Wishes that could be left out one by one, with how many tables would fit then; those by which nothing is gained are missing. */
export const couldLeaveOut = (
  tables: readonly Summary[],
  wishes: Wishes,
): readonly { readonly field: Field; readonly found: number }[] =>
  FIELDS.flatMap((field) => {
    const found = wishes[field] === 'any' ? 0 : fitting(tables, { ...wishes, [field]: 'any' }).length
    return found === 0 ? [] : [{ field, found }]
  })

const oneOf = <Id extends string>(ids: readonly Id[], given: string | null): Id | 'any' =>
  ids.find((id) => id === given) ?? 'any'

/** What an address wishes; what it does not say, or not rightly, is left open. `games`: ids. */
export const readWishes = (search: URLSearchParams, games: readonly string[]): Wishes => ({
  game: oneOf(games, search.get('game')),
  seats: oneOf(SEATS, search.get('seats')),
  pace: oneOf(PACES, search.get('pace')),
  clock: oneOf(CLOCKS, search.get('clock')),
  counts: oneOf(COUNTS, search.get('counts')),
})

/** The part of an address that wishes this. */
export const wishesIn = (wishes: Wishes): URLSearchParams =>
  new URLSearchParams(FIELDS.flatMap((field) => (wishes[field] === 'any' ? [] : [[field, wishes[field]]])))
