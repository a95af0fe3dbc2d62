import type { Viewer } from '@menagerie/engine'
import type { Lobby } from '@menagerie/protocol'
import { useSearchParams } from 'wouter'

/** Whose eyes a replay is seen through: one viewer's, or with every hand open. */
export type Eyes = Viewer | 'all'

const withQuery = (path: string, query: Readonly<Record<string, string | null>>): string => {
  const set = Object.entries(query).flatMap(([key, value]) => (value === null ? [] : [[key, value]]))
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`
}

/** The replay of a table; the invite goes along where somebody came by one. */
export const replayPath = (table: string, invite: string | null): string => withQuery(`/replay/${table}`, { invite })

/** A position of a replay. */
export const replayAddress = (path: string, at: number, eyes: Eyes, invite: string | null): string =>
  withQuery(path, { invite, at: String(at), eyes: String(eyes) })

/** The invite this page was opened with. Who sits at the table needs none, and does not pass it on by accident. */
export const useInvite = (lobby: Lobby): string | null => {
  const [search] = useSearchParams()
  return lobby.seats.some((seat) => seat.you) ? null : search.get('invite')
}

/** Position and eyes from an address; null for what it does not say, or not of this record. */
export const readAddress = (
  search: URLSearchParams,
  last: number,
  seats: number,
): { readonly at: number | null; readonly eyes: Eyes | null } => {
  const [at, eyes] = [search.get('at'), search.get('eyes')]
  const entry = at !== null && /^\d{1,9}$/.test(at) ? Math.min(Number(at), last) : null
  const seat = eyes !== null && /^\d{1,2}$/.test(eyes) ? Number(eyes) : null
  return {
    at: entry,
    eyes: eyes === 'all' || eyes === 'spectator' ? eyes : seat !== null && seat < seats ? seat : null,
  }
}
