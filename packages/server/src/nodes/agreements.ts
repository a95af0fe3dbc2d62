import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { StartError } from '../start-error.ts'
import type { Db } from '../store/database.ts'
import { agreements } from '../store/schema.ts'

const AUTH_SECRET = 'auth-secret'

/** Tells whether two secrets are the same one, and nothing else about either. */
const markOf = (secret: string): string => createHmac('sha256', secret).update('menagerie auth-secret').digest('hex')

/**
 * Whoever is known to one server of a database must be known to all: their cookies are signed with one secret. The first
 * server leaves its mark; throws a StartError where the mark is another's.
 */
export const agreeOnSecret = async (db: Db, secret: string): Promise<void> => {
  const value = markOf(secret)
  await db.insert(agreements).values({ name: AUTH_SECRET, value }).onConflictDoNothing()
  const [agreed] = await db.select().from(agreements).where(eq(agreements.name, AUTH_SECRET))
  if (agreed?.value === value) return
  throw new StartError(
    'The servers of this database sign cookies with another secret. Give this one the file auth-secret from the data ' +
      'folder of one of them, or set AUTH_SECRET to the same text for all.',
  )
}
