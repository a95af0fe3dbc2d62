import { connect } from 'node:net'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { type SocketDecision, socketUrl, streamUrl } from '@menagerie/protocol'
import { type Bare, type BareAnswer, openBare } from './bare.ts'
import type { Guest } from './guest.ts'
import { type Heard, type Made, putOut } from './wire-alike.ts'
import { type SocketLine, openSocket } from './socket.ts'

/** Somebody of whom every byte is kept that reaches them. */
export interface Ear {
  readonly who: string
  /** In order: what was asked and answered, as it came. */
  readonly answers: string[]
  /** By stream or socket, in order: each piece as the server wrote it, and marks of what had been answered by then. */
  readonly streams: string[][]
  readonly ask: (method: string, path: string, body?: unknown) => Promise<BareAnswer | null>
  /** Opens a stream, and waits until so many events have come on it. */
  readonly listen: (tables: readonly string[], invite: string | null, events: number) => Promise<void>
  /** The same by a socket. */
  readonly connect: (tables: readonly string[], invite: string | null, events: number) => Promise<void>
  /** Says something on the first socket, and waits for its answer, which stands with what came on it. */
  readonly decide: (said: SocketDecision) => Promise<void>
  /** All that the server wrote before its last answer has come after this: two ways there and back. */
  readonly settle: () => Promise<void>
  /** Puts a mark behind all that has come on the streams. */
  readonly mark: (text: string) => void
  readonly close: () => void
}

/** Longer than a machine with much else to do lets a stream wait: what has not come by then is missed. */
const PATIENCE_MS = 20_000

/** The pieces of a chunked body, taken from the front; what is left is of a piece still to come. */
const takeChunks = (held: Buffer, pieces: string[]): Buffer => {
  for (let rest = held; ;) {
    const line = rest.indexOf('\r\n')
    const size = line < 0 ? Number.NaN : Number.parseInt(rest.toString('latin1', 0, line), 16)
    const end = line + 2 + size + 2
    if (!(size > 0) || rest.length < end) return rest
    pieces.push(rest.toString('utf8', line + 2, line + 2 + size))
    rest = rest.subarray(end)
  }
}

const eventsIn = (pieces: readonly string[]): number =>
  pieces.reduce((sum, piece) => sum + piece.split('\n').filter((line) => /^(?:data: |\{"event")/.test(line)).length, 0)

export const openEar = async (who: string, { url, cookie }: Guest): Promise<Ear> => {
  const { port, hostname, host } = new URL(url)
  const bare: Bare = await openBare(url)
  const answers: string[] = []
  const streams: string[][] = []
  const closers: (() => void)[] = []
  const sockets: SocketLine[] = []
  const head = (method: string, path: string): string =>
    `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n`

  const wait = async (stream: number, events: number): Promise<void> => {
    const end = performance.now() + PATIENCE_MS
    const pieces = streams[stream] ?? []
    while (eventsIn(pieces) < events && performance.now() < end) await sleep(2)
  }
  /** With no event to come, for the stream itself: its head and its first line. A socket is open once it is had. */
  const begin = async (pieces: readonly string[]): Promise<void> => {
    const end = performance.now() + PATIENCE_MS
    while (pieces.length < 2 && performance.now() < end) await sleep(2)
  }

  return {
    who,
    answers,
    streams,
    ask: async (method, path, body) => {
      const content = body === undefined ? '' : JSON.stringify(body)
      const type = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(content)}\r\n`
      const answer = await bare.send(
        Buffer.from(`${head(method, path)}${body === undefined ? '' : type}\r\n${content}`),
      )
      answers.push(`${method} ${path} -> ${answer === null ? 'nothing' : `${answer.head}\r\n\r\n${answer.body}`}`)
      return answer
    },
    listen: async (tables, invite, events) => {
      const pieces: string[] = []
      const stream = streams.push(pieces) - 1
      const socket = connect({ port: Number(port), host: hostname })
      socket.setNoDelay(true)
      let held: Buffer = Buffer.alloc(0)
      let isBody = false
      socket.on('data', (bytes) => {
        held = Buffer.concat([held, bytes])
        const end = isBody ? -1 : held.indexOf('\r\n\r\n')
        if (end >= 0) {
          pieces.push(held.toString('latin1', 0, end))
          held = held.subarray(end + 4)
          isBody = true
        }
        if (isBody) held = takeChunks(held, pieces)
      })
      socket.on('error', () => pieces.push('broken'))
      socket.on('end', () => pieces.push('ended'))
      closers.push(() => {
        socket.removeAllListeners('end')
        socket.destroy()
      })
      socket.write(`${head('GET', streamUrl(tables.map((table) => ({ table, invite }))))}\r\n`)
      await begin(pieces)
      await wait(stream, events)
    },
    connect: async (tables, invite, events) => {
      const pieces: string[] = ['a socket']
      const stream = streams.push(pieces) - 1
      const watches = tables.map((table) => ({ table, invite }))
      const line = await openSocket({
        url: url + socketUrl(watches, null),
        headers: { cookie },
        onText: (text) => pieces.push(text),
        onPing: (bytes) => pieces.push(`ping ${bytes.toString('latin1')}`),
      })
      void line.ended.then(() => pieces.push('ended'))
      sockets.push(line)
      closers.push(line.close)
      await wait(stream, events)
    },
    decide: async (said) => void (await sockets[0]?.decide(said)),
    settle: async () => {
      for (let i = 0; i < 2; i++) {
        await bare.send(Buffer.from(`${head('GET', '/healthz')}\r\n`))
        await turn()
      }
    },
    mark: (text) => {
      for (const pieces of streams) pieces.push(`-- ${text}`)
    },
    close: () => {
      bare.close()
      for (const one of closers) one()
    },
  }
}

/** Puts a mark behind all that has come to each, once the first has heard what was written before. */
export const markAll = async (ears: readonly [Ear, ...Ear[]], text: string): Promise<void> => {
  await ears[0].settle()
  for (const ear of ears) ear.mark(text)
}

/** Closes them, and answers all that reached each, with what may differ between two houses put out. */
export const heardBy = (ears: readonly Ear[], made: Made): readonly Heard[] => {
  for (const ear of ears) ear.close()
  return ears.map(({ who, answers, streams }) => ({
    who,
    lines: [...answers, ...streams.flatMap((pieces, at) => [`stream ${at}`, ...pieces])].map((line) =>
      putOut(line, made),
    ),
  }))
}
