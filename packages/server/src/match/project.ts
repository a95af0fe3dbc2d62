import type { Viewer } from '@menagerie/engine'
import type { Frame } from '@menagerie/protocol'
import { deadlinesOf } from './clocks.ts'
import type { LiveMatch } from './live.ts'

/** What a match alone does not know. */
export interface Around {
  /** Whether a stream of this person watches the table. */
  readonly isPresent: (table: string, userId: string) => boolean
  readonly now: () => number
}

/**
 * The only way from a match to the world: everything one viewer may have, with the updates after version `since`.
 * Answers, streams and bots are made from it and from nothing else.
 */
export const projectFor = (match: LiveMatch, viewer: Viewer, since: number, around: Around): Frame => {
  const { id, place, table, coverOf } = match
  const known = since > table.version() ? -1 : since
  const projection = table.project(viewer, known)
  return {
    table: id,
    ...projection,
    view: withoutOptions(projection.view),
    openHands:
      projection.openHands === null
        ? null
        : { ...projection.openHands, views: projection.openHands.views.map(withoutOptions) },
    covers: projection.updates.map(({ version }) => coverOf(version)),
    players: place.seats.map(({ kind, name, bot, userId }, seat) => ({
      kind,
      name: name ?? '',
      bot,
      // Who asks is here, even before the stream is open.
      present: kind === 'bot' || seat === viewer || (userId !== null && around.isPresent(id, userId)),
    })),
    clocks: { now: around.now(), deadlines: deadlinesOf(match) },
    commitment: place.table.commitment,
    reveal: projection.pending.status === 'over' ? place.table.secret : null,
  }
}

/** The options are public and never change: who reads a view makes them once from the choices of the lobby. */
const withoutOptions = (view: unknown): unknown =>
  typeof view === 'object' && view !== null && 'options' in view ? { ...view, options: null } : view
