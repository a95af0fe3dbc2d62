import type { Store } from '@menagerie/authority'
import type pg from 'pg'
import type { Registry } from 'prom-client'
import type { Place } from '../lobby/place.ts'

/*
 * Figures of one server for whoever keeps it running. They are of the house as a whole, or of a game: none is of a table, a seat or
 * a person, none holds how long a bot thought (that depends on what it holds), and nothing but times and memory differs between
 * two worlds that a viewer cannot tell apart. The trial by two worlds reads them too.
 */

/** One figure with all its values, as it can be told to another process. */
export type Figure = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number]

/** What a figure counts of the answers that say "too many". */
export type LimitHit = 'requests' | 'route' | 'tables'

/** What the house tells of itself as it happens. */
export interface Metrics {
  readonly decided: (game: string) => void
  readonly answered: (status: number) => void
  readonly limited: (limit: LimitHit) => void
  /** The same store, whose appends are timed. */
  readonly timed: (store: Store<Place>) => Store<Place>
  /** What is looked up when somebody asks for the figures. */
  readonly watch: (house: Watched) => void
  /** Null where nothing is kept. */
  readonly figures: (() => Promise<Figure[]>) | null
}

export interface Watched {
  readonly lines: () => Readonly<Record<string, number>>
  readonly bots: { readonly waiting: () => number; readonly oldestMs: () => number }
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
}

/** Where nobody asks, nothing is counted. */
export const noMetrics: Metrics = {
  decided: () => {},
  answered: () => {},
  limited: () => {},
  timed: (store) => store,
  watch: () => {},
  figures: null,
}
