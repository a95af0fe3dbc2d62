import type { Pending } from '@menagerie/engine'
import { clocksChanged, seatsAway } from '../away.ts'
import type { Begun } from '../begin.ts'
import type { Place } from '../place.ts'
import { type Logged, LostRace, type Running, type Store } from '../store.ts'

/** Where a suite keeps its matches: a store under trial, with the way to begin a match in it. */
export interface Bench<P extends Place = Place> {
  /** The same matches, as a process that starts now finds them. */
  readonly open: () => Promise<Store<P>>
  /** Keeps a table whose match has begun. */
  readonly keep: (place: Place, begun: Begun) => Promise<void>
}

/** Matches kept in memory: outlives every store that is opened on it. */
export const openMemory = (): Bench => {
  const kept = new Map<string, { place: Place; log: Logged[]; pending: Pending }>()
  const runningOf = (id: string): readonly Running[] => {
    const match = kept.get(id)
    if (match === undefined || match.pending.status === 'over') return []
    const { table, seats } = match.place
    const own = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []))
    const entries = match.log.map(({ entry }) => entry)
    const [bots, clocks] = [[...own, ...seatsAway(entries)], clocksChanged(entries)]
    const rules = table.header?.version ?? 0
    const people = seats.length - own.length
    return [{ id, game: table.game, rules, choices: table.choices, asked: match.pending.seats, bots, people, clocks }]
  }
  const store: Store<Place> = {
    place: async (id) => kept.get(id)?.place ?? null,
    log: async (id) => [...(kept.get(id)?.log ?? [])],
    version: async (id) => (kept.get(id)?.log.length ?? 0) - 1,
    append: async (id, { entry, key, pending }) => {
      const match = kept.get(id)
      if (match === undefined) throw new Error(`no match ${id}`)
      if (entry.seq !== match.log.length) throw new LostRace()
      if (key !== null && match.log.some((one) => one.key === key)) throw new LostRace()
      match.log.push({ entry, key })
      match.pending = pending
    },
    running: async (ids) => (ids === 'all' ? [...kept.keys()] : ids).flatMap(runningOf),
    isAway: () => false,
  }
  return {
    open: async () => store,
    keep: async ({ table, seats }, { header, setup, pending }) => {
      const place = { table: { ...table, header, choices: header.choices }, seats }
      kept.set(table.id, { place, log: [{ entry: setup, key: null }], pending })
    },
  }
}
