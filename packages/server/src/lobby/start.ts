import { randomBytes } from 'node:crypto'
import { beginMatch } from '@menagerie/authority'
import type { SomeBox } from '@menagerie/engine'
import { eq } from 'drizzle-orm'
import type { Db } from '../store/database.ts'
import { entryValues } from '../store/log.ts'
import { entries, tables } from '../store/schema.ts'
import type { Place } from './place.ts'

/** Starts the match inside the transaction that opened the last contribution: header and entry 0, or nothing. */
export const startMatch = async (
  db: Pick<Db, 'insert' | 'update'>,
  box: SomeBox,
  place: Pick<Place, 'table' | 'seats'>,
): Promise<void> => {
  const { id } = place.table
  const { header, setup, pending } = beginMatch(box, place, { start: null, random: randomBytes, now: Date.now })
  // What was left is everybody's from now on, as the record says.
  await db.update(tables).set({ header, choices: header.choices, updatedAt: new Date() }).where(eq(tables.id, id))
  await db.insert(entries).values(entryValues(id, setup, pending, null))
}
