import { type ActResult, type Entry, type Seat, refusal } from '@menagerie/engine'
import type { Pool } from 'pg'
import { HttpError, refuse, refused } from '../http/errors.ts'
import { seatOf } from '../lobby/place.ts'
import { databaseCode } from '../store/database.ts'
import { appendEntry, entryValues } from '../store/log.ts'
import type { LiveMatch, Matches } from './live.ts'

/** Thrown inside when another server wrote the same version first. */
class LostRace extends Error {
  override readonly name = 'LostRace'
}

/** A commit somebody asks for. */
export interface Wanted {
  /** Whose seat; a person is looked up, a bot is named. */
  readonly by: { readonly userId: string } | { readonly seat: Seat }
  /** With what is asked for under it, as `saidAs` gives it; null for bots and clocks. */
  readonly key: { readonly id: string; readonly said: string } | null
  /** What the seat had seen; null where it does not matter. */
  readonly version: number | null
  readonly play: (match: LiveMatch, seat: Seat) => ActResult
}

export interface CommitOptions {
  readonly pool: Pool
  readonly matches: Matches
  /** Told after a commit is durable, before anybody else has the match. */
  readonly onCommit: (match: LiveMatch) => void
  readonly onFailure: (error: unknown) => void
}

export type Commit = (id: string, wanted: Wanted) => Promise<{ readonly version: number }>

const MOST_TRIES = 6
const STALE = refusal('stale', 'TABLE-VERSION')

/**
 * Plays a commit and writes it down before anybody learns of it. A lost race is tried again on the state it lost to; any
 * other failure throws away what is in memory, and nothing is acknowledged.
 */
export const openCommit = (options: CommitOptions): Commit => {
  const { matches } = options
  return async (id, wanted) => {
    if ('userId' in wanted.by && seatOf(await matches.placeOf(id), wanted.by.userId) === null) throw refuse('notSeated')
    for (let tries = 1; ; tries++) {
      try {
        return await matches.withMatch(id, (match) => commitOnce(options, match, wanted))
      } catch (error) {
        if (!(error instanceof LostRace)) throw error
        if (tries === MOST_TRIES) throw refuse('busy')
      }
    }
  }
}

const commitOnce = async (
  { pool, matches, onCommit, onFailure }: CommitOptions,
  match: LiveMatch,
  wanted: Wanted,
): Promise<{ readonly version: number }> => {
  const seat = 'seat' in wanted.by ? wanted.by.seat : seatOf(match.place, wanted.by.userId)
  if (seat === null) throw refuse('notSeated')
  const { key } = wanted
  const done = key === null ? undefined : match.keys.get(key.id)
  if (done !== undefined) {
    if (done.seat !== seat || done.said !== key?.said) throw refuse('keyReused')
    return { version: done.version }
  }
  if (wanted.version !== null && wanted.version > match.table.version()) throw refused(STALE)
  const played = playOrDiscard(matches, match, () => wanted.play(match, seat))
  if (!played.ok) throw refused(played.refusal)
  await write({ pool, matches, onFailure }, match, played.entry, key?.id ?? null)
  match.times.push(played.entry.at)
  if (key !== null) match.keys.set(key.id, { seat, said: key.said, version: played.entry.seq })
  onCommit(match)
  return { version: played.entry.seq }
}

/** A bug in a game must not leave a half-played state behind. */
const playOrDiscard = (matches: Matches, match: LiveMatch, play: () => ActResult): ActResult => {
  try {
    return play()
  } catch (error) {
    matches.discard(match.id)
    throw error
  }
}

const write = async (
  { pool, matches, onFailure }: Pick<CommitOptions, 'pool' | 'matches' | 'onFailure'>,
  match: LiveMatch,
  entry: Entry,
  key: string | null,
): Promise<void> => {
  try {
    await appendEntry(pool, entryValues(match.id, entry, match.table.pending(), key))
  } catch (error) {
    matches.discard(match.id)
    // The version or the key exists: what it says is in the log, which the next try reads.
    if (databaseCode(error)?.code === '23505') throw new LostRace()
    onFailure(error)
    throw error instanceof HttpError ? error : refuse('busy')
  }
}
