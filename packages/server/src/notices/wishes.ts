import type { NoticeWishes, NoticeWishesRequest } from '@menagerie/protocol'
import { eq } from 'drizzle-orm'
import { personOf } from '../identity/account.ts'
import type { Db } from '../store/database.ts'
import { noticeWishes } from '../store/schema.ts'

/** How somebody wants to be told that they are asked; to those who have said nothing, nothing is told. */
export const wishesOf = async (db: Db, userId: string, mails: boolean): Promise<NoticeWishes> => {
  const [person, [row]] = await Promise.all([
    personOf(db, userId),
    db.select().from(noticeWishes).where(eq(noticeWishes.userId, userId)),
  ])
  return {
    mail: row?.mail ?? false,
    quietFrom: row?.quietFrom ?? 0,
    quietUntil: row?.quietUntil ?? 0,
    zone: row?.zone ?? null,
    byMail: !mails ? 'noMail' : person.email === null ? 'noAddress' : 'yes',
  }
}

export const keepWishes = async (db: Db, userId: string, wishes: NoticeWishesRequest): Promise<void> => {
  await db
    .insert(noticeWishes)
    .values({ userId, ...wishes })
    .onConflictDoUpdate({ target: noticeWishes.userId, set: wishes })
}
