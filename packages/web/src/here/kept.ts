import { type Place, type Running, type Store, clocksChanged, refuse, seatsAway } from '@menagerie/authority'
import type { Store as Shelf, TableRow } from './store.ts'

/** A table of this device, as its authority knows it. */
export interface HerePlace extends Place {
  readonly row: TableRow
}

/** Who leaves a table of this device takes it along: no round of seals is given up here. */
export const placeOf = (row: TableRow): HerePlace => ({ table: { ...row, lapsed: [] }, seats: row.seats, row })

const runningOf = async (shelf: Shelf, row: TableRow): Promise<readonly Running[]> => {
  const { id, game, header, choices, pending, seats } = row
  if (header === null || pending?.status !== 'deciding') return []
  const own = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []))
  const entries = (await shelf.log(id)).map(({ entry }) => entry)
  const people = seats.length - own.length
  const [bots, clocks] = [[...own, ...seatsAway(entries)], clocksChanged(entries)]
  return [{ id, game, rules: header.version, choices, asked: pending.seats, bots, people, clocks }]
}

/** The matches of this device's storage. Other pages of the browser write there too. */
export const keptOn = (shelf: Shelf): Store<HerePlace> => ({
  place: async (id) => {
    const row = await shelf.table(id)
    return row === null ? null : placeOf(row)
  },
  log: (id) => shelf.log(id),
  version: async (id) => (await shelf.table(id))?.version ?? -1,
  append: (id, { entry, key, pending }) =>
    shelf.write(
      id,
      (row) => {
        if (row === null) throw refuse('notFound')
        return { ...row, version: entry.seq, pending, updatedAt: entry.at }
      },
      { table: id, seq: entry.seq, entry, key },
    ),
  running: async (ids) => {
    const rows = ids === 'all' ? await shelf.tables() : await Promise.all(ids.map(shelf.table))
    const running = await Promise.all(rows.flatMap((row) => (row === null ? [] : [runningOf(shelf, row)])))
    return running.flat()
  },
  isAway: (error) => error instanceof DOMException,
})
