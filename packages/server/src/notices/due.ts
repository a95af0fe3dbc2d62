import { PRESENCE_MS } from '@menagerie/authority'
import type { Seat } from '@menagerie/engine'
import type { MailLanguage } from '@menagerie/protocol'
import { and, eq, sql } from 'drizzle-orm'
import type { Subscription } from '../push/pusher.ts'
import type { Db } from '../store/database.ts'
import { entries, noticeWishes, notices, pushSubscriptions, seats, session, tables, user } from '../store/schema.ts'
import type { QuietHours } from './quiet.ts'

/** How somebody is told: by mail, or by push to a device of theirs. */
export type Way =
  | { readonly kind: 'mail'; readonly email: string; readonly language: MailLanguage }
  | { readonly kind: 'push'; readonly to: Subscription }

/** Somebody is asked, was not at the table for a while and wants to be told by a way; perhaps they were told. */
export interface Due extends QuietHours {
  readonly id: string
  readonly seat: Seat
  readonly userId: string
  /** The version of the match. */
  readonly head: number
  /** When it came to that. */
  readonly at: number
  /** `mail`, or the session of a device. */
  readonly way: string
  readonly by: Way
}

/** A question, by where it was put, and a way by which it is told. */
export interface Asked {
  readonly id: string
  readonly seat: Seat
  readonly entry: number
  readonly way: string
}

/** Milliseconds for which a question waits at least before anybody is told of it: most people are just there. */
const SETTLED_MS = 60_000
/** After which one that a server set out to tell, and may have died over, is told again. */
const AGAIN_MS = 600_000
const MOST_TRIES = 5
const MOST_AT_ONCE = 200

/** Who wants to be told, and how; each way by itself. */
const wished = (mails: boolean) => sql`
  select ${noticeWishes.userId} as user_id, 'mail' as way,
    json_build_object('kind', 'mail', 'email', ${user.email}, 'language', ${noticeWishes.language}) as by,
    ${noticeWishes.quietFrom} as quiet_from, ${noticeWishes.quietUntil} as quiet_until, ${noticeWishes.zone} as zone
  from ${noticeWishes} join ${user} on ${user.id} = ${noticeWishes.userId} and ${user.emailVerified}
  where ${noticeWishes.mail} and ${mails}
  union all
  select ${session.userId}, ${session.id},
    json_build_object('kind', 'push', 'to', json_build_object('endpoint', ${pushSubscriptions.endpoint},
      'p256dh', ${pushSubscriptions.p256dh}, 'auth', ${pushSubscriptions.auth})),
    coalesce(${noticeWishes.quietFrom}, 0), coalesce(${noticeWishes.quietUntil}, 0), coalesce(${noticeWishes.zone}, 'UTC')
  from ${pushSubscriptions}
  join ${session} on ${session.id} = ${pushSubscriptions.sessionId} and ${session.expiresAt} > now()
  left join ${noticeWishes} on ${noticeWishes.userId} = ${session.userId}`

export interface Looking {
  /** By the clock of whoever asks, milliseconds since 1970. */
  readonly now: number
  /** Whether the house sends mails. */
  readonly mails: boolean
  /** Of one statement. */
  readonly most?: number
}

/** Those after one of them: who cannot be told now (`isQuiet`) is due for hours, and must not keep others from being told. */
const pageOf = async (db: Db, { now, mails, most }: Required<Looking>, last: Due | null): Promise<readonly Due[]> => {
  const { rows } = await db.execute<Record<keyof Due, unknown>>(sql`
    with wished as (${wished(mails)})
    select ${tables.id} as id, ${seats.seat} as seat, ${seats.userId} as "userId", head.seq as head, head.at::float8 as at,
      wished.way as way, wished.by as by, wished.quiet_from as "quietFrom", wished.quiet_until as "quietUntil", wished.zone as zone
    from wished
    join ${seats} on ${seats.userId} = wished.user_id and ${seats.kind} = 'human'
      and coalesce(${seats.seenAt}, 0) <= ${now - PRESENCE_MS}
    join ${tables} on ${tables.id} = ${seats.tableId} and ${tables.header} is not null and not ${tables.over}
    join lateral (
      select ${entries.seq} as seq, ${entries.at} as at, ${entries.asked} as asked from ${entries}
      where ${entries.matchId} = ${tables.id} order by ${entries.seq} desc limit 1
    ) head on head.at <= ${now - SETTLED_MS} and head.asked::jsonb @> to_jsonb(${seats.seat}::int)
    where not exists (
      select from ${notices} where ${notices.matchId} = ${tables.id} and ${notices.seat} = ${seats.seat}
        and ${notices.way} = wished.way and ${notices.head} = head.seq
        and (${notices.done} or ${notices.begunAt} > ${now - AGAIN_MS}))
      and exists (
        select from ${seats} other where other.table_id = ${tables.id} and other.kind = 'human' and other.seat <> ${seats.seat})
      ${last === null ? sql`` : sql`and (head.at, ${tables.id}, ${seats.seat}, wished.way) > (${last.at}, ${last.id}, ${last.seat}, ${last.way})`}
    order by head.at, ${tables.id}, ${seats.seat}, wished.way limit ${most}`)
  return rows as unknown as readonly Due[]
}

/** The longest asked first, so many of one statement. */
export async function* dueNow(db: Db, { most = MOST_AT_ONCE, ...looking }: Looking): AsyncGenerator<Due> {
  for (let last: Due | null = null; ;) {
    const page: readonly Due[] = await pageOf(db, { ...looking, most }, last)
    yield* page
    last = page.at(-1) ?? null
    if (page.length < most) return
  }
}

const isOf = ({ id, seat, entry, way }: Asked) =>
  and(eq(notices.matchId, id), eq(notices.seat, seat), eq(notices.entry, entry), eq(notices.way, way))

/**
 * Whether whoever asks is to tell it by that way: of all servers one is told so, and none while they are at the table, at whichever. Not
 * again for `AGAIN_MS`, and not once it was told. `head`: the version at which the question is put still.
 */
export const claim = async (db: Db, asked: Asked, head: number, now: number): Promise<boolean> => {
  const { id, seat, entry, way } = asked
  const { rows: claimed } = await db.execute(sql`
    insert into ${notices} (match_id, seat, entry, way, head, begun_at, tries, done)
    select ${id}, ${seat}::smallint, ${entry}::int, ${way}, ${head}::int, ${now}::bigint, 1, false
    from ${seats} where ${seats.tableId} = ${id} and ${seats.seat} = ${seat} and coalesce(${seats.seenAt}, 0) <= ${now - PRESENCE_MS}
    on conflict (match_id, seat, entry, way) do update
      set head = excluded.head, begun_at = excluded.begun_at, tries = ${notices.tries} + 1
      where not ${notices.done} and ${notices.begunAt} <= ${now - AGAIN_MS} and ${notices.tries} < ${MOST_TRIES}
    returning 1`)
  // It is known of this version too, and not looked at again; what cannot be told is given up.
  if (claimed.length === 0)
    await db
      .update(notices)
      .set({
        head,
        done: sql`${notices.done} or (${notices.tries} >= ${MOST_TRIES} and ${notices.begunAt} <= ${now - AGAIN_MS})`,
      })
      .where(isOf(asked))
  return claimed.length > 0
}

export const told = async (db: Db, asked: Asked): Promise<void> => {
  await db.update(notices).set({ done: true }).where(isOf(asked))
}
