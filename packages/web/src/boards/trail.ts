import type { Seat } from '@menagerie/engine'
import { useEffect } from 'react'
import type { MatchUpdate } from '../wire/known.ts'

/** What something that happened leaves on the table until one acts oneself; things by their places. */
export type Trace =
  /** Something went from one place to another. */
  | { readonly mark: 'way'; readonly from: string; readonly to: string }
  | { readonly mark: 'new' | 'changed' | 'gone'; readonly place: string }

/** How a game's events are traced, for who sits at `near`; made of what this viewer was told, and of nothing else. */
export type Traces = (event: unknown, near: Seat) => readonly Trace[]

/** Who did this acts no more: they watch. */
const LEAVES: ReadonlySet<MatchUpdate['kind']> = new Set(['resign', 'forfeit'])

/**
 * What the others did since the viewer acted last; for who watches, or has left, what was done last by whoever did it. It stays until the
 * viewer changes something themselves: a roll or a draw that leaves no trace takes nothing away. The beginning of the match,
 * which nobody did, leaves no trail.
 */
export const eventsSince = (
  updates: readonly MatchUpdate[],
  viewer: Seat | null,
  leavesTrace: (events: readonly unknown[]) => boolean,
): readonly unknown[] => {
  const done = updates.filter((update) => update.seat !== null)
  const watches = viewer === null || done.some(({ seat, kind }) => seat === viewer && LEAVES.has(kind))
  const others = done.map(({ seat }) => seat !== viewer)
  const last = others.lastIndexOf(true)
  if (last < 0 || (!watches && done.slice(last + 1).some(({ events }) => leavesTrace(events)))) return NO_EVENTS
  const actor = done[last]?.seat
  const ends = others
    .slice(0, last)
    .map((other, at) => (watches ? done[at]?.seat !== actor : !other))
    .lastIndexOf(true)
  return done.slice(ends + 1, last + 1).flatMap(({ events }) => events)
}

const NO_EVENTS: readonly unknown[] = []

/** The trail of events: what went on more than once leaves its last mark. */
const tracesOf = (events: readonly unknown[], near: Seat, traces: Traces): readonly Trace[] => {
  const byPlace = new Map<string, Trace>()
  for (const trace of events.flatMap((event) => traces(event, near))) {
    const place = trace.mark === 'way' ? `${trace.from}>${trace.to}` : trace.place
    byPlace.delete(place)
    byPlace.set(place, trace)
  }
  return [...byPlace.values()]
}

/** The trail that updates leave for a viewer (null: who watches), who sits at `near`. */
export const trailOf = (
  updates: readonly MatchUpdate[],
  viewer: Seat | null,
  near: Seat,
  traces: Traces,
): readonly Trace[] =>
  tracesOf(
    eventsSince(updates, viewer, (events) => tracesOf(events, near, traces).length > 0),
    near,
    traces,
  )

/** By place, as it is marked: where something came from and went to, too. */
export const marksOf = (trail: readonly Trace[]): ReadonlyMap<string, string> =>
  new Map(
    trail.flatMap((trace): readonly (readonly [string, string])[] =>
      trace.mark === 'way'
        ? [
            [trace.from, 'from'],
            [trace.to, 'to'],
          ]
        : [[trace.place, trace.mark]],
    ),
  )

/** Marks the places of a trail on any board, `data-trail`. Looks again whenever the board is drawn, for places come and go. */
export const useTrailPlaces = (trail: readonly Trace[]): void => {
  useEffect(() => {
    if (trail.length === 0) return
    const marks = marksOf(trail)
    const found: HTMLElement[] = []
    for (const element of document.querySelectorAll<HTMLElement>('main [data-place], main [data-trace]')) {
      const mark = marks.get(element.dataset['place'] ?? '') ?? marks.get(element.dataset['trace'] ?? '')
      if (mark === undefined) continue
      element.dataset['trail'] = mark
      found.push(element)
    }
    return () => {
      for (const element of found) delete element.dataset['trail']
    }
  })
}
