import { randomBytes } from 'node:crypto'
import {
  type MatchRecord,
  type SeatHolder,
  type SomeBox,
  type TableHost,
  drawLoadouts,
  openTable,
} from '@menagerie/engine'
import { fairChance, fromHex, loadoutChance, seedKey, sha256Hex, toHex } from '@menagerie/fair'
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

const SALT_BYTES = 16

/** Starts the match inside the transaction that opened the last contribution: header and entry 0, or nothing. */
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
    const luck = loadoutChance(seedKey(fromHex(table.secret), contributions))
    const brought = seatRows.map((seat) => seat.loadout)
    const { loadouts, drawn } = drawLoadouts(one, options.value, brought, luck)
    const setup = {
      choices: table.choices,
      seats: seatRows.map(holderOf),
      loadouts,
      start: null,
      last: table.last,
      commitment: table.commitment,
      contributions,
      sealing: {
        salts: seatRows.map(() => toHex(randomBytes(SALT_BYTES))),
        seals: seatRows.map((seat) => seat.seal),
        drawn,
        lapsed: table.lapsed,
      },
    }
    return openTable(one, setup, hostOf(table.secret, contributions))
  })
  if (!opened.ok) throw faulty(opened.faults)
  const record: MatchRecord = opened.value.record()
  const [setup] = record.entries
  if (setup === undefined) throw new Error('a table without a setup')
  const { header } = record
  // What was left is everybody's from now on, as the record says.
  await db.update(tables).set({ header, choices: header.choices, updatedAt: new Date() }).where(eq(tables.id, table.id))
  await db.insert(entries).values(entryValues(table.id, setup, opened.value.pending(), null))
}
