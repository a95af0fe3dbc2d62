import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Games } from '../lobby/games.ts'
import { type Place, readPlace } from '../lobby/place.ts'
import type { Db } from '../store/database.ts'
import { ratedMatches, ratings } from '../store/rating-schema.ts'
import { tables } from '../store/schema.ts'
import { modeOf } from './modes.ts'
import type { Holder } from './skill.ts'

interface Rating {
  readonly db: Db
  readonly games: Games
}

/** A bot is what it was under these rules: another version of a game is another game to it. */
export const holderOf = (seat: Place['seats'][number], version: number): Holder =>
  seat.kind === 'bot' ? `bot:${seat.bot}:${version}` : (seat.userId ?? `somebody:${seat.seat}`)

/**
 * Counts a match that is over, where its people had agreed to it, and once, whoever asks and however often. What is known of whom was
 * forgotten is kept nowhere; the others are compared with somebody unknown.
 */
export const rateMatch = async ({ db, games }: Rating, id: string): Promise<void> => {
  await db.transaction(async (tx) => {
    const place = await readPlace(tx, id)
    const outcome = place?.head?.outcome ?? null
    if (place === null || !place.table.rated || place.table.header === null || outcome === null) return
    const counted = await tx
      .insert(ratedMatches)
      .values({ matchId: id })
      .onConflictDoNothing()
      .returning({ id: ratedMatches.matchId })
    if (counted.length === 0) return
    // What reckons with skill is large, and of a house without rated tables nobody needs it.
    const { UNKNOWN, skillsAfter } = await import('./skill.ts')
    const { game, choices, header } = place.table
    const kind = { game, mode: modeOf(await games.box(game), choices), seats: place.seats.length }
    const holders = place.seats.map((seat) => holderOf(seat, header.version))
    const people = new Map(place.seats.flatMap(({ userId }) => (userId === null ? [] : [[userId, userId]])))
    const kept = [...new Set(holders)].filter((holder) => !holder.startsWith('somebody:')).sort()
    // In one order at all servers: what is there can be locked, and whoever comes second waits.
    for (const holder of kept)
      await tx
        .insert(ratings)
        .values({ ...kind, ...UNKNOWN, holder, userId: people.get(holder) ?? null, matches: 0 })
        .onConflictDoNothing()
    const ofKind = and(eq(ratings.game, kind.game), eq(ratings.mode, kind.mode), eq(ratings.seats, kind.seats))
    const rows = await tx
      .select()
      .from(ratings)
      .where(and(ofKind, inArray(ratings.holder, kept)))
      .orderBy(ratings.holder)
      .for('update')
    const after = skillsAfter(holders, outcome.places, new Map(rows.map((row) => [row.holder, row])))
    for (const { holder, matches } of rows) {
      const { mu, sigma } = after.get(holder) ?? UNKNOWN
      await tx
        .update(ratings)
        .set({ mu, sigma, matches: matches + 1, updatedAt: sql`now()` })
        .where(and(ofKind, eq(ratings.holder, holder)))
    }
  })
}

/** At a time; the rest waits for the next. */
const MOST = 200

/** Matches that ended while their server went: they are counted late. */
export const rateLeft = async (options: Rating): Promise<void> => {
  const left = await options.db
    .select({ id: tables.id })
    .from(tables)
    .leftJoin(ratedMatches, eq(ratedMatches.matchId, tables.id))
    .where(and(tables.rated, tables.over, isNull(ratedMatches.matchId)))
    .limit(MOST)
  for (const { id } of left) await rateMatch(options, id)
}
