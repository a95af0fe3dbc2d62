import type { Frame } from '@menagerie/protocol'
import type { QueryClient } from '@tanstack/react-query'
import { type KnownChat, learnChat } from './chat.ts'
import type { Line, Transport } from './transport.ts'

export type MatchUpdate = Frame['updates'][number]

/** A match as far as this page knows it: the newest frame, and every update since the beginning. */
export interface KnownMatch {
  readonly frame: Frame
  /** By rising version, without gaps. */
  readonly updates: readonly MatchUpdate[]
}

/** Adds a frame to what is known. Null when updates between are missing and have to be asked for. */
export const learn = (known: KnownMatch | undefined, frame: Frame): KnownMatch | null => {
  // At a device that is handed round another viewer begins from nothing: not a word of the last one's story stays.
  if (known === undefined || known.frame.viewer !== frame.viewer)
    return frame.updates[0]?.version === 0 || frame.updates.length === 0 ? { frame, updates: frame.updates } : null
  const last = known.updates.at(-1)?.version ?? -1
  if (frame.version < known.frame.version) return known
  const fresh = frame.updates.filter((update) => update.version > last)
  if (last + fresh.length < frame.version) return null
  return { frame, updates: fresh.length === 0 ? known.updates : [...known.updates, ...fresh] }
}

export const keys = {
  me: ['me'] as const,
  mine: ['tables', 'mine'] as const,
  open: ['tables', 'open'] as const,
  lobby: (table: string) => ['lobby', table] as const,
  match: (table: string) => ['match', table] as const,
  chat: (table: string) => ['chat', table] as const,
}

export interface Live {
  /** Keeps a table's lobby and match fresh until the returned function is called. */
  readonly watch: (table: string, invite: string | null) => () => void
  /** Leaves a table by one's own will, of whose closing one need not be told. */
  readonly leave: (table: string) => Promise<void>
  readonly line: () => Line
  readonly onLine: (listener: () => void) => () => void
}

/** One stream a page: whatever is watched is written into the query cache. */
export const openLive = (transport: Transport, cache: QueryClient): Live => {
  const watched = new Map<string, { invite: string | null; count: number }>()
  const leaving = new Set<string>()
  const lineListeners = new Set<() => void>()
  let line: Line = 'live'
  let stop: (() => void) | null = null
  let planned = false

  const setLine = (next: Line): void => {
    if (line === next) return
    line = next
    for (const listener of lineListeners) listener()
  }

  const fill = async (table: string, since: number): Promise<void> => {
    try {
      const frame = await transport.frame(table, since, watched.get(table)?.invite ?? null)
      cache.setQueryData<KnownMatch>(keys.match(table), (known) => learn(known, frame) ?? known)
    } catch {
      // The next frame of the stream asks again.
    }
  }

  const open = (): void => {
    planned = false
    stop?.()
    stop = transport.listen(
      [...watched].map(([table, { invite }]) => ({ table, invite })),
      {
        onFrame: (frame) => {
          const key = keys.match(frame.table)
          const known = cache.getQueryData<KnownMatch>(key)
          const next = learn(known, frame)
          if (next !== null) cache.setQueryData(key, next)
          else void fill(frame.table, known?.frame.viewer === frame.viewer ? (known.updates.at(-1)?.version ?? -1) : -1)
        },
        onLobby: (lobby) => cache.setQueryData(keys.lobby(lobby.id), lobby),
        onRemarks: (remarks) =>
          cache.setQueryData<KnownChat>(keys.chat(remarks.table), (known) => learnChat(known, remarks)),
        onMine: (table) => {
          void cache.invalidateQueries({ queryKey: keys.mine })
          if (table !== undefined && watched.has(table) && !leaving.has(table))
            void cache.resetQueries({ queryKey: keys.lobby(table) })
        },
        onLine: setLine,
      },
    )
  }

  /** Several pages may begin to watch in one breath; the stream is opened once. */
  const plan = (): void => {
    if (planned) return
    planned = true
    queueMicrotask(open)
  }

  return {
    watch: (table, invite) => {
      const entry = watched.get(table)
      if (entry === undefined) {
        watched.set(table, { invite, count: 1 })
        plan()
      } else entry.count++
      return () => {
        const left = watched.get(table)
        if (left === undefined) return
        left.count--
        if (left.count > 0) return
        watched.delete(table)
        leaving.delete(table)
        plan()
      }
    },
    leave: async (table) => {
      leaving.add(table)
      try {
        await transport.leave(table)
      } catch (error) {
        leaving.delete(table)
        throw error
      }
    },
    line: () => line,
    onLine: (listener) => {
      lineListeners.add(listener)
      if (stop === null) plan()
      return () => lineListeners.delete(listener)
    },
  }
}
