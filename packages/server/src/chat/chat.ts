import { refuse } from '@menagerie/authority'
import type { ChatSide } from '@menagerie/protocol'
import { type Place, readPlace } from '../lobby/place.ts'
import type { Db } from '../store/database.ts'
import type { Hub } from '../stream/hub.ts'
import type { Listener } from '../stream/listeners.ts'
import { type StoredRemark, mayRead, newestRemarks, remarkAt, remarksFor, unread } from './reading.ts'

/** What is said at tables, on its way to those who may read it. */
export interface Chat {
  /** Something new, to all who watch its table here. */
  readonly show: (table: string, side: ChatSide, number: number) => Promise<void>
  /** All that each may read now, to all who watch the table here, or to one person. */
  readonly showWhole: (table: string, userId?: string) => Promise<void>
  /** The first look of those who come, or come back; nothing where there is nothing for them. */
  readonly showTo: (listeners: ReadonlySet<Listener>, place: Place) => Promise<void>
}

export interface ChatOptions {
  readonly db: Db
  readonly hub: Pick<Hub, 'isWatched' | 'showRemarks'>
}

export const openChat = ({ db, hub }: ChatOptions): Chat => {
  const turns = new Map<string, Promise<void>>()
  /** What is told of one table is read and told one after the other: nobody is sent all, and less than they had. */
  const inTurn = (table: string, work: () => Promise<void>): Promise<void> => {
    const turn = (turns.get(table) ?? Promise.resolve()).catch(() => {}).then(work)
    turns.set(table, turn)
    const forget = async (): Promise<void> => {
      await turn.catch(() => {})
      if (turns.get(table) === turn) turns.delete(table)
    }
    void forget()
    return turn
  }

  const tell = async (
    place: Place,
    list: readonly StoredRemark[],
    { whole, to }: { readonly whole: boolean; readonly to: (listener: Listener) => boolean },
  ): Promise<void> => {
    if (list.length === 0) return
    const quieted = await unread(db, list)
    hub.showRemarks(place, to, (reader) => {
      const readable = list.filter(({ side }) => mayRead(place, reader.viewer, side))
      const own = remarksFor(readable, reader.userId, quieted)
      // Whom one has muted since is to be taken away; else nothing is said of what is not for this reader, nor that it was.
      const isTold = own.length > 0 || (whole && readable.length > 0)
      return isTold ? { table: place.table.id, whole, remarks: own } : null
    })
  }

  return {
    show: async (table, side, number) => {
      if (!hub.isWatched(table)) return
      await inTurn(table, async () => {
        const [place, remark] = await Promise.all([readPlace(db, table), remarkAt(db, table, { side, number })])
        if (place === null || remark === null) return
        await tell(place, [remark], { whole: false, to: () => true })
      })
    },
    showWhole: async (table, userId) => {
      if (!hub.isWatched(table)) return
      await inTurn(table, async () => {
        const place = await readPlace(db, table)
        if (place === null) return
        const to = (listener: Listener): boolean => userId === undefined || listener.userId === userId
        await tell(place, await newestRemarks(db, table), { whole: true, to })
      })
    },
    showTo: (listeners, place) => {
      const { id } = place.table
      return inTurn(id, async () =>
        tell(place, await newestRemarks(db, id), { whole: true, to: (one) => listeners.has(one) }),
      )
    },
  }
}

/** Throws `notFound` where it was never said, is not kept any more, or may not be read by whoever names it. */
export const mustFind = (remark: StoredRemark | null, isReadable: boolean): StoredRemark => {
  if (remark === null || !isReadable) throw refuse('notFound')
  return remark
}
