import { useCallback, useEffect, useMemo, useState } from 'react'
import { pace } from '../preferences.ts'
import type { KnownMatch, MatchUpdate } from '../wire/known.ts'
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
  /** So many steps are told again, the one that is told now among them; 0 when nothing is. */
  readonly left: number
  /** Tells what is past, from where it begins to the match as it is. */
  readonly tellAgain: (queue: TellingQueue<KnownMatch>) => void
  /** Goes on with what is told, before its time is over. */
  readonly goOn: () => void
}

/** Nothing is told slowly: it is wished so, or nothing is to move, or nobody looks. */
const still = (): boolean =>
  pace.now() === 'atOnce' || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether anything is told slowly now. */
export const tellsSlowly = (): boolean => !still()

const stepTime = (): number => {
  const wished = pace.now()
  return wished === 'atOnce' ? 0 : STEP[wished]
}

/** What is known of a match, with the newest of it: the same queue where that is in it already. */
const withNewest = (
  now: TellingQueue<KnownMatch>,
  match: KnownMatch,
  { tell, tells }: { readonly tell: Tell; readonly tells?: Tells },
): TellingQueue<KnownMatch> => {
  if (match === now.shown || now.waiting.some(({ next }) => next === match)) return now
  // The same position once more: somebody came or went.
  if (match.frame.version <= now.shown.frame.version) return { ...now, shown: match }
  const from = newest(now).frame.version
  const news = match.updates.filter((update) => update.version > from).flatMap((update) => update.events)
  return arrived(now, match, still() ? [] : storyOf(news, tell, tells))
}

/**
 * Shows what happened step by step before the table changes: a duel is seen before its dead are gone. Nothing waits for it
 * but the eye, and the log, which knows no more than has been seen: a press skips it, with reduced motion nothing is told, and what comes meanwhile is told after it.
 */
export const useTelling = (
  match: KnownMatch,
  how: { readonly tell: Tell; readonly tells?: Tells },
  /** The last version this viewer has seen; null: what is there at first is not new. */
  seenTo: number | null = null,
): Telling => {
  const [kept, setQueue] = useState(() => opening(match, seenTo ?? undefined))
  // Before anything is drawn of it: every version would be drawn twice, first as the one before it.
  const now = withNewest(kept, match, how)
  if (now !== kept) setQueue(now)

  // Two steps may look alike: each is known by where it leads and how many come after it.
  const [first] = now.waiting
  const to = first?.next
  const steps = first?.groups.length ?? 0
  const isAgain = first?.again === true
  useEffect(() => {
    // Where nothing is told slowly, what is told again goes on by hand.
    if (to === undefined || steps === 0 || (isAgain && still())) return
    const timer = setTimeout(() => setQueue(advanced), stepTime())
    return () => clearTimeout(timer)
  }, [to, steps, isAgain])

  const skip = useCallback(() => setQueue(skipped), [])
  const goOn = useCallback(() => setQueue(advanced), [])
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
      skip,
      left: waiting.filter(({ again, groups }) => again === true && groups.length > 0).length,
      tellAgain: setQueue,
      goOn,
    }
  }, [now, skip, goOn])
}

const NOTHING: readonly unknown[] = []
