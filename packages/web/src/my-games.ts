import { useSyncExternalStore } from 'react'

/** What somebody noted of their games on this device: names of their own, and what they put away. */
export interface Notes {
  /** By the table's id. */
  readonly names: Readonly<Record<string, string>>
  readonly away: readonly string[]
}

const KEY = 'menagerie.myGames'
/** Notes that are kept: the newest. */
const MOST = 300
const NONE: Notes = { names: {}, away: [] }

const isText = (value: unknown): value is string => typeof value === 'string'

const read = (): Notes => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('names' in kept) || !('away' in kept)) return NONE
    const { names, away } = kept
    return {
      names:
        typeof names === 'object' && names !== null
          ? Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => isText(entry[1])))
          : {},
      away: Array.isArray(away) ? away.filter(isText) : [],
    }
  } catch {
    // A browser that stores nothing, or stored nonsense: nothing is noted.
    return NONE
  }
}

const listeners = new Set<() => void>()
let known: Notes | null = null
const now = (): Notes => (known ??= read())

const keep = (next: Notes): void => {
  known = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Noted until the page is closed.
  }
  for (const listener of listeners) listener()
}

/** Calls a table by a name of one's own; an empty one takes the name away. */
export const nameTable = (id: string, name: string): void => {
  const { [id]: _, ...others } = now().names
  const rest = Object.entries(others).slice(-MOST)
  keep({ ...now(), names: Object.fromEntries(name.trim() === '' ? rest : [...rest, [id, name.trim()]]) })
}

/** Puts tables away, or takes them out again. */
export const putAway = (ids: readonly string[], away: boolean): void => {
  const rest = now().away.filter((id) => !ids.includes(id))
  keep({ ...now(), away: (away ? [...rest, ...ids] : rest).slice(-MOST) })
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNotes = (): Notes => useSyncExternalStore(subscribe, now)
