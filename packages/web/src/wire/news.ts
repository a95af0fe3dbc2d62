import type { Frame, Lobby } from '@menagerie/protocol'
import type { QueryClient } from '@tanstack/react-query'
import { type KnownMatch, keys, learn } from './known.ts'

/* News of a table comes in order, on the line. An answer to a question may have been on its way for longer: whoever is the last to
   get ready may hear that the match has begun before they hear that they are ready. What is older never replaces what is newer. */

export interface News {
  /** The line has told of it. */
  readonly lobby: (lobby: Lobby) => void
  /** Answers whether updates between are missing and have to be asked for. */
  readonly frame: (frame: Frame) => boolean
  /** The lobby of a table by an answer; where there was news of it meanwhile, as the news left it. */
  readonly lobbyBy: (table: string, ask: () => Promise<Lobby>) => Promise<Lobby>
  /** The match of a table by an answer, joined to what is known; of two frames of one version the one that was news. */
  readonly matchBy: (table: string, ask: () => Promise<Frame>) => Promise<KnownMatch>
}

/** How far a table is in its life: it never goes back. */
const STAGES: Readonly<Record<Lobby['status'], number>> = { waiting: 0, playing: 1, over: 2, closed: 2 }

/** The one that came last, but for one of a stage that the table has left. */
const laterLobby = (known: Lobby | undefined, next: Lobby): Lobby =>
  known !== undefined && STAGES[next.status] < STAGES[known.status] ? known : next

export const openNews = (cache: QueryClient): News => {
  /** How many times there was news, by what it was of. */
  const times = new Map<string, number>()
  const timesOf = (key: readonly string[]): number => times.get(key.join(' ')) ?? 0
  const came = (key: readonly string[]): void => void times.set(key.join(' '), timesOf(key) + 1)

  const asked = async <Answer>(key: readonly string[], ask: () => Promise<Answer>) => {
    const before = timesOf(key)
    const answer = await ask()
    return { answer, isOvertaken: timesOf(key) > before }
  }

  return {
    lobby: (lobby) => {
      const key = keys.lobby(lobby.id)
      came(key)
      cache.setQueryData<Lobby>(key, (known) => laterLobby(known, lobby))
    },
    frame: (frame) => {
      const key = keys.match(frame.table)
      came(key)
      const next = learn(cache.getQueryData<KnownMatch>(key), frame)
      if (next !== null) cache.setQueryData(key, next)
      return next === null
    },
    lobbyBy: async (table, ask) => {
      const key = keys.lobby(table)
      const { answer, isOvertaken } = await asked(key, ask)
      const known = cache.getQueryData<Lobby>(key)
      return isOvertaken && known !== undefined ? known : laterLobby(known, answer)
    },
    matchBy: async (table, ask) => {
      const key = keys.match(table)
      const { answer, isOvertaken } = await asked(key, ask)
      const known = cache.getQueryData<KnownMatch>(key)
      const isSame = known?.frame.viewer === answer.viewer && known.frame.version === answer.version
      if (isOvertaken && isSame) return known
      return learn(known, answer) ?? known ?? { frame: answer, updates: answer.updates }
    },
  }
}
