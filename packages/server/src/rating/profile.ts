import { refuse } from '@menagerie/authority'
import type { BotStandings, Profile } from '@menagerie/protocol'
import { asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../store/database.ts'
import { ratings } from '../store/rating-schema.ts'
import { entries, seats, tables, user } from '../store/schema.ts'
import type { People } from './people.ts'
import { isHidden, ratingOf, ratingsOf } from './standing.ts'

/** Matches of two that are named. */
const MOST_MATCHES = 50

/** The newest matches of two people that are over. */
const matchesOf = async (db: Db, userId: string, other: string): Promise<Profile['matches']> => {
  const { rows } = await db.execute<
    Record<string, unknown> & { places: number[]; at: string } & Omit<
        Profile['matches'][number],
        'place' | 'theirPlace' | 'at'
      >
  >(sql`
    select ${tables.id} as table, ${tables.game} as game, mine.seat as seat, other.seat as theirs, head.places as places, head.at as at
    from ${seats} as mine join ${seats} as other on other.table_id = mine.table_id and other.user_id = ${other}
    join ${tables} on ${tables.id} = mine.table_id and ${tables.over}
    join lateral (select ${entries.outcome} -> 'places' as places, ${entries.at} as at from ${entries}
      where ${entries.matchId} = ${tables.id} order by ${entries.seq} desc limit 1) as head on head.places is not null
    where mine.user_id = ${userId} order by head.at desc`)
  return rows.map(({ table, game, seat, theirs, places, at }) => ({
    table,
    game,
    seats: places.length,
    seat,
    theirs,
    place: places[seat] as number,
    theirPlace: places[theirs] as number,
    at: Number(at),
  }))
}

const count = (matches: Profile['matches'], holds: (match: Profile['matches'][number]) => boolean): number =>
  matches.filter(holds).length

/** How somebody plays, and how one has fared against them. Throws `notFound` where there is nobody, or nobody for whoever asks. */
export const profileFor = async (
  { db, people }: { readonly db: Db; readonly people: People },
  userId: string,
  address: string,
): Promise<Profile> => {
  const whom = await people.find(userId, address)
  const [found] = whom === null ? [] : await db.select({ name: user.name }).from(user).where(eq(user.id, whom))
  if (whom === null || found === undefined) throw refuse('notFound')
  const you = whom === userId
  const matches = you ? [] : await matchesOf(db, userId, whom)
  return {
    name: found.name,
    you,
    hidden: you && (await isHidden(db, userId)),
    ratings: await ratingsOf(db, whom),
    met:
      matches.length === 0
        ? null
        : {
            played: matches.length,
            won: count(matches, ({ place, theirPlace }) => place < theirPlace),
            lost: count(matches, ({ place, theirPlace }) => place > theirPlace),
          },
    matches: matches.slice(0, MOST_MATCHES),
  }
}

const HOLDER = /^bot:([a-z]+):(\d+)$/

/** How bots have played, by what they are and under which rules. */
export const botStandings = async (db: Db): Promise<BotStandings> => {
  const rows = await db
    .select()
    .from(ratings)
    .where(isNull(ratings.userId))
    .orderBy(asc(ratings.game), asc(ratings.mode), asc(ratings.seats), desc(ratings.mu), asc(ratings.holder))
  return {
    bots: rows.flatMap((row) => {
      const [, bot, version] = HOLDER.exec(row.holder) ?? []
      if (bot === undefined) return []
      return [{ bot, version: Number(version), game: row.game, mode: row.mode, seats: row.seats, ...ratingOf(row) }]
    }),
  }
}
