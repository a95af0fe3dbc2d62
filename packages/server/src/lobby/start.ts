import { randomBytes } from 'node:crypto'
import { type MatchRecord, type SeatHolder, type SomeBox, type TableHost, openTable } from '@menagerie/engine'
import { fairChance, fromHex, seedKey, sha256Hex } from '@menagerie/fair'
import { faulty } from '../http/errors.ts'
import type { Db } from '../store/database.ts'
import { entryValues } from '../store/log.ts'
import { type SeatRow, type TableRow, entries, tables } from '../store/schema.ts'
import { eq } from 'drizzle-orm'

/** What the engine does not have, for one match: fair chance keyed by its secret, SHA-256 and the clock. */
export const hostOf = (secret: string, contributions: readonly string[]): TableHost => {
  const key = seedKey(fromHex(secret), contributions)
  return { chance: (seq) => fairChance({ key, seq }), hash: sha256Hex, now: Date.now }
}

const holderOf = ({ kind, bot, name }: SeatRow): SeatHolder =>
  kind === 'bot' ? { kind, name: name ?? '', bot: bot ?? 'random' } : { kind, name: name ?? '' }

/** Starts the match inside the transaction that made the last seat ready: header and entry 0, or nothing. */
export const startMatch = async (
  db: Pick<Db, 'insert' | 'update'>,
  box: SomeBox,
  table: TableRow,
  seatRows: readonly SeatRow[],
): Promise<void> => {
  const contributions = seatRows.map((seat) => seat.contribution)
  const opened = box((one) => {
    const options = one.complete(table.choices, table.last)
    if (!options.ok) return options
    const secretLuck = fairChance({ key: randomBytes(32), seq: 0 })
    const loadouts = seatRows.map((seat) =>
      seat.loadout === null ? one.loadouts.choose(options.value, secretLuck) : seat.loadout.loadout,
    )
    const setup = {
      choices: table.choices,
      seats: seatRows.map(holderOf),
      loadouts: JSON.parse(JSON.stringify(loadouts)) as unknown[],
      start: null,
      last: table.last,
      commitment: table.commitment,
      contributions,
    }
    return openTable(one, setup, hostOf(table.secret, contributions))
  })
  if (!opened.ok) throw faulty(opened.faults)
  const record: MatchRecord = opened.value.record()
  const [setup] = record.entries
  if (setup === undefined) throw new Error('a table without a setup')
  await db.update(tables).set({ header: record.header, updatedAt: new Date() }).where(eq(tables.id, table.id))
  await db.insert(entries).values(entryValues(table.id, setup, opened.value.pending(), null))
}
