import type { Choices, Seat } from '@menagerie/engine'
import type { Lobby } from '@menagerie/protocol'
import { openKeeper } from '../wire/keeper.ts'
import { type Transport, WireError } from '../wire/transport.ts'
import type { HereSeat } from './authority.ts'
import { openHereLine } from './line.ts'

/* The page's side of the tables of this device. Fetched when the first of them is wanted. */

const { ask, listen } = openHereLine(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'authority' }),
)

/** Asks the browser of an installed page to keep what is kept; others would ask their user. */
const persist = (): void => {
  if (matchMedia('(display-mode: standalone)').matches) void navigator.storage?.persist?.().catch(() => undefined)
}

/** Every person of the table seals a part of the seed that was made after the commitment was seen, and all open theirs. */
const allReady = async (
  lobby: Lobby,
  brings: (seat: Seat) => { readonly loadout: unknown; readonly preset: string | null },
): Promise<Lobby> => {
  const sealed = await openKeeper().seal(lobby)
  const readies = lobby.seats.map((_, seat) => ({
    seat,
    seal: sealed.find((one) => one.seat === seat)?.seal ?? '',
    ...brings(seat),
  }))
  return openAll(await ask('ready', lobby.id, readies))
}

const openAll = async (lobby: Lobby): Promise<Lobby> => {
  const own = await openKeeper().open(lobby)
  return own.length === 0 ? lobby : ask('open', lobby.id, own)
}

export interface HereTable {
  readonly game: string
  readonly choices: Choices
  readonly seats: readonly HereSeat[]
  /** `TableSetup.start`: a position, or null for the game's own setup. */
  readonly start: unknown
  /** Indexed by seat; null, whole or for a seat: one is chosen in secret. */
  readonly loadouts: readonly unknown[] | null
}

/** Opens a table on this device and begins its match: the answer's `id` is its page, `/t/<id>`. */
export const createHere = async ({ loadouts, ...wanted }: HereTable): Promise<Lobby> => {
  persist()
  const lobby = await ask('create', wanted)
  return allReady(lobby, (seat) => ({ loadout: loadouts?.[seat] ?? null, preset: null }))
}

/** The person at a seat took the device: the page gets their view from now on. */
export const unveil = (table: string, seat: Seat): Promise<void> => ask('unveil', table, seat)

/** The device is handed on: the page gets what everybody may see. */
export const veil = (table: string): Promise<void> => ask('veil', table)

/** Lets a table go with everything that was kept of it. */
export const removeHere = (table: string): Promise<void> => ask('remove', table)

const elsewhere = (): Promise<never> => Promise.reject(new WireError(404, 'notFound', null, {}, []))

/** The authority of this device, spoken to as the server is. Its people are whoever sits here; the server knows them. */
export const here: Transport = {
  me: elsewhere,
  rename: elsewhere,
  forget: elsewhere,
  create: ({ game, choices, seats, name }) => {
    persist()
    return ask('create', {
      game,
      choices,
      seats: seats.map((seat) => (seat.kind === 'bot' ? seat : { kind: 'human', name: name ?? '' })),
      start: null,
    })
  },
  lobby: (table) => ask('lobby', table),
  sit: elsewhere,
  leave: removeHere,
  sendAway: elsewhere,
  // A match of this device begins as soon as its table is there: what is claimed comes with its choices.
  claim: elsewhere,
  ready: async ({ id }, { loadout, preset = null }) => {
    const lobby = await ask('lobby', id)
    const mine = lobby.seats.findIndex((one) => one.you)
    return allReady(lobby, (seat) => (seat === mine ? { loadout, preset } : { loadout: undefined, preset: null }))
  },
  open: openAll,
  rematch: async (table) => {
    const lobby = await ask('rematch', table)
    return lobby.status === 'waiting' ? allReady(lobby, () => ({ loadout: undefined, preset: null })) : lobby
  },
  openTables: async () => [],
  myTables: () => ask('mine'),
  frame: (table, since) => ask('frame', table, since),
  past: (table, from) => ask('past', table, from),
  act: (table, request) => ask('act', table, request),
  resign: (table, key) => ask('resign', table, key),
  away: (table, request) => ask('away', table, request),
  back: (table, request) => ask('back', table, request),
  talk: (table, said) => ask('talk', table, said),
  record: (table) => ask('record', table),
  listen: (watched, listener) => {
    listener.onLine('live')
    return listen(
      watched.map(({ table }) => table),
      listener,
    )
  },
}
