import { type MatchRecord, restoreTable } from '@menagerie/engine'
import { coversOf, fromHex, sha256Hex, verifyRecord } from '@menagerie/fair'
import { entryOf } from '@menagerie/games'
import { Frame, Lobby } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, createTable, ok, ready, signIn } from '../src/soak/guest.ts'
import { type TestServer, openServer } from './support/house.ts'
import { begin, playOut } from './support/play.ts'

let server: TestServer
let ada: Guest
let ben: Guest
let eve: Guest

beforeAll(async () => {
  server = await openServer()
  const guest = (): Promise<Guest> => signIn({ url: server.url, keep: true })
  ;[ada, ben, eve] = await Promise.all([guest(), guest(), guest()])
})
afterAll(() => server.remove())

/** A commit of Monster Pack as a person may make it: one legal step. The rules' own combined choices come with bots. */
const firstOrLast = ({ legal, version }: { legal: readonly string[]; version: number }): readonly string[] =>
  version % 3 === 0 ? legal.slice(-1) : legal.slice(0, 1)

describe('a whole match of Monster Pack between two guests with a spectator', () => {
  let id: string
  let record: MatchRecord

  it('is played to its end over the wire, and every frame meets the protocol', async () => {
    const lobby = await begin([ada, ben], { open: true })
    id = lobby.id
    const streams = await Promise.all([ada, ben, eve].map((guest) => guest.watch([id])))
    const commits = await playOut([ada, ben], id, firstOrLast)
    expect(commits).toBeGreaterThan(10)
    for (const stream of streams) {
      await stream.until(({ event, data }) => event === 'frame' && (data as Frame).pending.status === 'over')
      await stream.until(({ event, data }) => event === 'lobby' && (data as Lobby).status === 'over')
      for (const frame of stream.frames()) Frame.parse(frame)
      for (const one of stream.lobbies()) Lobby.parse(one)
      const versions = stream.frames().flatMap((frame) => frame.updates.map((update) => update.version))
      expect(versions).toEqual(Array.from({ length: commits + 1 }, (_, version) => version))
    }
    record = ok(await eve.get<MatchRecord>(`/api/tables/${id}/record`))
    expect(record.entries).toHaveLength(commits + 1)

    // What each of them received is exactly what the engine says that viewer may have, version by version.
    const box = await (entryOf('monster-pack') as NonNullable<ReturnType<typeof entryOf>>).load()
    const host = { chance: () => expect.fail('nothing is drawn'), hash: sha256Hex, now: () => 0 }
    for (const [index, viewer] of ([0, 1, 'spectator'] as const).entries()) {
      for (const frame of streams[index]?.frames() ?? []) {
        const entries = record.entries.slice(0, frame.version + 1)
        const restored = box((one) => restoreTable(one, { ...record, entries }, host))
        if (!restored.ok) expect.fail('the record does not replay')
        const since = (frame.updates[0]?.version ?? frame.version + 1) - 1
        const { table: _table, covers, players, clocks, commitment, reveal, ...projection } = frame
        const whole = JSON.parse(JSON.stringify(restored.value.project(viewer, since))) as typeof projection
        expect(projection).toEqual({ ...whole, view: { ...(whole.view as object), options: null } })
        expect(reveal).toBe(frame.pending.status === 'over' ? record.reveal : null)
        const coverOf = coversOf(fromHex(record.reveal as string))
        const told = frame.updates.map(({ version }) => coverOf(version, record.entries[version]?.hash as string))
        expect(covers).toEqual(told)
        expect(commitment).toBe(lobby.commitment)
        expect(clocks.deadlines).toEqual([null, null])
        expect(players.map((player) => player.kind)).toEqual(['human', 'human'])
      }
    }
  })

  it('can be verified from its record alone', async () => {
    const box = await (entryOf('monster-pack') as NonNullable<ReturnType<typeof entryOf>>).load()
    const verified = verifyRecord(box, record)
    expect(verified.faults).toEqual([])
    expect(verified.outcome).not.toBeNull()
  })

  it('never shows anybody the id of another, and shows the secret only at the end', async () => {
    for (const guest of [ada, ben, eve]) {
      const others = [ada, ben, eve].filter((other) => other !== guest)
      for (const other of others) {
        const { id: theirs } = ok(await other.get<{ id: string }>('/api/me'))
        expect(guest.received.some((text) => text.includes(theirs))).toBe(false)
        expect(guest.received.some((text) => text.includes(other.cookie.split('=')[1]?.slice(0, 20) ?? '?'))).toBe(
          false,
        )
      }
      const first = guest.received.findIndex((text) => text.includes(record.reveal ?? '?'))
      expect(guest.received.slice(0, first).some((text) => text.includes('"status":"over"'))).toBe(false)
    }
  })
})

describe('a whole match against bots', () => {
  it.each(['random', 'greedy', 'search'] as const)('%s plays to the end in its own threads', async (bot) => {
    const lobby = await createTable(ada, {
      choices: { format: 'short' },
      seats: [{ kind: 'human' }, { kind: 'bot', bot }],
    })
    const stream = await ada.watch([lobby.id])
    await ready(ada, lobby.id)
    let from = 0
    for (;;) {
      const found = await stream.until(({ event, data }) => event === 'frame' && isMine(data as Frame), from, 20_000)
      const frame = found.data as Frame
      if (frame.pending.status === 'over') break
      from = stream.events.length
      await ada.post(`/api/tables/${lobby.id}/act`, {
        version: frame.version,
        key: crypto.randomUUID(),
        steps: frame.legal.slice(0, 1),
      })
    }
    stream.close()
    const record = ok(await ada.get<MatchRecord>(`/api/tables/${lobby.id}/record`))
    expect(record.entries.filter((entry) => entry.seat === 1).length).toBeGreaterThan(5)
    expect(record.entries.some((entry) => entry.kind === 'timeout')).toBe(false)
  })
})

const isMine = ({ pending, viewer }: Frame): boolean =>
  pending.status === 'over' || pending.seats.includes(viewer as number)
