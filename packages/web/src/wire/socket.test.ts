import { SIGNED_OUT, type SocketDecision } from '@menagerie/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Sockets, openSockets } from './socket.ts'
import type { Line, Listener, Watched } from './transport.ts'

const TABLE = 'abcdefghij012345'
const WATCHED: readonly Watched[] = [{ table: TABLE, invite: null }]
const ACT: SocketDecision = { decide: 'act', table: TABLE, version: 3, key: 'k', steps: ['draw'] }

/** The browser's end of a socket, as far as the page hears of it. */
class Socket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly opened: Socket[] = []
  readonly url: string
  readonly sent: string[] = []
  readyState = 0
  constructor(url: string) {
    super()
    this.url = url
    Socket.opened.push(this)
  }
  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(code = 1000): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}
const last = (): Socket => Socket.opened.at(-1) as Socket

interface Page {
  readonly sockets: Sockets
  readonly lines: Line[]
  readonly frames: unknown[]
  readonly streams: Listener[]
  readonly listener: Listener
}

const page = (isKnown = (): Promise<boolean> => Promise.resolve(true)): Page => {
  const streams: Listener[] = []
  const [lines, frames]: [Line[], unknown[]] = [[], []]
  const none = (): void => {}
  const sockets = openSockets({
    identified: async () => {},
    isKnown,
    streams: (_watched, listener) => {
      streams.push(listener)
      return none
    },
    now: () => performance.now(),
  })
  const listener: Listener = {
    onFrame: (frame) => frames.push(frame),
    onLobby: none,
    onRemarks: none,
    onMine: none,
    onLine: (line) => lines.push(line),
  }
  return { sockets, lines, frames, streams, listener }
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { origin: 'https://house.example' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Socket.opened.splice(0)
})

describe('a page with a socket', () => {
  const opened = async (): Promise<Page> => {
    const made = page()
    made.sockets.listen(WATCHED, made.listener)
    await settled()
    last().open()
    return made
  }

  test('watches by it, and decides by it: a frame is the answer', async () => {
    const { sockets, lines, frames, streams } = await opened()
    expect(last().url).toBe(`wss://house.example/api/socket?tables=${TABLE}`)
    const answer = sockets.decide(ACT)
    expect(JSON.parse(last().sent[0] as string)).toEqual({ ...ACT, id: 0 })
    last().say({ event: 'frame', id: `${TABLE}:4`, acted: [0], data: { table: TABLE, version: 4 } })
    expect(await answer).toEqual({ version: 4 })
    expect([lines, frames.length, streams.length]).toEqual([['live'], 1, 0])
  })

  test('is told what is refused, and what was done before', async () => {
    const { sockets } = await opened()
    const [refused, done] = [sockets.decide(ACT), sockets.decide(ACT)]
    const error = { code: 'stale', rule: 'TABLE-VERSION', values: {}, faults: [] }
    last().say({ event: 'acted', id: null, data: { id: 1, version: 9 } })
    last().say({ event: 'refused', id: null, data: { id: 0, status: 409, error } })
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'stale', rule: 'TABLE-VERSION' })
    expect(await done).toEqual({ version: 9 })
  })

  test('asks in another way what was not heard of, where the line breaks off or says nothing', async () => {
    const { sockets, lines } = await opened()
    const broken = sockets.decide(ACT)
    last().close()
    expect(await broken).toBeNull()
    expect(await sockets.decide(ACT)).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    last().open()
    const silent = sockets.decide(ACT)
    await vi.advanceTimersByTimeAsync(6000)
    expect(await silent).toBeNull()
    expect(lines).toEqual(['live', 'lost', 'live', 'lost'])
    expect(await sockets.decide({ ...ACT, table: '0'.repeat(16) })).toBeNull()
  })

  test('comes back to where it was', async () => {
    const { streams } = await opened()
    last().say({ event: 'mine', id: `${TABLE}:7`, data: { table: 'other' } })
    last().close()
    await vi.advanceTimersByTimeAsync(1000)
    expect(last().url).toBe(`wss://house.example/api/socket?tables=${TABLE}&held=${TABLE}:7`)
    expect([Socket.opened.length, streams.length]).toEqual([2, 0])
  })

  test('goes on by streams where none opens any more', async () => {
    const { streams, lines } = await opened()
    for (let i = 0; i < 5; i++) {
      last().close()
      await vi.advanceTimersByTimeAsync(8000)
    }
    expect([Socket.opened.length, streams.length]).toEqual([5, 1])
    expect(lines.filter((line) => line === 'live').length).toBe(1)
  })
})

describe('a page whose session is over', () => {
  const ended = async (isKnown: () => Promise<boolean>) => {
    const shown = page(isKnown)
    shown.sockets.listen(WATCHED, shown.listener)
    await settled()
    last().open()
    last().close(SIGNED_OUT)
    await vi.advanceTimersByTimeAsync(60_000)
    return { ...shown, opened: Socket.opened.length }
  }

  test('says so and asks for no other line where nobody knows its browser', async () => {
    const { lines, streams, opened } = await ended(() => Promise.resolve(false))
    expect([lines, opened, streams.length]).toEqual([['live', 'lost', 'out'], 1, 0])
  })

  test.each([
    ['its browser has another session', () => Promise.resolve(true)],
    ['nobody answers', () => Promise.reject(new Error('unreachable'))],
  ])('opens another where %s', async (_why, isKnown) => {
    const { lines, opened } = await ended(isKnown)
    expect(lines).not.toContain('out')
    expect(opened).toBeGreaterThan(1)
  })

  test('says so too where the house refused it a line', async () => {
    const { sockets, lines, streams, listener } = page(() => Promise.resolve(false))
    sockets.listen(WATCHED, listener)
    await settled()
    last().close(1006)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([lines, Socket.opened.length, streams.length]).toEqual([['out'], 1, 0])
  })

  test('says nothing once nobody listens', async () => {
    let answer: (known: boolean) => void = () => {}
    const { sockets, lines, listener } = page(() => new Promise((give) => (answer = give)))
    const stop = sockets.listen(WATCHED, listener)
    await settled()
    last().open()
    last().close(SIGNED_OUT)
    await vi.advanceTimersByTimeAsync(500)
    stop()
    answer(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([lines, Socket.opened.length]).toEqual([['live', 'lost'], 1])
  })
})

describe('a page to which no socket comes through', () => {
  test.each([
    ['is refused', (socket: Socket) => socket.close()],
    ['is never answered', () => {}],
  ])('has streams at once where one %s, and nobody is told', async (_how, refuse) => {
    const { sockets, lines, streams, listener } = page()
    sockets.listen(WATCHED, listener)
    await settled()
    refuse(last())
    await vi.advanceTimersByTimeAsync(5000)
    expect([streams.length, lines]).toEqual([1, []])
    expect(await sockets.decide(ACT)).toBeNull()
    // The house is there: no more are tried for a while.
    streams[0]?.onLine('live')
    sockets.listen(WATCHED, listener)
    await settled()
    expect([Socket.opened.length, streams.length]).toEqual([1, 2])
    await vi.advanceTimersByTimeAsync(600_000)
    sockets.listen(WATCHED, listener)
    await settled()
    expect(Socket.opened.length).toBe(2)
  })

  test('tries one again where the house itself was away', async () => {
    const { sockets, streams, listener } = page()
    sockets.listen(WATCHED, listener)
    await settled()
    last().close()
    streams[0]?.onLine('lost')
    sockets.listen(WATCHED, listener)
    await settled()
    expect(Socket.opened.length).toBe(2)
  })

  test('closes what it no longer listens to', async () => {
    const { sockets, lines, listener } = page()
    const stop = sockets.listen(WATCHED, listener)
    await settled()
    last().open()
    stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([last().readyState, Socket.opened.length, lines]).toEqual([3, 1, ['live']])
  })

  test('closes what is being opened once it is open, and says nothing of it', async () => {
    const { sockets, lines, listener } = page()
    const stop = sockets.listen(WATCHED, listener)
    await settled()
    stop()
    expect(last().readyState).toBe(0)
    last().open()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([last().readyState, Socket.opened.length, lines]).toEqual([3, 1, []])
  })
})
