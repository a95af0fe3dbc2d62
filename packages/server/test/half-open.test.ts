import { mkdirSync, writeFileSync } from 'node:fs'
import { type Socket, connect } from 'node:net'
import { join } from 'node:path'
import type { Frame } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openCable } from '../src/soak/cable.ts'
import { type Guest, signIn } from '../src/soak/guest.ts'
import { type TestServer, newFolder, openServer, pagesIn } from './support/house.ts'
import { ownTime } from './support/late.ts'
import { begin, playOne } from './support/play.ts'

/* Connections that nobody uses, fifty of each kind: gone in the time that is said, beside streams that stay. */

const MANY = 50
const REQUEST_SECONDS = 0.3
const STREAM_SECONDS = 3
/** On a machine on which much happens at once, beside what it was late by. */
const MOST_SECONDS = 20 * REQUEST_SECONDS
/** More than the buffers between two ends of one machine hold. */
const LONG = 24_000_000

const folder = newFolder()
/** By the port of the other end, as the server holds them. */
const held = new Map<number, Socket>()
let server: TestServer
let guests: readonly [Guest, Guest]
let id: string

beforeAll(async () => {
  const webRoot = pagesIn(folder.path)
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'assets', 'long.bin'), Buffer.alloc(LONG))
  server = await openServer({
    webRoot,
    beatSeconds: 0.1,
    requestSeconds: REQUEST_SECONDS,
    streamSeconds: STREAM_SECONDS,
    onApp: ({ server: http }) =>
      http.on('connection', (socket: Socket) => {
        const { remotePort = 0 } = socket
        held.set(remotePort, socket)
        socket.once('close', () => held.delete(remotePort))
      }),
  })
  guests = [await signIn({ url: server.url }), await signIn({ url: server.url })]
  id = (await begin(guests, { game: 'envelopes' })).id
})
afterAll(async () => {
  await server.remove()
  folder.remove()
})

const HEAD = 'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'

/** Says a word every now and then, and never the last one. */
const drip =
  (begun: string, word: string) =>
  (socket: Socket): void => {
    socket.write(begun)
    const timer = setInterval(() => socket.write(word), 50)
    socket.once('close', () => clearInterval(timer))
  }

const KINDS: Readonly<Record<string, (socket: Socket) => void>> = {
  'say nothing': () => {},
  'say half a line': (socket) => socket.write('GET /api/m'),
  'say half a head': (socket) => socket.write(HEAD),
  'say half a body': (socket) => socket.write(`${HEAD}content-length: 100\r\n\r\n{"na`),
  'drip a head without end': drip(HEAD, 'x-more: 1\r\n'),
  'drip a body without end': drip(`${HEAD}content-length: 15000\r\n\r\n`, '['),
  'say what is no request': (socket) => socket.write('NONSENSE\r\n\r\n'),
  'read nothing of a long answer': (socket) => socket.write('GET /assets/long.bin HTTP/1.1\r\nhost: x\r\n\r\n'),
}

interface Following {
  readonly seen: () => readonly Frame[]
  readonly renewed: () => number
  readonly stop: () => Promise<void>
}

/** Follows a table as a page does: where a stream is renewed, the next goes on. */
const follow = async (guest: Guest): Promise<Following> => {
  const frames: Frame[] = []
  let [renewed, isDone] = [0, false]
  let stream = await guest.watch([id])
  const go = async (): Promise<void> => {
    for (;;) {
      await stream.ended
      if (isDone) return
      frames.push(...stream.frames())
      expect(stream.events.at(-1)?.event).toBe('renew')
      renewed++
      const lastEventId = stream.events.findLast((event) => event.id !== null)?.id ?? ''
      stream = await guest.watch([id], { lastEventId })
    }
  }
  const going = go()
  return {
    seen: () => [...frames, ...stream.frames()],
    renewed: () => renewed,
    stop: async () => {
      isDone = true
      stream.close()
      await going
    },
  }
}

describe('fifty connections', () => {
  it('of each kind that never becomes a request, or whose answer nobody takes in, are destroyed in their time', async () => {
    const kindOf = new Map<number, string>()
    const opened = Object.entries(KINDS).flatMap(([kind, use]) =>
      Array.from({ length: MANY }, () => {
        // Left open at this end, whatever the other does.
        const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true })
        socket.on('error', () => {})
        socket.once('connect', () => kindOf.set(socket.localPort ?? 0, kind))
        socket.pause()
        use(socket)
        return socket
      }),
    )
    const left = (): readonly string[] => [...held.keys()].flatMap((port) => kindOf.get(port) ?? [])
    try {
      await vi.waitFor(() => expect(kindOf.size).toBe(opened.length), { interval: 5 })
      const since = ownTime()
      await vi.waitFor(() => expect([...new Set(left())]).toEqual([]), { interval: 20 })
      expect(since() / 1000).toBeLessThan(MOST_SECONDS)
    } finally {
      for (const socket of opened) socket.destroy()
    }
  })
})

describe('one connection', () => {
  const hearing = async (use: (socket: Socket) => void): Promise<string> => {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' })
    let heard = ''
    socket.on('data', (bytes) => (heard += String(bytes)))
    use(socket)
    await new Promise((closed) => socket.once('close', closed))
    return heard
  }

  it('that said nothing ends without a word, for a browser would take it for the answer to what it asks next', async () => {
    expect(await hearing(() => {})).toBe('')
  })

  it('that said what is no request, or half of one, is told so', async () => {
    for (const words of ['NONSENSE\r\n\r\n', HEAD])
      expect(await hearing((socket) => socket.write(words))).toMatch(/^HTTP\/1\.1 400 .*"malformed"/s)
  })
})

describe('a stream', () => {
  it('whose peer is gone without a word ends in its time, and one that is heard goes on as if nothing were', async () => {
    const cable = await openCable({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
    const before = new Set(held.keys())
    const url = `http://127.0.0.1:${cable.port}`
    const people = await Promise.all(Array.from({ length: MANY / 10 }, () => signIn({ url })))
    await Promise.all(people.flatMap((person) => Array.from({ length: 10 }, () => person.watch([]))))
    const through = [...held.keys()].filter((port) => !before.has(port))
    expect(through.length).toBeGreaterThanOrEqual(MANY)
    cable.cut()
    const since = ownTime()
    const [ada, ben] = [await follow(guests[0]), await follow(guests[1])]
    for (let i = 0; i < 3; i++) await playOne(guests, id)
    await vi.waitFor(() => expect(through.filter((port) => held.has(port))).toEqual([]), { interval: 20 })
    expect(since() / 1000).toBeLessThan(STREAM_SECONDS + MOST_SECONDS)
    await vi.waitFor(() => expect(Math.min(ada.renewed(), ben.renewed())).toBeGreaterThan(0), { timeout: 5000 })
    await playOne(guests, id)
    for (const one of [ada, ben]) await vi.waitFor(() => expect(one.seen().at(-1)?.version).toBe(4))
    for (const one of [ada, ben]) await one.stop()
    await cable.close()
    for (const frames of [ada.seen(), ben.seen()]) {
      expect(frames.flatMap(({ updates }) => updates.map(({ version }) => version))).toEqual([0, 1, 2, 3, 4])
      // Nobody was away meanwhile.
      const both = frames.findIndex(({ players }) => players.every(({ present }) => present))
      expect(frames.slice(both).every(({ players }) => players.every(({ present }) => present))).toBe(true)
    }
  })
})
