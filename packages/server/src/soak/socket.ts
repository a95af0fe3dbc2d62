import type { SocketDecision, SocketEvents } from '@menagerie/protocol'
import { WebSocket } from 'ws'
import type { Answer } from './guest.ts'
import { type Stream, type StreamOptions, openHeard } from './stream.ts'

/** A socket, heard like a stream; what is decided on it is answered as a POST would be. */
export interface SocketLine extends Stream {
  readonly isOpen: () => boolean
  /** `request` with an id of this line's own. */
  readonly decide: <Body>(request: SocketDecision) => Promise<Answer<Body>>
  /** Sends what is no decision, as it is. */
  readonly say: (message: string | Buffer) => void
  /** Code with which it ended; null while it is open. */
  readonly code: () => number | null
}

interface Message {
  readonly event: string
  readonly id: string | null
  readonly data: unknown
  readonly acted?: readonly number[]
}

export interface SocketOptions extends StreamOptions {
  readonly onPing?: (bytes: Buffer) => void
}

/** Throws when the server refuses, with status and body. */
export const openSocket = async ({ url, headers, onText, onPing }: SocketOptions): Promise<SocketLine> => {
  const line = new WebSocket(url.replace(/^http/, 'ws'), { headers: { ...headers }, perMessageDeflate: false })
  const { hear, over, ...heard } = openHeard()
  const answers = new Map<number, (answer: Answer) => void>()
  let [beats, next] = [0, 0]
  let code: number | null = null

  const settle = (id: number | null, status: number, body: unknown): void => {
    const settled = id === null ? undefined : answers.get(id)
    if (id === null || settled === undefined) return
    answers.delete(id)
    settled({ status, text: JSON.stringify(body), body })
  }

  const read = (text: string): void => {
    onText(text)
    const { event, id, data, acted = [] } = JSON.parse(text) as Message
    const { version } = data as { readonly version: number }
    for (const one of acted) settle(one, 200, { version })
    if (event === 'acted') settle((data as SocketEvents['acted']).id, 200, { version })
    else if (event === 'refused') {
      const { id: asked, status, error } = data as SocketEvents['refused']
      settle(asked, status, { error })
      if (asked === null) hear({ event, id, data })
    } else hear({ event, id, data })
  }

  line.on('message', (data: Buffer) => read(data.toString('utf8')))
  line.on('ping', (bytes: Buffer) => {
    beats++
    onPing?.(bytes)
  })
  line.on('error', () => {})
  const ended = new Promise<void>((resolve) => {
    line.on('close', (given) => {
      code = given
      for (const settled of answers.values()) settled({ status: 0, text: 'the socket ended', body: null })
      answers.clear()
      over()
      resolve()
    })
  })
  await new Promise<void>((resolve, reject) => {
    line.on('open', resolve)
    line.on('unexpected-response', (_request, response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => reject(new Error(`no socket: ${response.statusCode} ${text}`)))
    })
    line.on('error', reject)
  })

  return {
    ...heard,
    beats: () => beats,
    ended,
    isOpen: () => line.readyState === WebSocket.OPEN,
    decide: <Body>(request: SocketDecision) =>
      new Promise<Answer<Body>>((resolve) => {
        const id = next++
        answers.set(id, resolve as (answer: Answer) => void)
        line.send(JSON.stringify({ ...request, id }))
      }),
    say: (message) => line.send(message),
    code: () => code,
    close: () => line.terminate(),
  }
}
