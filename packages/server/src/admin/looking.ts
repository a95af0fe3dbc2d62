import type { AdminTables, Audit, Overview, People, Reports } from '@menagerie/protocol/programs'
import { count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { reports } from '../store/chat-schema.ts'
import type { Db } from '../store/database.ts'
import { audit, blocked, entries, seats, tables, user } from '../store/schema.ts'

/*
 * What a host may look at. Columns are named one by one: none holds a secret, an invite, a loadout or a contribution. Of what is said at
 * tables it is what was reported, and nothing else.
 */

const MOST = 50
const MOST_ACTS = 100

const state = sql<'waiting' | 'running' | 'over'>`case when ${tables.header} is null then 'waiting'
  when ${tables.over} then 'over' else 'running' end`

const likely = (text: string): string => `%${text.replaceAll(/[%_\\]/g, (sign) => `\\${sign}`)}%`

const countOf = async (db: Db, table: typeof user | typeof blocked): Promise<number> => {
  const [found] = await db.select({ n: count() }).from(table)
  return found?.n ?? 0
}

export const countsFor = async (db: Db): Promise<Pick<Overview, 'people' | 'blocked' | 'tables'>> => {
  const rows = await db.select({ state, n: count() }).from(tables).groupBy(state)
  const of = (wanted: string): number => rows.find((row) => row.state === wanted)?.n ?? 0
  return {
    people: await countOf(db, user),
    blocked: await countOf(db, blocked),
    tables: { waiting: of('waiting'), running: of('running'), over: of('over') },
  }
}

export const peopleFor = async (db: Db, find: string): Promise<People> => {
  const sitting = sql<number>`(select count(*)::int from ${seats} where ${seats.userId} = ${user.id})`
  const rows = await db
    .select({
      id: user.id,
      name: user.name,
      createdAt: user.createdAt,
      tables: sitting,
      blocked: sql<boolean>`${blocked.userId} is not null`,
    })
    .from(user)
    .leftJoin(blocked, eq(blocked.userId, user.id))
    .where(find === '' ? undefined : or(eq(user.id, find), ilike(user.name, likely(find))))
    .orderBy(desc(user.createdAt))
    .limit(MOST)
  return { people: rows.map((row) => ({ ...row, createdAt: row.createdAt.getTime() })) }
}

export const tablesFor = async (db: Db, find: string): Promise<AdminTables> => {
  const rows = await db
    .select({
      id: tables.id,
      game: tables.game,
      state,
      open: tables.open,
      createdAt: tables.createdAt,
      entries: sql<number>`(select count(*)::int from ${entries} where ${entries.matchId} = ${tables.id})`,
    })
    .from(tables)
    .where(find === '' ? undefined : or(eq(tables.id, find), eq(tables.game, find)))
    .orderBy(desc(tables.createdAt))
    .limit(MOST)
  const ids = rows.map(({ id }) => id)
  const sitting =
    ids.length === 0
      ? []
      : await db
          .select({ tableId: seats.tableId, kind: seats.kind, name: seats.name, person: seats.userId })
          .from(seats)
          .where(inArray(seats.tableId, ids))
          .orderBy(seats.seat)
  return {
    tables: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.getTime(),
      seats: sitting
        .filter(({ tableId }) => tableId === row.id)
        .map(({ kind, name, person }) => ({ kind, name, person })),
    })),
  }
}

export const reportsFor = async (db: Db): Promise<Reports> => {
  const rows = await db
    .select()
    .from(reports)
    .orderBy(desc(sql`${reports.settledAt} is null`), desc(reports.createdAt))
    .limit(MOST)
  const ids = [
    ...new Set(
      rows
        .flatMap(({ userId, about, lines }) => [userId, about, ...lines.map(({ person }) => person)])
        .filter((id) => id !== null),
    ),
  ]
  const known =
    ids.length === 0 ? [] : await db.select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, ids))
  const somebody = (person: string | null): { readonly person: string | null; readonly name: string } => {
    const found = known.find(({ id }) => id === person)
    return found === undefined ? { person: null, name: '' } : { person, name: found.name }
  }
  return {
    reports: rows.map(({ id, tableId, userId, about, reason, createdAt, settledAt, lines }) => ({
      id,
      table: tableId,
      by: somebody(userId),
      about: somebody(about),
      reason,
      at: createdAt.getTime(),
      settledAt: settledAt?.getTime() ?? null,
      lines: lines.map(({ person, seat, text, phrase, at }) => ({ ...somebody(person), seat, text, phrase, at })),
    })),
  }
}

export const auditFor = async (db: Db): Promise<Audit> => {
  const rows = await db.select().from(audit).orderBy(desc(audit.createdAt)).limit(MOST_ACTS)
  return { acts: rows.map(({ createdAt, act, target, reason }) => ({ at: createdAt.getTime(), act, target, reason })) }
}
