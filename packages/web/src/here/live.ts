import { type MatchRecord, type Seat, type SomeBox, type Table, restoreTable } from '@menagerie/engine'
import { coverEntries } from '@menagerie/fair'
import { refuse } from './errors.ts'
import { hostOf } from './setup.ts'
import type { Store, TableRow } from './store.ts'

/** Who committed under a key, and as which version. */
interface Done {
  readonly seat: Seat | null
  readonly version: number
}

/** A match in memory, never further than its kept log. */
export interface LiveMatch {
  readonly row: TableRow
  readonly box: SomeBox
  readonly table: Table
  /** By version: the public commitment to an entry. */
  readonly coverOf: (version: number) => string
  /** By idempotency key. */
  readonly keys: Map<string, Done>
}

export interface Matches {
  /** Runs `use` with a match while nobody else of this worker has it. */
  readonly withMatch: <R>(id: string, use: (match: LiveMatch) => Promise<R> | R) => Promise<R>
  /** Forgets what is in memory; the log is read again when somebody asks. */
  readonly discard: (id: string) => void
}

export const openMatches = (store: Store, load: (game: string) => Promise<SomeBox>): Matches => {
  const known = new Map<string, Omit<LiveMatch, 'row'>>()
  const queues = new Map<string, Promise<unknown>>()

  const read = async (row: TableRow): Promise<Omit<LiveMatch, 'row'>> => {
    if (row.header === null) throw refuse('notStarted')
    const { header } = row
    const box = await load(row.game)
    const rows = await store.log(row.id)
    const record: MatchRecord = { header, entries: rows.map(({ entry }) => entry), reveal: null }
    const restored = box((one) => restoreTable(one, record, hostOf(row.secret, header.contributions)))
    if (!restored.ok) throw refuse('unplayable')
    const keys = new Map<string, Done>()
    for (const { key, seq, entry } of rows) if (key !== null) keys.set(key, { seat: entry.seat, version: seq })
    return { box, table: restored.value, coverOf: coverEntries(row.secret, restored.value.hashOf), keys }
  }

  /** What is in memory counts only as long as the log has not grown elsewhere: in another page of this browser. */
  const match = async (id: string): Promise<LiveMatch> => {
    const row = await store.table(id)
    if (row === null) throw refuse('notFound')
    const here = known.get(id)
    const live = here !== undefined && here.table.version() === row.version ? here : await read(row)
    known.set(id, live)
    return { row, ...live }
  }

  return {
    withMatch: (id, use) => {
      const turn = (queues.get(id) ?? Promise.resolve()).then(async () => use(await match(id)))
      const settled = turn.then(
        () => undefined,
        () => undefined,
      )
      queues.set(id, settled)
      void settled.then(() => {
        if (queues.get(id) === settled) queues.delete(id)
      })
      return turn
    },
    discard: (id) => void known.delete(id),
  }
}
