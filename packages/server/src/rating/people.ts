import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { areApart } from '../chat/quieting.ts'
import type { Db } from '../store/database.ts'
import { profiles } from '../store/rating-schema.ts'
import { seats } from '../store/schema.ts'

/** How people are addressed by those who have sat at a table with them. */
export interface People {
  /** Tells nothing of the person; the same at every server of a house. */
  readonly addressOf: (userId: string) => string
  /** Whom somebody may look at: themselves, and all with whom they sit or have sat who let it be seen and are not blocked. Ids. */
  readonly seenBy: (userId: string) => Promise<ReadonlySet<string>>
  /**
   * Whoever has an address, for somebody who may look at them; null for all others. That nobody has it and that it is not for them takes the
   * same steps: it is looked for among those they may look at, and nowhere else.
   */
  readonly find: (userId: string, address: string) => Promise<string | null>
}

const LENGTH = 22

/** `secret`: of the house. */
export const openPeople = (db: Db, secret: string): People => {
  const addressOf = (userId: string): string =>
    createHmac('sha256', secret).update(`person ${userId}`).digest('base64url').slice(0, LENGTH)

  const seenBy = async (userId: string): Promise<ReadonlySet<string>> => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct other.user_id as id from ${seats} as mine join ${seats} as other on other.table_id = mine.table_id
      where mine.user_id = ${userId} and other.user_id <> ${userId}
        and not exists (select from ${profiles} where ${profiles.userId} = other.user_id and ${profiles.hidden})
        and not ${areApart(sql`other.user_id`, sql`${userId}`)}`)
    return new Set([userId, ...rows.map(({ id }) => id)])
  }

  return {
    addressOf,
    seenBy,
    find: async (userId, address) => {
      const all = [...(await seenBy(userId))].filter((id) => addressOf(id) === address)
      return all[0] ?? null
    },
  }
}
