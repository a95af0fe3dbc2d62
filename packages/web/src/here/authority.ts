import type { BotKind } from '@menagerie/bots'
import type { ActResult, Choices, Outcome, Seat, SomeBox } from '@menagerie/engine'
import { commitmentOf, sealOf, toHex } from '@menagerie/fair'
import type { ActRequest, Acted, Frame, Lobby, Summary, WireRecord } from '@menagerie/protocol'
import { hereId } from '../wire/here-id.ts'
import { type Think, openBotTurns } from './bots.ts'
import { openCommit } from './commit.ts'
import { refuse } from './errors.ts'
import { type LiveMatch, openMatches } from './live.ts'
import { checkedChoices, checkedLoadout, startMatch } from './setup.ts'
import { type Plays, frameFor, lobbyOf, peopleOf, statusOf, summaryOf, viewerOf } from './shown.ts'
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
export interface Authority {
  readonly create: (wanted: NewTable) => Promise<Lobby>
  /** Seats get ready, and seal what they will contribute. */
  readonly ready: (id: string, readies: readonly SeatReady[]) => Promise<Lobby>
  /** Seats open what they sealed; with the last of them the match starts. */
  readonly open: (id: string, opened: readonly SeatOpened[]) => Promise<Lobby>
  readonly lobby: (id: string) => Promise<Lobby>
  readonly mine: () => Promise<readonly Summary[]>
  readonly frame: (id: string, since: number) => Promise<Frame>
  readonly act: (id: string, request: ActRequest) => Promise<Acted>
  readonly resign: (id: string, key: string) => Promise<Acted>
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

export interface AuthorityHost {
  readonly store: Store
  readonly load: (game: string) => Promise<SomeBox>
  readonly plays: Plays
  readonly think: Think
  readonly random: (bytes: number) => Uint8Array
  /** Tells the other pages of this browser. */
  readonly tell: (id: string) => void
}

const SECRET_BYTES = 32
const ID_BYTES = 12

/** The one authority over the tables of this device. */
export const openAuthority = ({ store, load, plays, think, random, tell }: AuthorityHost): Authority => {
  const matches = openMatches(store, load)
  /** By table: who holds the device. Kept nowhere: a page opened anew begins behind the curtain. */
  const unveiled = new Map<string, Seat>()

  const rowOf = async (id: string): Promise<TableRow> => {
    const row = await store.table(id)
    if (row === null) throw refuse('notFound')
    return row
  }
  const lobby = async (id: string): Promise<Lobby> => lobbyOf(plays, await rowOf(id))
  const viewer = ({ row }: Pick<LiveMatch, 'row'>) => viewerOf(row, unveiled.get(row.id) ?? null)
  const frame = (id: string, since: number): Promise<Frame> =>
    matches.withMatch(id, (match) => frameFor(match, viewer(match), since))

  const watch = openWatch({ lobby, frame })
  const changed = (id: string): void => {
    watch.changed(id)
    tell(id)
  }
  const commit = openCommit(store, matches, (id) => {
    changed(id)
    consider(id)
  })
  const askBots = openBotTurns(think, commit, () => toHex(random(16)))
  const consider = (id: string): void => void matches.withMatch(id, askBots).catch(() => undefined)

  const insert = async (
    wanted: Pick<TableRow, 'game' | 'choices' | 'seats' | 'start' | 'last' | 'rematchOf'>,
  ): Promise<TableRow> => {
    // The secret is drawn here, and its commitment with it: before anybody can contribute.
    const secret = random(SECRET_BYTES)
    const now = Date.now()
    const row: TableRow = {
      ...wanted,
      id: hereId(random(ID_BYTES)),
      secret: toHex(secret),
      commitment: commitmentOf(secret),
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

  /** Whose commit an act of this page is. */
  const seatOf = (match: LiveMatch): Seat | null => {
    const who = viewer(match)
    return who === 'spectator' ? null : who
  }
  const play = (id: string, key: string, version: number | null, use: (match: LiveMatch, seat: Seat) => ActResult) =>
    commit(id, { seatOf, key, version, play: use })

  return {
    create: async ({ game, choices, seats, start }) => {
      const box = await load(game)
      const filled = checkedChoices(box, choices, null, seats.length)
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
        const loadout = said.loadout === undefined ? seat.loadout : checkedLoadout(box, row, said.preset, said.loadout)
        if (seat.kind === 'human' && seat.ready && seat.seal !== said.seal) throw refuse('alreadyReady')
        return { ...seat, loadout, ready: true, seal: seat.kind === 'human' ? said.seal : '' }
      })
      await keepWaiting(id, { ...row, seats, updatedAt: Date.now() }, null)
      return lobby(id)
    },
    open: async (id, opened) => {
      const row = await rowOf(id)
      if (row.header !== null) return lobby(id)
      if (!row.seats.every((seat) => seat.kind === 'bot' || seat.ready)) throw refuse('notOpening')
      const seats = row.seats.map((seat, at): SeatRow => {
        const contribution = opened.find((one) => one.seat === at)?.contribution ?? seat.contribution
        if (contribution !== '' && sealOf(row.commitment, at, contribution) !== seat.seal) throw refuse('sealWrong')
        return { ...seat, contribution }
      })
      const next = { ...row, seats, updatedAt: Date.now() }
      const all = seats.every((seat) => seat.kind === 'bot' || seat.contribution !== '')
      const begun = all ? begin(await load(row.game), next, random) : null
      await keepWaiting(id, begun?.row ?? next, begun?.entry ?? null)
      consider(id)
      return lobby(id)
    },
    lobby,
    mine: async () =>
      [...(await store.tables())].sort((a, b) => b.updatedAt - a.updatedAt).map((row) => summaryOf(plays, row)),
    frame,
    act: (id, { version, key, steps }) => play(id, key, version, ({ table }, seat) => table.act(seat, steps, version)),
    resign: (id, key) => play(id, key, null, ({ table }, seat) => table.resign(seat)),
    rematch: async (id) => {
      const row = await rowOf(id)
      if (row.rematch !== null) return lobby(row.rematch)
      if (statusOf(plays, row) !== 'over') throw refuse('notOver')
      const { game, choices, start } = row
      const seats = row.seats.map((seat): SeatRow => ({ ...seat, ready: false, seal: '', contribution: '' }))
      const last: Outcome | null = row.pending?.status === 'over' ? row.pending.outcome : null
      const next = await insert({ game, choices, seats, start, last, rematchOf: id })
      await store.write(id, (kept) => (kept === null ? null : { ...kept, rematch: next.id }), null)
      changed(id)
      return lobbyOf(plays, next)
    },
    record: (id) =>
      matches.withMatch(id, ({ row, table }) => {
        if (statusOf(plays, row) !== 'over') throw refuse('matchRunning')
        return table.record(row.secret)
      }),
    remove: async (id) => {
      await store.write(id, () => null, null)
      matches.discard(id)
      unveiled.delete(id)
      changed(id)
    },
    unveil: (id, seat) =>
      matches.withMatch(id, ({ row, table }) => {
        const pending = table.pending()
        if (!peopleOf(row).includes(seat) || pending.status === 'over' || !pending.seats.includes(seat)) {
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
      for (const id of ids) consider(id)
      return stop
    },
    changedElsewhere: watch.changed,
  }
}

const begin = (
  box: SomeBox,
  row: TableRow,
  random: (bytes: number) => Uint8Array,
): { readonly row: TableRow; readonly entry: EntryRow } => {
  const { header, setup, pending } = startMatch(box, row, random)
  return {
    // What was left is everybody's from now on, as the record says.
    row: { ...row, header, choices: header.choices, version: 0, pending, updatedAt: setup.at },
    entry: { table: row.id, seq: 0, entry: setup, key: null },
  }
}
