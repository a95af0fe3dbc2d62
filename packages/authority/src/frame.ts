import { type Behind, type BySeat, type OpenHands, type Seat, type Viewer, absenceAt } from '@menagerie/engine'
import type { Frame, Past } from '@menagerie/protocol'
import { clocksOf } from './clocks.ts'
import { type LiveMatch, onceAVersion } from './live.ts'
import type { Place } from './place.ts'

/** What a match alone does not know. */
export interface Around<P extends Place> {
  readonly isPresent: (place: P, seat: Seat) => boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * The only way from a match to the world: everything one viewer may have, with the updates after version `since`.
 * Answers, streams and pages are made from it and from nothing else; bots of what it is made of.
 */
export const frameFor = <P extends Place>(
  match: LiveMatch<P>,
  viewer: Viewer,
  since: number,
  around: Around<P>,
): Frame => {
  const { id, place, table, coverOf } = match
  const behind = viewer === 'spectator' ? table.behind() : null
  const projection = table.project(viewer, since > (behind?.version ?? table.version()) ? -1 : since)
  return {
    table: id,
    ...projection,
    view: withoutOptions(projection.view),
    openHands: bare(projection.openHands),
    covers: projection.updates.map(({ version }) => coverOf(version)),
    players: place.seats.map(({ kind, name, bot }, seat) => ({
      kind,
      name: name ?? '',
      bot,
      away: (behind ?? { away: table.away() }).away[seat] ?? null,
      // Who asks is here, even before their stream is open. Who sees the match late is told nothing of who is there now.
      present: behind !== null || kind === 'bot' || seat === viewer || around.isPresent(place, seat),
    })),
    clocks: { now: around.now(), ...(behind === null ? timesOf(match) : pastTimes(place, behind)) },
    commitment: place.table.commitment,
    reveal: projection.pending.status === 'over' ? place.table.secret : null,
  }
}

const timesOf = (match: LiveMatch<Place>): Omit<Frame['clocks'], 'now'> => ({
  ...clocksOf(match),
  absences: absencesOf(match),
})

/** Of a position that is past no time runs any more. */
const pastTimes = ({ seats }: Place, { banks }: Behind): Omit<Frame['clocks'], 'now'> => ({
  deadlines: seats.map(() => null),
  left: null,
  banks,
  absences: seats.map(() => null),
})

/** When the rule for who stays away may act on each seat, if its person was not there since it was asked; by what all see. */
const absencesOf = onceAVersion(({ place, table }): BySeat<number | null> => {
  const rule = absenceAt(place.table.choices)
  return table.awaited().map((since) => (since === null || rule === null ? null : since + rule.ms))
})

/** What a viewer was shown of the positions from version `from` until before the present one. */
export const pastFor = <P extends Place>({ table }: LiveMatch<P>, viewer: Viewer, from: number): Past => ({
  moments: table.past(viewer, from).map((moment) => ({
    ...moment,
    view: withoutOptions(moment.view),
    openHands: bare(moment.openHands),
  })),
})

/** Open hands without the options in their views. */
const bare = (openHands: OpenHands | null): Frame['openHands'] =>
  openHands === null ? null : { ...openHands, views: openHands.views.map(withoutOptions) }

/** The options are public and never change: who reads a view makes them once from the choices of the lobby. */
export const withoutOptions = (view: unknown): unknown =>
  typeof view === 'object' && view !== null && 'options' in view ? { ...view, options: null } : view
