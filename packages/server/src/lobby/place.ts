import { timingSafeEqual } from 'node:crypto'
import type { Seat } from '@menagerie/engine'
import type { Lobby, TableStatus } from '@menagerie/protocol'
import { asc, desc, eq } from 'drizzle-orm'
import { type Place as KeptPlace, isOpening, lobbySeat, refuse, tableStatus } from '@menagerie/authority'
import type { Db } from '../store/database.ts'
import type { Games } from './games.ts'
import { type EntryRow, type SeatRow, type TableRow, entries, seats, tables } from '../store/schema.ts'

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

/** Either the database or a transaction in it. */
export type Reader = Pick<Db, 'select'>

export const readPlace = async (db: Reader, id: string): Promise<Place | null> => {
  const [table] = await db.select().from(tables).where(eq(tables.id, id))
  if (table === undefined) return null
  const seatRows = await db.select().from(seats).where(eq(seats.tableId, id)).orderBy(asc(seats.seat))
  const [head = null] =
    table.header === null
      ? []
      : await db
          .select({ seq: entries.seq, asked: entries.asked, outcome: entries.outcome, at: entries.at })
          .from(entries)
          .where(eq(entries.matchId, id))
          .orderBy(desc(entries.seq))
          .limit(1)
  const [next] = await db.select({ id: tables.id }).from(tables).where(eq(tables.rematchOf, id))
  return { table, seats: seatRows, head, rematch: next?.id ?? null }
}

/** Throws `notFound` where there is none. */
export const placeOf = async (db: Reader, id: string): Promise<Place> => {
  const place = await readPlace(db, id)
  if (place === null) throw refuse('notFound')
  return place
}

export const seatOf = (place: Pick<Place, 'seats'>, userId: string): Seat | null =>
  place.seats.find((seat) => seat.userId === userId)?.seat ?? null

/** Whether a person may look: an open table, a seat at it, or its invite. */
export const maySee = (place: Pick<Place, 'seats' | 'table'>, userId: string, invite: string | null): boolean =>
  place.table.open || seatOf(place, userId) !== null || (invite !== null && sameText(invite, place.table.invite))

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
