import type { Viewer } from '@menagerie/engine'
import { type ChatSide, LIMITS, type Remark } from '@menagerie/protocol'
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Place } from '../lobby/place.ts'
import { user } from '../store/auth-schema.ts'
import { quiets, remarks } from '../store/chat-schema.ts'
import { type Reader, preparedFor } from '../store/database.ts'
import { seats } from '../store/schema.ts'

/** One thing that was said, with whom it is by. Secret as a whole. */
export interface StoredRemark {
  readonly side: ChatSide
  readonly number: number
  /** Null where they were forgotten. */
  readonly userId: string | null
  readonly seat: number | null
  /** As they are called where they sit, or wherever. */
  readonly name: string
  readonly text: string | null
  readonly phrase: Remark['phrase']
  readonly at: number
}

/** Whether this viewer of a table may read what is said on a side of it. Who may not look at the table is no viewer. */
export const mayRead = ({ head }: Pick<Place, 'head'>, viewer: Viewer, side: ChatSide): boolean =>
  (head !== null && head.outcome !== null) || (side === 'players') === (viewer !== 'spectator')

const upTo = preparedFor((db) =>
  db
    .select({
      side: remarks.side,
      number: remarks.number,
      userId: remarks.userId,
      seat: remarks.seat,
      sits: sql<boolean>`${remarks.userId} is null or ${seats.userId} is not distinct from ${remarks.userId}`,
      seatName: seats.name,
      userName: user.name,
      text: remarks.text,
      phrase: remarks.phrase,
      createdAt: remarks.createdAt,
    })
    .from(remarks)
    .leftJoin(seats, and(eq(seats.tableId, remarks.tableId), eq(seats.seat, remarks.seat)))
    .leftJoin(user, eq(user.id, remarks.userId))
    .where(
      and(
        eq(remarks.tableId, sql.placeholder('table')),
        eq(remarks.side, sql.placeholder('side')),
        lte(remarks.number, sql.placeholder('number')),
      ),
    )
    .orderBy(desc(remarks.number))
    .limit(sql.placeholder('most'))
    .prepare('remarks'),
)

/** In the order of saying, on its side: the newest up to a number. */
export const remarksUpTo = async (
  db: Reader,
  table: string,
  { side, number }: { readonly side: ChatSide; readonly number: number },
  most: number,
): Promise<readonly StoredRemark[]> => {
  const rows = await upTo(db).execute({ table, side, number, most })
  return rows.reverse().map(({ sits, seat, seatName, userName, createdAt, ...row }) => {
    const at = sits ? seat : null
    const name = row.userId === null ? '' : ((at === null ? userName : seatName) ?? '')
    return { ...row, seat: at, name, at: createdAt.getTime() }
  })
}

/** Null where there is none, or none any more. */
export const remarkAt = async (
  db: Reader,
  table: string,
  said: { readonly side: ChatSide; readonly number: number },
): Promise<StoredRemark | null> => {
  const [found] = await remarksUpTo(db, table, said, 1)
  return found?.number === said.number ? found : null
}

const LAST = 2_147_483_647

/** The newest of both sides, in the order of saying. */
export const newestRemarks = async (db: Reader, table: string): Promise<readonly StoredRemark[]> => {
  const all = await Promise.all(
    (['players', 'spectators'] as const).map((side) =>
      remarksUpTo(db, table, { side, number: LAST }, LIMITS.remarksShown),
    ),
  )
  return all.flat().sort((a, b) => a.at - b.at)
}

/** Of these people, who does not want to read whom: ids by id. */
export const unread = async (
  db: Reader,
  list: readonly StoredRemark[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const authors = [...new Set(list.flatMap(({ userId }) => (userId === null ? [] : [userId])))]
  const by = new Map<string, Set<string>>()
  if (authors.length === 0) return by
  const rows = await db
    .select({ userId: quiets.userId, whom: quiets.whom })
    .from(quiets)
    .where(inArray(quiets.whom, authors))
  for (const { userId, whom } of rows) by.set(userId, (by.get(userId) ?? new Set()).add(whom))
  return by
}

/** What one reader is sent of what they may read, field by field. */
export const remarksFor = (
  readable: readonly StoredRemark[],
  userId: string,
  quieted: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Remark[] =>
  readable
    .filter((one) => one.userId === null || quieted.get(userId)?.has(one.userId) !== true)
    .map(({ side, number, userId: by, seat, name, text, phrase, at }) => ({
      side,
      number,
      seat,
      name,
      you: by === userId,
      text,
      phrase,
      at,
    }))
