import { randomBytes } from 'node:crypto'
import { beginMatch } from '@menagerie/authority'
import type { SomeBox } from '@menagerie/engine'
import { eq } from 'drizzle-orm'
import type { Db } from '../store/database.ts'
import { entryValues } from '../store/log.ts'
import { entries, tables } from '../store/schema.ts'
import { nativeHash } from '../match/hash.ts'
import type { Place } from './place.ts'

/** Starts the match inside the transaction that opened the last contribution: header and entry 0, or nothing. `now`: milliseconds since 1970. */
export const startMatch = async (
  db: Pick<Db, '$with' | 'update' | 'with'>,
  box: SomeBox,
  place: Place,
  now: () => number,
): Promise<Place> => {
  const { id } = place.table
  const { header, setup, pending } = beginMatch(box, place, {
    start: null,
    random: randomBytes,
    now,
    hash: nativeHash,
  })
  // What was left is everybody's from now on, as the record says.
  const begun = { header, choices: header.choices, updatedAt: new Date() }
  const kept = db.$with('kept').as(db.update(tables).set(begun).where(eq(tables.id, id)).returning({ id: tables.id }))
  const row = entryValues(id, setup, pending, null)
  await db.with(kept).insert(entries).values(row)
  const { seq, asked, outcome, at } = row
  return { ...place, table: { ...place.table, ...begun }, head: { seq, asked, outcome, at } }
}
