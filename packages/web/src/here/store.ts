import type { Choices, Entry, Outcome, Pending, RecordHeader } from '@menagerie/engine'
import { LostRace, type PlaceSeat } from '@menagerie/authority'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { SHELF } from '../wire/here-id.ts'

/** One seat of a table on this device. */
export interface SeatRow extends PlaceSeat {
  readonly name: string
}

/** A table as it is kept. Secret as a whole. */
export interface TableRow {
  readonly id: string
  readonly game: string
  readonly choices: Choices
  readonly seats: readonly SeatRow[]
  /** Of this device, hex; its commitment was shown before anybody contributed. */
  readonly secret: string
  readonly commitment: string
  /** An arranged or imagined position, or null for the game's own setup. */
  readonly start: unknown
  readonly last: Outcome | null
  readonly rematch: string | null
  readonly rematchOf: string | null
  /** Null before the match starts. */
  readonly header: RecordHeader | null
  /** Of the last entry; -1 before the match starts. */
  readonly version: number
  readonly pending: Pending | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
}

export interface EntryRow {
  readonly table: string
  readonly seq: number
  readonly entry: Entry
  /** Of the intention behind it; null for bots. */
  readonly key: string | null
}

interface Shelf extends DBSchema {
  tables: { key: string; value: TableRow }
  entries: { key: [string, number]; value: EntryRow }
}

export interface Store {
  readonly tables: () => Promise<readonly TableRow[]>
  readonly table: (id: string) => Promise<TableRow | null>
  /** In order. */
  readonly log: (id: string) => Promise<readonly EntryRow[]>
  /**
   * The one way to write: `change` makes the table's new row from the kept one (null: there is none, or let it go with
   * all its entries), and `entry` is added, in one transaction that is on the disk when this settles. Throws `LostRace`
   * when the entry's seq exists.
   */
  readonly write: (
    id: string,
    change: (row: TableRow | null) => TableRow | null,
    entry: EntryRow | null,
  ) => Promise<void>
}

const VERSION = 2

/** Rows of version 1 know no seals: a table whose match has not begun gets ready anew. */
const withSeals = (row: TableRow): TableRow => ({
  ...row,
  seats: row.seats.map((seat) =>
    row.header === null ? { ...seat, seal: '', ready: false, contribution: '' } : { ...seat, seal: '' },
  ),
})

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

export const openStore = async (name: string = SHELF): Promise<Store> => {
  const db: IDBPDatabase<Shelf> = await openDB<Shelf>(name, VERSION, {
    upgrade: (opened, from, _to, tx) => {
      if (from === 0) {
        opened.createObjectStore('tables', { keyPath: 'id' })
        opened.createObjectStore('entries', { keyPath: ['table', 'seq'] })
        return
      }
      const tables = tx.objectStore('tables')
      const rewrite = async (): Promise<void> => {
        for (const row of await tables.getAll()) await tables.put(withSeals(row))
      }
      rewrite().catch(() => tx.abort())
    },
    // A newer page of this browser wants another shape: it must not wait for this one.
    blocking: () => db.close(),
  })
  return {
    tables: () => db.getAll('tables'),
    table: async (id) => (await db.get('tables', id)) ?? null,
    log: (id) => db.getAll('entries', entriesOf(id)),
    write: async (id, change, entry) => {
      const tx = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' })
      // An aborted transaction rejects here too; the reason is the one thrown below.
      const done = tx.done
      done.catch(() => undefined)
      try {
        const row = change((await tx.objectStore('tables').get(id)) ?? null)
        if (row === null) {
          await tx.objectStore('tables').delete(id)
          await tx.objectStore('entries').delete(entriesOf(id))
        } else {
          if (entry !== null) await tx.objectStore('entries').add(entry)
          await tx.objectStore('tables').put(row)
        }
      } catch (error) {
        try {
          tx.abort()
        } catch {
          // It has ended by itself.
        }
        throw error instanceof DOMException && error.name === 'ConstraintError' ? new LostRace() : error
      }
      await done
    },
  }
}
