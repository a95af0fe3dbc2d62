import { randomBytes } from 'node:crypto'
import { checkedLoadout, isOpening, newSecret, refuse } from '@menagerie/authority'
import { releasedClaims } from '@menagerie/engine'
import { type SQL, and, eq, sql } from 'drizzle-orm'
import { sealOf } from '@menagerie/fair'
import type { ClaimRequest, OpenRequest, ReadyRequest, SitRequest } from '@menagerie/protocol'
import { blockersOf } from '../chat/quieting.ts'
import type { Identity } from '../identity/auth.ts'
import type { Db } from '../store/database.ts'
import { type SeatRow, seats, tables } from '../store/schema.ts'
import { type Caps, ONE_SEAT, mustHaveRoom } from './caps.ts'
import { claimed } from './claims.ts'
import { botsIn, createRematch } from './create.ts'
import type { Games } from './games.ts'
import { mustBeOwnName, nameAmong } from './names.ts'
import { type Place, mustSee, peopleOf, placeOf, seatOf, statusOf } from './place.ts'
import { startMatch } from './start.ts'

export interface SeatingOptions {
  readonly db: Db
  readonly games: Games
  readonly who: Pick<Identity, 'id' | 'name'>
  readonly id: string
}

/** Whoever comes last begins the match, by this clock: milliseconds since 1970. */
export interface StartingOptions extends SeatingOptions {
  readonly now: () => number
}

/** To take a seat there must be room for it in the house. */
export interface TakingOptions extends SeatingOptions {
  readonly caps: Caps
}

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Runs with the table's row locked, so that changes of one lobby come one after the other. */
const locked = <R>({ db, id }: SeatingOptions, use: (tx: Transaction, place: Place) => Promise<R>): Promise<R> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from ${tables} where ${tables.id} = ${id} for update`)
    return use(tx, await placeOf(tx, id))
  })

const here = (id: string, seat: number): SQL | undefined => and(eq(seats.tableId, id), eq(seats.seat, seat))

/** A seat that has to get ready, perhaps once more. */
const UNREADY = { ready: false, seal: '', contribution: '', loadout: null } as const
/** A seat nobody sits at. */
const FREE = { ...UNREADY, userId: null, name: null } as const

const mustWait = ({ games }: SeatingOptions, place: Place): void => {
  if (statusOf(games, place) !== 'waiting') throw refuse('alreadyStarted')
}

/** Nothing is claimed for a seat nobody sits at. */
const release = async ({ games }: SeatingOptions, tx: Transaction, { table }: Place, seat: number): Promise<void> => {
  const rows = (await games.box(table.game))((one) => one.options)
  const choices = releasedClaims(rows, table.choices, (at) => at === seat)
  await tx.update(tables).set({ choices }).where(eq(tables.id, table.id))
}

/**
 * A seat is left. Once all have sealed, anybody's page may be opening, and who knows the secret may know what would be played.
 * So nothing of the round is used again: the server draws another secret, all get ready anew, and the round is told to all
 * and kept in the record.
 */
const vacate = async (options: SeatingOptions, tx: Transaction, place: Place, left: number): Promise<void> => {
  const { table, seats: rows } = place
  if (isOpening(rows)) {
    const { commitment, secret } = table
    const contributions = rows.map((row) => (row.kind === 'human' && row.contribution === '' ? null : row.contribution))
    const lapse = { commitment, secret, seals: rows.map((row) => row.seal), contributions, left }
    await tx
      .update(tables)
      .set({ ...newSecret(randomBytes), lapsed: [...table.lapsed, lapse] })
      .where(eq(tables.id, table.id))
    await tx.update(seats).set(UNREADY).where(eq(seats.tableId, table.id))
  }
  await tx.update(seats).set(FREE).where(here(table.id, left))
  await release(options, tx, place, left)
}

const touch = (tx: Transaction, id: string): Promise<unknown> =>
  tx.update(tables).set({ updatedAt: new Date() }).where(eq(tables.id, id))

export const sitDown = async (options: TakingOptions, wanted: SitRequest): Promise<Place> => {
  const { db, who, id } = options
  await locked(options, async (tx, place) => {
    mustSee(place, who.id, wanted.invite ?? null)
    mustWait(options, place)
    if (seatOf(place, who.id) !== null) throw refuse('alreadySeated')
    if (place.table.sentAway.includes(who.id)) throw refuse('sentAway')
    // Who was blocked by somebody is told no more than who was sent away.
    if ((await blockersOf(tx, peopleOf(place), who.id)).length > 0) throw refuse('sentAway')
    const seat = place.seats[wanted.seat]
    if (seat === undefined) throw refuse('notFound')
    if (seat.kind === 'bot' || seat.userId !== null) throw refuse('seatTaken')
    const name = nameAmong(wanted.name ?? who.name, place.seats)
    mustBeOwnName(wanted.name ?? who.name, who.name)
    await mustHaveRoom(tx, who.id, options.caps, ONE_SEAT)
    await tx.update(seats).set({ userId: who.id, name, ready: false }).where(here(id, wanted.seat))
    await touch(tx, id)
  })
  return placeOf(db, id)
}

/** Answers what is left: null when the last person went and the table too. */
export const standUp = async (options: SeatingOptions): Promise<Place | null> => {
  const { db, who, id } = options
  const gone = await locked(options, async (tx, place) => {
    const seat = seatOf(place, who.id)
    if (seat === null) throw refuse('notSeated')
    mustWait(options, place)
    if (place.seats.every((one) => one.userId === null || one.userId === who.id)) {
      await tx.delete(tables).where(eq(tables.id, id))
      return true
    }
    await vacate(options, tx, place, seat)
    const [next = null] = place.seats.flatMap(({ userId }) => (userId === null || userId === who.id ? [] : [userId]))
    await tx
      .update(tables)
      .set({ maker: place.table.maker === who.id ? next : place.table.maker, updatedAt: new Date() })
      .where(eq(tables.id, id))
    return false
  })
  return gone ? null : placeOf(db, id)
}

/** Who opened the table frees the seat of a guest, who may not come back to it; answers with whom they were. */
export const sendAway = async (
  options: SeatingOptions,
  seat: number,
): Promise<{ readonly place: Place; readonly gone: string }> => {
  const { db, who, id } = options
  const gone = await locked(options, async (tx, place) => {
    mustSee(place, who.id, null)
    if (place.table.maker !== who.id || seatOf(place, who.id) === null) throw refuse('notMaker')
    mustWait(options, place)
    const guest = place.seats[seat]?.userId ?? null
    if (guest === null || guest === who.id) throw refuse('notFound')
    await vacate(options, tx, place, seat)
    await tx
      .update(tables)
      .set({ sentAway: [...place.table.sentAway, guest], updatedAt: new Date() })
      .where(eq(tables.id, id))
    return guest
  })
  return { place: await placeOf(db, id), gone }
}

/** Who sits claims a thing for their seat, or gives their claim up, until they are ready. */
export const claimFor = async (options: SeatingOptions, wanted: ClaimRequest): Promise<Place> => {
  const { db, games, who, id } = options
  await locked(options, async (tx, place) => {
    const seat = seatOf(place, who.id)
    if (seat === null) throw refuse('notSeated')
    mustWait(options, place)
    if (place.seats[seat]?.ready === true) throw refuse('alreadyReady')
    const choices = claimed(await games.box(place.table.game), place, seat, wanted)
    await tx.update(tables).set({ choices, updatedAt: new Date() }).where(eq(tables.id, id))
  })
  return placeOf(db, id)
}

/**
 * The seat's seal and loadout; with the last of them the seats may open. Who plays against bots alone may contribute at once,
 * for nobody contributes after them.
 */
export const getReady = (options: StartingOptions, wanted: ReadyRequest): Promise<Place> => {
  const { games, who, id } = options
  return locked(options, async (tx, place) => {
    const seat = seatOf(place, who.id)
    if (seat === null) throw refuse('notSeated')
    mustWait(options, place)
    if (place.seats[seat]?.ready === true) throw refuse('alreadyReady')
    const box = await games.box(place.table.game)
    const loadout = checkedLoadout(box, place.table, {
      preset: wanted.preset ?? null,
      loadout: wanted.loadout,
    })
    const isAlone = place.seats.filter((row) => row.kind === 'human').length === 1
    if ('contribution' in wanted && !isAlone) throw refuse('notOpening')
    const said = 'seal' in wanted ? { seal: wanted.seal } : { contribution: wanted.contribution }
    await tx
      .update(seats)
      .set({ ready: true, ...said, loadout })
      .where(here(id, seat))
    const after = place.seats.map((row): SeatRow =>
      row.seat === seat ? { ...row, ready: true, ...said, loadout } : row,
    )
    if ('contribution' in wanted) return startMatch(tx, box, { ...place, seats: after }, options.now)
    await touch(tx, id)
    return placeOf(tx, id)
  })
}

/**
 * The contribution behind a seat's seal; the last one starts the match, in the same transaction, and nobody else is answered that it
 * has begun. Said twice, done once.
 */
export const openUp = (options: StartingOptions, { contribution }: OpenRequest): Promise<Place> => {
  const { games, who, id } = options
  return locked(options, async (tx, place) => {
    const seat = seatOf(place, who.id)
    if (seat === null) throw refuse('notSeated')
    const mine = place.seats[seat]
    if (mine?.contribution === contribution) return place
    mustWait(options, place)
    if (!isOpening(place.seats)) throw refuse('notOpening')
    if (mine?.contribution !== '' || sealOf(place.table.commitment, seat, contribution) !== mine.seal)
      throw refuse('sealWrong')
    await tx.update(seats).set({ contribution }).where(here(id, seat))
    const after = place.seats.map((row): SeatRow => (row.seat === seat ? { ...row, contribution } : row))
    if (after.every((row) => row.kind === 'bot' || row.contribution !== ''))
      return startMatch(tx, await games.box(place.table.game), { ...place, seats: after }, options.now)
    await touch(tx, id)
    return placeOf(tx, id)
  })
}

/** The table these seats play on next; the first who asks makes it. */
export const playAgain = async (options: TakingOptions): Promise<{ readonly place: Place; readonly made: boolean }> => {
  const { db, games, who, caps } = options
  const { id, made } = await locked(options, async (tx, place) => {
    if (seatOf(place, who.id) === null) throw refuse('notSeated')
    if (statusOf(games, place) !== 'over') throw refuse('notOver')
    if (place.rematch !== null) return { id: place.rematch, made: false }
    await mustHaveRoom(tx, who.id, caps, { open: place.table.open, bots: botsIn(place.seats) })
    // Nobody finds themselves at a table with somebody they have blocked.
    const apart = await blockersOf(tx, peopleOf(place), who.id)
    const company = place.seats.map((row) =>
      row.userId !== null && apart.includes(row.userId) ? { ...row, userId: null, name: null } : row,
    )
    const box = await games.box(place.table.game)
    return { id: await createRematch(tx, box, { ...place, seats: company }, who.id), made: true }
  })
  return { place: await placeOf(db, id), made }
}
