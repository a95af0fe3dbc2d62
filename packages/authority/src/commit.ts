import { type ActResult, type Entry, type Seat, type Table, refusal } from '@menagerie/engine'
import type { AsOf, LiveMatch, Matches } from './live.ts'
import type { Place } from './place.ts'
import { Refused, busy, isBusy, refuse, refused } from './refused.ts'
import { LostRace, type Store } from './store.ts'

/** A commit somebody asks for. */
export interface Wanted<P extends Place> {
  /** Whose it is; null: of nobody who sits there. */
  readonly seatOf: (place: P) => Seat | null
  /** With what is asked for under it, as `saidAs` gives it; null for bots and clocks. */
  readonly key: { readonly id: string; readonly said: string } | null
  /** What the seat had seen; null where it does not matter. */
  readonly version: number | null
  /** At which version the question was put that is answered, and no other; null: whatever is asked. */
  readonly question: number | null
  readonly play: (table: Table, seat: Seat) => ActResult
}

export interface CommitOptions<P extends Place> {
  readonly store: Store<P>
  readonly matches: Matches<P>
  /** Told after a commit is durable, before anybody else has the match. Does not throw. */
  readonly onCommit: (match: LiveMatch<P>) => void
  /**
   * A write failed, and perhaps only its reply was lost; or somebody else wrote what could not be read then. What the log says is to
   * be looked up, whoever asks.
   */
  readonly onDoubt: (id: string) => void
  readonly onFailure: (error: unknown) => void
}

/** What stands in the log. */
export interface Committed {
  readonly version: number
  /** It stood there already, under the same key: nothing was done but to find it. */
  readonly isRepeated: boolean
}

export type Commit<P extends Place> = (id: string, wanted: Wanted<P>) => Promise<Committed>

const MOST_TRIES = 6
const STALE = refusal('stale', 'TABLE-VERSION')

/**
 * Plays a commit and writes it down before anybody learns of it. It is played on what is in memory: where somebody else has
 * written since, the log refuses the entry. A lost race is tried again on the state it lost to, and whoever is refused is
 * refused by the log; any other failure throws away what is in memory, and nothing is acknowledged: `busy`, with the failure
 * as its cause.
 */
export const openCommit = <P extends Place>(options: CommitOptions<P>): Commit<P> => {
  const { matches, store, onDoubt } = options
  return async (id, wanted) => {
    if (wanted.seatOf(await matches.placeOf(id)) === null) throw refuse('notSeated')
    let asOf: AsOf = store.version === null ? 'log' : 'memory'
    for (let lost = 0; ;) {
      try {
        return await matches.withMatch(id, (match) => commitOnce(options, match, wanted), asOf)
      } catch (error) {
        const isLost = error instanceof LostRace
        if (isLost) lost++
        if (lost === MOST_TRIES || (lost > 0 && isBusy(error))) {
          onDoubt(id)
          throw isLost ? busy(error) : error
        }
        const mayBePast = asOf === 'memory' && error instanceof Refused && !isBusy(error)
        if (!isLost && !mayBePast) throw error
      }
      asOf = 'log'
    }
  }
}

const commitOnce = async <P extends Place>(
  options: CommitOptions<P>,
  match: LiveMatch<P>,
  { seatOf, key, version, question, play }: Wanted<P>,
): Promise<Committed> => {
  const { table, keys } = match
  const seat = seatOf(match.place)
  if (seat === null) throw refuse('notSeated')
  const done = key === null ? undefined : keys.get(key.id)
  if (done !== undefined) {
    // Where all sat before one screen nobody in particular asked for it.
    if ((done.seat !== null && done.seat !== seat) || done.said !== key?.said) throw refuse('keyReused')
    return { version: done.version, isRepeated: true }
  }
  if (version !== null && version > table.version()) throw refused(STALE)
  if (question !== null && question !== table.askedAt(seat)) throw refused(STALE)
  const played = playOrDiscard(options.matches, match, () => play(table, seat))
  if (!played.ok) throw refused(played.refusal)
  await write(options, match, played.entry, key?.id ?? null)
  match.times.push(played.entry.at)
  if (key !== null) keys.set(key.id, { seat, said: key.said, version: played.entry.seq })
  options.onCommit(match)
  return { version: played.entry.seq, isRepeated: false }
}

/** A bug in a game must not leave a half-played state behind. */
const playOrDiscard = <P extends Place>(
  matches: Matches<P>,
  { id }: LiveMatch<P>,
  play: () => ActResult,
): ActResult => {
  try {
    return play()
  } catch (error) {
    matches.discard(id)
    throw error
  }
}

const write = async <P extends Place>(
  { store, matches, onDoubt, onFailure }: CommitOptions<P>,
  { id, table }: LiveMatch<P>,
  entry: Entry,
  key: string | null,
): Promise<void> => {
  try {
    await store.append(id, { entry, key, pending: table.pending() })
  } catch (error) {
    matches.discard(id)
    // Known not to be written: somebody else was first, or the table is gone.
    if (error instanceof LostRace || error instanceof Refused) throw error
    onFailure(error)
    onDoubt(id)
    throw busy(error)
  }
}
