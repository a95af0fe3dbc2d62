import type { EntryRow } from './schema.ts'

/** Writes one entry; resolves when it is durable. */
export type Append = (row: EntryRow) => Promise<void>

export interface AppendingOptions {
  readonly one: Append
  /** All or none. */
  readonly all: (rows: readonly EntryRow[]) => Promise<void>
  /** Whether an error is what the database says of the rows; else nobody knows what was done. */
  readonly isOfRows: (error: unknown) => boolean
}

/** Statements at once: one that is held up holds nobody else up. */
const MOST_AT_ONCE = 2
const MOST_ROWS = 64

interface Waiting {
  readonly row: EntryRow
  readonly done: () => void
  readonly fail: (error: unknown) => void
}

/**
 * Entries of many matches in one statement, where they come faster than statements are done: each costs the database a write to its
 * disk, and both ends a message each way. Nobody's entry waits for more than those that are under way.
 */
export const openAppending = ({ one, all, isOfRows }: AppendingOptions): Append => {
  let waiting: Waiting[] = []
  let underWay = 0
  let isDue = false

  const alone = async ({ row, done, fail }: Waiting): Promise<void> => {
    try {
      await one(row)
    } catch (error) {
      return fail(error)
    }
    done()
  }

  const together = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      await all(batch.map(({ row }) => row))
    } catch (error) {
      // Somebody's row was refused, and with it everybody's.
      if (isOfRows(error)) await Promise.all(batch.map(alone))
      else for (const { fail } of batch) fail(error)
      return
    }
    for (const { done } of batch) done()
  }

  const write = async (batch: readonly Waiting[]): Promise<void> => {
    underWay++
    const [first] = batch
    await (first !== undefined && batch.length === 1 ? alone(first) : together(batch))
    underWay--
    flush()
  }

  const flush = (): void => {
    isDue = false
    while (waiting.length > 0 && underWay < MOST_AT_ONCE) {
      const batch = waiting.slice(0, MOST_ROWS)
      waiting = waiting.slice(MOST_ROWS)
      void write(batch)
    }
  }

  return (row) =>
    new Promise((done, fail) => {
      waiting.push({ row, done, fail })
      if (isDue) return
      isDue = true
      setImmediate(flush)
    })
}
