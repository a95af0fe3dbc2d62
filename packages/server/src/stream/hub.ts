import type { LiveMatch } from '@menagerie/authority'
import type { Viewer } from '@menagerie/engine'
import { type Frame, type Remarks, type StreamEvents, formatEventId } from '@menagerie/protocol'
import type { Games } from '../lobby/games.ts'
import { type Place, lobbyFor, maySee, seatOf } from '../lobby/place.ts'
import { type Around, projectFor } from '../match/project.ts'

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
  readonly end: () => void
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

export interface Hub {
  /** From now on the listener is sent what is new. */
  readonly add: (listener: Listener) => void
  /** The listener has had its first look: now the others are told that somebody came. */
  readonly welcome: (listener: Listener) => void
  readonly remove: (listener: Listener) => void
  /** Ends the lines of those who are to come back at another process, by the first table they watch. */
  readonly endMoved: (isMoved: (table: string) => boolean) => void
  /** Ends all streams of a session. */
  readonly endSession: (session: string) => void
  readonly sessions: () => readonly string[]
  /**
   * Sends what is new of a match to all who watch it, or to all but one person. Those who see it late are sent nothing before there is more for
   * them to see, or `again`: something of its people has changed.
   */
  readonly showMatch: (
    match: LiveMatch<Place>,
    how?: { readonly except?: string | null; readonly again?: boolean },
  ) => void
  /** Sends one listener where a match stands. */
  readonly showMatchTo: (listener: Listener, match: LiveMatch<Place>) => void
  readonly showLobby: (place: Place) => void
  /** Who may not look any more is told that it is no longer theirs. */
  readonly showLobbyTo: (listener: Listener, place: Place) => void
  /** Sends those who watch a table and may look what each may read of what is said there; null: this one nothing. */
  readonly showRemarks: (
    place: Place,
    to: (listener: Listener) => boolean,
    remarksOf: (reader: { readonly userId: string; readonly viewer: Viewer }) => Remarks | null,
  ) => void
  /** Tells people that something in their tables changed, on their streams that do not watch the table itself. */
  readonly tellPeople: (table: string, userIds: readonly string[]) => void
  readonly isPresent: (table: string, userId: string) => boolean
  /** Every table with each person who has a line that watches it. */
  readonly here: () => readonly (readonly [table: string, userId: string])[]
  readonly isWatched: (table: string) => boolean
  readonly watched: () => readonly string[]
  /** How many there are of each. */
  readonly lines: () => Readonly<Record<Listener['way'], number>>
  readonly close: () => void
}

export interface HubOptions {
  readonly games: Games
  /** This person came to a table, or has been gone from it for a while. */
  readonly onPresence: (table: string, userId: string) => void
  /** A person, or whoever watches a table, has a line here from now on, or none any more. */
  readonly onListening: (name: string, isHere: boolean) => void
  readonly beatSeconds: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A frame as text, and the version it shows. */
interface Shown {
  readonly data: string
  readonly version: number
}

const shownOf = (frame: Frame): Shown => ({ data: JSON.stringify(frame), version: frame.version })

/** A stream that breaks off and comes back within this time was never away. */
const GONE_AFTER_MS = 2000
/** Streams one person may hold; the oldest goes first. */
const MOST_STREAMS = 12

export const openHub = ({ games, onPresence, onListening, beatSeconds, now }: HubOptions): Hub => {
  const byTable = new Map<string, Set<Listener>>()
  const byUser = new Map<string, Set<Listener>>()
  /** Table and person, while the others have not been told. */
  const arriving = new Set<string>()
  const leaving = new Map<string, NodeJS.Timeout>()
  let closed = false

  const everybody = (): readonly Listener[] => [...byUser.values()].flatMap((listeners) => [...listeners])
  const watches = (table: string, userId: string): boolean =>
    [...(byUser.get(userId) ?? [])].some((listener) => listener.invites.has(table))
  const isPresent = (table: string, userId: string): boolean =>
    watches(table, userId) || leaving.has(`${table} ${userId}`)
  const around: Around = { isPresent, now }

  const send = <K extends keyof StreamEvents>(listener: Listener, event: K, data: StreamEvents[K]): void =>
    listener.tell({ event, id: formatEventId(listener.sent), data: JSON.stringify(data), match: null })

  /** Null for one who may not look any more. */
  const viewerOf = (listener: Listener, place: Pick<Place, 'table' | 'seats'>): Viewer | null =>
    maySee(place, listener.userId, listener.invites.get(place.table.id) ?? null)
      ? (seatOf(place, listener.userId) ?? 'spectator')
      : null

  /** `shown`: what others are shown of it in this moment. Who may see the same and has had the same is sent the same. */
  const showMatchTo = (listener: Listener, match: LiveMatch<Place>, shown = new Map<string, Shown>()): void => {
    const viewer = viewerOf(listener, match.place)
    if (viewer === null) return
    const since = listener.sent.get(match.id) ?? -1
    const key = `${viewer} ${since}`
    const { data, version } = shown.get(key) ?? shownOf(projectFor(match, viewer, since, around))
    shown.set(key, { data, version })
    // Not that of the match: who sees it late learns not even from the id of an event how far it is.
    listener.sent.set(match.id, version)
    listener.tell({ event: 'frame', id: formatEventId(listener.sent), data, match })
  }

  /** Whether a listener sees the match late, and has had all that they may see of it. */
  const isBehind = (listener: Listener, match: LiveMatch<Place>): boolean => {
    const behind = match.table.behind()
    return (
      behind !== null && listener.sent.get(match.id) === behind.version && seatOf(match.place, listener.userId) === null
    )
  }

  const showLobbyTo = (listener: Listener, place: Place): void => {
    if (viewerOf(listener, place) !== null) send(listener, 'lobby', lobbyFor(games, place, listener.userId))
    else send(listener, 'mine', { table: place.table.id })
  }

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

  const beat = setInterval(() => {
    for (const listener of everybody()) listener.beat()
  }, 1000 * beatSeconds)
  beat.unref()

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
    endMoved: (isMoved) => {
      for (const listener of everybody()) {
        const [first] = listener.invites.keys()
        if (first !== undefined && isMoved(first)) listener.end()
      }
    },
    endSession: (session) => {
      for (const listener of everybody()) if (listener.session === session) listener.end()
    },
    sessions: () => [...new Set(everybody().map((listener) => listener.session))],
    showMatch: (match, { except = null, again = false } = {}) => {
      const shown = new Map<string, Shown>()
      for (const listener of byTable.get(match.id) ?? [])
        if (listener.userId !== except && (again || !isBehind(listener, match))) showMatchTo(listener, match, shown)
    },
    showMatchTo: (listener, match) => showMatchTo(listener, match),
    showLobby: (place) => {
      for (const listener of byTable.get(place.table.id) ?? []) showLobbyTo(listener, place)
    },
    showLobbyTo,
    showRemarks: (place, to, remarksOf) => {
      for (const listener of byTable.get(place.table.id) ?? []) {
        const viewer = to(listener) ? viewerOf(listener, place) : null
        const remarks = viewer === null ? null : remarksOf({ userId: listener.userId, viewer })
        if (remarks !== null) send(listener, 'remarks', remarks)
      }
    },
    tellPeople: (table, userIds) => {
      for (const userId of new Set(userIds)) {
        for (const listener of byUser.get(userId) ?? []) {
          if (!listener.invites.has(table)) send(listener, 'mine', { table })
        }
      }
    },
    isPresent,
    here: () =>
      [...byTable].flatMap(([table, listeners]) =>
        [...new Set([...listeners].map(({ userId }) => userId))].map((userId) => [table, userId] as const),
      ),
    isWatched: (table) => byTable.has(table),
    watched: () => [...byTable.keys()],
    lines: () => {
      const lines = { stream: 0, socket: 0 }
      for (const { way } of everybody()) lines[way]++
      return lines
    },
    close: () => {
      closed = true
      clearInterval(beat)
      for (const timer of leaving.values()) clearTimeout(timer)
      for (const listener of everybody()) listener.end()
    },
  }
}
