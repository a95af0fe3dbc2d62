import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answer } from '@menagerie/bots'
import { type SomeBox, playsIn } from '@menagerie/engine'
import { sealOf } from '@menagerie/fair'
import { catalogue } from '@menagerie/games'
import type { Lobby } from '@menagerie/protocol'
import type { HereAuthority, HereSeat } from '../../packages/web/src/here/authority.ts'
import { openHere } from '../../packages/web/src/here/open-here.ts'
import type { EntryRow, Store, TableRow } from '../../packages/web/src/here/store.ts'
import { factsOfFrame, factsOfLobby } from './told.ts'

/* The tables of a device: what its storage held when a version left it. */

/** What was told of a table: of its match too, once it had begun, and its record where it was over. */
export interface OnShelf {
  readonly id: string
  readonly lobby: unknown
  readonly frame: unknown
  readonly record: unknown
}

export interface KeptShelf {
  /** So many migrations a house of that version has had; it tells them apart. */
  readonly migrations: number
  /** Of the storage's shape. */
  readonly version: number
  readonly tables: readonly TableRow[]
  readonly entries: readonly EntryRow[]
  readonly told: readonly OnShelf[]
}

const FOLDER = fileURLToPath(new URL('kept', import.meta.url))
const END = '.shelf.json'

export const keptShelves = (): readonly KeptShelf[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(END))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as KeptShelf)

const fileOf = ({ migrations, version }: Pick<KeptShelf, 'migrations' | 'version'>): string =>
  join(FOLDER, `${String(migrations).padStart(4, '0')}-${version}${END}`)

export const isKeptShelf = (shelf: Pick<KeptShelf, 'migrations' | 'version'>): boolean => existsSync(fileOf(shelf))

export const writeShelf = (shelf: KeptShelf): void => writeFileSync(fileOf(shelf), `${JSON.stringify(shelf)}\n`)

const load = (game: string): Promise<SomeBox> => {
  const entry = catalogue.find(({ id }) => id === game)
  if (entry === undefined) throw new Error(`no game ${game}`)
  return entry.load()
}
type Asked = Omit<Parameters<typeof answer>[0], 'budget'>
const think = (request: Asked): Promise<string[]> =>
  answer({ ...request, budget: { iterations: 1 } }, { load, now: () => 0 })

export const openShelf = (store: Store): HereAuthority =>
  openHere({
    ...{ store, load, think, plays: playsIn(catalogue), tell: () => undefined },
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  })

const ADA: HereSeat = { kind: 'human', name: 'Ada' }
const BEN: HereSeat = { kind: 'human', name: 'Ben' }
const BOT: HereSeat = { kind: 'bot', bot: 'greedy' }

/** What everybody on a device contributes: it has no other place to keep it. */
const PART = 'ab'.repeat(32)

export const allReadyHere = async (at: HereAuthority, { id, commitment, seats }: Lobby): Promise<void> => {
  const more = { loadout: null, preset: null }
  await at.ready(
    id,
    seats.map((_, seat) => ({ seat, seal: sealOf(commitment, seat, PART), ...more })),
  )
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [{ seat, contribution: PART }] : []))
  await at.open(id, people)
}

/** Somebody decides at random, so many times in all, as a page has it: who is asked takes the device first. */
export const decideHere = async (at: HereAuthority, id: string, decisions: number): Promise<void> => {
  const { game, choices, seats } = await at.lobby(id)
  for (let made = 0; made < decisions;) {
    const { pending } = await at.frame(id, -1)
    if (pending.status === 'over') return
    const seat = pending.seats.find((one) => seats[one]?.kind === 'human')
    if (seat === undefined) {
      await new Promise((resume) => setTimeout(resume, 5))
      continue
    }
    await at.unveil(id, seat)
    const { view, legal, version } = await at.frame(id, -1)
    const asked = { game, choices, last: null, view, legal, seat, bot: 'random', seed: `${id} ${made}` } as const
    await at.act(id, { version, key: crypto.randomUUID(), steps: await think(asked) })
    made++
  }
}

/** Until a person is asked. */
const quiet = async (at: HereAuthority, id: string): Promise<void> => {
  const { seats } = await at.lobby(id)
  for (;;) {
    const { pending } = await at.frame(id, -1)
    if (pending.status === 'over' || pending.seats.some((seat) => seats[seat]?.kind === 'human')) return
    await new Promise((resume) => setTimeout(resume, 5))
  }
}

/** Plays at tables of a device: with bots at all games, by turns with somebody, one to its end; one waits. */
export const furnishShelf = async (at: HereAuthority): Promise<readonly OnShelf[]> => {
  const begin = async (game: string, seats: readonly HereSeat[], decisions: number): Promise<string> => {
    const lobby = await at.create({ game, choices: {}, seats, start: null })
    await allReadyHere(at, lobby)
    await decideHere(at, lobby.id, decisions)
    await quiet(at, lobby.id)
    return lobby.id
  }
  const ids: string[] = []
  for (const { id } of catalogue) ids.push(await begin(id, [ADA, BOT], 3))
  ids.push(await begin('monster-pack', [ADA, BEN], 5))
  const over = await begin('monster-pack', [ADA, BOT], 4)
  await at.resign(over, crypto.randomUUID())
  ids.push(over, (await at.create({ game: 'monster-pack', choices: {}, seats: [ADA, BEN], start: null })).id)
  return Promise.all(ids.map((id) => toldHere(at, id)))
}

export const toldHere = async (at: HereAuthority, id: string): Promise<OnShelf> => {
  // Who opens a page later finds the curtain.
  await at.veil(id)
  const lobby = await at.lobby(id)
  const [begun, over] = [lobby.status !== 'waiting', lobby.status === 'over']
  return {
    id,
    lobby: factsOfLobby(lobby),
    frame: begun ? factsOfFrame(await at.frame(id, -1)) : null,
    record: over ? await at.record(id) : null,
  }
}

/** All that a storage holds. */
export const rowsOf = async (store: Store): Promise<Pick<KeptShelf, 'tables' | 'entries'>> => {
  const tables = await store.tables()
  const logs = await Promise.all(tables.map(({ id }) => store.log(id)))
  return { tables, entries: logs.flat() }
}
