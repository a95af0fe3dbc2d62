import type { Viewer } from '@menagerie/engine'
import { type ChatSide, LIMITS, type Remark } from '@menagerie/protocol'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Place } from '../lobby/place.ts'
import { user } from '../store/auth-schema.ts'
import { quiets, remarks } from '../store/chat-schema.ts'
import { type Reader, preparedFor } from '../store/database.ts'
import { seats } from '../store/schema.ts'
import { readTogether } from '../store/together.ts'

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

/** Of sides of tables the newest up to a number, in the order of saying on each. */
const upTo = preparedFor((db) => {
  const said = db
    .select()
    .from(remarks)
    .where(
      and(
        eq(remarks.tableId, sql`wanted.id`),
        eq(remarks.side, sql`wanted_of.side`),
        lte(remarks.number, sql.placeholder('number')),
      ),
    )
    .orderBy(desc(remarks.number))
    .limit(sql.placeholder('most'))
    .as('said')
  return db
    .select({
      table: said.tableId,
      side: said.side,
      number: said.number,
      userId: said.userId,
      seat: said.seat,
      sits: sql<boolean>`${said.userId} is null or ${seats.userId} is not distinct from ${said.userId}`,
      seatName: seats.name,
      userName: user.name,
      text: said.text,
      phrase: said.phrase,
      createdAt: said.createdAt,
    })
    .from(sql`unnest(${sql.placeholder('ids')}::text[]) as wanted (id)
      cross join unnest(${sql.placeholder('sides')}::text[]) as wanted_of (side)`)
    .innerJoinLateral(said, sql`true`)
    .leftJoin(seats, and(eq(seats.tableId, said.tableId), eq(seats.seat, said.seat)))
    .leftJoin(user, eq(user.id, said.userId))
    .orderBy(said.side, said.number)
    .prepare('remarks')
})
type Row = Awaited<ReturnType<ReturnType<typeof upTo>['execute']>>[number]

const stored = ({ side, number, userId, text, phrase, ...row }: Row): StoredRemark => {
  const seat = row.sits ? row.seat : null
  const name = userId === null ? '' : ((seat === null ? row.userName : row.seatName) ?? '')
  return { side, number, userId, seat, name, text, phrase, at: row.createdAt.getTime() }
}

/** In the order of saying, on its side: the newest up to a number. */
export const remarksUpTo = async (
  db: Reader,
  table: string,
  { side, number }: { readonly side: ChatSide; readonly number: number },
  most: number,
): Promise<readonly StoredRemark[]> =>
  (await upTo(db).execute({ ids: [table], sides: [side], number, most })).map(stored)

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
const SIDES: readonly ChatSide[] = ['players', 'spectators']

/** By their key, in the order in which they came. */
const listed = <Row, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => Value,
): ReadonlyMap<string, readonly Value[]> => {
  const lists = new Map<string, Value[]>()
  for (const row of rows) {
    const list = lists.get(keyOf(row)) ?? []
    lists.set(keyOf(row), list)
    list.push(valueOf(row))
  }
  return lists
}

const newestByTable = readTogether(async (db, ids) =>
  listed(
    await upTo(db).execute({ ids, sides: SIDES, number: LAST, most: LIMITS.remarksShown }),
    ({ table }) => table,
    stored,
  ),
)

/** The newest of both sides, in the order of saying; read beside those of other tables that are asked for in this moment. */
export const newestRemarks = async (db: Reader, table: string): Promise<readonly StoredRemark[]> =>
  [...((await newestByTable(db, table)) ?? [])].sort((a, b) => a.at - b.at)

const quietedBy = preparedFor((db) =>
  db
    .select({ userId: quiets.userId, whom: quiets.whom })
    .from(quiets)
    .where(sql`${quiets.whom} = any(${sql.placeholder('authors')})`)
    .prepare('quieted by'),
)
const quietedByAuthor = readTogether(async (db, authors) =>
  listed(
    await quietedBy(db).execute({ authors }),
    ({ whom }) => whom,
    ({ userId }) => userId,
  ),
)

/** Of these people, who does not want to read whom: ids by id. */
export const unread = async (
  db: Reader,
  list: readonly StoredRemark[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const authors = [...new Set(list.flatMap(({ userId }) => (userId === null ? [] : [userId])))]
  const by = new Map<string, Set<string>>()
  const readers = await Promise.all(authors.map((author) => quietedByAuthor(db, author)))
  for (const [at, author] of authors.entries())
    for (const userId of readers[at] ?? []) by.set(userId, (by.get(userId) ?? new Set()).add(author))
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
