import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Choice } from './picking.ts'

/** What a board has been touched for so far, as the list of what can be done is told. */
export interface Touched {
  /** Every choice of the question. */
  readonly choices: readonly Choice[]
  /** Those that what is chosen leaves open; null while nothing is chosen. */
  readonly open: readonly Choice[] | null
}

const UNTOUCHED: Touched = { choices: [], open: null }

/** Kept by a table for its board and its list. */
export const keepTouched = () => {
  let now = UNTOUCHED
  const listeners = new Set<() => void>()
  return {
    now: () => now,
    tell: (next: Touched): void => {
      now = next
      for (const listener of listeners) listener()
    },
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const TouchedContext = createContext(keepTouched())

/** Told by a board whenever it is touched. */
export const useTellTouched = (choices: readonly Choice[], open: readonly Choice[] | null): void => {
  const { tell } = useContext(TouchedContext)
  useLayoutEffect(() => tell({ choices, open }), [tell, choices, open])
}

export const useTouched = (): Touched => {
  const { listen, now } = useContext(TouchedContext)
  return useSyncExternalStore(listen, now)
}

/** The lines that what is chosen on the board leaves; null where it says nothing of lines. */
export const linesLeft = (lines: readonly string[], { open }: Touched): ReadonlySet<string> | null => {
  const steps = new Set(open?.flatMap((choice) => choice.steps))
  const left = lines.filter((line) => steps.has(line))
  return left.length === 0 || left.length === lines.length ? null : new Set(left)
}

/** So many lines are read without being parted. */
const FEW = 9

/** The lines that begin with another thing than the one before them; none in a short list. */
export const partsOf = (lines: readonly string[], { choices }: Touched): ReadonlySet<string> => {
  if (lines.length <= FEW) return new Set()
  const things = new Map(choices.map(({ steps, places }) => [steps.at(-1), places[0]?.replace(/^b\..*/, 'b')]))
  return new Set(lines.filter((line, at) => at > 0 && things.get(line) !== things.get(lines[at - 1] as string)))
}
