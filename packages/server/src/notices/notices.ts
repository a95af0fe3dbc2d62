import { createHash } from 'node:crypto'
import type { Authority, Time } from '@menagerie/authority'
import type { Place } from '../lobby/place.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Pusher, Subscription } from '../push/pusher.ts'
import { dropSubscription } from '../push/subscriptions.ts'
import type { Db } from '../store/database.ts'
import type { Hub } from '../stream/hub.ts'
import { type Due, claim, dueNow, told } from './due.ts'
import { isQuiet } from './quiet.ts'

export interface NoticesOptions {
  readonly db: Db
  readonly matches: Pick<Authority<Place>, 'withMatch'>
  readonly hub: Pick<Hub, 'isPresent'>
  /** Null: the house sends no mails. */
  readonly mailer: Pick<Mailer, 'deliver'> | null
  readonly pusher: Pusher
  /** As browsers see the house. */
  readonly publicUrl: string
  readonly time: Time
  /** By which it is done: a failure is told, and the next look comes. */
  readonly quietly: (work: () => Promise<unknown>) => Promise<void>
  readonly onFailure: (error: unknown) => void
}

/** Milliseconds between two looks for whom to tell. */
const LOOK_MS = 30_000
/** So many are told at a time: one whose server does not answer keeps few others waiting. */
const AT_A_TIME = 8

/** What is known of nothing but its like: 32 letters of base64url. */
const markOf = (...words: readonly string[]): string =>
  createHash('sha256').update(words.join('\n')).digest('base64url').slice(0, 32)

/**
 * Tells people that they are asked, by mail and by push: once for a question by each way they wish for, whichever server comes first, and
 * nobody who is at the table. What a server may have died over is told again under the same name, so that a mail program or a device
 * knows it as one.
 */
export const openNotices = (options: NoticesOptions): { readonly close: () => Promise<void> } => {
  const { db, matches, hub, mailer, pusher, publicUrl, time, quietly, onFailure } = options
  const { hostname } = new URL(publicUrl)
  let isClosed = false
  let stop = (): void => {}
  let looking: Promise<void> = Promise.resolve()

  /** The version at which they were asked; null: they are not, or keep nobody waiting. */
  const questionOf = ({ id, seat, userId }: Due): Promise<number | null> =>
    matches.withMatch(id, ({ place, table }) =>
      place.seats[seat]?.userId !== userId || (table.awaited()[seat] ?? null) === null ? null : table.askedAt(seat),
    )

  const push = async ({ id, seat, way }: Due, to: Subscription, entry: number): Promise<void> => {
    const message = { path: `/t/${id}`, tag: markOf('turn', id, String(seat), String(entry)) }
    // Of two questions of a table the later one counts. The service learns of no two devices that they are one person's.
    if ((await pusher.deliver(to, message, markOf('topic', id, to.endpoint))) === 'gone')
      await dropSubscription(db, way, to.endpoint)
  }
  const mail = async ({ id, seat }: Due, { email, language }: MailWay, entry: number): Promise<void> =>
    mailer?.deliver({
      to: email,
      kind: 'turn',
      language,
      link: new URL(`/t/${id}`, publicUrl).href,
      id: `<turn.${id}.${seat}.${entry}@${hostname}>`,
      leave: new URL('/me', publicUrl).href,
    })

  const tell = async (due: Due): Promise<void> => {
    const { id, seat, userId, head, way, by } = due
    if (hub.isPresent(id, userId)) return
    const entry = await questionOf(due)
    if (entry === null || !(await claim(db, { id, seat, entry, way }, head, time.now()))) return
    await (by.kind === 'mail' ? mail(due, by, entry) : push(due, by.to, entry))
    await told(db, { id, seat, entry, way })
  }

  const look = async (): Promise<void> => {
    const telling = new Set<Promise<void>>()
    try {
      for await (const due of dueNow(db, { now: time.now(), mails: mailer !== null })) {
        if (isClosed) return
        if (isQuiet(due, time.now())) continue
        // One that fails keeps nobody else from being told.
        const one: Promise<void> = tell(due)
          .catch(onFailure)
          .finally(() => telling.delete(one))
        telling.add(one)
        if (telling.size >= AT_A_TIME) await Promise.race(telling)
      }
    } finally {
      await Promise.all(telling)
    }
  }
  const lookLater = (): void => {
    stop = time.after(LOOK_MS, () => {
      looking = quietly(look).finally(() => {
        if (!isClosed) lookLater()
      })
    })
  }
  lookLater()
  return {
    close: async () => {
      isClosed = true
      stop()
      await looking
    },
  }
}

type MailWay = Extract<Due['by'], { readonly kind: 'mail' }>
