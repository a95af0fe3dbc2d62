import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import type { KnownMatch, MatchUpdate } from '../wire/live.ts'

/** Milliseconds a told step stands. */
const STEP = 800

export interface Telling {
  /** The match as it is shown: the newest, or the one before what is being told. */
  readonly shown: KnownMatch
  /** Updates whose events are shown in the log. */
  readonly updates: readonly MatchUpdate[]
  /** Updates after this version came last. */
  readonly fresh: number
  /** The group of events told now; empty when nothing is. */
  readonly told: readonly unknown[]
  /** Show the end at once. */
  readonly skip: () => void
}

interface Queue {
  shown: KnownMatch
  fresh: number
  /** Groups still to be told before `next` is shown. */
  groups: (readonly unknown[])[]
  next: KnownMatch | null
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Shows what happened step by step before the table changes: a duel is seen before its dead are gone. Nothing waits for it
 * but the eye: a press skips it, people who want stillness are told nothing, and what comes meanwhile cuts it short.
 */
export const useTelling = (
  match: KnownMatch,
  tell: (events: readonly unknown[]) => readonly (readonly unknown[])[],
  /** The last version this viewer has seen; null: what is there at first is not new. */
  seenTo: number | null = null,
): Telling => {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const queue = useRef<Queue>({ shown: match, fresh: seenTo ?? match.frame.version, groups: [], next: null })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const finish = useCallback(() => {
    clearTimeout(timer.current)
    const now = queue.current
    if (now.next === null) return
    queue.current = { shown: now.next, fresh: now.shown.frame.version, groups: [], next: null }
    redraw()
  }, [])

  const step = useCallback(() => {
    clearTimeout(timer.current)
    const now = queue.current
    if (now.groups.length === 0) {
      finish()
      return
    }
    timer.current = setTimeout(() => {
      now.groups.shift()
      redraw()
      step()
    }, STEP)
  }, [finish])

  useEffect(() => {
    const now = queue.current
    if (match === now.shown || match === now.next) return
    if (match.frame.version <= now.shown.frame.version) {
      // The same position once more: somebody came or went.
      queue.current = { ...now, shown: match }
      redraw()
      return
    }
    // What was being told is over; what comes now is told from there.
    const from = now.next ?? now.shown
    const news = match.updates
      .filter((update) => update.version > from.frame.version)
      .flatMap((update) => update.events)
    const groups = still() || document.hidden ? [] : tell(news)
    if (groups.length === 0) {
      clearTimeout(timer.current)
      queue.current = { shown: match, fresh: now.shown.frame.version, groups: [], next: null }
    } else queue.current = { shown: from, fresh: from.frame.version, groups: [...groups], next: match }
    redraw()
    step()
  }, [match, tell, step])

  useEffect(() => () => clearTimeout(timer.current), [])

  const { shown, fresh, groups, next } = queue.current
  const { updates } = next ?? shown
  const since = next === null ? fresh : shown.frame.version
  const told = groups[0] ?? NOTHING
  return useMemo(() => ({ shown, updates, fresh: since, told, skip: finish }), [shown, updates, since, told, finish])
}

const NOTHING: readonly unknown[] = []
