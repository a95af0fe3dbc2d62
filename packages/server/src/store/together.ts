import DataLoader from 'dataloader'
import { type Reader, preparedFor } from './database.ts'

/** Keys of one statement. */
const MOST_AT_ONCE = 500

/**
 * Reads by one statement all that is asked for in one turn of the event loop, whoever asks (ADR 40): a house to which thousands come
 * back asks its database as often as one to which a few do. Nothing is kept: what is read was asked for before, so that nobody is
 * answered with what was true before they asked. `read` answers by key, and leaves out what is not there: then the answer is null.
 * Where it fails it fails for all of them.
 */
export const readTogether = <Value>(
  read: (db: Reader, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): ((db: Reader, key: string) => Promise<Value | null>) => {
  const loaderOf = preparedFor(
    (db) =>
      new DataLoader<string, Value | null>(
        async (keys) => {
          const found = await read(db, [...new Set(keys)])
          return keys.map((key) => found.get(key) ?? null)
        },
        { cache: false, maxBatchSize: MOST_AT_ONCE, batchScheduleFn: (begin) => setImmediate(begin) },
      ),
  )
  return (db, key) => loaderOf(db).load(key)
}
