import { type LiveMatch, type Plays, frameFor, isOpening, lobbySeat, pastFor, tableStatus } from '@menagerie/authority'
import type { Seat, Viewer } from '@menagerie/engine'
import type { Frame, Lobby, Past, Summary, TableStatus } from '@menagerie/protocol'
import type { HerePlace } from './kept.ts'
import type { TableRow } from './store.ts'

export const statusOf = (plays: Plays, { game, header, pending }: TableRow): TableStatus =>
  tableStatus(
    plays,
    game,
    header?.version ?? null,
    pending && { outcome: pending.status === 'over' ? pending.outcome : null },
  )

/** Seats of the people at this device. */
export const peopleOf = (row: TableRow): readonly Seat[] =>
  row.seats.flatMap((seat, at) => (seat.kind === 'human' ? [at] : []))

/** What anybody at the device may know of a table. Built from nothing, field by field; `you`: sits at this device. */
export const lobbyOf = (plays: Plays, row: TableRow): Lobby => ({
  id: row.id,
  game: row.game,
  choices: row.choices,
  status: statusOf(plays, row),
  seats: row.seats.map((seat) => lobbySeat(seat, { taken: true, you: seat.kind === 'human' })),
  commitment: row.commitment,
  opening: row.header === null && isOpening(row.seats),
  // Who leaves a table of this device takes it along.
  lapsed: [],
  open: false,
  maker: null,
  invite: null,
  rematch: row.rematch,
  rematchOf: row.rematchOf,
  rated: false,
  createdAt: row.createdAt,
  canStart: true,
})

export const summaryOf = (plays: Plays, row: TableRow): Summary => {
  const status = statusOf(plays, row)
  const asked = status === 'playing' && row.pending?.status === 'deciding' ? row.pending.seats : []
  return {
    id: row.id,
    game: row.game,
    status,
    seats: row.seats.map(({ kind, name }) => ({ kind, name, you: kind === 'human' })),
    yourTurn: asked.some((seat) => row.seats[seat]?.kind === 'human'),
    rated: false,
    pace: 'live',
    clock: null,
    version: row.version,
    updatedAt: row.updatedAt,
  }
}

/** Whose eyes the page gets: the only person's, or, with several, those of who took the device and of nobody else. */
export const viewerOf = (row: TableRow, unveiled: Seat | null): Viewer => {
  const people = peopleOf(row)
  return people.length === 1 ? (people[0] as Seat) : (unveiled ?? 'spectator')
}

/**
 * What this device shows of a match. Everybody at it is there. Hands that observers of other tables may see late stay closed
 * here while the match runs: the observer is a player.
 */
export const frameOf = (match: LiveMatch<HerePlace>, viewer: Viewer, since: number): Frame => {
  const frame = frameFor(match, viewer, since, { isPresent: () => true, now: Date.now })
  return frame.pending.status === 'over' ? frame : { ...frame, openHands: null }
}

/** What this device showed a viewer before; hands stay closed in the past, too. */
export const pastOf = (match: LiveMatch<HerePlace>, viewer: Viewer, from: number): Past => ({
  moments: pastFor(match, viewer, from).moments.map((moment) => ({ ...moment, openHands: null })),
})
