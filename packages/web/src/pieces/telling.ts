import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import type { KnownMatch, MatchUpdate } from '../wire/live.ts'
import { type TellingQueue, advanced, arrived, newest, skipped } from './telling-queue.ts'

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

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Shows what happened step by step before the table changes: a duel is seen before its dead are gone. Nothing waits for it
 * but the eye: a press skips it, with reduced motion nothing is told, and what comes meanwhile is told after it.
 */
export const useTelling = (
  match: KnownMatch,
  tell: (events: readonly unknown[]) => readonly (readonly unknown[])[],
  /** The last version this viewer has seen; null: what is there at first is not new. */
  seenTo: number | null = null,
): Telling => {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const queue = useRef<TellingQueue<KnownMatch>>({ shown: match, fresh: seenTo ?? match.frame.version, waiting: [] })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const finish = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (queue.current.waiting.length === 0) return
    queue.current = skipped(queue.current)
    redraw()
  }, [])

  /** Goes on with what waits; what is told now keeps its time. */
  const step = useCallback(() => {
    if (timer.current !== undefined || queue.current.waiting.length === 0) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      queue.current = advanced(queue.current)
      redraw()
      step()
    }, STEP)
  }, [])

  useEffect(() => {
    const now = queue.current
    if (match === now.shown || now.waiting.some(({ next }) => next === match)) return
    if (match.frame.version <= now.shown.frame.version) {
      // The same position once more: somebody came or went.
      queue.current = { ...now, shown: match }
      redraw()
      return
    }
    const from = newest(now).frame.version
    const news = match.updates.filter((update) => update.version > from).flatMap((update) => update.events)
    queue.current = arrived(now, match, still() || document.hidden ? [] : tell(news))
    redraw()
    step()
  }, [match, tell, step])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )

  const { shown, fresh, waiting } = queue.current
  const [first] = waiting
  const { updates } = first?.next ?? shown
  const since = first === undefined ? fresh : shown.frame.version
  const told = first?.groups[0] ?? NOTHING
  return useMemo(() => ({ shown, updates, fresh: since, told, skip: finish }), [shown, updates, since, told, finish])
}

const NOTHING: readonly unknown[] = []
