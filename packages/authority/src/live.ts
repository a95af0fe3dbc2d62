import { type Entry, type Hash, type MatchRecord, type SomeBox, type Table, restoreTable } from '@menagerie/engine'
import { type Digest, coverEntries } from '@menagerie/fair'
import { hostOf } from './begin.ts'
import type { Place } from './place.ts'
import { busy, refuse } from './refused.ts'
import type { Store } from './store.ts'

/** Who committed under a key, what, and as which version. */
interface Done {
  readonly seat: number | null
  /** What was asked for, by `saidAs`. */
  readonly said: string
  readonly version: number
}

/** A commit in one line, to know it again. */
export const saidAs = ({ kind, steps }: Pick<Entry, 'kind' | 'steps'>): string => JSON.stringify([kind, ...steps])

/** What was asked for, and by whom, in an entry: that of an agreement is another's than who had the last word. */
const doneBy = (asked: ReturnType<Table['askedFor']>, version: number): Done => ({
  seat: asked.seat,
  said: saidAs(asked),
  version,
})

/** A match in memory. Only ever as far as the log: a commit that could not be written throws the whole of it away. */
export interface LiveMatch<P extends Place> {
  readonly id: string
  readonly place: P
  readonly box: SomeBox
  readonly table: Table
  /** By version: the public commitment to an entry. */
  readonly coverOf: (version: number) => string
  /** By idempotency key. */
  readonly keys: Map<string, Done>
  /** Indexed by version: when it was written, milliseconds since 1970; never later than it was read. */
  readonly times: number[]
}

/** Works out of a match what all are shown alike: once for each of its versions. */
export const onceAVersion = <Value>(work: (match: LiveMatch<Place>) => Value): ((match: LiveMatch<Place>) => Value) => {
  const known = new WeakMap<LiveMatch<Place>, { readonly version: number; readonly value: Value }>()
  return (match) => {
    const version = match.table.version()
    const found = known.get(match)
    if (found?.version === version) return found.value
    const value = work(match)
    known.set(match, { version, value })
    return value
  }
}

/** What a match in memory is held against before it is used. */
export type AsOf = 'log' | 'memory'

export interface Matches<P extends Place> {
  /**
   * Runs `use` with a match while nobody else has it, so that nobody sees a commit that is not yet durable. When `use`
   * throws after it changed the table it must call `discard` first. Throws `notFound`, `notStarted`, `unplayable`, `busy`.
   * `asOf` (`log` where it is left out): `memory` spares the question whether somebody else has written since. That is for whoever
   * writes an entry, which no log takes twice.
   */
  readonly withMatch: <R>(id: string, use: (match: LiveMatch<P>) => Promise<R> | R, asOf?: AsOf) => Promise<R>
  /** The table of a match, without loading it; who may not see it is told so by this alone. */
  readonly placeOf: (id: string) => Promise<P>
  /**
   * Forgets what is in memory of a match, or with null of all; table and log are read again when somebody asks. What is being read meanwhile counts as old.
   */
  readonly discard: (id: string | null) => void
  /**
   * Forgets what is in memory of matches that nobody has used for so many milliseconds and nobody wants: whoever comes has it read
   * again.
   */
  readonly forgetIdle: (ms: number, isWanted: (id: string) => boolean) => void
  /** Whether what follows from a match's entries is done as far as they were read here. */
  readonly isFollowed: (id: string) => boolean
  /** Waits until nobody has a match. */
  readonly idle: () => Promise<void>
}

interface Slot<P extends Place> {
  live: LiveMatch<P> | null
  /** How often it was thrown away. */
  discards: number
  /** The version up to which the world has been told; -1 where nobody could have heard anything yet. */
  followed: number
  /** Ends when the last of the queue is done; never rejects. */
  queue: Promise<unknown>
  waiting: number
  /** When it was last used, milliseconds since 1970. */
  usedAt: number
}

export interface MatchesOptions<P extends Place> {
  readonly store: Store<P>
  readonly load: (game: string) => Promise<SomeBox>
  readonly now: () => number
  /** SHA-256, hex, of the platform. */
  readonly hash: Hash | undefined
  /** The same of bytes. */
  readonly digest: Digest | undefined
  /** Told when a stored match cannot be played any more. */
  readonly onUnplayable: (id: string, fault: string) => void
  /**
   * The log was further than what the world had been told: by an entry whose reply was lost, or that somebody else wrote.
   * Told before anybody uses the match.
   */
  readonly onGrown: (match: LiveMatch<P>) => void
  /** Matches kept in memory while nobody uses them. */
  readonly capacity: number
}

export const openMatches = <P extends Place>(options: MatchesOptions<P>): Matches<P> => {
  const { store, load, now, hash, digest, onUnplayable, onGrown, capacity } = options
  /** In order of use: the first is the one longest unused. */
  const slots = new Map<string, Slot<P>>()

  const placeOf = async (id: string): Promise<P> => {
    const place = await store.place(id)
    if (place === null) throw refuse('notFound')
    return place
  }

  const read = async (id: string): Promise<LiveMatch<P>> => {
    const place = await placeOf(id)
    const { header, secret, game } = place.table
    if (header === null) throw refuse('notStarted')
    const box = await load(game)
    const log = await store.log(id)
    const record: MatchRecord = { header, entries: log.map(({ entry }) => entry), reveal: null }
    const restored = box((one) => restoreTable(one, record, hostOf(secret, header.contributions, now, hash)))
    if (!restored.ok) {
      onUnplayable(id, restored.faults[0]?.code ?? 'unknown')
      throw refuse('unplayable')
    }
    const keys = new Map<string, Done>()
    for (const { key, entry } of log)
      if (key !== null) keys.set(key, doneBy(restored.value.askedFor(entry.seq), entry.seq))
    const coverOf = coverEntries(secret, restored.value.hashOf, digest)
    // A clock that was set back since, or another host's that is ahead, makes nobody's time longer.
    const times = log.map(({ entry }) => Math.min(entry.at, now()))
    return { id, place, box, table: restored.value, coverOf, keys, times }
  }

  /** What is thrown away while it is read may have been changed before that was said: it is read again. */
  const readNow = async (id: string, slot: Slot<P>): Promise<LiveMatch<P>> => {
    for (;;) {
      const { discards } = slot
      const match = await read(id)
      if (slot.discards === discards) return match
    }
  }

  const isAsOf = async (asOf: AsOf, { id, table }: LiveMatch<P>): Promise<boolean> =>
    asOf === 'memory' || store.version === null || (await store.version(id)) === table.version()

  const current = async (id: string, slot: Slot<P>, asOf: AsOf): Promise<LiveMatch<P>> => {
    // `slot.live` may be discarded while this waits.
    const known = slot.live
    if (known !== null && (await isAsOf(asOf, known))) return known
    const match = await readNow(id, slot)
    slot.live = match
    if (slot.followed >= 0 && slot.followed < match.table.version()) onGrown(match)
    slot.followed = match.table.version()
    return match
  }

  const run = async <R>(
    id: string,
    slot: Slot<P>,
    use: (match: LiveMatch<P>) => Promise<R> | R,
    asOf: AsOf,
  ): Promise<R> => {
    try {
      const match = await current(id, slot, asOf)
      const result = await use(match)
      slot.followed = Math.max(slot.followed, slot.live?.table.version() ?? -1)
      return result
    } catch (error) {
      throw store.isAway(error) ? busy(error) : error
    }
  }

  const makeRoom = (): void => {
    for (const [id, slot] of slots) {
      if (slots.size <= capacity) return
      if (slot.waiting === 0) slots.delete(id)
    }
  }

  return {
    withMatch: (id, use, asOf = 'log') => {
      const slot = slots.get(id) ?? {
        live: null,
        discards: 0,
        followed: -1,
        queue: Promise.resolve(),
        waiting: 0,
        usedAt: 0,
      }
      slots.delete(id)
      slots.set(id, slot)
      slot.waiting++
      slot.usedAt = now()
      const turn = slot.queue.then(() => run(id, slot, use, asOf))
      slot.queue = turn
        .catch(() => {})
        .finally(() => {
          slot.waiting--
          if (slot.followed < 0 && slot.waiting === 0 && slots.get(id) === slot) slots.delete(id)
        })
      makeRoom()
      return turn
    },
    placeOf: async (id) => {
      try {
        return slots.get(id)?.live?.place ?? (await placeOf(id))
      } catch (error) {
        throw store.isAway(error) ? busy(error) : error
      }
    },
    discard: (id) => {
      for (const slot of id === null ? slots.values() : [slots.get(id)]) {
        if (slot === undefined) continue
        slot.live = null
        slot.discards++
      }
    },
    forgetIdle: (ms, isWanted) => {
      const at = now()
      for (const [id, slot] of slots) {
        // A clock that was set back since makes it no less old.
        const isIdle = slot.waiting === 0 && Math.abs(at - slot.usedAt) >= ms
        if (isIdle && slot.live !== null && !isWanted(id)) slot.live = null
      }
    },
    isFollowed: (id) => (slots.get(id)?.followed ?? -1) >= 0,
    idle: async () => {
      await Promise.all([...slots.values()].map((slot) => slot.queue))
    },
  }
}
