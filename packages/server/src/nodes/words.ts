import type { Listened } from './siblings.ts'

/**
 * Which words on what has moved in a match are worth saying. Where all its people are at the worker that looks after it, nobody else
 * has anything of it: each of the others would read the match anew for nobody, after every decision.
 */
export interface Words {
  /** A match moved here. `people`: who sits there. */
  readonly moved: (table: string, people: readonly string[]) => void
  /** Somebody, or whoever watches a table, is listening here from now on, or nobody is. */
  readonly listening: (name: string, isHere: boolean) => void
  /** Another worker has said so. */
  readonly listened: (slot: number, change: Listened) => void
  /** Other workers serve than before, or other servers live: those are told what this one has. */
  readonly changed: (slots: readonly number[]) => void
  /** Servers of the database live that are none of these workers, or none does. */
  readonly strangers: (areThere: boolean) => void
}

export interface WordsOptions {
  /** Whether this process alone acts for a match, and its people come here. */
  readonly isOwn: (table: string) => boolean
  /** Tells all servers that a table has changed. */
  readonly tell: (table: string) => void
  /** Tells the other workers for whom to speak. Null where there are none. */
  readonly tellListened: ((change: Listened) => void) | null
}

/** Milliseconds for which it is known what was not said: somebody may have begun to listen before their word arrived. */
const KEPT_MS = 5000

export const openWords = ({ isOwn, tell, tellListened }: WordsOptions): Words => {
  const here = new Set<string>()
  /** Changed since the others were told. */
  const changes = new Map<string, boolean>()
  let isTelling = false
  /** By slot. */
  const elsewhere = new Map<number, Set<string>>()
  let areStrangers = false
  /** In order of the last decision. */
  const unsaid = new Map<string, { readonly people: readonly string[]; readonly at: number }>()

  const flush = (): void => {
    isTelling = false
    const list = [...changes]
    changes.clear()
    const of = (isHere: boolean): string[] => list.filter(([, is]) => is === isHere).map(([name]) => name)
    tellListened?.({ isAll: false, here: of(true), gone: of(false) })
  }

  const isListened = (names: readonly string[]): boolean => {
    for (const there of elsewhere.values()) if (names.some((name) => there.has(name))) return true
    return false
  }

  /** Says what was not said, where it is worth it now. */
  const sayUnsaid = (isWorth: (names: readonly string[]) => boolean): void => {
    for (const [table, { people, at }] of unsaid) {
      if (performance.now() - at > KEPT_MS) unsaid.delete(table)
      else if (isWorth([table, ...people])) {
        unsaid.delete(table)
        tell(table)
      }
    }
  }

  const forgetOld = (): void => {
    for (const [table, { at }] of unsaid) {
      if (performance.now() - at <= KEPT_MS) return
      unsaid.delete(table)
    }
  }

  return {
    moved: (table, people) => {
      const isSpared = tellListened !== null && !areStrangers && isOwn(table) && !isListened([table, ...people])
      if (!isSpared) return tell(table)
      unsaid.delete(table)
      unsaid.set(table, { people, at: performance.now() })
      forgetOld()
    },
    listening: (name, isHere) => {
      if (isHere) here.add(name)
      else here.delete(name)
      if (tellListened === null) return
      changes.set(name, isHere)
      if (isTelling) return
      isTelling = true
      setImmediate(flush)
    },
    listened: (slot, { isAll, here: come, gone }) => {
      const there = isAll ? new Set<string>() : (elsewhere.get(slot) ?? new Set<string>())
      elsewhere.set(slot, there)
      for (const name of gone) there.delete(name)
      for (const name of come) there.add(name)
      if (come.length === 0) return
      const fresh = new Set(come)
      sayUnsaid((names) => names.some((name) => fresh.has(name)))
    },
    changed: (slots) => {
      for (const slot of elsewhere.keys()) if (!slots.includes(slot)) elsewhere.delete(slot)
      tellListened?.({ isAll: true, here: [...here], gone: [] })
    },
    strangers: (areThere) => {
      areStrangers = areThere
      if (areThere) sayUnsaid(() => true)
    },
  }
}
