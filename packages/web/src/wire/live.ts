import type { QueryClient } from '@tanstack/react-query'
import { type KnownChat, learnChat } from './chat.ts'
import { type KnownMatch, keys } from './known.ts'
import { type News, openNews } from './news.ts'
import { type Line, SPREAD, type Transport, WireError } from './transport.ts'

export interface Live extends Pick<News, 'lobbyBy' | 'matchBy'> {
  /** Keeps a table's lobby and match fresh until the returned function is called. */
  readonly watch: (table: string, invite: string | null) => () => void
  /** Leaves a table by one's own will, of whose closing one need not be told. */
  readonly leave: (table: string) => Promise<void>
  readonly line: () => Line
  /** Opens one where there is none yet. */
  readonly onLine: (listener: () => void) => () => void
  /** The same of a line that is opened by others. */
  readonly onChange: (listener: () => void) => () => void
}

/** Answers of the house itself, and of nobody before it, to who may not look at a table. */
const NO_ENTRY: ReadonlySet<string> = new Set(['sentAway', 'forbidden', 'inviteWrong', 'notFound'])

/** One stream a page: whatever is watched is written into the query cache. */
export const openLive = (transport: Transport, cache: QueryClient): Live => {
  const watched = new Map<string, { invite: string | null; count: number }>()
  const leaving = new Set<string>()
  const lineListeners = new Set<() => void>()
  const news = openNews(cache)
  let line: Line = 'live'
  let stop: (() => void) | null = null
  let planned = false
  /** Whether a watched table was told of since the line was last lost: the first thing said on every line is how they stand. */
  let heard = true

  const setLine = (next: Line): void => {
    if (line === next) return
    line = next
    for (const listener of lineListeners) listener()
  }

  const fill = async (table: string, since: number): Promise<void> => {
    try {
      const invite = watched.get(table)?.invite ?? null
      cache.setQueryData(keys.match(table), await news.matchBy(table, () => transport.frame(table, since, invite)))
    } catch {
      // The next frame of the stream asks again.
    }
  }

  /** Of a table that is not theirs any more: its page asks for it anew, and tells the answer. */
  const forget = (table: string): void => {
    if (watched.has(table) && !leaving.has(table)) void cache.resetQueries({ queryKey: keys.lobby(table) })
  }

  /** A line may be refused for such a table, of which no line will ever tell then. */
  const mayLook = async (table: string, invite: string | null): Promise<void> => {
    try {
      await transport.lobby(table, invite)
    } catch (error) {
      if (error instanceof WireError && NO_ENTRY.has(error.code)) forget(table)
    }
  }

  const askForMine = (): void => void cache.invalidateQueries({ queryKey: keys.mine })

  const open = (): void => {
    planned = false
    stop?.()
    stop = transport.listen(
      [...watched].map(([table, { invite }]) => ({ table, invite })),
      {
        onFrame: (frame) => {
          if (!news.frame(frame)) return
          const known = cache.getQueryData<KnownMatch>(keys.match(frame.table))
          void fill(frame.table, known?.frame.viewer === frame.viewer ? (known.updates.at(-1)?.version ?? -1) : -1)
        },
        onLobby: (lobby) => {
          heard = true
          news.lobby(lobby)
        },
        onRemarks: (remarks) =>
          cache.setQueryData<KnownChat>(keys.chat(remarks.table), (known) => learnChat(known, remarks)),
        onMine: (table) => {
          askForMine()
          if (table !== undefined) forget(table)
        },
        onLine: (next) => {
          // Of what became of one's tables before a line stood none will tell.
          if (next === 'live') setTimeout(askForMine, line === 'lost' ? Math.random() * SPREAD : 0)
          setLine(next)
          if (next !== 'lost') return
          if (!heard) for (const [table, { invite }] of watched) void mayLook(table, invite)
          heard = false
        },
      },
    )
  }

  /** Several pages may begin to watch in one breath; the stream is opened once. */
  const plan = (): void => {
    if (planned) return
    planned = true
    queueMicrotask(open)
  }

  const onChange = (listener: () => void): (() => void) => {
    lineListeners.add(listener)
    return () => lineListeners.delete(listener)
  }

  return {
    lobbyBy: news.lobbyBy,
    matchBy: news.matchBy,
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
      if (stop === null) plan()
      return onChange(listener)
    },
    onChange,
  }
}
