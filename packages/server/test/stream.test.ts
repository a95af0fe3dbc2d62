import { once } from 'node:events'
import { connect } from 'node:net'
import { STREAM_BEAT_SECONDS, type Frame, parseEventId } from '@menagerie/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Guest, WAYS, type Way, allReady, createTable, ok, signIn, sit } from '../src/soak/guest.ts'
import type { Stream } from '../src/soak/stream.ts'
import { type TestServer, openServer } from './support/house.ts'
import { begin, playOne } from './support/play.ts'

let server: TestServer
let ada: Guest
let ben: Guest
let id: string
let way: Way = 'http'

beforeAll(async () => {
  server = await openServer({ beatSeconds: 0.2 })
})
afterAll(() => server.remove())
beforeEach(async () => {
  ada = await signIn({ url: server.url, way })
  ben = await signIn({ url: server.url, way })
  id = (await begin([ada, ben], { game: 'envelopes' })).id
})

const atVersion =
  (version: number, table = id) =>
  ({ event, data }: { event: string; data: unknown }): boolean =>
    event === 'frame' && (data as Frame).version === version && (data as Frame).table === table
const updatesOf = (stream: Stream): number[] =>
  stream.frames().flatMap((frame) => frame.updates.map((update) => update.version))

describe.each(WAYS)('what is followed by %s', (given) => {
  beforeAll(() => {
    way = given
  })

  it('begins with the lobby and a frame with everything so far', async () => {
    await playOne([ada, ben], id)
    const stream = await ben.watch([id])
    await stream.until(atVersion(1))
    expect(stream.events.map(({ event }) => event)).toEqual(['lobby', 'frame'])
    expect(updatesOf(stream)).toEqual([0, 1])
    stream.close()
  })

  it.each([0, 1, 2, 3])('resumes after a break: %i missed commits come exactly once', async (missed) => {
    const first = await ben.watch([id])
    await playOne([ada, ben], id)
    const { id: lastEventId } = await first.until(atVersion(1))
    first.close()
    for (let i = 0; i < missed; i++) await playOne([ada, ben], id)
    const again = await ben.watch([id], { lastEventId: lastEventId as string })
    await again.until(atVersion(1 + missed))
    await playOne([ada, ben], id)
    await again.until(atVersion(2 + missed))
    expect(updatesOf(again)).toEqual(Array.from({ length: missed + 1 }, (_, i) => 2 + i))
    again.close()
  })

  it('starts from the beginning when the last id makes no sense or lies in the future', async () => {
    for (const lastEventId of ['nonsense', `${id}:999`, `${id}:-5`, ',,,']) {
      const stream = await ben.watch([id], { lastEventId })
      await stream.until(atVersion(0))
      expect(updatesOf(stream)).toEqual([0])
      stream.close()
    }
  })

  it('carries several tables and resumes each of them by the one id', async () => {
    const second = (await begin([ben, ada], { game: 'envelopes' })).id
    const stream = await ada.watch([id, second])
    await stream.until(atVersion(0))
    await stream.until(atVersion(0, second))
    await playOne([ada, ben], id)
    await playOne([ben, ada], second)
    await playOne([ben, ada], second)
    const last = await stream.until(atVersion(2, second))
    await stream.until(atVersion(1))
    expect(parseEventId(last.id)).toEqual(
      new Map([
        [id, 1],
        [second, 2],
      ]),
    )
    stream.close()
    await playOne([ada, ben], id)
    const again = await ada.watch([id, second], { lastEventId: last.id as string })
    await again.until(atVersion(2))
    await again.until(atVersion(2, second))
    expect(updatesOf(again)).toEqual([2])
    again.close()
  })

  it('is shown to be alive again and again, every 15 s by default', async () => {
    expect(STREAM_BEAT_SECONDS).toBe(15)
    const stream = await ada.watch([])
    await vi.waitFor(() => expect(stream.beats()).toBeGreaterThanOrEqual(3), { timeout: 10_000 })
    stream.close()
  })

  it('follows a lobby from empty seats to the first frame', async () => {
    const lobby = await createTable(ada, { game: 'envelopes' })
    const stream = await ada.watch([lobby.id])
    await stream.until(({ event }) => event === 'lobby')
    await sit(ben, lobby, 1)
    await allReady([ada, ben], lobby.id)
    await stream.until(atVersion(0, lobby.id))
    const states = stream
      .lobbies()
      .map(
        ({ status, seats }) =>
          `${status} ${seats.map((seat) => (seat.opened ? 'open' : seat.ready ? 'ready' : seat.taken ? 'taken' : 'free')).join()}`,
      )
    expect(states).toEqual([
      'waiting taken,free',
      'waiting taken,taken',
      'waiting ready,taken',
      'waiting ready,ready',
      'waiting open,ready',
      'playing open,open',
    ])
    stream.close()
  })

  it('says who is present, and who has been gone for a while', async () => {
    const mine = await ada.watch([id])
    const present = (data: unknown): boolean => (data as Frame).players[1]?.present === true
    await mine.until(atVersion(0))
    expect(present(mine.frames()[0])).toBe(false)
    const theirs = await ben.watch([id])
    await mine.until(({ event, data }) => event === 'frame' && present(data))
    const from = mine.events.length
    theirs.close()
    await mine.until(({ event, data }) => event === 'frame' && !present(data), from)
    expect(updatesOf(mine)).toEqual([0])
    mine.close()
  })

  it('tells a person of changes in tables they do not watch', async () => {
    const stream = await ben.watch([])
    await playOne([ada, ben], id)
    expect((await stream.until(({ event }) => event === 'mine')).data).toEqual({ table: id })
    const lobby = await createTable(ada, { game: 'envelopes' })
    await sit(ben, lobby, 1)
    await stream.until(({ event, data }) => event === 'mine' && (data as { table: string }).table === lobby.id)
    stream.close()
  })

  it('is limited to a few for one person: the oldest ends', async () => {
    const streams: Stream[] = []
    for (let i = 0; i < 13; i++) streams.push(await ada.watch([id]))
    await streams[0]?.ended
    await playOne([ada, ben], id)
    await streams[12]?.until(atVersion(1))
    for (const stream of streams) stream.close()
  })
})

describe('a stream', () => {
  it('ends with the last word of who listens: no socket stays half open', async () => {
    const { port, host } = new URL(server.url)
    const sockets = Array.from({ length: 8 }, () =>
      connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }),
    )
    for (const socket of sockets) {
      socket.write(`GET /api/stream?tables=${id} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${ada.cookie}\r\n\r\n`)
      await once(socket, 'data')
    }
    const ended = Promise.all(sockets.map((socket) => once(socket.resume(), 'end')))
    for (const socket of sockets) socket.end()
    await ended
    const stream = await ben.watch([id])
    const gone = ({ event, data }: { event: string; data: unknown }): boolean =>
      event === 'frame' && (data as Frame).players[0]?.present === false
    await stream.until(gone)
    stream.close()
  })

  it('is refused without a cookie, for unknown tables and for nonsense', async () => {
    expect((await fetch(`${server.url}/api/stream?tables=${id}`)).status).toBe(401)
    for (const [query, status] of [
      ['tables=0000000000000000', 404],
      ['tables=x', 400],
      ['tables=&x=1', 400],
      [`tables=${id}&invite.${id}=short`, 400],
    ] as const) {
      expect({ query, status: (await ada.get(`/api/stream?${query}`)).status }).toEqual({ query, status })
    }
  })
})

describe('the clock of a timed table', () => {
  it('plays for a seat whose time is up, and the frame says when that will be', async () => {
    const timed = await createTable(ada, { game: 'envelopes', choices: { turnSeconds: 1 } })
    await sit(ben, timed, 1)
    const stream = await ada.watch([timed.id])
    await allReady([ada, ben], timed.id)
    const first = (await stream.until(atVersion(0, timed.id))).data as Frame
    expect(first.clocks.deadlines[1]).toBeNull()
    expect(Math.abs((first.clocks.deadlines[0] as number) - first.clocks.now - 1000)).toBeLessThan(500)
    const second = (await stream.until(atVersion(1, timed.id))).data as Frame
    expect(second.updates[0]).toMatchObject({ kind: 'timeout', seat: 0 })
    expect(second.clocks.deadlines[0]).toBeNull()
    await stream.until(atVersion(2, timed.id))
    stream.close()
    ok(await ada.post(`/api/tables/${timed.id}/resign`, { key: crypto.randomUUID() }))
  })
})
