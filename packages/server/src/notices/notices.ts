import type { Authority, Time } from '@menagerie/authority'
import type { Place } from '../lobby/place.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Db } from '../store/database.ts'
import type { Hub } from '../stream/hub.ts'
import { type Due, claim, dueNow, told } from './due.ts'
import { isQuiet } from './quiet.ts'

export interface NoticesOptions {
  readonly db: Db
  readonly matches: Pick<Authority<Place>, 'withMatch'>
  readonly hub: Pick<Hub, 'isPresent'>
  readonly mailer: Pick<Mailer, 'deliver'>
  /** As browsers see the house. */
  readonly publicUrl: string
  readonly time: Time
  /** By which it is done: a failure is told, and the next look comes. */
  readonly quietly: (work: () => Promise<unknown>) => Promise<void>
  readonly onFailure: (error: unknown) => void
}

/** Milliseconds between two looks for whom to tell. */
const LOOK_MS = 30_000

/**
 * Tells people by mail that they are asked: once for a question, whichever server comes first, and nobody who is at the table. What a
 * server may have died over is told again, under the same name, so that a mail program knows it as one.
 */
export const openNotices = (options: NoticesOptions): { readonly close: () => Promise<void> } => {
  const { db, matches, hub, mailer, publicUrl, time, quietly, onFailure } = options
  const { hostname } = new URL(publicUrl)
  let isClosed = false
  let stop = (): void => {}
  let looking: Promise<void> = Promise.resolve()

  /** The version at which they were asked; null: they are not, or keep nobody waiting. */
  const questionOf = ({ id, seat, userId }: Due): Promise<number | null> =>
    matches.withMatch(id, ({ place, table }) =>
      place.seats[seat]?.userId !== userId || (table.awaited()[seat] ?? null) === null ? null : table.askedAt(seat),
    )

  const tell = async (due: Due): Promise<void> => {
    const { id, seat, userId, head, email, language } = due
    if (hub.isPresent(id, userId)) return
    const entry = await questionOf(due)
    if (entry === null || !(await claim(db, { id, seat, entry }, head, time.now()))) return
    await mailer.deliver({
      to: email,
      kind: 'turn',
      language,
      link: new URL(`/t/${id}`, publicUrl).href,
      id: `<turn.${id}.${seat}.${entry}@${hostname}>`,
      leave: new URL('/me', publicUrl).href,
    })
    await told(db, { id, seat, entry })
  }

  const look = async (): Promise<void> => {
    for await (const due of dueNow(db, time.now())) {
      if (isClosed) return
      if (isQuiet(due, time.now())) continue
      // One that fails keeps nobody else from being told.
      await tell(due).catch(onFailure)
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
