import type { Company, Rating, Standing } from '@menagerie/protocol'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Games } from '../lobby/games.ts'
import type { Place } from '../lobby/place.ts'
import type { Db, Reader } from '../store/database.ts'
import { profiles, ratings } from '../store/rating-schema.ts'
import { entries, seats, tables, user } from '../store/schema.ts'
import type { People } from './people.ts'
import { holderOf } from './rate.ts'
import { modeOf } from './modes.ts'

/** People who are named, of those one has met. */
const MOST_MET = 50

/** Matches of a person that are over, each with the places of all. */
const ended = (userId: string) => sql`
  select ${tables.id} as id, ${tables.game} as game, mine.seat as seat, head.places as places
  from ${seats} as mine join ${tables} on ${tables.id} = mine.table_id and ${tables.over}
  join lateral (select ${entries.outcome} -> 'places' as places from ${entries}
    where ${entries.matchId} = ${tables.id} order by ${entries.seq} desc limit 1) as head on head.places is not null
  where mine.user_id = ${userId}`
const placeAt = (seat: string) => sql`(ended.places ->> ${sql.raw(seat)}::int)::int`

export const ratingOf = ({ mu, sigma, matches }: Rating): Rating => ({ mu, sigma, matches })

export const isHidden = async (db: Reader, userId: string): Promise<boolean> => {
  const [found] = await db.select({ hidden: profiles.hidden }).from(profiles).where(eq(profiles.userId, userId))
  return found?.hidden ?? false
}

/** All ratings of a person, the most played first within a game. */
export const ratingsOf = async (db: Db, userId: string): Promise<Standing['ratings']> => {
  const rows = await db
    .select()
    .from(ratings)
    .where(eq(ratings.userId, userId))
    .orderBy(asc(ratings.game), desc(ratings.matches), asc(ratings.mode), asc(ratings.seats))
  return rows.map((row) => ({ game: row.game, mode: row.mode, seats: row.seats, ...ratingOf(row) }))
}

/** How one has played, and with whom: for oneself. */
export const standingOf = async (
  { db, people: known }: { readonly db: Db; readonly people: People },
  userId: string,
): Promise<Standing> => {
  const seen = await known.seenBy(userId)
  const { rows: roles } = await db.execute<Standing['roles'][number] & Record<string, unknown>>(sql`
    with ended as (${ended(userId)})
    select game, seat, count(*)::int as played, (count(*) filter (where ${placeAt('seat')} = 1))::int as won
    from ended group by game, seat order by game, seat`)
  const { rows: people } = await db.execute<Standing['people'][number] & Record<string, unknown> & { id: string }>(sql`
    with ended as (${ended(userId)})
    select ${user.id} as id, ${user.name} as name, count(*)::int as played,
      (count(*) filter (where ${placeAt('ended.seat')} < ${placeAt('other.seat')}))::int as won,
      (count(*) filter (where ${placeAt('ended.seat')} > ${placeAt('other.seat')}))::int as lost
    from ended join ${seats} as other on other.table_id = ended.id and other.user_id <> ${userId}
    join ${user} on ${user.id} = other.user_id
    group by ${user.id}, ${user.name} order by played desc, name limit ${MOST_MET}`)
  return {
    hidden: await isHidden(db, userId),
    ratings: await ratingsOf(db, userId),
    roles: roles.map(({ game, seat, played, won }) => ({ game, seat, played, won })),
    people: people.map(({ id, name, played, won, lost }) => ({
      name,
      played,
      won,
      lost,
      person: seen.has(id) ? known.addressOf(id) : null,
    })),
  }
}

export const hide = async (db: Db, userId: string, hidden: boolean): Promise<void> => {
  await db.insert(profiles).values({ userId, hidden }).onConflictDoUpdate({ target: profiles.userId, set: { hidden } })
}

/** How one has fared against each of these people, in all matches that are over; those one never met are missing. */
const metBy = async (
  db: Db,
  userId: string,
  others: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<Company['seats'][number]['met']>>> => {
  if (others.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; played: number; won: number; lost: number }>(sql`
    with ended as (${ended(userId)})
    select other.user_id as id, count(*)::int as played,
      (count(*) filter (where ${placeAt('ended.seat')} < ${placeAt('other.seat')}))::int as won,
      (count(*) filter (where ${placeAt('ended.seat')} > ${placeAt('other.seat')}))::int as lost
    from ended join ${seats} as other on other.table_id = ended.id
    where other.user_id in ${[...others]} group by other.user_id`)
  return new Map(rows.map(({ id, played, won, lost }) => [id, { played, won, lost }]))
}

/** Who sits at a table, as players of what is played there; for somebody who may see it. */
export const companyFor = async (
  { db, games, people: known }: { readonly db: Db; readonly games: Games; readonly people: People },
  place: Place,
  userId: string,
): Promise<Company> => {
  const { game, choices, header } = place.table
  const box = await games.box(game)
  const mode = modeOf(box, choices)
  const version = header?.version ?? box((one) => one.game.version)
  const holders = place.seats.map((seat) => holderOf(seat, version))
  const people = place.seats.flatMap((seat) => (seat.userId === null ? [] : [seat.userId]))
  const rows = await db
    .select()
    .from(ratings)
    .where(
      and(
        eq(ratings.game, game),
        eq(ratings.mode, mode),
        eq(ratings.seats, holders.length),
        inArray(ratings.holder, holders),
      ),
    )
  const shy =
    people.length === 0
      ? []
      : await db
          .select({ userId: profiles.userId })
          .from(profiles)
          .where(and(profiles.hidden, inArray(profiles.userId, people)))
  const hidden = new Set(shy.map((row) => row.userId))
  const isShown = (seat: Pick<Place['seats'][number], 'userId'>): boolean =>
    seat.userId === userId || !hidden.has(seat.userId ?? '')
  // Who only looks on may open nobody's page.
  const seen = people.includes(userId) ? await known.seenBy(userId) : new Set<string>()
  const met = await metBy(
    db,
    userId,
    people.filter((one) => one !== userId),
  )
  return {
    mode,
    seats: place.seats.map((seat, at) => {
      const row = rows.find(({ holder }) => holder === holders[at])
      return {
        rating: row !== undefined && isShown(seat) ? ratingOf(row) : null,
        met: seat.userId === null || !isShown(seat) ? null : (met.get(seat.userId) ?? null),
        person: seat.userId === null || !seen.has(seat.userId) ? null : known.addressOf(seat.userId),
      }
    }),
  }
}
