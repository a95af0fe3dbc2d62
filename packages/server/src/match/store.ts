import { LostRace, type Running, type Store, clocksChanged, seatsAway } from '@menagerie/authority'
import type { Seat } from '@menagerie/engine'
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type Place, readPlace } from '../lobby/place.ts'
import type { Games } from '../lobby/games.ts'
import { databaseCode, isDatabaseAway } from '../store/away.ts'
import type { Db } from '../store/database.ts'
import { openAppending } from '../store/appending.ts'
import { appendEntries, appendEntry, entryOfRow, entryValues, lastSeq, readLog } from '../store/log.ts'
import { entries, seats, tables } from '../store/schema.ts'

const isRunning = and(isNotNull(tables.header), eq(tables.over, false))
const version = sql<number>`(${tables.header} ->> 'version')::int`

/** After a start: how many matches stand still, because their version of the rules is not played here. */
export const closedMatches = async ({ db, games }: { readonly db: Db; readonly games: Games }): Promise<number> => {
  const kinds = await db
    .select({ game: tables.game, version, n: count() })
    .from(tables)
    .where(isRunning)
    .groupBy(tables.game, version)
  return kinds.filter((kind) => !games.plays(kind.game, kind.version)).reduce((sum, { n }) => sum + n, 0)
}

/** A match is over: nobody looks after it any more. */
export const markOver = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await db
      .update(tables)
      .set({ over: true, keeper: null })
      .where(inArray(tables.id, [...ids]))
}

export interface MatchStoreOptions {
  readonly db: Db
  readonly pool: Pool
  /** Other servers write to this database too. */
  readonly shared: boolean
  /** Matches that were taken to run are over. */
  readonly onEnded: (ids: readonly string[]) => void
}

/** The matches of the database. */
export const openMatchStore = ({ db, pool, shared, onEnded }: MatchStoreOptions): Store<Place> => {
  const append = openAppending({
    one: (row) => appendEntry(pool, row),
    all: (rows) => appendEntries(pool, rows),
    isOfRows: (error) => databaseCode(error) !== null && !isDatabaseAway(error),
  })
  return {
    place: (id) => readPlace(db, id),
    log: async (id) => (await readLog(db, id)).map((row) => ({ entry: entryOfRow(row), key: row.key })),
    version: shared ? (id) => lastSeq(db, id) : null,
    append: async (id, { entry, key, pending }) => {
      try {
        await append(entryValues(id, entry, pending, key))
      } catch (error) {
        // The version or the key exists: what it says is in the log, which the next try reads.
        throw databaseCode(error)?.code === '23505' ? new LostRace() : error
      }
    },
    running: (ids) => runningMatches(db, ids, onEnded),
    isAway: isDatabaseAway,
  }
}

/** Those that ended are marked as such on the way. */
const runningMatches = async (
  db: Db,
  ids: readonly string[] | 'all',
  onEnded: (ids: readonly string[]) => void,
): Promise<readonly Running[]> => {
  const wanted = ids === 'all' ? isRunning : and(isRunning, inArray(tables.id, [...ids]))
  const head = db
    .select({ asked: entries.asked, outcome: entries.outcome })
    .from(entries)
    .where(eq(entries.matchId, tables.id))
    .orderBy(desc(entries.seq))
    .limit(1)
    .as('head')
  const rows = await db
    .select({
      id: tables.id,
      game: tables.game,
      rules: version,
      choices: tables.choices,
      asked: head.asked,
      outcome: head.outcome,
    })
    .from(tables)
    .innerJoinLateral(head, sql`true`)
    .where(wanted)
  const ended = rows.filter((match) => match.outcome !== null).map((match) => match.id)
  onEnded(ended)
  await markOver(db, ended)
  const bots = await db
    .select({ id: seats.tableId, seat: seats.seat })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(eq(seats.kind, 'bot'), wanted))
  const left = await db
    .select({ id: entries.matchId, kind: entries.kind, seat: entries.seat, steps: entries.steps })
    .from(entries)
    .innerJoin(tables, eq(tables.id, entries.matchId))
    .where(and(sql`${entries.kind} in ('takenOver', 'givenBack', 'clock')`, wanted))
    .orderBy(asc(entries.seq))
  const humans = await db
    .select({ id: seats.tableId, people: count() })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(eq(seats.kind, 'human'), wanted))
    .groupBy(seats.tableId)
  const peopleAt = new Map(humans.map(({ id, people }) => [id, people]))
  const botSeats = new Map<string, Seat[]>()
  for (const { id, seat } of bots) botSeats.set(id, [...(botSeats.get(id) ?? []), seat])
  const clocks = new Map<string, Running['clocks']>()
  for (const id of new Set(left.map((move) => move.id))) {
    const moves = left.filter((move) => move.id === id)
    botSeats.set(id, [...(botSeats.get(id) ?? []), ...seatsAway(moves)])
    clocks.set(id, clocksChanged(moves))
  }
  return rows.flatMap(({ id, game, rules, choices, asked, outcome }) =>
    outcome === null
      ? [
          {
            id,
            game,
            rules,
            choices,
            asked,
            bots: botSeats.get(id) ?? [],
            people: peopleAt.get(id) ?? 0,
            clocks: clocks.get(id) ?? {},
          },
        ]
      : [],
  )
}
