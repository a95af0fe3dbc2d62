import { isOpening, tableStatus } from '@menagerie/authority'
import { type Choices, type Seat, tablePace } from '@menagerie/engine'
import { LIMITS, type Summary } from '@menagerie/protocol'
import { and, asc, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import { sitsSomebodyApart } from '../chat/quieting.ts'
import type { Db } from '../store/database.ts'
import { entries, seats, tables } from '../store/schema.ts'
import type { Games } from './games.ts'
import type { Head } from './place.ts'

interface Lists {
  readonly db: Db
  readonly games: Games
}

/** Tables that wait for people, newest first; none with somebody whom this person has blocked, or who has blocked them. */
export const openTables = ({ db, games }: Lists, userId: string): Promise<Summary[]> => {
  const free = db
    .select({ id: seats.tableId })
    .from(seats)
    .where(and(eq(seats.kind, 'human'), isNull(seats.userId)))
  return summaries(
    { db, games },
    userId,
    and(eq(tables.open, true), isNull(tables.header), inArray(tables.id, free), not(sitsSomebodyApart(userId))),
  )
}

/** Tables at which a person sits, the last touched first. */
export const tablesOf = ({ db, games }: Lists, userId: string): Promise<Summary[]> => {
  const mine = db.select({ id: seats.tableId }).from(seats).where(eq(seats.userId, userId))
  return summaries({ db, games }, userId, inArray(tables.id, mine))
}

/** The options by which the clocks of these games are set, by game; of one that is not here none. */
const clocksOf = async (games: Games, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
  const known = [...new Set(ids)].filter((id) => games.entries.some((entry) => entry.id === id))
  const each = known.map(async (id) => {
    const box = await games.box(id)
    return [id, box((one) => one.clocks.map(({ option }) => option))] as const
  })
  return new Map(await Promise.all(each))
}

/** The longest that runs. */
const clockOf = (options: readonly string[], choices: Choices): number | null => {
  const seconds = options.map((option) => Number(choices[option] ?? 0)).filter((one) => one > 0)
  return seconds.length === 0 ? null : Math.max(...seconds)
}

const summaries = async ({ db, games }: Lists, userId: string, where: ReturnType<typeof and>): Promise<Summary[]> => {
  const head = db
    .select({ seq: entries.seq, asked: entries.asked, outcome: entries.outcome, at: entries.at })
    .from(entries)
    .where(eq(entries.matchId, tables.id))
    .orderBy(desc(entries.seq))
    .limit(1)
    .as('head')
  const updatedAt = sql<string>`coalesce(${head.at}, (extract(epoch from ${tables.updatedAt}) * 1000)::bigint)`
  const rows = await db
    .select({
      id: tables.id,
      game: tables.game,
      rated: tables.rated,
      choices: tables.choices,
      rules: sql<number | null>`(${tables.header} ->> 'version')::int`,
      updatedAt,
      seq: head.seq,
      asked: head.asked,
      outcome: head.outcome,
    })
    .from(tables)
    .leftJoinLateral(head, sql`true`)
    .where(where)
    .orderBy(desc(updatedAt))
    .limit(LIMITS.summaries)
  if (rows.length === 0) return []
  const seatRows = await db
    .select({
      tableId: seats.tableId,
      seat: seats.seat,
      kind: seats.kind,
      name: seats.name,
      userId: seats.userId,
      ready: seats.ready,
      hasOpened: sql<boolean>`${seats.contribution} <> ''`,
    })
    .from(seats)
    .where(
      inArray(
        seats.tableId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(seats.seat))
  const clocks = await clocksOf(
    games,
    rows.map(({ game }) => game),
  )
  return rows.map(({ id, game, rated, choices, rules, updatedAt: updated, seq, asked, outcome }): Summary => {
    const clock = clockOf(clocks.get(game) ?? [], choices)
    const at = Number(updated)
    const last: Head | null = seq === null ? null : { seq, asked: asked ?? [], outcome, at }
    const status = tableStatus(games.plays, game, rules, last)
    const around = seatRows.filter((seat) => seat.tableId === id)
    const me = around.find((seat) => seat.userId === userId)
    const mine: Seat | undefined = me?.seat
    // All are ready, and the match waits for what this person has sealed.
    const opens = status === 'waiting' && me?.hasOpened === false && isOpening(around)
    return {
      id,
      game,
      status,
      seats: around.map(({ kind, name, userId: owner }) => ({ kind, name, you: owner === userId })),
      yourTurn: opens || (status === 'playing' && mine !== undefined && (last?.asked.includes(mine) ?? false)),
      rated,
      pace: tablePace(choices, clock),
      clock,
      version: last?.seq ?? -1,
      updatedAt: at,
    }
  })
}
