import { type Entry, type MatchRecord, type SomeBox, type Table, restoreTable } from '@menagerie/engine'
import { coverEntries } from '@menagerie/fair'
import { refuse } from '../http/errors.ts'
import type { Games } from '../lobby/games.ts'
import { type Place, placeOf } from '../lobby/place.ts'
import { hostOf } from '../lobby/start.ts'
import type { Db } from '../store/database.ts'
import { entryOfRow, lastSeq, readLog } from '../store/log.ts'

/** Who committed under a key, what, and as which version. */
export interface Done {
  readonly seat: number | null
  /** What was asked for, by `saidAs`. */
  readonly said: string
  readonly version: number
}

/** A commit in one line, to know it again. */
export const saidAs = ({ kind, steps }: Pick<Entry, 'kind' | 'steps'>): string => JSON.stringify([kind, ...steps])

/** A match in memory. Only ever as far as the log: a commit that could not be written throws the whole of it away. */
export interface LiveMatch {
  readonly id: string
  readonly place: Place
  readonly box: SomeBox
  readonly table: Table
  /** By version: the public commitment to an entry. */
  readonly coverOf: (version: number) => string
  /** By idempotency key. */
  readonly keys: Map<string, Done>
  /** Indexed by version: when it was written, milliseconds since 1970. */
  readonly times: number[]
}

export interface Matches {
  /**
   * Runs `use` with a match while nobody else has it, so that nobody sees a commit that is not yet durable. When `use`
   * throws after it changed the table it must call `discard` first.
   */
  readonly withMatch: <R>(id: string, use: (match: LiveMatch) => Promise<R> | R) => Promise<R>
  /** The table of a match that has begun, without loading the match; who may not see it is told so by this alone. */
  readonly placeOf: (id: string) => Promise<Place>
  /** Forgets what is in memory; the log is read again when somebody asks. */
  readonly discard: (id: string) => void
  /** Waits until nobody has a match. */
  readonly idle: () => Promise<void>
}

interface Slot {
  live: LiveMatch | null
  /** Ends when the last of the queue is done; never rejects. */
  queue: Promise<unknown>
  waiting: number
}

export interface MatchesOptions {
  readonly db: Db
  readonly games: Games
  /** Told when a stored match cannot be played any more. */
  readonly onUnplayable: (id: string, fault: string) => void
  /** Other servers write to this database too: what is in memory is held against the log before each use. */
  readonly shared: boolean
  /** Matches kept in memory while nobody uses them. */
  readonly capacity?: number
}

export const openMatches = ({ db, games, onUnplayable, shared, capacity = 1000 }: MatchesOptions): Matches => {
  /** In order of use: the first is the one longest unused. */
  const slots = new Map<string, Slot>()

  const load = async (id: string): Promise<LiveMatch> => {
    const place = await placeOf(db, id)
    const { header, secret } = place.table
    if (header === null) throw refuse('notStarted')
    const box = await games.box(place.table.game)
    const rows = await readLog(db, id)
    const record: MatchRecord = { header, entries: rows.map(entryOfRow), reveal: null }
    const restored = box((one) => restoreTable(one, record, hostOf(secret, header.contributions)))
    if (!restored.ok) {
      onUnplayable(id, restored.faults[0]?.code ?? 'unknown')
      throw refuse('unplayable')
    }
    const keys = new Map<string, Done>()
    for (const row of rows)
      if (row.key !== null) keys.set(row.key, { seat: row.seat, said: saidAs(row), version: row.seq })
    const coverOf = coverEntries(secret, restored.value.hashOf)
    return { id, place, box, table: restored.value, coverOf, keys, times: rows.map((row) => row.at) }
  }

  const makeRoom = (): void => {
    for (const [id, slot] of slots) {
      if (slots.size <= capacity) return
      if (slot.waiting === 0) slots.delete(id)
    }
  }

  return {
    withMatch: (id, use) => {
      const slot = slots.get(id) ?? { live: null, queue: Promise.resolve(), waiting: 0 }
      slots.delete(id)
      slots.set(id, slot)
      slot.waiting++
      const turn = slot.queue.then(async () => {
        // `slot.live` may be discarded while this waits.
        const known = slot.live
        const isCurrent = known !== null && (!shared || (await lastSeq(db, id)) === known.table.version())
        const match = isCurrent ? known : await load(id)
        slot.live = match
        return use(match)
      })
      slot.queue = turn
        .catch(() => {})
        .finally(() => {
          slot.waiting--
          if (slot.live === null && slot.waiting === 0 && slots.get(id) === slot) slots.delete(id)
        })
      makeRoom()
      return turn
    },
    placeOf: async (id) => slots.get(id)?.live?.place ?? placeOf(db, id),
    discard: (id) => {
      const slot = slots.get(id)
      if (slot !== undefined) slot.live = null
    },
    idle: async () => {
      await Promise.all([...slots.values()].map((slot) => slot.queue))
    },
  }
}
