import { PRESENCE_MS } from '@menagerie/authority'
import type { Seat } from '@menagerie/engine'
import type { MailLanguage } from '@menagerie/protocol'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../store/database.ts'
import { entries, noticeWishes, notices, seats, tables, user } from '../store/schema.ts'
import type { QuietHours } from './quiet.ts'

/** Somebody is asked, was not at the table for a while and wants to be told; perhaps they were told. */
export interface Due extends QuietHours {
  readonly id: string
  readonly seat: Seat
  readonly userId: string
  /** The version of the match. */
  readonly head: number
  /** When it came to that. */
  readonly at: number
  readonly email: string
  readonly language: MailLanguage
}

/** A question, by where it was put. */
export interface Asked {
  readonly id: string
  readonly seat: Seat
  readonly entry: number
}

/** Milliseconds for which a question waits at least before anybody is told of it: most people are just there. */
const SETTLED_MS = 60_000
/** After which one that a server set out to tell, and may have died over, is told again. */
const AGAIN_MS = 600_000
const MOST_TRIES = 5
const MOST_AT_ONCE = 200

/** Those after one of them: who cannot be told now (`isQuiet`) is due for hours, and must not keep others from being told. */
const pageOf = async (db: Db, now: number, most: number, last: Due | null): Promise<readonly Due[]> => {
  const { rows } = await db.execute<Record<keyof Due, unknown>>(sql`
    select ${tables.id} as id, ${seats.seat} as seat, ${seats.userId} as "userId", head.seq as head, head.at::float8 as at,
      ${user.email} as email, ${noticeWishes.language} as language, ${noticeWishes.quietFrom} as "quietFrom",
      ${noticeWishes.quietUntil} as "quietUntil", ${noticeWishes.zone} as zone
    from ${noticeWishes}
    join ${user} on ${user.id} = ${noticeWishes.userId} and ${user.emailVerified}
    join ${seats} on ${seats.userId} = ${noticeWishes.userId} and ${seats.kind} = 'human'
      and coalesce(${seats.seenAt}, 0) <= ${now - PRESENCE_MS}
    join ${tables} on ${tables.id} = ${seats.tableId} and ${tables.header} is not null and not ${tables.over}
    join lateral (
      select ${entries.seq} as seq, ${entries.at} as at, ${entries.asked} as asked from ${entries}
      where ${entries.matchId} = ${tables.id} order by ${entries.seq} desc limit 1
    ) head on head.at <= ${now - SETTLED_MS} and head.asked::jsonb @> to_jsonb(${seats.seat}::int)
    where ${noticeWishes.mail} and not exists (
      select from ${notices} where ${notices.matchId} = ${tables.id} and ${notices.seat} = ${seats.seat}
        and ${notices.head} = head.seq and (${notices.done} or ${notices.begunAt} > ${now - AGAIN_MS}))
      and exists (
        select from ${seats} other where other.table_id = ${tables.id} and other.kind = 'human' and other.seat <> ${seats.seat})
      ${last === null ? sql`` : sql`and (head.at, ${tables.id}, ${seats.seat}) > (${last.at}, ${last.id}, ${last.seat})`}
    order by head.at, ${tables.id}, ${seats.seat} limit ${most}`)
  return rows as unknown as readonly Due[]
}

/** By the clock of whoever asks, milliseconds since 1970; the longest asked first, so many of one statement. */
export async function* dueNow(db: Db, now: number, most = MOST_AT_ONCE): AsyncGenerator<Due> {
  for (let last: Due | null = null; ;) {
    const page: readonly Due[] = await pageOf(db, now, most, last)
    yield* page
    last = page.at(-1) ?? null
    if (page.length < most) return
  }
}

const isOf = ({ id, seat, entry }: Asked) =>
  and(eq(notices.matchId, id), eq(notices.seat, seat), eq(notices.entry, entry))

/**
 * Whether whoever asks is to tell it: of all servers one is told so. Not again for `AGAIN_MS`, and not once it was told. `head`: the
 * version at which the question is put still.
 */
export const claim = async (db: Db, asked: Asked, head: number, now: number): Promise<boolean> => {
  const { id: matchId, seat, entry } = asked
  const claimed = await db
    .insert(notices)
    .values({ matchId, seat, entry, head, begunAt: now, tries: 1, done: false })
    .onConflictDoUpdate({
      target: [notices.matchId, notices.seat, notices.entry],
      set: { head, begunAt: now, tries: sql`${notices.tries} + 1` },
      setWhere: sql`not ${notices.done} and ${notices.begunAt} <= ${now - AGAIN_MS} and ${notices.tries} < ${MOST_TRIES}`,
    })
    .returning({ tries: notices.tries })
  // It is known of this version too, and not looked at again; what cannot be told is given up.
  if (claimed.length === 0)
    await db
      .update(notices)
      .set({ head, done: sql`${notices.done} or ${notices.tries} >= ${MOST_TRIES}` })
      .where(isOf(asked))
  return claimed.length > 0
}

export const told = async (db: Db, asked: Asked): Promise<void> => {
  await db.update(notices).set({ done: true }).where(isOf(asked))
}
