import { randomBytes, randomInt } from 'node:crypto'
import { type Choices, type Outcome, type SomeBox, fault, releasedClaims } from '@menagerie/engine'
import type { CreateTableRequest } from '@menagerie/protocol'
import {
  checkSeats,
  checkedChoices,
  faulty,
  newSecret,
  turned,
  turnedChoices,
  turnedOutcome,
} from '@menagerie/authority'
import { mustBeOwnName } from './names.ts'
import type { Identity } from '../identity/auth.ts'
import type { Db } from '../store/database.ts'
import { type SeatRow, seats, tables } from '../store/schema.ts'
import { type Caps, mustHaveRoom } from './caps.ts'
import { mustClaimAlone } from './claims.ts'
import type { Games } from './games.ts'
import { type Place, placeOf } from './place.ts'

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'
const newId = (): string => Array.from({ length: 16 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
const newInvite = (): string => randomBytes(16).toString('base64url')

/** A seat before it has contributed. */
type NewSeat = Pick<SeatRow, 'kind' | 'bot' | 'userId' | 'name'>

interface NewTable {
  readonly game: string
  readonly choices: Choices
  readonly open: boolean
  readonly rated: boolean
  readonly maker: string | null
  readonly last: Outcome | null
  readonly rematchOf: string | null
  readonly seats: readonly NewSeat[]
}

type Writer = Pick<Db, 'insert'>

/** The server's secret is drawn here, and its commitment with it: before anybody can contribute. */
const insertTable = async (db: Writer, wanted: NewTable): Promise<string> => {
  const id = newId()
  const { seats: wantedSeats, ...row } = wanted
  await db.insert(tables).values({
    ...row,
    id,
    invite: newInvite(),
    ...newSecret(randomBytes),
  })
  await db.insert(seats).values(wantedSeats.map((seat, index) => ({ ...seat, tableId: id, seat: index })))
  return id
}

export interface CreateOptions {
  readonly db: Db
  readonly games: Games
  readonly who: Identity
  readonly caps: Caps
}

export const botsIn = (rows: readonly Pick<SeatRow, 'kind'>[]): number =>
  rows.filter(({ kind }) => kind === 'bot').length

export const createTable = async (
  { db, games, who, caps }: CreateOptions,
  wanted: CreateTableRequest & { readonly name?: string | undefined },
): Promise<Place> => {
  const box = await games.box(wanted.game)
  checkSeats(box, wanted.seats.length)
  if (wanted.seats[wanted.mySeat]?.kind !== 'human') {
    throw faulty([fault('seatNotHuman', 'mySeat', null, { seat: wanted.mySeat })])
  }
  mustBeOwnName(wanted.name ?? who.name, who.name)
  const choices = checkedChoices(box, wanted.choices, {
    seats: wanted.seats.length,
    last: null,
    clocks: 'run',
  })
  mustClaimAlone(box, choices, wanted.mySeat)
  const seatRows = wanted.seats.map((seat, index): NewSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, userId: null, name: seat.bot }
    const mine = index === wanted.mySeat
    return { kind: 'human', bot: null, userId: mine ? who.id : null, name: mine ? (wanted.name ?? who.name) : null }
  })
  const { game, open, rated = false } = wanted
  const id = await db.transaction(async (tx) => {
    await mustHaveRoom(tx, who.id, caps, { open, bots: botsIn(seatRows) })
    return insertTable(tx, { game, choices, open, rated, maker: who.id, last: null, rematchOf: null, seats: seatRows })
  })
  return placeOf(db, id)
}

/**
 * The same company again, each a seat further. What people had claimed or been left moves with them, and so does how it ended; the loser may
 * begin where the options say so. `asks`: whose table it is where its maker was forgotten. Called with the old table locked.
 */
export const createRematch = (db: Writer, box: SomeBox, place: Place, asks: string): Promise<string> => {
  const rows = box((one) => one.options)
  const choices = releasedClaims(rows, place.table.choices, (seat) => place.seats[seat]?.userId == null)
  const outcome = place.head?.outcome ?? null
  return insertTable(db, {
    game: place.table.game,
    choices: turnedChoices(rows, choices),
    open: place.table.open,
    rated: place.table.rated,
    maker: place.table.maker ?? asks,
    last: outcome === null ? null : turnedOutcome(outcome),
    rematchOf: place.table.id,
    seats: turned(place.seats).map(({ kind, bot, userId, name }) => ({ kind, bot, userId, name })),
  })
}
