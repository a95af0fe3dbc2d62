import type { Viewer } from '@menagerie/engine'
import type { MatchUpdate } from '../../wire/known.ts'
import { isOwn } from './own.ts'

/** What is told again: all that came after a version, up to the last of them. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Version of the last turn of a seat's own: not of its time-out, nor of a bot that played for it. Null before the first. */
const lastOwn = (updates: readonly MatchUpdate[], seat: number, answers: ReadonlySet<string>): number | null => {
  let away = false
  let last: number | null = null
  for (const update of updates) {
    if (update.seat !== seat) continue
    if (update.kind === 'takenOver') away = true
    else if (update.kind === 'givenBack') away = false
    else if (!away && isOwn(update, seat, answers)) last = update.version
  }
  return last
}

/** The version before the last turn: the last acts in a row of whoever acted last. Null before the first. */
const beforeLastTurn = (updates: readonly MatchUpdate[]): number | null => {
  const done = updates.filter(({ seat }) => seat !== null)
  const actor = done.at(-1)?.seat
  const ends = done.map(({ seat }) => seat !== actor).lastIndexOf(true)
  const first = done[ends + 1]
  return first === undefined ? null : first.version - 1
}

/**
 * What happened since a viewer's own last act, in which something is told; for who watches, the last turn. Null where nothing is.
 */
export const spanOf = (
  updates: readonly MatchUpdate[],
  viewer: Viewer,
  isTold: (event: unknown) => boolean,
  answers: ReadonlySet<string>,
): Span | null => {
  const from = viewer === 'spectator' ? beforeLastTurn(updates) : lastOwn(updates, viewer, answers)
  const to = updates.at(-1)?.version ?? 0
  if (from === null) return null
  return updates.some(({ version, events }) => version > from && events.some(isTold)) ? { from, to } : null
}

/** Whether somebody else has acted between a viewer's last act and a version. */
export const movedBy = (updates: readonly MatchUpdate[], viewer: Viewer, { from }: Span, until: number): boolean =>
  updates.some(
    // Who offers or agrees moves nothing.
    ({ version, seat, events }) =>
      version > from && version <= until && seat !== null && seat !== viewer && events.length > 0,
  )
