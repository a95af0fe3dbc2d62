import { type ActResult, type Seat, refusal } from '@menagerie/engine'
import { WireError } from '../wire/transport.ts'
import { refuse, refused } from './errors.ts'
import type { LiveMatch, Matches } from './live.ts'
import { LostRace, type Store } from './store.ts'

export interface Wanted {
  readonly seatOf: (match: LiveMatch) => Seat | null
  /** Null for bots. */
  readonly key: string | null
  /** What the seat had seen; null where it does not matter. */
  readonly version: number | null
  readonly play: (match: LiveMatch, seat: Seat) => ActResult
}

export type Commit = (id: string, wanted: Wanted) => Promise<{ readonly version: number }>

const MOST_TRIES = 6
const STALE = refusal('stale', 'TABLE-VERSION')

/**
 * Plays a commit and writes it down before anybody learns of it. A race lost to another page is tried again on what it
 * wrote; any other failure throws away what is in memory, and nothing is acknowledged.
 */
export const openCommit = (store: Store, matches: Matches, onCommit: (id: string) => void): Commit => {
  const once = async (match: LiveMatch, wanted: Wanted): Promise<{ readonly version: number }> => {
    const { id } = match.row
    const seat = wanted.seatOf(match)
    if (seat === null) throw refuse('notSeated')
    const done = wanted.key === null ? undefined : match.keys.get(wanted.key)
    if (done !== undefined) {
      if (done.seat !== seat) throw refuse('keyReused')
      return { version: done.version }
    }
    if (wanted.version !== null && wanted.version > match.table.version()) throw refused(STALE)
    try {
      const played = wanted.play(match, seat)
      if (!played.ok) throw refused(played.refusal)
      const { entry } = played
      const head = { version: entry.seq, pending: match.table.pending(), updatedAt: entry.at }
      await store.write(
        id,
        (row) => {
          if (row === null) throw refuse('notFound')
          return { ...row, ...head }
        },
        { table: id, seq: entry.seq, entry, key: wanted.key },
      )
      if (wanted.key !== null) match.keys.set(wanted.key, { seat, version: entry.seq })
      return { version: entry.seq }
    } catch (error) {
      // A refusal leaves everything as it was.
      if (!(error instanceof WireError && error.rule !== null)) matches.discard(id)
      throw error
    }
  }
  return async (id, wanted) => {
    for (let tries = 1; ; tries++) {
      try {
        const acted = await matches.withMatch(id, (match) => once(match, wanted))
        onCommit(id)
        return acted
      } catch (error) {
        if (!(error instanceof LostRace)) throw error
        if (tries === MOST_TRIES) throw refuse('busy')
      }
    }
  }
}
