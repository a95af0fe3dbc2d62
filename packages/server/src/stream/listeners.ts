import type { LiveMatch } from '@menagerie/authority'
import type { StreamEvents } from '@menagerie/protocol'
import type { Place } from '../lobby/place.ts'

/** Why a line ends, where it is not to be opened anew: its session is over. */
export type Ending = 'signedOut'

/** One open connection of one person. */
export interface Listener {
  readonly userId: string
  readonly session: string
  readonly way: 'stream' | 'socket'
  /** Table id to the invite it was opened with. */
  readonly invites: ReadonlyMap<string, string | null>
  /** Table id to the version last sent; -1 before the first. */
  readonly sent: Map<string, number>
  readonly tell: (told: Told) => void
  /** Shows both ends that the other is there. */
  readonly beat: () => void
  readonly end: (why?: Ending) => void
}

/** One event, as whatever line a listener has carries it. */
export interface Told {
  readonly event: keyof StreamEvents
  /** How far the listener is with it, for one that comes back. */
  readonly id: string
  /** JSON. */
  readonly data: string
  /** Of a frame: the match it shows; of other events null. */
  readonly match: LiveMatch<Place> | null
}

/** All lines that are open here, by what they watch and by whose they are. */
export interface Listeners {
  /** From now on the listener is sent what is new. */
  readonly add: (listener: Listener) => void
  /** The listener has had its first look: now the others are told that somebody came. */
  readonly welcome: (listener: Listener) => void
  readonly remove: (listener: Listener) => void
  readonly all: () => readonly Listener[]
  readonly ofTable: (table: string) => Iterable<Listener>
  readonly ofPerson: (userId: string) => Iterable<Listener>
  readonly isPresent: (table: string, userId: string) => boolean
  /** Every table with each person who has a line that watches it. */
  readonly here: () => readonly (readonly [table: string, userId: string])[]
  readonly isWatched: (table: string) => boolean
  readonly watched: () => readonly string[]
  /** Ends all lines; nobody is told that anybody went. */
  readonly close: () => void
}

export interface ListenersOptions {
  /** This person came to a table, or has been gone from it for a while. */
  readonly onPresence: (table: string, userId: string) => void
  /** A person, or whoever watches a table, has a line here from now on, or none any more. */
  readonly onListening: (name: string, isHere: boolean) => void
}

/** A stream that breaks off and comes back within this time was never away. */
const GONE_AFTER_MS = 2000
/** Streams one person may hold; the oldest goes first. */
const MOST_STREAMS = 12
const NOBODY: readonly Listener[] = []

export const openListeners = ({ onPresence, onListening }: ListenersOptions): Listeners => {
  const byTable = new Map<string, Set<Listener>>()
  const byUser = new Map<string, Set<Listener>>()
  /** Table and person, while the others have not been told. */
  const arriving = new Set<string>()
  const leaving = new Map<string, NodeJS.Timeout>()
  let closed = false

  const all = (): readonly Listener[] => [...byUser.values()].flatMap((listeners) => [...listeners])
  /** Asked for each seat of each frame. */
  const watches = (table: string, userId: string): boolean => {
    for (const listener of byUser.get(userId) ?? NOBODY) if (listener.invites.has(table)) return true
    return false
  }
  const isPresent = (table: string, userId: string): boolean =>
    watches(table, userId) || leaving.has(`${table} ${userId}`)

  const went = (listener: Listener, table: string): void => {
    if (closed || watches(table, listener.userId)) return
    const key = `${table} ${listener.userId}`
    clearTimeout(leaving.get(key))
    arriving.delete(key)
    const timer = setTimeout(() => {
      leaving.delete(key)
      onPresence(table, listener.userId)
    }, GONE_AFTER_MS)
    leaving.set(key, timer.unref())
  }

  const keep = (index: Map<string, Set<Listener>>, key: string, listener: Listener): void => {
    const found = index.get(key)
    if (found !== undefined) return void found.add(listener)
    index.set(key, new Set([listener]))
    onListening(key, true)
  }

  /** False when it was not there. */
  const forget = (index: Map<string, Set<Listener>>, key: string, listener: Listener): boolean => {
    const found = index.get(key)
    const had = found?.delete(listener) ?? false
    if (found?.size === 0) {
      index.delete(key)
      onListening(key, false)
    }
    return had
  }

  const remove = (listener: Listener): void => {
    if (!forget(byUser, listener.userId, listener)) return
    for (const table of listener.invites.keys()) {
      forget(byTable, table, listener)
      went(listener, table)
    }
  }

  return {
    add: (listener) => {
      if (closed) return listener.end()
      const own = byUser.get(listener.userId)
      if (own !== undefined && own.size >= MOST_STREAMS) [...own][0]?.end()
      for (const table of listener.invites.keys()) {
        const key = `${table} ${listener.userId}`
        if (!isPresent(table, listener.userId)) arriving.add(key)
        keep(byTable, table, listener)
        clearTimeout(leaving.get(key))
        leaving.delete(key)
      }
      keep(byUser, listener.userId, listener)
    },
    welcome: (listener) => {
      for (const table of listener.invites.keys()) {
        if (arriving.delete(`${table} ${listener.userId}`)) onPresence(table, listener.userId)
      }
    },
    remove,
    all,
    ofTable: (table) => byTable.get(table) ?? NOBODY,
    ofPerson: (userId) => byUser.get(userId) ?? NOBODY,
    isPresent,
    here: () =>
      [...byTable].flatMap(([table, listeners]) =>
        [...new Set([...listeners].map(({ userId }) => userId))].map((userId) => [table, userId] as const),
      ),
    isWatched: (table) => byTable.has(table),
    watched: () => [...byTable.keys()],
    close: () => {
      closed = true
      for (const timer of leaving.values()) clearTimeout(timer)
      for (const listener of all()) listener.end()
    },
  }
}
