import type { Choices, Outcome, Result, Seat } from '@menagerie/engine'
import { useMemo, useState } from 'react'
import type { BoardProps } from './board.ts'
import { type Trace, type Traces, trailOf, useTrailPlaces } from './trail.ts'

/** What a view of every game holds. */
export interface AnyView {
  readonly options: unknown
  readonly outcome: Outcome | null
}

/** What a board needs to know of its game. */
export interface TableGame<V extends AnyView> {
  /** Namespace of the game's own words. */
  readonly id: string
  /** Namespace of the board's words. */
  readonly words: string
  /** Options as the rules complete them; the same object for the same choices. */
  readonly complete: (choices: Choices) => Result<V['options']>
  readonly traces: Traces
}

/** What a board shows, to whom, and from which chair. */
export interface Table<V extends AnyView, E> {
  readonly game: TableGame<V>
  readonly given: BoardProps
  /** The view with its options complete: those are the same object at every frame, so that what is drawn by them stays. */
  readonly view: V
  /** Events told now; the view is still the one before them. */
  readonly told: readonly E[]
  readonly telling: boolean
  /** Whose side of the table is near: one's own, or the one chosen by who watches. */
  readonly near: Seat
  /** What whoever sits there sees, as far as this viewer may: their own view, or the open hands of the past or the end. */
  readonly open: V | null
  /** What the others' last turns left on the table, for who sits near. */
  readonly trail: readonly Trace[]
  /** The viewer is asked, and nothing is told. */
  readonly mine: boolean
  /** They may act right now: nothing of theirs is on its way. */
  readonly active: boolean
  /** To a chair, for who watches. */
  readonly sit: (chair: Seat) => void
  /** To the next chair; null for who sits. */
  readonly walkRound: (() => void) | null
}

/** Where every board begins. The types are the game's own, closed away on the way to the page. */
export const useTable = <V extends AnyView, E>(given: BoardProps, game: TableGame<V>): Table<V, E> => {
  const { choices, seat, legal, busy, players, openHands } = given
  const [chair, sit] = useState<Seat>(0)
  const seen = given.view as V
  const options = useMemo<V['options']>(() => {
    const completed = game.complete(choices)
    return completed.ok ? completed.value : seen.options
  }, [game, choices, seen])
  const view = useMemo(() => ({ ...seen, options }), [seen, options])
  const near = seat ?? Math.min(chair, players.length - 1)
  const watched = openHands?.views[near] as V | null | undefined
  const opened = useMemo(() => (watched == null ? null : { ...watched, options }), [watched, options])
  const telling = given.told.length > 0
  const trail = useMemo(() => trailOf(given.since, seat, near, game.traces), [given.since, seat, near, game])
  useTrailPlaces(trail)
  const mine = seat !== null && legal.length > 0 && !telling
  return {
    game,
    given,
    view,
    told: given.told as readonly E[],
    telling,
    near,
    trail,
    open: seat === null ? opened : view,
    mine,
    active: mine && !busy,
    sit,
    walkRound: seat === null ? () => sit((near + 1) % players.length) : null,
  }
}
