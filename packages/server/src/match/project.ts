import { type LiveMatch, frameFor } from '@menagerie/authority'
import type { Viewer } from '@menagerie/engine'
import type { Frame } from '@menagerie/protocol'
import type { Place } from '../lobby/place.ts'

/** What a match alone does not know. */
export interface Around {
  /** Whether a stream of this person watches the table. */
  readonly isPresent: (table: string, userId: string) => boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Everything one viewer may have of a match, with the updates after version `since`: answers and streams are made of it. */
export const projectFor = (match: LiveMatch<Place>, viewer: Viewer, since: number, around: Around): Frame =>
  frameFor(match, viewer, since, {
    now: around.now,
    isPresent: ({ table, seats }, seat) => {
      const userId = seats[seat]?.userId ?? null
      return userId !== null && around.isPresent(table.id, userId)
    },
  })
