import type { Kept } from '@menagerie/fair'

/** Where a page keeps what it was bound to, by table. */
export interface KeptStore {
  readonly read: (table: string) => Kept | null
  readonly change: (table: string, change: (kept: Kept | null) => Kept) => Kept
}

/** Ids of the tables of which anything is kept, oldest first. */
const LIST = 'menagerie.kept'
/** More than anybody plays at a time; the oldest is let go, earlier where this browser has no room. */
const MOST_TABLES = 40

const keyOf = (table: string): string => `${LIST}.${table}`

/** As this file has written it; null where nothing stands. */
const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

/** In this browser's storage; what has no room there, for as long as the page is open. */
export const openKeptStore = (): KeptStore => {
  const memory = new Map<string, Kept>()
  const list = (): readonly string[] => (parsed(localStorage.getItem(LIST)) as readonly string[] | null) ?? []
  const letGo = (): void => {
    const [oldest, ...rest] = list()
    if (oldest !== undefined) localStorage.removeItem(keyOf(oldest))
    localStorage.setItem(LIST, JSON.stringify(rest))
  }
  const write = (table: string, kept: Kept): void => {
    if (!list().includes(table)) {
      while (list().length >= MOST_TABLES) letGo()
      localStorage.setItem(LIST, JSON.stringify([...list(), table]))
    }
    for (;;) {
      try {
        localStorage.setItem(keyOf(table), JSON.stringify(kept))
        return
      } catch (error) {
        // No room: the oldest goes, unless that is this one.
        if (list()[0] === table || list().length === 0) throw error
        letGo()
      }
    }
  }
  const read = (table: string): Kept | null => {
    const known = memory.get(table)
    if (known !== undefined) return known
    try {
      return parsed(localStorage.getItem(keyOf(table))) as Kept | null
    } catch {
      return null
    }
  }
  return {
    read,
    // Nothing else of this browser runs between reading and writing.
    change: (table, change) => {
      const kept = change(read(table))
      try {
        write(table, kept)
      } catch {
        memory.set(table, kept)
      }
      return kept
    },
  }
}
