import type { Seat, Viewer } from '@menagerie/engine'
import type { Frame, Lobby, Summary, TableStatus } from '@menagerie/protocol'
import type { LiveMatch } from './live.ts'
import type { TableRow } from './store.ts'

/** Whether a match of that version of a game's rules can go on. */
export type Plays = (game: string, version: number) => boolean

export const statusOf = (plays: Plays, { game, header, pending }: TableRow): TableStatus => {
  if (header === null || pending === null) return 'waiting'
  if (pending.status === 'over') return 'over'
  return plays(game, header.version) ? 'playing' : 'closed'
}

/** Seats of the people at this device. */
export const peopleOf = (row: TableRow): readonly Seat[] =>
  row.seats.flatMap((seat, at) => (seat.kind === 'human' ? [at] : []))

/** What anybody at the device may know of a table. Built from nothing, field by field; `you`: sits at this device. */
export const lobbyOf = (plays: Plays, row: TableRow): Lobby => ({
  id: row.id,
  game: row.game,
  choices: row.choices,
  status: statusOf(plays, row),
  seats: row.seats.map((seat) => ({
    kind: seat.kind,
    name: seat.name,
    bot: seat.bot,
    taken: true,
    ready: seat.kind === 'bot' || seat.ready,
    seal: seat.kind === 'bot' || seat.ready ? seat.seal : null,
    opened: seat.kind === 'bot' || seat.contribution !== '',
    you: seat.kind === 'human',
  })),
  commitment: row.commitment,
  opening: row.header === null && row.seats.every((seat) => seat.kind === 'bot' || seat.ready),
  // Who leaves a table of this device takes it along.
  lapsed: [],
  open: false,
  maker: null,
  invite: null,
  rematch: row.rematch,
  rematchOf: row.rematchOf,
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
    version: row.version,
    updatedAt: row.updatedAt,
  }
}

/** Whose eyes the page gets: the only person's, or, with several, those of who took the device and of nobody else. */
export const viewerOf = (row: TableRow, unveiled: Seat | null): Viewer => {
  const people = peopleOf(row)
  return people.length === 1 ? (people[0] as Seat) : (unveiled ?? 'spectator')
}

type Shown = Pick<LiveMatch, 'row' | 'table' | 'coverOf'>

/**
 * The only way from a match to the page: everything one viewer may have, with the updates after version `since`. Hands
 * that observers of other tables may see late stay closed here while the match runs: the observer is a player.
 */
export const frameFor = ({ row, table, coverOf }: Shown, viewer: Viewer, since: number): Frame => {
  const projection = table.project(viewer, since > table.version() ? -1 : since)
  const over = projection.pending.status === 'over'
  const { openHands } = projection
  return {
    table: row.id,
    ...projection,
    view: withoutOptions(projection.view),
    openHands:
      openHands === null || !over ? null : { asOf: openHands.asOf, views: openHands.views.map(withoutOptions) },
    covers: projection.updates.map(({ version }) => coverOf(version)),
    players: row.seats.map(({ kind, name, bot }) => ({ kind, name, bot, present: true })),
    clocks: { now: Date.now(), deadlines: row.seats.map(() => null) },
    commitment: row.commitment,
    reveal: over ? row.secret : null,
  }
}

/** As on the wire: who reads a view makes the options from the choices of the lobby. */
const withoutOptions = (view: unknown): unknown =>
  typeof view === 'object' && view !== null && 'options' in view ? { ...view, options: null } : view
