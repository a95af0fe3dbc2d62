import {
  beginMatch,
  checkSeats,
  checkedChoices,
  checkedLoadout,
  isOpening,
  newSecret,
  refuse,
} from '@menagerie/authority'
import { sealOf } from '@menagerie/fair'
import type { Lobby } from '@menagerie/protocol'
import { hereId } from '../wire/here-id.ts'
import type { HereAuthority, HereHost } from './authority.ts'
import { placeOf } from './kept.ts'
import { playedAgain } from './played-again.ts'
import { lobbyOf, statusOf } from './shown.ts'
import type { EntryRow, SeatRow, Store, TableRow } from './store.ts'

const ID_BYTES = 12

/** Refuses where there is no such table. */
export const rowOf = async (store: Store, id: string): Promise<TableRow> => {
  const row = await store.table(id)
  if (row === null) throw refuse('notFound')
  return row
}

/** What is told of a table that waits, and who plays on once its match has begun. */
interface Around {
  readonly changed: (id: string) => void
  readonly goOn: (id: string) => Promise<void>
}

/** Tables from when they are made until their match begins. */
export const openWaiting = ({
  store,
  load,
  plays,
  random,
  changed,
  goOn,
}: Omit<HereHost, 'think' | 'tell'> & Around): Pick<HereAuthority, 'create' | 'ready' | 'open' | 'rematch'> => {
  const lobby = async (id: string): Promise<Lobby> => lobbyOf(plays, await rowOf(store, id))

  const insert = async (
    wanted: Pick<TableRow, 'game' | 'choices' | 'seats' | 'start' | 'last' | 'rematchOf'>,
  ): Promise<TableRow> => {
    const now = Date.now()
    const row: TableRow = {
      ...wanted,
      id: hereId(random(ID_BYTES)),
      ...newSecret(random),
      rematch: null,
      header: null,
      version: -1,
      pending: null,
      createdAt: now,
      updatedAt: now,
    }
    await store.write(row.id, () => row, null)
    changed(row.id)
    return row
  }

  /** Writes down a table whose match has not begun elsewhere meanwhile. */
  const keepWaiting = async (id: string, row: TableRow, entry: EntryRow | null): Promise<void> => {
    await store.write(
      id,
      (kept) => {
        if (kept === null) throw refuse('notFound')
        if (kept.header !== null) throw refuse('alreadyStarted')
        return row
      },
      entry,
    )
    changed(id)
  }

  /** The match of a table whose seats have all contributed, as it is kept. */
  const begun = async (row: TableRow): Promise<{ readonly row: TableRow; readonly entry: EntryRow }> => {
    const box = await load(row.game)
    const { header, setup, pending } = beginMatch(box, placeOf(row), { start: row.start, random, now: Date.now })
    return {
      // What was left is everybody's from now on, as the record says.
      row: { ...row, header, choices: header.choices, version: 0, pending, updatedAt: setup.at },
      entry: { table: row.id, seq: 0, entry: setup, key: null },
    }
  }

  return {
    create: async ({ game, choices, seats, start }) => {
      const box = await load(game)
      checkSeats(box, seats.length)
      // On one device, which sleeps in a pocket, nothing measures a decision.
      const filled = checkedChoices(box, choices, { seats: seats.length, last: null, clocks: 'stand' })
      const rows = seats.map((seat): SeatRow => {
        const bare = { ready: false, seal: '', contribution: '', loadout: null }
        return seat.kind === 'human'
          ? { ...bare, kind: 'human', name: seat.name, bot: null }
          : { ...bare, kind: 'bot', name: seat.bot, bot: seat.bot }
      })
      return lobbyOf(plays, await insert({ game, choices: filled, seats: rows, start, last: null, rematchOf: null }))
    },
    ready: async (id, readies) => {
      const row = await rowOf(store, id)
      if (row.header !== null) throw refuse('alreadyStarted')
      const box = await load(row.game)
      const seats = row.seats.map((seat, at): SeatRow => {
        const said = readies.find((one) => one.seat === at)
        if (said === undefined) return seat
        const loadout = said.loadout === undefined ? seat.loadout : checkedLoadout(box, row, said)
        if (seat.kind === 'human' && seat.ready && seat.seal !== said.seal) throw refuse('alreadyReady')
        return { ...seat, loadout, ready: true, seal: seat.kind === 'human' ? said.seal : '' }
      })
      await keepWaiting(id, { ...row, seats, updatedAt: Date.now() }, null)
      return lobby(id)
    },
    open: async (id, opened) => {
      const row = await rowOf(store, id)
      if (row.header !== null) return lobby(id)
      if (!isOpening(row.seats)) throw refuse('notOpening')
      const seats = row.seats.map((seat, at): SeatRow => {
        const contribution = opened.find((one) => one.seat === at)?.contribution ?? seat.contribution
        if (contribution !== '' && sealOf(row.commitment, at, contribution) !== seat.seal) throw refuse('sealWrong')
        return { ...seat, contribution }
      })
      const next = { ...row, seats, updatedAt: Date.now() }
      const all = seats.every((seat) => seat.kind === 'bot' || seat.contribution !== '')
      const kept = all ? await begun(next) : null
      await keepWaiting(id, kept?.row ?? next, kept?.entry ?? null)
      void goOn(id)
      return lobby(id)
    },
    rematch: async (id) => {
      const row = await rowOf(store, id)
      if (row.rematch !== null) return lobby(row.rematch)
      if (statusOf(plays, row) !== 'over') throw refuse('notOver')
      const box = await load(row.game)
      const next = await insert(playedAgain(box, row))
      await store.write(id, (kept) => (kept === null ? null : { ...kept, rematch: next.id }), null)
      changed(id)
      return lobbyOf(plays, next)
    },
  }
}
