import type { LogEntry } from '../../pieces/log.tsx'
import type { MatchUpdate } from '../../wire/known.ts'
import type { Called } from '../match-words.tsx'

/** The lines of an update, as new ones or as old ones, with things called as the viewer calls them. */
export type LinesOf = (update: MatchUpdate, fresh: number, called: Called | null) => readonly LogEntry[]

type Names = ReturnType<Called>

interface Kept {
  readonly lines: readonly LogEntry[]
  readonly isFresh: boolean
  /** By event of the update. */
  readonly called: readonly Names[]
}

const NOTHING: Names = new Map()

const callsAlike = (one: Names, other: Names | undefined): boolean =>
  one === other || (one.size === other?.size && [...one].every(([code, name]) => other.get(code) === name))

/**
 * Lines that stay the same objects for as long as they say the same, so that what is drawn of them stays too: in a long match
 * nearly all lines are old. For one match in one language and with the same names.
 */
export const keptLines = (make: LinesOf): LinesOf => {
  const kept = new WeakMap<MatchUpdate, Kept>()
  return (update, fresh, called) => {
    const isFresh = update.version > fresh
    const own = update.events.map((event) => called?.(event) ?? NOTHING)
    const known = kept.get(update)
    if (known?.isFresh === isFresh && known.called.every((one, at) => callsAlike(one, own[at]))) return known.lines
    const lines = make(update, fresh, called)
    kept.set(update, { lines, isFresh, called: own })
    return lines
  }
}
