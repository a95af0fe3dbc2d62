import { sql } from 'drizzle-orm'
import type { Db } from '../store/database.ts'
import { user } from '../store/schema.ts'

/** What one person does at once, at whatever server, is counted one after the other until the transaction ends. Tables are locked before. */
export const lockPerson = async (tx: Pick<Db, 'execute'>, userId: string): Promise<void> => {
  await tx.execute(sql`select 1 from ${user} where ${user.id} = ${userId} for no key update`)
}
