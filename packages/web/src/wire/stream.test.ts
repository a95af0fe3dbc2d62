import { afterEach, describe, expect, test, vi } from 'vitest'
import { listen } from './stream.ts'
import type { Line } from './transport.ts'

/** The browser's end of a stream, as far as the page hears of it. */
class Source extends EventTarget {
  static readonly CLOSED = 2
  static readonly opened: Source[] = []
  readyState = 0
  constructor() {
    super()
    Source.opened.push(this)
  }
  say(event: 'open' | 'error' | 'renew'): void {
    this.dispatchEvent(new Event(event))
  }
  close(): void {
    this.readyState = Source.CLOSED
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  Source.opened.splice(0)
})

const listening = async (
  isKnown: () => Promise<boolean> = async () => true,
): Promise<{ readonly source: Source; readonly lines: readonly Line[] }> => {
  vi.stubGlobal('EventSource', Source)
  const lines: Line[] = []
  const none = (): void => {}
  listen({ identified: async () => {}, isKnown }, [], {
    onFrame: none,
    onLobby: none,
    onRemarks: none,
    onMine: none,
    onLine: (line) => lines.push(line),
  })
  await vi.waitFor(() => expect(Source.opened.length).toBe(1))
  const source = Source.opened[0] as Source
  source.say('open')
  return { source, lines }
}

describe('a stream that breaks off', () => {
  test('is lost until it is open again', async () => {
    const { source, lines } = await listening()
    source.say('error')
    source.say('open')
    expect(lines).toEqual(['live', 'lost', 'live'])
  })

  test('is not lost when it is to be opened anew, unless it cannot be', async () => {
    const { source, lines } = await listening()
    source.say('renew')
    source.say('error')
    expect(lines).toEqual(['live'])
    source.say('open')
    source.say('error')
    expect(lines).toEqual(['live', 'live', 'lost'])
    source.say('open')
    source.say('renew')
    source.say('error')
    source.say('error')
    expect(lines).toEqual(['live', 'live', 'lost', 'live', 'lost'])
  })
})

describe('a stream the server refused', () => {
  const refuse = (source: Source): void => {
    source.readyState = Source.CLOSED
    source.say('error')
  }

  test('is opened anew by who is known, or whom nobody answers', async () => {
    const answers = [async () => true, async () => Promise.reject(new Error('nobody answers'))]
    const { source, lines } = await listening(async () => (answers.shift() as (typeof answers)[0])())
    refuse(source)
    await vi.waitFor(() => expect(Source.opened.length).toBe(2), 3000)
    refuse(Source.opened[1] as Source)
    await vi.waitFor(() => expect(Source.opened.length).toBe(3), 3000)
    ;(Source.opened[2] as Source).say('open')
    expect(lines).toEqual(['live', 'lost', 'lost', 'live'])
  })

  test('is opened no more, and it is said, where this browser is nobody’s any more', async () => {
    const { source, lines } = await listening(async () => false)
    // It breaks off, the browser takes it up again, and the house refuses it: a second word of a lost line lets pages ask.
    source.say('error')
    refuse(source)
    await vi.waitFor(() => expect(lines).toEqual(['live', 'lost', 'out']), 3000)
    expect(Source.opened.length).toBe(1)
  })
})
