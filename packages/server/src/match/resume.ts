import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../store/database.ts'
import { entries, seats, tables } from '../store/schema.ts'
import type { FollowUp } from './follow.ts'

export interface ResumeOptions {
  readonly db: Db
  readonly follow: FollowUp
  /** The server is being stopped: leave the rest. */
  readonly signal: AbortSignal
}

/** After a start: matches in which a bot or a clock was left waiting go on; those that ended are marked as such. */
export const resumeMatches = async ({ db, follow, signal }: ResumeOptions): Promise<void> => {
  const head = db
    .select({ asked: entries.asked, outcome: entries.outcome })
    .from(entries)
    .where(eq(entries.matchId, tables.id))
    .orderBy(desc(entries.seq))
    .limit(1)
    .as('head')
  const running = await db
    .select({ id: tables.id, choices: tables.choices, asked: head.asked, outcome: head.outcome })
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
  const waiting = running.filter(
    ({ id, choices, asked }) =>
      Number(choices['turnSeconds'] ?? 0) > 0 || asked.some((seat) => botSeats.has(`${id} ${seat}`)),
  )
  for (const { id } of waiting) if (!signal.aborted) await follow.begin(id)
}
