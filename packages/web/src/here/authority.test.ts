import { answer } from '@menagerie/bots'
import { type SomeBox, playsIn } from '@menagerie/engine'
import { sealOf, verifyRecord } from '@menagerie/fair'
import { catalogue, entryOf } from '@menagerie/games'
import type { Frame, Lobby } from '@menagerie/protocol'
import * as fakeIndexedDb from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isHere } from '../wire/here-id.ts'
import type { HereAuthority, HereSeat, Think } from './authority.ts'
import { openHere } from './open-here.ts'
import { type Store, openStore } from './store.ts'

// The whole of IndexedDB, in memory.
Object.assign(globalThis, fakeIndexedDb)

const load = (game: string): Promise<SomeBox> => {
  const entry = entryOf(game)
  if (entry === null) throw new Error(`no game ${game}`)
  return entry.load()
}
const plays = playsIn(catalogue)
const think: Think = (request) => answer({ ...request, budget: { iterations: 1 } }, { load, now: () => 0 })
const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes))
const open = (store: Store, tell: (id: string) => void = () => undefined): HereAuthority =>
  openHere({ store, load, plays, think, random, tell })

const ADA: HereSeat = { kind: 'human', name: 'Ada' }
const BEN: HereSeat = { kind: 'human', name: 'Ben' }
const BOT: HereSeat = { kind: 'bot', bot: 'random' }

let shelf = 0
let store: Store
beforeEach(async () => {
  store = await openStore(`shelf ${shelf++}`)
})

const begin = async (
  at: HereAuthority,
  seats: readonly HereSeat[],
  { game, choices } = { game: 'monster-pack', choices: { format: 'short' } as Readonly<Record<string, unknown>> },
): Promise<Lobby> => {
  const lobby = await at.create({ game, choices, seats, start: null })
  return start(at, lobby, () => null)
}

const PART = 'ab'.repeat(32)

/** Every person seals the same part, and opens it. */
const start = async (at: HereAuthority, lobby: Lobby, preset: (seat: number) => string | null): Promise<Lobby> => {
  const readies = lobby.seats.map((_, seat) => ({
    seat,
    seal: sealOf(lobby.commitment, seat, PART),
    loadout: null,
    preset: preset(seat),
  }))
  const { opening } = await at.ready(lobby.id, readies)
  expect(opening).toBe(true)
  return at.open(
    lobby.id,
    lobby.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [{ seat, contribution: PART }] : [])),
  )
}

/** Plays the first legal thing again and again until it is over or `until` says so. */
const playOn = async (at: HereAuthority, id: string, until: (frame: Frame) => boolean): Promise<Frame> => {
  for (let n = 0; n < 5000; n++) {
    const frame = await at.frame(id, -1)
    if (frame.pending.status === 'over' || until(frame)) return frame
    const [first] = frame.legal
    if (first === undefined) {
      const asked = frame.pending.seats[0] as number
      if ((await at.lobby(id)).seats[asked]?.kind === 'human') await at.unveil(id, asked)
      else await new Promise((resume) => setTimeout(resume, 1))
      continue
    }
    await at.act(id, { version: frame.version, key: crypto.randomUUID(), steps: [first] })
  }
  throw new Error('it does not end')
}

const asked = async (at: HereAuthority, id: string): Promise<readonly number[]> => {
  const { pending } = await at.frame(id, -1)
  return pending.status === 'over' ? [] : pending.seats
}

describe('the authority of this device', () => {
  test('people claim castles with the table, each another, and bots get what is left', async () => {
    const at = open(store)
    const lobby = await begin(at, [ADA, BOT, BEN], { game: 'dragon-treasure', choices: { castles: [2, null, 1] } })
    expect(lobby).toMatchObject({ status: 'playing', choices: { castles: [2, 3, 1] } })
    const taken = at.create({
      game: 'dragon-treasure',
      choices: { castles: [2, 2] },
      seats: [ADA, BEN],
      start: null,
    })
    await expect(taken).rejects.toMatchObject({ faults: [{ code: 'optionClaimedTwice', rule: 'DT-1.1' }] })
    const plain = await at.create({ game: 'dragon-treasure', choices: {}, seats: [ADA, BEN], start: null })
    expect(plain.choices['castles']).toEqual([])
  })

  test('a bot plays for who has left their seat, until they are back', async () => {
    const at = open(store)
    const { id } = await begin(at, [ADA, BOT])
    await playOn(at, id, ({ legal }) => legal.length > 0)
    const key = crypto.randomUUID()
    const { version } = await at.away(id, { key, bot: 'random' })
    expect((await at.away(id, { key, bot: 'random' })).version).toBe(version)
    await vi.waitFor(async () => expect((await at.frame(id, -1)).version).toBeGreaterThan(version))
    const { players, updates } = await at.frame(id, version - 1)
    expect([players[0]?.away, updates[0]?.kind]).toEqual(['random', 'takenOver'])
    const act = at.act(id, { version, key: crypto.randomUUID(), steps: ['end'] })
    await expect(act).rejects.toMatchObject({ code: 'seatAway' })
    await at.back(id, { key: crypto.randomUUID() })
    expect((await at.frame(id, -1)).players[0]?.away).toBeNull()
  })

  test('a decision that told nobody anything is taken back by whose it was, and no other', async () => {
    const at = open(store)
    const { id } = await begin(at, [ADA, BEN])
    const codes = new Set<string>()
    for (let n = 0; n < 200; n++) {
      const before = await playOn(at, id, ({ legal }) => legal.length > 0)
      const quiet = before.legal.find((notation) => /^(?:keep|pass|up)/.test(notation)) ?? before.legal[0]
      const acted = await at.act(id, { version: before.version, key: crypto.randomUUID(), steps: [quiet ?? ''] })
      const key = crypto.randomUUID()
      const offer = { kind: 'takeBack', version: acted.version } as const
      const said = await at.talk(id, { kind: 'offer', key, offer }).catch((error: { code: string }) => error.code)
      if (typeof said === 'string') {
        codes.add(said)
        continue
      }
      expect(await at.talk(id, { kind: 'offer', key, offer })).toEqual(said)
      const { view, updates } = await at.frame(id, acted.version)
      expect(updates).toMatchObject([{ version: said.version, kind: 'undo', seat: null }])
      expect(view).toEqual(before.view)
      expect([...codes].every((code) => ['drew', 'revealed', 'matchOver'].includes(code))).toBe(true)
      return
    }
    throw new Error(`nothing was taken back: ${[...codes].join()}`)
  })

  test('plays a whole match against a bot, and its record verifies alone', async () => {
    const at = open(store)
    const lobby = await begin(at, [ADA, BOT])
    expect(isHere(lobby.id)).toBe(true)
    expect(lobby.status).toBe('playing')
    await expect(at.record(lobby.id)).rejects.toMatchObject({ code: 'matchRunning' })
    const end = await playOn(at, lobby.id, () => false)
    expect(end.viewer).toBe(0)
    const record = await at.record(lobby.id)
    expect(verifyRecord(await load('monster-pack'), record)).toMatchObject({ ok: true })
    expect(record.header.commitment).toBe(lobby.commitment)
    expect((await at.mine())[0]).toMatchObject({ id: lobby.id, status: 'over', yourTurn: false })
  })

  test('opens nothing before all have sealed theirs, and nothing that was not sealed', async () => {
    const at = open(store)
    const lobby = await at.create({ game: 'monster-pack', choices: {}, seats: [ADA, BEN], start: null })
    const opens = (seat: number, contribution: string) => at.open(lobby.id, [{ seat, contribution }])
    const seals = (seat: number) =>
      at.ready(lobby.id, [{ seat, seal: sealOf(lobby.commitment, seat, PART), loadout: null, preset: null }])
    await seals(0)
    await expect(opens(0, PART)).rejects.toMatchObject({ code: 'notOpening' })
    await seals(1)
    await expect(opens(0, 'cd'.repeat(32))).rejects.toMatchObject({ code: 'sealWrong' })
    expect(await opens(0, PART)).toMatchObject({ status: 'waiting', seats: [{ opened: true }, { opened: false }] })
    expect(await opens(1, PART)).toMatchObject({ status: 'playing' })
  })

  test('gets ready anew at a table that an older page had opened and not begun', async () => {
    const [waiting, begun] = [
      await open(store).create({ game: 'monster-pack', choices: {}, seats: [ADA, BEN], start: null }),
      await begin(open(store), [ADA, BEN]),
    ]
    const rows = await Promise.all([waiting.id, begun.id].map((id) => store.table(id)))
    const older = await openDB('older shelf', 1, {
      upgrade: (opened) => {
        opened.createObjectStore('tables', { keyPath: 'id' })
        opened.createObjectStore('entries', { keyPath: ['table', 'seq'] })
      },
    })
    for (const row of rows) {
      const seats = row?.seats.map(({ seal: _seal, ...seat }) => ({ ...seat, ready: true, contribution: PART }))
      await older.put('tables', { ...row, seats })
    }
    older.close()
    const at = open(await openStore('older shelf'))
    expect(await at.lobby(waiting.id)).toMatchObject({ opening: false, seats: [{ ready: false, seal: null }, {}] })
    expect(await at.lobby(begun.id)).toMatchObject({ status: 'playing', seats: [{ ready: true, opened: true }, {}] })
    expect(await start(at, waiting, () => null)).toMatchObject({ status: 'playing' })
  })

  test('has written down what it acknowledged: another opening of the same storage goes on there', async () => {
    const at = open(store)
    const { id } = await begin(at, [ADA, BEN])
    const stop = await playOn(at, id, (frame) => frame.version >= 7)
    const again = open(store)
    const frame = await again.frame(id, -1)
    expect(frame.version).toBe(stop.version)
    expect(frame.viewer).toBe('spectator')
    await playOn(again, id, () => false)
    expect((await again.lobby(id)).status).toBe('over')
  })

  test('closes a match that was begun under rules it does not play, and says so', async () => {
    const at = open(store)
    const { id } = await begin(at, [ADA, BOT])
    const rules = (version: number) =>
      store.write(id, (row) => row && { ...row, header: row.header && { ...row.header, version } }, null)
    await rules(7)
    const later = open(store)
    expect(await later.lobby(id)).toMatchObject({ status: 'closed' })
    expect(await later.mine()).toMatchObject([{ id, status: 'closed', yourTurn: false }])
    await expect(later.frame(id, -1)).rejects.toMatchObject({ code: 'unplayable' })
    await expect(later.resign(id, crypto.randomUUID())).rejects.toMatchObject({ code: 'unplayable' })
    await rules(1)
    await playOn(open(store), id, () => false)
    await rules(7)
    expect(await open(store).lobby(id)).toMatchObject({ status: 'over' })
  })

  test('acknowledges nothing that could not be written', async () => {
    const broken: Store = {
      ...store,
      write: (id, change, entry) =>
        (entry?.seq ?? 0) > 2
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : store.write(id, change, entry),
    }
    const at = open(broken)
    const { id } = await begin(at, [ADA, BEN])
    await expect(playOn(at, id, () => false)).rejects.toThrow('full')
    expect((await at.frame(id, -1)).version).toBe(2)
    expect(await store.log(id)).toHaveLength(3)
  })

  test('gives a page with several people nobody’s hand until somebody takes the device', async () => {
    const at = open(store)
    const { id } = await begin(at, [ADA, BEN])
    const before = await at.frame(id, -1)
    expect(before.viewer).toBe('spectator')
    expect(before.legal).toEqual([])
    await expect(
      at.act(id, { version: before.version, key: crypto.randomUUID(), steps: ['end'] }),
    ).rejects.toMatchObject({ code: 'notSeated' })
    const asked = before.pending.status === 'deciding' ? (before.pending.seats[0] as number) : -1
    await expect(at.unveil(id, 1 - asked)).rejects.toMatchObject({ code: 'notSeated' })
    await at.unveil(id, asked)
    expect((await at.frame(id, -1)).viewer).toBe(asked)
    await at.veil(id)
    expect((await at.frame(id, -1)).viewer).toBe('spectator')
  })

  test('tells a listener one viewer’s story, and the whole of it anew when the viewer changes', async () => {
    const at = open(store)
    const { id } = await begin(at, [ADA, BEN])
    const frames: Frame[] = []
    at.listen([id], { onFrame: (frame) => frames.push(frame), onLobby: () => undefined, onMine: () => undefined })
    const end = await playOn(at, id, (frame) => frame.version >= 30)
    await new Promise((resume) => setTimeout(resume, 50))
    expect(frames.at(-1)?.version).toBe(end.version)
    const viewers = frames.map((frame) => frame.viewer)
    expect(new Set(viewers)).toEqual(new Set(['spectator', 0, 1]))
    for (const [n, frame] of frames.entries()) {
      const before = frames[n - 1]
      const from = before !== undefined && before.viewer === frame.viewer ? before.version + 1 : 0
      expect(frame.updates.map((update) => update.version)).toEqual(
        Array.from({ length: frame.version - from + 1 }, (_, at) => from + at),
      )
    }
  })

  test('does one intention once, also when two pages of the browser write at the same time', async () => {
    const [one, two] = [open(store), open(store)]
    const { id } = await begin(one, [ADA, BOT])
    const seen = await playOn(one, id, (frame) => frame.legal.length > 0)
    const act = { version: seen.version, key: crypto.randomUUID(), steps: [seen.legal[0] as string] }
    const [first, second] = await Promise.all([one.act(id, act), two.act(id, act)])
    expect(second).toEqual(first)
    const log = await store.log(id)
    expect(log.filter((row) => row.key === act.key)).toHaveLength(1)
    expect(log.map((row) => row.seq)).toEqual(log.map((_, seq) => seq))
  })

  test('plays again with the same people, each a seat further, told how the last match ended for them', async () => {
    const at = open(store)
    const { id } = await begin(at, [ADA, BEN])
    await expect(at.rematch(id)).rejects.toMatchObject({ code: 'notOver' })
    const end = await playOn(at, id, () => false)
    const next = await at.rematch(id)
    expect(next.seats.map((seat) => seat.name)).toEqual(['Ben', 'Ada'])
    expect((await at.rematch(id)).id).toBe(next.id)
    const places = end.pending.status === 'over' ? end.pending.outcome.places : []
    expect(new Set(places).size).toBe(2)
    expect((await store.table(next.id))?.last?.places).toEqual([...places].reverse())
    expect(next.commitment).not.toBe((await at.lobby(id)).commitment)
  })

  test('plays a position again with everybody where they sat', async () => {
    const at = open(store)
    const choices = { hiddenDecks: true, setupMode: 'random' }
    const position = {
      phase: 'move',
      republic: { pieces: { storm: '00' }, hand: [1], deck: [0, 2, 3, 1] },
      royalist: { pieces: { vishnus: '32' } },
    }
    const lobby = await at.create({ game: 'double-headed-lion', choices, seats: [ADA, BEN], start: position })
    const { id } = await start(at, lobby, () => null)
    await at.unveil(id, (await asked(at, id))[0] as number)
    await at.resign(id, crypto.randomUUID())
    const next = await at.rematch(id)
    expect(next.seats.map((seat) => seat.name)).toEqual(['Ada', 'Ben'])
    expect((await store.table(next.id))?.start).toEqual(position)
  })

  test('forgets a table with all its entries', async () => {
    const at = open(store)
    const { id } = await begin(at, [ADA, BEN])
    await at.remove(id)
    await expect(at.lobby(id)).rejects.toMatchObject({ code: 'notFound' })
    expect(await at.mine()).toEqual([])
    expect(await store.log(id)).toEqual([])
  })

  test('begins with the position it is given', async () => {
    const at = open(store)
    const { id } = await begin(at, [ADA, BOT])
    const row = await store.table(id)
    expect(row?.start).toBeNull()
    const lobby = await at.create({ game: 'monster-pack', choices: {}, seats: [ADA, BOT], start: { nonsense: 1 } })
    await expect(start(at, lobby, () => null)).rejects.toMatchObject({ code: 'faulty' })
  })

  test('begins with the lists of a position, and refuses others that would be dropped', async () => {
    const at = open(store)
    const choices = { hiddenDecks: true, setupMode: 'random' }
    const lists = async (preset: string | null): Promise<Lobby> => {
      const position = {
        phase: 'move',
        republic: { pieces: { storm: '00' }, hand: [1], deck: [0, 2, 3, 1] },
        royalist: { pieces: { vishnus: '32' } },
      }
      const lobby = await at.create({ game: 'double-headed-lion', choices, seats: [ADA, BEN], start: position })
      return start(at, lobby, (seat) => (seat === 0 ? preset : null))
    }
    expect((await lists(null)).status).toBe('playing')
    await expect(lists('bold')).rejects.toMatchObject({ code: 'faulty', faults: [{ code: 'loadoutDiffers' }] })
  })

  test('has no clock, whatever was chosen', async () => {
    const at = open(store)
    const lobby = await at.create({
      game: 'monster-pack',
      choices: { turnSeconds: 30 },
      seats: [ADA, BOT],
      start: null,
    })
    expect(lobby.choices['turnSeconds']).toBe(0)
  })
})
