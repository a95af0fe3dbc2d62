import { timingSafeEqual } from 'node:crypto'
import type { Seat } from '@menagerie/engine'
import type { Lobby, TableStatus } from '@menagerie/protocol'
import { type Column, type SQL, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Place as KeptPlace, isOpening, lobbySeat, refuse, tableStatus } from '@menagerie/authority'
import { type Reader, preparedFor } from '../store/database.ts'
import type { Games } from './games.ts'
import { type EntryRow, type SeatRow, type TableRow, entries, seats, tables } from '../store/schema.ts'
import { readTogether } from '../store/together.ts'

/** The last entry of a match, for lists and states. */
export type Head = Pick<EntryRow, 'seq' | 'asked' | 'outcome' | 'at'>

/** A table with its seats, as stored. Secret as a whole. */
export interface Place extends KeptPlace {
  readonly table: TableRow
  /** Indexed by seat. */
  readonly seats: readonly SeatRow[]
  /** Null before the match starts. */
  readonly head: Head | null
  /** Id of the table these seats went on to. */
  readonly rematch: string | null
}

/** Columns as one JSON object; of types that JSON has. */
const objectOf = (columns: Readonly<Record<string, Column>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`),
    sql`, `,
  )})`

/** One sub-select as a value. Within, columns keep their tables' names, which drizzle leaves out of a select's own fields. */
const valueOf = <Value>(select: SQL): SQL<Value> => sql<Value>`(${select})`

const SEATS = valueOf<
  SeatRow[]
>(sql`select coalesce(json_agg(${objectOf(getTableColumns(seats))} order by ${seats.seat}), '[]')
  from ${seats} where ${seats.tableId} = ${tables.id}`)
const { seq, asked, outcome, at } = getTableColumns(entries)
const HEAD = valueOf<Head | null>(sql`select ${objectOf({ seq, asked, outcome, at })}
  from ${entries} where ${entries.matchId} = ${tables.id} order by ${entries.seq} desc limit 1`)
const next = alias(tables, 'next')
const REMATCH = valueOf<string | null>(
  sql`select ${next.id} from ${tables} as next where ${next.rematchOf} = ${tables.id}`,
)

/** In one statement: most of what a lobby costs is the way to the database and back, and then the making of the statement. */
const places = preparedFor((db) =>
  db
    .select({ table: tables, seats: SEATS, head: HEAD, rematch: REMATCH })
    .from(tables)
    .where(sql`${tables.id} = any(${sql.placeholder('ids')})`)
    .prepare('places'),
)

const placeById = readTogether<Place>(async (db, ids) => {
  const found = await places(db).execute({ ids })
  return new Map(found.map((place) => [place.table.id, place]))
})

/** As it is stored now; read beside others that are asked for in this moment. */
export const readPlace = (db: Reader, id: string): Promise<Place | null> => placeById(db, id)

/** Throws `notFound` where there is none. */
export const placeOf = async (db: Reader, id: string): Promise<Place> => {
  const place = await readPlace(db, id)
  if (place === null) throw refuse('notFound')
  return place
}

export const seatOf = (place: Pick<Place, 'seats'>, userId: string): Seat | null =>
  place.seats.find((seat) => seat.userId === userId)?.seat ?? null

/** Whether a person may look: an open table, a seat at it, or its invite, unless they were sent away. */
export const maySee = (place: Pick<Place, 'seats' | 'table'>, userId: string, invite: string | null): boolean =>
  place.table.open ||
  seatOf(place, userId) !== null ||
  (invite !== null && sameText(invite, place.table.invite) && !place.table.sentAway.includes(userId))

export const mustSee = (place: Pick<Place, 'seats' | 'table'>, userId: string, invite: string | null): void => {
  if (maySee(place, userId, invite)) return
  if (place.table.sentAway.includes(userId)) throw refuse('sentAway')
  throw refuse(invite === null ? 'forbidden' : 'inviteWrong')
}

const sameText = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'))

export const statusOf = (games: Games, { table, head }: Pick<Place, 'table' | 'head'>): TableStatus =>
  tableStatus(games.plays, table.game, table.header?.version ?? null, head)

const isTaken = (seat: SeatRow): boolean => seat.kind === 'bot' || seat.userId !== null

/** What one viewer may know of a table. Built from nothing, field by field. */
export const lobbyFor = (games: Games, place: Place, userId: string): Lobby => ({
  id: place.table.id,
  game: place.table.game,
  choices: place.table.choices,
  status: statusOf(games, place),
  seats: place.seats.map((seat) => lobbySeat(seat, { taken: isTaken(seat), you: seat.userId === userId })),
  commitment: place.table.commitment,
  opening: place.table.header === null && isOpening(place.seats),
  lapsed: place.table.lapsed.map(({ commitment, left }) => ({ commitment, left })),
  open: place.table.open,
  rated: place.table.rated,
  maker: place.table.maker === null ? null : seatOf(place, place.table.maker),
  invite: seatOf(place, userId) === null ? null : place.table.invite,
  rematch: place.rematch,
  rematchOf: place.table.rematchOf,
  createdAt: place.table.createdAt.getTime(),
  canStart: place.seats.every(isTaken),
})

/** Ids of the people at a table. */
export const peopleOf = (place: Pick<Place, 'seats'>): readonly string[] =>
  place.seats.flatMap((seat) => (seat.userId === null ? [] : [seat.userId]))
