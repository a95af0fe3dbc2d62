import { Refused } from '@menagerie/authority'
import type { Frame, Lobby } from '@menagerie/protocol'

export interface HereListener {
  readonly onFrame: (frame: Frame) => void
  readonly onLobby: (lobby: Lobby) => void
  readonly onMine: () => void
}

/** What one listener got last of a table. */
interface Sent {
  readonly viewer: Frame['viewer']
  readonly version: number
}

export interface Watch {
  readonly listen: (ids: readonly string[], listener: HereListener) => () => void
  /** A table is not as it was: whoever watches it is told what is new to them. */
  readonly changed: (id: string) => void
  readonly isWatched: (id: string) => boolean
}

export interface WatchOptions {
  readonly lobby: (id: string) => Promise<Lobby>
  readonly frame: (id: string, since: number) => Promise<Frame>
}

/** Brings what changed to those who listen. A new viewer gets the whole story anew, as they may know it. */
export const openWatch = ({ lobby, frame }: WatchOptions): Watch => {
  const listening = new Set<{
    readonly listener: HereListener
    /** By table watched; null before the first frame. */
    readonly sent: Map<string, Sent | null>
  }>()

  const show = async (id: string): Promise<void> => {
    for (const { listener } of listening) listener.onMine()
    const watching = [...listening].filter(({ sent }) => sent.has(id))
    if (watching.length === 0) return
    try {
      const place = await lobby(id)
      // First the frame: a lobby that says "begun" must find the match.
      if (place.status !== 'waiting') {
        for (const { listener, sent } of watching) {
          const last = sent.get(id) ?? null
          const news = await frame(id, last?.version ?? -1)
          const same = last !== null && last.viewer === news.viewer
          if (same && last.version >= news.version) continue
          const told = last === null || same ? news : await frame(id, -1)
          sent.set(id, { viewer: told.viewer, version: told.version })
          listener.onFrame(told)
        }
      }
      for (const { listener } of watching) listener.onLobby(place)
    } catch (error) {
      // Gone meanwhile, or of older rules: who asks is told.
      if (!(error instanceof Refused)) throw error
    }
  }

  /** One after the other, so that nobody is told of the past. */
  let queue = Promise.resolve()
  const changed = (id: string): void => {
    queue = queue.then(() => show(id)).catch(() => undefined)
  }

  return {
    listen: (ids, listener) => {
      const entry = { listener, sent: new Map<string, Sent | null>(ids.map((id) => [id, null])) }
      listening.add(entry)
      for (const id of ids) changed(id)
      return () => void listening.delete(entry)
    },
    changed,
    isWatched: (id) => [...listening].some(({ sent }) => sent.has(id)),
  }
}
