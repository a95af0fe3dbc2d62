import { open, rename, rm, stat } from 'node:fs/promises'
import { KEPT, type KeptTable, allKept } from './kept-tables.ts'
import { type PartWriter, writeParts } from './parts.ts'
import { type Column, type Snapshot, readSnapshot } from './snapshot.ts'
import { type HouseAt, withHouse } from './stored-house.ts'
import { UpkeepError } from './upkeep-error.ts'

/** What a backup says of itself in its first part. */
export interface BackupHead {
  readonly kind: 'head'
  /** Milliseconds since 1970. */
  readonly at: number
  /** Hashes of the migrations that the house had had, in order. */
  readonly migrations: readonly string[]
  /** Columns of each table, in the order in which rows hold them. */
  readonly columns: Readonly<Record<string, readonly Column[]>>
}

export interface BackedUp {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
  readonly bytes: number
  /** SHA-256 of the whole, hex. */
  readonly sum: string
}

/** Characters of JSON in one part; a single row may be longer. */
const PART = 1_000_000

/**
 * Writes all that a house must not lose to one file, as it was at one moment, while matches go on. The file holds the secrets of
 * running matches; only its owner may read it. Memory does not grow with the house. Throws an UpkeepError.
 */
export const backUp = async (house: HouseAt, path: string): Promise<BackedUp> => {
  if ((await stat(path).catch(() => null)) !== null) throw new UpkeepError('fileExists', { path })
  const draft = `${path}.part`
  await rm(draft, { force: true })
  const file = await open(draft, 'wx', 0o600).catch(() => {
    throw new UpkeepError('fileUnreadable', { path })
  })
  try {
    const done = await withHouse(house, 'beside', (client) =>
      readSnapshot(client, async (snapshot) => write(snapshot, await writeParts(file))),
    )
    await file.close()
    await rename(draft, path)
    return done
  } catch (error) {
    await file.close()
    await rm(draft, { force: true })
    throw error
  }
}

const write = async (snapshot: Snapshot, writer: PartWriter): Promise<BackedUp> => {
  // A house that is yet to be brought up to date has no later tables.
  const kept = allKept.filter(({ name }) => snapshot.columns(name).length > 0)
  const head: BackupHead = {
    kind: 'head',
    at: Date.now(),
    migrations: snapshot.migrations,
    columns: Object.fromEntries(kept.map(({ name }) => [name, snapshot.columns(name)])),
  }
  await writer.write({ ...head }, [])
  const rows: Record<string, number> = Object.fromEntries(kept.map(({ name }) => [name, 0]))
  const count = (name: string, more: number): void => {
    rows[name] = (rows[name] ?? 0) + more
  }

  const inParts = async <One>(kind: string, table: string, all: AsyncIterable<readonly One[]>): Promise<void> => {
    let [held, size]: [One[], number] = [[], 0]
    const flush = async (): Promise<void> => {
      if (held.length > 0) await writer.write({ kind, table }, held)
      ;[held, size] = [[], 0]
    }
    for await (const some of all) {
      for (const one of some) {
        held.push(one)
        size += sizeOf(one)
        if (size >= PART) await flush()
      }
    }
    await flush()
  }
  const wholly = (table: KeptTable): Promise<void> =>
    inParts(
      'rows',
      table.name,
      counted(snapshot.rows(table), (some) => count(table.name, some.length)),
    )

  for (const table of KEPT.before) await wholly(table)
  const matches = counted(snapshot.matches(), (some) => {
    count('tables', some.length)
    for (const { seats, entries } of some) {
      count('seats', seats.length)
      count('entries', entries.length)
    }
  })
  await inParts('matches', 'tables', matches)
  for (const table of KEPT.after) await wholly(table)
  await writer.write({ kind: 'end', rows }, [])
  return { rows, ...(await writer.finish()) }
}

async function* counted<One>(all: AsyncIterable<One>, count: (one: One) => void): AsyncGenerator<One> {
  for await (const one of all) {
    count(one)
    yield one
  }
}

/** Characters of the texts in rows, near enough. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length + 3
  if (typeof value !== 'object' || value === null) return 5
  return Object.values(value).reduce<number>((sum, one) => sum + sizeOf(one), 2)
}
