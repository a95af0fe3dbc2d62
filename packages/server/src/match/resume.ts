import { isTimed } from '@menagerie/engine'
import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Games } from '../lobby/games.ts'
import type { Leases } from '../nodes/leases.ts'
import type { Db } from '../store/database.ts'
import { entries, seats, tables } from '../store/schema.ts'
import type { FollowUp } from './follow.ts'

export interface ResumeOptions {
  readonly db: Db
  readonly games: Games
  readonly leases: Leases
  readonly follow: FollowUp
  /** The server is being stopped: leave the rest. */
  readonly signal: AbortSignal
}

const isRunning = and(isNotNull(tables.header), eq(tables.over, false))
const version = sql<number>`(${tables.header} ->> 'version')::int`

/** After a start: how many matches stand still, because their version of the rules is not played here. */
export const closedMatches = async ({ db, games }: Pick<ResumeOptions, 'db' | 'games'>): Promise<number> => {
  const kinds = await db
    .select({ game: tables.game, version, n: count() })
    .from(tables)
    .where(isRunning)
    .groupBy(tables.game, version)
  return kinds.filter((kind) => !games.plays(kind.game, kind.version)).reduce((sum, { n }) => sum + n, 0)
}

/**
 * Matches in which a bot or a clock was left waiting go on; those that ended are marked as such. Of all that run, or of
 * those that are kept here now.
 */
export const resumeMatches = async (
  { db, games, leases, follow, signal }: ResumeOptions,
  ids: readonly string[] | 'all',
): Promise<void> => {
  const wanted = ids === 'all' ? isRunning : and(isRunning, inArray(tables.id, [...ids]))
  const head = db
    .select({ asked: entries.asked, outcome: entries.outcome })
    .from(entries)
    .where(eq(entries.matchId, tables.id))
    .orderBy(desc(entries.seq))
    .limit(1)
    .as('head')
  const running = await db
    .select({
      id: tables.id,
      game: tables.game,
      version,
      choices: tables.choices,
      asked: head.asked,
      outcome: head.outcome,
    })
    .from(tables)
    .innerJoinLateral(head, sql`true`)
    .where(wanted)
  const ended = running.filter((match) => match.outcome !== null).map((match) => match.id)
  for (const id of ended) leases.forget(id)
  if (ended.length > 0) await db.update(tables).set({ over: true, keeper: null }).where(inArray(tables.id, ended))
  const bots = await db
    .select({ id: seats.tableId, seat: seats.seat })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(eq(seats.kind, 'bot'), wanted))
  const botSeats = new Set(bots.map(({ id, seat }) => `${id} ${seat}`))
  for (const { id, game, version: rules, choices, asked } of running) {
    if (signal.aborted) return
    if (!games.plays(game, rules)) continue
    // A game that cannot be loaded ends nobody else's wait.
    const box = await games.box(game).catch(() => null)
    if (box === null) continue
    if (asked.some((seat) => botSeats.has(`${id} ${seat}`)) || box((one) => isTimed(one, choices)))
      await follow.goOn(id)
  }
}
