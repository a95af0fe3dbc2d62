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

const listening = async (): Promise<{ readonly source: Source; readonly lines: readonly Line[] }> => {
  vi.stubGlobal('EventSource', Source)
  const lines: Line[] = []
  const none = (): void => {}
  listen(async () => {}, [], {
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
