import type { Film } from '@menagerie/engine'
import type { Frame, WireRecord } from '@menagerie/protocol'
import type { BoardModule } from '../../boards/board.ts'
import type { MatchUpdate } from '../../wire/known.ts'
import type { Eyes } from './address.ts'

/** Everything that happened, as these eyes saw it. */
export const updatesFor = (film: Film, eyes: Eyes): readonly MatchUpdate[] =>
  eyes === 'all' ? film.told() : film.project(eyes, film.length - 1).updates

/** Who sat there. */
export const playersOf = ({ header }: WireRecord): Frame['players'] =>
  header.seats.map((seat) => ({
    kind: seat.kind,
    // A name may have been erased from the record.
    name: seat.name ?? '',
    bot: seat.kind === 'bot' ? seat.bot : null,
    away: null,
    present: true,
  }))

/** The table after an entry, as these eyes saw it: what the live match would have sent. */
export const frameAt = (
  film: Film,
  { header, reveal }: WireRecord,
  players: Frame['players'],
  table: string,
  seq: number,
  eyes: Eyes,
): Frame => {
  const projection = film.project(eyes === 'all' ? 'spectator' : eyes, seq, seq)
  return {
    ...projection,
    openHands: eyes === 'all' ? film.hands(seq) : projection.openHands,
    table,
    covers: [],
    players,
    clocks: { now: 0, deadlines: header.seats.map(() => null), left: null, banks: [], absences: [] },
    commitment: header.commitment ?? '',
    reveal,
  }
}

/** Entries at which a turn or a chapter begins, with the event that says so. */
export const chapters = (
  board: BoardModule,
  updates: readonly MatchUpdate[],
): readonly { readonly at: number; readonly event: unknown }[] =>
  updates.flatMap(({ version, events }) => {
    const event = events.find((one) => board.logLine(one).heading)
    return event === undefined ? [] : [{ at: version, event }]
  })

/** An entry of which these eyes saw nothing is not looked at for long. */
export const dwell = (board: BoardModule, update: MatchUpdate | undefined): number =>
  update?.events.some((event) => !board.logLine(event).hidden) === true ? 1100 : 350
