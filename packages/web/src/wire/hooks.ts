import type { Lobby, Me, Summary } from '@menagerie/protocol'
import { QueryClient, type UseQueryResult, skipToken, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { type KnownChat, NO_CHAT } from './chat.ts'
import { combine, isAway } from './combined.ts'
import { keepsAny } from './here-id.ts'
import { openKeeper } from './keeper.ts'
import { keeping } from './keeping.ts'
import { type KnownMatch, keys } from './known.ts'
import { type Live, openLive } from './live.ts'
import { remote } from './remote.ts'
import { type Line, type Transport, WireError } from './transport.ts'

export interface Wire {
  readonly transport: Transport
  readonly live: Live
  readonly cache: QueryClient
}

/** The server, and this device, whose side is fetched when the first of its tables is wanted. */
const bothSides = (): Transport =>
  keeping(
    combine({
      server: remote,
      here: async () => (await import('../here/index.ts')).here,
      keepsAny,
      guest: () => i18next.t('me.guest'),
    }),
    openKeeper(),
  )

export const openWire = (transport: Transport = bothSides()): Wire => {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        // A cut network is no reason to wait: much of what is asked for is on this device.
        networkMode: 'always',
        retry: (count, error) =>
          error instanceof WireError && error.status >= 400 && error.status < 500 ? false : count < 4,
        staleTime: 30_000,
      },
    },
  })
  return { transport, cache, live: openLive(transport, cache) }
}

export const WireContext = createContext<Wire | null>(null)

export const useWire = (): Wire => {
  const wire = useContext(WireContext)
  if (wire === null) throw new Error('no wire')
  return wire
}

export const useMe = (): UseQueryResult<Me> => {
  const { transport } = useWire()
  return useQuery({ queryKey: keys.me, queryFn: transport.me, staleTime: Infinity })
}

export const useMyTables = (): UseQueryResult<readonly Summary[]> => {
  const { transport } = useWire()
  return useQuery({ queryKey: keys.mine, queryFn: transport.myTables, refetchInterval: 30_000 })
}

export const useOpenTables = (): UseQueryResult<readonly Summary[]> => {
  const { transport } = useWire()
  return useQuery({ queryKey: keys.open, queryFn: transport.openTables, refetchInterval: 8_000 })
}

/** Whether nobody answers a question, as far as the last attempt told: one still under way changes nothing. */
export const useAway = ({
  failureReason,
  isFetching,
}: Pick<UseQueryResult, 'failureReason' | 'isFetching'>): boolean => {
  const [known, setKnown] = useState(false)
  const away = isFetching && failureReason === null ? known : isAway(failureReason)
  if (away !== known) setKnown(away)
  return away
}

/** Milliseconds after which a server that was out of reach is asked for a table once more. */
const AGAIN = 4000

/** A table before, during and after its match, kept fresh by the stream. */
export const useLobby = (table: string, invite: string | null): UseQueryResult<Lobby> => {
  const { transport, live } = useWire()
  const query = useQuery({
    queryKey: keys.lobby(table),
    queryFn: () => live.lobbyBy(table, () => transport.lobby(table, invite)),
    refetchInterval: ({ state }) => (state.data === undefined && isAway(state.error) ? AGAIN : false),
  })
  const known = query.data !== undefined
  useEffect(() => (known ? live.watch(table, invite) : undefined), [known, live, table, invite])
  return query
}

/** The match of a table whose match has begun. */
export const useMatch = (table: string, invite: string | null, begun: boolean): UseQueryResult<KnownMatch> => {
  const { transport, live } = useWire()
  return useQuery({
    queryKey: keys.match(table),
    enabled: begun,
    staleTime: Infinity,
    queryFn: () => live.matchBy(table, () => transport.frame(table, -1, invite)),
  })
}

/** What is said at a table, as far as its line has told. */
export const useChat = (table: string): KnownChat =>
  useQuery<KnownChat>({ queryKey: keys.chat(table), queryFn: skipToken, staleTime: Infinity }).data ?? NO_CHAT

export const useLine = (): Line => {
  const { live } = useWire()
  return useSyncExternalStore(live.onLine, live.line)
}

/** Why this browser is nobody to the house; null: it is somebody, as far as is known. Opens no line to know it. */
export const useNobody = (): 'out' | 'unkept' | null => {
  const { live } = useWire()
  const line = useSyncExternalStore(live.onChange, live.line)
  return line === 'out' || line === 'unkept' ? line : null
}
