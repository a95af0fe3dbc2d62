import type { LiveMatch } from '@menagerie/authority'
import type { Viewer } from '@menagerie/engine'
import { type Frame, type Remarks, type StreamEvents, formatEventId } from '@menagerie/protocol'
import type { Games } from '../lobby/games.ts'
import { type Place, lobbyFor, maySee, seatOf } from '../lobby/place.ts'
import { type Around, projectFor } from '../match/project.ts'
import { type Listener, type Listeners, type ListenersOptions, openListeners } from './listeners.ts'

export interface Hub extends Pick<
  Listeners,
  'add' | 'welcome' | 'remove' | 'isPresent' | 'here' | 'isWatched' | 'watched' | 'close'
> {
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
  /** Sends these listeners where a match stands. */
  readonly showMatchTo: (listeners: Iterable<Listener>, match: LiveMatch<Place>) => void
  readonly showLobby: (place: Place) => void
  /** Who may not look any more is told that it is no longer theirs. */
  readonly showLobbyTo: (listeners: Iterable<Listener>, place: Place) => void
  /** Sends those who watch a table and may look what each may read of what is said there; null: this one nothing. */
  readonly showRemarks: (
    place: Place,
    to: (listener: Listener) => boolean,
    remarksOf: (reader: { readonly userId: string; readonly viewer: Viewer }) => Remarks | null,
  ) => void
  /** Tells people that something in their tables changed, on their streams that do not watch the table itself. */
  readonly tellPeople: (table: string, userIds: readonly string[]) => void
  /** How many there are of each. */
  readonly lines: () => Readonly<Record<Listener['way'], number>>
}

export interface HubOptions extends ListenersOptions {
  readonly games: Games
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

export const openHub = ({ games, onPresence, onListening, beatSeconds, now }: HubOptions): Hub => {
  const listeners = openListeners({ onPresence, onListening })
  const around: Around = { isPresent: listeners.isPresent, now }

  const send = <K extends keyof StreamEvents>(listener: Listener, event: K, data: StreamEvents[K]): void =>
    listener.tell({ event, id: formatEventId(listener.sent), data: JSON.stringify(data), match: null })

  /** Null for one who may not look any more. */
  const viewerOf = (listener: Listener, place: Pick<Place, 'table' | 'seats'>): Viewer | null =>
    maySee(place, listener.userId, listener.invites.get(place.table.id) ?? null)
      ? (seatOf(place, listener.userId) ?? 'spectator')
      : null

  /** Who may see the same and has had the same is sent the same. */
  const showMatchTo = (to: Iterable<Listener>, match: LiveMatch<Place>): void => {
    const shown = new Map<string, Shown>()
    for (const listener of to) {
      const viewer = viewerOf(listener, match.place)
      if (viewer === null) continue
      const since = listener.sent.get(match.id) ?? -1
      const key = `${viewer} ${since}`
      const { data, version } = shown.get(key) ?? shownOf(projectFor(match, viewer, since, around))
      shown.set(key, { data, version })
      // Not that of the match: who sees it late learns not even from the id of an event how far it is.
      listener.sent.set(match.id, version)
      listener.tell({ event: 'frame', id: formatEventId(listener.sent), data, match })
    }
  }

  /** Whether a listener sees the match late, and has had all that they may see of it. */
  const isBehind = (listener: Listener, match: LiveMatch<Place>): boolean => {
    const behind = match.table.behind()
    return (
      behind !== null && listener.sent.get(match.id) === behind.version && seatOf(match.place, listener.userId) === null
    )
  }

  /** Who has the same seat is the same person, and all who look on are shown the same. */
  const showLobbyTo = (to: Iterable<Listener>, place: Place): void => {
    const shown = new Map<Viewer, string>()
    for (const listener of to) {
      const viewer = viewerOf(listener, place)
      if (viewer === null) {
        send(listener, 'mine', { table: place.table.id })
        continue
      }
      const data = shown.get(viewer) ?? JSON.stringify(lobbyFor(games, place, listener.userId))
      shown.set(viewer, data)
      listener.tell({ event: 'lobby', id: formatEventId(listener.sent), data, match: null })
    }
  }

  const beat = setInterval(() => {
    for (const listener of listeners.all()) listener.beat()
  }, 1000 * beatSeconds)
  beat.unref()

  return {
    ...listeners,
    endMoved: (isMoved) => {
      for (const listener of listeners.all()) {
        const [first] = listener.invites.keys()
        if (first !== undefined && isMoved(first)) listener.end()
      }
    },
    endSession: (session) => {
      for (const listener of listeners.all()) if (listener.session === session) listener.end('signedOut')
    },
    sessions: () => [...new Set(listeners.all().map((listener) => listener.session))],
    showMatch: (match, { except = null, again = false } = {}) => {
      const all = [...listeners.ofTable(match.id)]
      showMatchTo(
        all.filter((one) => one.userId !== except && (again || !isBehind(one, match))),
        match,
      )
    },
    showMatchTo,
    showLobby: (place) => showLobbyTo(listeners.ofTable(place.table.id), place),
    showLobbyTo,
    showRemarks: (place, to, remarksOf) => {
      for (const listener of listeners.ofTable(place.table.id)) {
        const viewer = to(listener) ? viewerOf(listener, place) : null
        const remarks = viewer === null ? null : remarksOf({ userId: listener.userId, viewer })
        if (remarks !== null) send(listener, 'remarks', remarks)
      }
    },
    tellPeople: (table, userIds) => {
      for (const userId of new Set(userIds)) {
        for (const listener of listeners.ofPerson(userId)) {
          if (!listener.invites.has(table)) send(listener, 'mine', { table })
        }
      }
    },
    lines: () => {
      const lines = { stream: 0, socket: 0 }
      for (const { way } of listeners.all()) lines[way]++
      return lines
    },
    close: () => {
      clearInterval(beat)
      listeners.close()
    },
  }
}
