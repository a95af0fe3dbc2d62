import { isTimed } from '@menagerie/engine'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Games } from '../lobby/games.ts'
import type { Db } from '../store/database.ts'
import { entries, seats, tables } from '../store/schema.ts'
import type { FollowUp } from './follow.ts'

export interface ResumeOptions {
  readonly db: Db
  readonly games: Games
  readonly follow: FollowUp
  readonly warn: (message: string) => void
  /** The server is being stopped: leave the rest. */
  readonly signal: AbortSignal
}

/** After a start: matches in which a bot or a clock was left waiting go on; those that ended are marked as such. */
export const resumeMatches = async ({ db, games, follow, warn, signal }: ResumeOptions): Promise<void> => {
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
      version: sql<number>`(${tables.header} ->> 'version')::int`,
      choices: tables.choices,
      asked: head.asked,
      outcome: head.outcome,
    })
    .from(tables)
    .innerJoinLateral(head, sql`true`)
    .where(and(isNotNull(tables.header), eq(tables.over, false)))
  const ended = running.filter((match) => match.outcome !== null).map((match) => match.id)
  if (ended.length > 0) await db.update(tables).set({ over: true }).where(inArray(tables.id, ended))
  const bots = await db
    .select({ id: seats.tableId, seat: seats.seat })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(eq(seats.kind, 'bot'), isNotNull(tables.header), eq(tables.over, false)))
  const botSeats = new Set(bots.map(({ id, seat }) => `${id} ${seat}`))
  const closed = running.filter(({ game, version, outcome }) => outcome === null && !games.plays(game, version))
  if (closed.length > 0) warn(`${closed.length} matches stand still: their version of the rules is not played here`)
  for (const { id, game, version, choices, asked } of running) {
    if (signal.aborted) return
    if (!games.plays(game, version)) continue
    // A game that cannot be loaded ends nobody else's wait.
    const box = await games.box(game).catch(() => null)
    if (box === null) continue
    if (asked.some((seat) => botSeats.has(`${id} ${seat}`)) || box((one) => isTimed(one, choices)))
      await follow.begin(id)
  }
}
