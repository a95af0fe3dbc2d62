import {
  type LiveMatch,
  beginMatch,
  checkSeats,
  checkedChoices,
  checkedLoadout,
  isOpening,
  newSecret,
  openAuthority,
  refuse,
  type Decision,
  type Plays,
  type Time,
} from '@menagerie/authority'
import type { BotKind, BotRequest } from '@menagerie/bots'
import type { Choices, Seat, SomeBox, Table } from '@menagerie/engine'
import { sealOf } from '@menagerie/fair'
import type {
  ActRequest,
  Acted,
  AwayRequest,
  BackRequest,
  Frame,
  Lobby,
  Past,
  Summary,
  WireRecord,
} from '@menagerie/protocol'
import { hereId } from '../wire/here-id.ts'
import type { Talk } from '../wire/transport.ts'
import { orUnkept } from './errors.ts'
import { type HerePlace, keptOn, placeOf } from './kept.ts'
import { playedAgain } from './played-again.ts'
import { frameOf, lobbyOf, pastOf, peopleOf, statusOf, summaryOf, viewerOf } from './shown.ts'
import type { EntryRow, SeatRow, Store, TableRow } from './store.ts'
import { type HereListener, openWatch } from './watch.ts'

export type HereSeat =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotKind }

export interface NewTable {
  readonly game: string
  readonly choices: Choices
  readonly seats: readonly HereSeat[]
  /** `TableSetup.start`: a position, or null for the game's own setup. */
  readonly start: unknown
}

/** What one seat says when it is ready; a seat that was ready at the match before may leave its loadout as it was. */
export interface SeatReady {
  readonly seat: Seat
  /** Of its contribution. */
  readonly seal: string
  /** Undefined: as at the match before. */
  readonly loadout: unknown
  readonly preset: string | null
}

/** What one seat opens once all are ready. */
export interface SeatOpened {
  readonly seat: Seat
  readonly contribution: string
}

/** Everything the page may ask of the device's authority. State never leaves it; a page has one viewer a table. */
export interface HereAuthority {
  readonly create: (wanted: NewTable) => Promise<Lobby>
  /** Seats get ready, and seal what they will contribute. */
  readonly ready: (id: string, readies: readonly SeatReady[]) => Promise<Lobby>
  /** Seats open what they sealed; with the last of them the match starts. */
  readonly open: (id: string, opened: readonly SeatOpened[]) => Promise<Lobby>
  readonly lobby: (id: string) => Promise<Lobby>
  readonly mine: () => Promise<readonly Summary[]>
  readonly frame: (id: string, since: number) => Promise<Frame>
  /** What whoever this page shows the table to was shown before. */
  readonly past: (id: string, from: number) => Promise<Past>
  readonly act: (id: string, request: ActRequest) => Promise<Acted>
  readonly resign: (id: string, key: string) => Promise<Acted>
  /** A bot plays for whoever is asked at this page, until they are back. */
  readonly away: (id: string, request: AwayRequest) => Promise<Acted>
  readonly back: (id: string, request: BackRequest) => Promise<Acted>
  /**
   * Takes the last decision of a person at this device back, where it told nobody anything and nobody has acted since. All sit before
   * one screen and agree by word; of anything else an authority without clocks need not be asked.
   */
  readonly talk: (id: string, said: Talk) => Promise<Acted>
  readonly rematch: (id: string) => Promise<Lobby>
  readonly record: (id: string) => Promise<WireRecord>
  readonly remove: (id: string) => Promise<void>
  /** A person took the device: from now on this page gets what they see. They must be asked now. */
  readonly unveil: (id: string, seat: Seat) => Promise<void>
  /** The device is handed on: this page gets what everybody may see. */
  readonly veil: (id: string) => Promise<void>
  /** Hears of the tables named, and of changes in `mine`; what is known now comes first. */
  readonly listen: (ids: readonly string[], listener: HereListener) => () => void
  /** Another page of this browser changed a table. */
  readonly changedElsewhere: (id: string) => void
}

/** Answers a bot's question with all steps of one commit; it is given a view and nothing else of the match. */
export type Think = (request: BotRequest) => Promise<readonly string[]>

export interface HereHost {
  readonly store: Store
  readonly load: (game: string) => Promise<SomeBox>
  readonly plays: Plays
  readonly think: Think
  readonly random: (bytes: number) => Uint8Array
  /** Tells the other pages of this browser. */
  readonly tell: (id: string) => void
}

const ID_BYTES = 12
/** Milliseconds, as on the server; a slow device loads the rules of a bot first. */
const BOT_THINK_MS = 800
const BOT_PATIENCE_MS = 30_000
const STORE_PATIENCE_MS = 10_000
const MATCHES_IN_MEMORY = 20

const TIME: Time = {
  now: Date.now,
  after: (ms, work) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

/** Whose decision became that version; null: nobody's. */
const whoActed = (table: Table, version: number): Seat | null =>
  table.project('spectator', version - 1).updates.find((update) => update.version === version)?.seat ?? null

/** The one authority over the tables of this device. */
export const openHere = ({ store, load, plays, think, random, tell }: HereHost): HereAuthority => {
  /** By table: who holds the device. Kept nowhere: a page opened anew begins behind the curtain. */
  const unveiled = new Map<string, Seat>()

  const rowOf = async (id: string): Promise<TableRow> => {
    const row = await store.table(id)
    if (row === null) throw refuse('notFound')
    return row
  }
  const lobby = async (id: string): Promise<Lobby> => lobbyOf(plays, await rowOf(id))
  const viewer = ({ row }: HerePlace) => viewerOf(row, unveiled.get(row.id) ?? null)
  /** Whose commit an act of this page is. */
  const seatOf = (place: HerePlace): Seat | null => {
    const who = viewer(place)
    return who === 'spectator' ? null : who
  }
  const withMatch = <R>(id: string, use: (match: LiveMatch<HerePlace>) => R): Promise<R> =>
    authority.withMatch(id, use).catch(orUnkept)
  const frame = (id: string, since: number): Promise<Frame> =>
    withMatch(id, (match) => frameOf(match, viewer(match.place), since))

  const watch = openWatch({ lobby, frame })
  const changed = (id: string): void => {
    watch.changed(id)
    tell(id)
  }
  const authority = openAuthority<HerePlace>({
    store: keptOn(store),
    storePatienceMs: STORE_PATIENCE_MS,
    load,
    plays,
    time: TIME,
    random,
    bots: {
      run: think,
      inTurn: (_match, _signal, work) => work(),
      threads: 1,
      thinkMs: BOT_THINK_MS,
      patienceMs: BOT_PATIENCE_MS,
    },
    keeps: () => true,
    presence: null,
    show: ({ id }, { isToldElsewhere }) => (isToldElsewhere ? watch.changed(id) : changed(id)),
    // Its row says so already.
    onOver: async () => {},
    onUnplayable: () => {},
    // Whoever asked is told; for bots it is tried again.
    onFailure: () => {},
    capacity: MATCHES_IN_MEMORY,
  })

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

  const decide = (id: string, decision: Decision): Promise<Acted> =>
    authority.decide(id, seatOf, decision).catch(orUnkept)

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
      const row = await rowOf(id)
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
      const row = await rowOf(id)
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
      void authority.goOn(id)
      return lobby(id)
    },
    lobby,
    mine: async () =>
      [...(await store.tables())].sort((a, b) => b.updatedAt - a.updatedAt).map((row) => summaryOf(plays, row)),
    frame,
    past: (id, from) => withMatch(id, (match) => pastOf(match, viewer(match.place), from)),
    act: (id, request) => decide(id, { kind: 'steps', ...request }),
    resign: (id, key) => decide(id, { kind: 'resign', key }),
    away: (id, request) => decide(id, { kind: 'takenOver', ...request }),
    back: (id, request) => decide(id, { kind: 'givenBack', ...request }),
    talk: async (id, said) => {
      if (said.kind !== 'offer' || said.offer.kind !== 'takeBack') throw refuse('malformed')
      const { key, offer } = said
      const whose = await withMatch(id, ({ table }) => whoActed(table, offer.version))
      const owner = ({ row }: HerePlace): Seat | null => (peopleOf(row).includes(whose ?? -1) ? whose : null)
      const decision = { kind: 'offered', key, offer: { kind: 'takeBack', seq: offer.version } } as const
      const people = peopleOf(await rowOf(id)).length
      const agreed: Decision = people > 1 ? { ...decision, together: 'together' } : decision
      return authority.decide(id, owner, agreed).catch(orUnkept)
    },
    rematch: async (id) => {
      const row = await rowOf(id)
      if (row.rematch !== null) return lobby(row.rematch)
      if (statusOf(plays, row) !== 'over') throw refuse('notOver')
      const box = await load(row.game)
      const next = await insert(playedAgain(box, row))
      await store.write(id, (kept) => (kept === null ? null : { ...kept, rematch: next.id }), null)
      changed(id)
      return lobbyOf(plays, next)
    },
    record: (id) =>
      withMatch(id, ({ place, table }) => {
        if (table.pending().status !== 'over') throw refuse('matchRunning')
        return table.record(place.table.secret)
      }),
    remove: async (id) => {
      await store.write(id, () => null, null)
      authority.discard(id)
      unveiled.delete(id)
      changed(id)
    },
    unveil: (id, seat) =>
      withMatch(id, ({ place, table }) => {
        const pending = table.pending()
        if (!peopleOf(place.row).includes(seat) || pending.status === 'over' || !pending.seats.includes(seat)) {
          throw refuse('notSeated')
        }
        unveiled.set(id, seat)
        watch.changed(id)
      }),
    veil: async (id) => {
      unveiled.delete(id)
      watch.changed(id)
    },
    listen: (ids, listener) => {
      const stop = watch.listen(ids, listener)
      for (const id of ids) void authority.goOn(id)
      return stop
    },
    changedElsewhere: (id) => {
      if (watch.isWatched(id)) void authority.chores.quietly(() => authority.reread(id))
      watch.changed(id)
    },
  }
}
