import { type Socket, connect } from 'node:net'

/** An answer, byte by byte as it came. */
export interface BareAnswer {
  readonly status: number
  /** The status line and the headers in their order. */
  readonly head: string
  readonly body: string
}

/** What is put on the line after the bytes of a request: nothing, the end of what is said, or the end of the line. */
export type Ending = 'none' | 'end' | 'destroy'

/** A connection on which nothing is put right: what is written is sent as it is. */
export interface Bare {
  /** Null where the server ends the connection, or does not answer in time. */
  readonly send: (bytes: Buffer, ending?: Ending) => Promise<BareAnswer | null>
  readonly close: () => void
}

const PATIENCE_MS = 5000

interface Read {
  readonly answer: BareAnswer
  /** How much of the bytes it took; null: all, and the connection ends with it. */
  readonly taken: number | null
}

/** The first answer in these bytes; null while it is not whole. A body without a length is read no further. */
const readAnswer = (bytes: Buffer, isHead: boolean): Read | null => {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1])
  if (status === 100) return readAnswer(bytes.subarray(end + 4), isHead)
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  const from = end + 4
  if (isHead) return { answer: { status, head, body: '' }, taken: from }
  if (length === undefined) return { answer: { status, head, body: bytes.toString('utf8', from) }, taken: null }
  const to = from + Number(length)
  if (bytes.length < to) return null
  return { answer: { status, head, body: bytes.toString('utf8', from, to) }, taken: to }
}

export const openBare = async (url: string): Promise<Bare> => {
  const { port, hostname } = new URL(url)
  let socket: Socket | null = null
  const reach = (): Promise<Socket> =>
    new Promise((done, fail) => {
      const made = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
      made.setNoDelay(true)
      made.once('connect', () => done(made))
      made.once('error', fail)
    })

  const ask = (line: Socket, bytes: Buffer, ending: Ending): Promise<BareAnswer | null> =>
    new Promise((done) => {
      let held = Buffer.alloc(0)
      const isHead = bytes.toString('latin1', 0, 5) === 'HEAD '
      const finish = (answer: BareAnswer | null, isOver: boolean): void => {
        clearTimeout(timer)
        line.removeAllListeners()
        line.on('error', () => {})
        if (isOver) line.destroy()
        socket = isOver ? null : line
        done(answer)
      }
      const look = (isOver: boolean): void => {
        const read = readAnswer(held, isHead)
        if (read !== null)
          finish(read.answer, isOver || read.taken === null || /^connection: close/im.test(read.answer.head))
        else if (isOver) finish(null, true)
      }
      const timer = setTimeout(() => finish(null, true), PATIENCE_MS)
      line.removeAllListeners()
      line.on('data', (chunk) => {
        held = Buffer.concat([held, chunk])
        look(false)
      })
      for (const event of ['end', 'close', 'error'] as const) line.on(event, () => look(true))
      line.write(bytes)
      if (ending === 'end') line.end()
      if (ending === 'destroy') setTimeout(() => finish(null, true), 1)
    })

  return {
    send: async (bytes, ending = 'none') => {
      const line = socket ?? (await reach())
      return ask(line, bytes, ending)
    },
    close: () => {
      socket?.destroy()
      socket = null
    },
  }
}
