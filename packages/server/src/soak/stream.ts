import type { Frame, Lobby, StreamEvents } from '@menagerie/protocol'

/** One event of a stream, as it came. */
export interface StreamEvent {
  readonly event: string
  readonly id: string | null
  readonly data: unknown
}

export interface Stream {
  readonly events: StreamEvent[]
  /** Comment lines so far. */
  readonly beats: () => number
  /** The first event at or after an index that satisfies; throws when none comes in time. */
  readonly until: (wanted: (event: StreamEvent) => boolean, from?: number, ms?: number) => Promise<StreamEvent>
  readonly frames: () => readonly Frame[]
  readonly lobbies: () => readonly Lobby[]
  /** Resolves when the server ended it. */
  readonly ended: Promise<void>
  readonly close: () => void
}

export interface StreamOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly onText: (text: string) => void
}

/** What came on a line so far, and what is waited for. */
export interface Heard extends Pick<Stream, 'events' | 'until' | 'frames' | 'lobbies'> {
  readonly hear: (event: StreamEvent) => void
  /** The line has ended: nothing more is waited for. */
  readonly over: () => void
}

export const openHeard = (): Heard => {
  const events: StreamEvent[] = []
  const waiting = new Set<() => void>()
  let isOver = false
  const told = (): string => `${events.length} events so far: ${events.map(({ event }) => event).join(' ')}`
  const dataOf = <K extends keyof StreamEvents>(name: K): readonly StreamEvents[K][] =>
    events.filter(({ event }) => event === name).map(({ data }) => data as StreamEvents[K])

  return {
    events,
    hear: (event) => {
      events.push(event)
      for (const wake of waiting) wake()
    },
    over: () => {
      isOver = true
      for (const wake of waiting) wake()
    },
    until: (wanted, from = 0, ms = 10_000) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = events.slice(from).find(wanted)
          if (found === undefined && !isOver) return
          finish()
          if (found === undefined) reject(new Error(`the line ended; ${told()}`))
          else resolve(found)
        }
        const timer = setTimeout(() => {
          finish()
          reject(new Error(`nothing came; ${told()}`))
        }, ms)
        const finish = (): void => {
          clearTimeout(timer)
          waiting.delete(look)
        }
        waiting.add(look)
        look()
      }),
    frames: () => dataOf('frame'),
    lobbies: () => dataOf('lobby'),
  }
}

/** A reader of server-sent events; throws when the server refuses. */
export const openStream = async ({ url, headers, onText }: StreamOptions): Promise<Stream> => {
  const abort = new AbortController()
  const response = await fetch(url, { headers: { ...headers }, signal: abort.signal })
  if (!response.ok || response.body === null) throw new Error(`no stream: ${response.status} ${await response.text()}`)
  onText(JSON.stringify([...response.headers]))
  const { hear, over, ...heard } = openHeard()
  let beats = 0
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()

  const readBlock = (block: string): void => {
    const fields = new Map<string, string>()
    for (const line of block.split('\n')) {
      if (line.startsWith(':')) beats++
      const colon = line.indexOf(': ')
      if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 2))
    }
    const data = fields.get('data')
    if (data === undefined) return
    hear({ event: fields.get('event') ?? 'message', id: fields.get('id') ?? null, data: JSON.parse(data) })
  }

  const read = async (): Promise<void> => {
    const decoder = new TextDecoder()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const text = decoder.decode(value, { stream: true })
      onText(text)
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) readBlock(block)
    }
  }
  const ended = read()
    .catch(() => {})
    .finally(over)

  return { ...heard, beats: () => beats, ended, close: () => abort.abort() }
}
