import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { pace } from '../preferences.ts'
import type { KnownMatch, MatchUpdate } from '../wire/live.ts'
import { type TellingQueue, advanced, arrived, markOf, newest, opening, skipped } from './telling-queue.ts'
import { type Tell, type Telling as Tells, eventsAfter, storyOf, toldSoFar } from './told-so-far.ts'

/** Milliseconds a told step stands, by the pace that is wished for. */
const STEP: Readonly<Record<'calm' | 'brisk', number>> = { calm: 800, brisk: 350 }

export interface Telling {
  /** The match as it is shown: the newest, or the one before what is being told. */
  readonly shown: KnownMatch
  /** What the log tells: no more than what has been shown. */
  readonly updates: readonly MatchUpdate[]
  /** Updates after this version came last. */
  readonly fresh: number
  /** Events that joined the log last. */
  readonly news: readonly unknown[]
  /** The group of events told now; empty when nothing is. */
  readonly told: readonly unknown[]
  /** Show the end at once. */
  readonly skip: () => void
}

/** Nothing is told slowly: it is wished so, or nothing is to move, or nobody looks. */
const still = (): boolean =>
  pace.now() === 'atOnce' || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

const stepTime = (): number => {
  const wished = pace.now()
  return wished === 'atOnce' ? 0 : STEP[wished]
}

/**
 * Shows what happened step by step before the table changes: a duel is seen before its dead are gone. Nothing waits for it
 * but the eye, and the log, which knows no more than has been seen: a press skips it, with reduced motion nothing is told, and what comes meanwhile is told after it.
 */
export const useTelling = (
  match: KnownMatch,
  { tell, tells }: { readonly tell: Tell; readonly tells?: Tells },
  /** The last version this viewer has seen; null: what is there at first is not new. */
  seenTo: number | null = null,
): Telling => {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const queue = useRef<TellingQueue<KnownMatch>>(opening(match, seenTo ?? undefined))
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
    }, stepTime())
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
    queue.current = arrived(now, match, still() ? [] : storyOf(news, tell, tells))
    redraw()
    step()
  }, [match, tell, tells, step])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )

  const now = queue.current
  return useMemo(() => {
    const { shown, fresh, said, waiting } = now
    const [first] = waiting
    const updates = first === undefined ? shown.updates : toldSoFar(first.next.updates, markOf(now))
    return {
      shown,
      updates,
      fresh: first === undefined ? fresh : shown.frame.version,
      news: eventsAfter(updates, said),
      told: first?.groups[0]?.shown ?? NOTHING,
      skip: finish,
    }
  }, [now, finish])
}

const NOTHING: readonly unknown[] = []
