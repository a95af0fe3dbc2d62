import type { CDPSession } from 'playwright-core'
import type { Guest } from './guest.ts'

/** Everything that reached a browser, byte for byte: bodies of answers and events of streams. */
export const recordTraffic = async (guest: Guest): Promise<string[]> => {
  const heard: string[] = []
  const session: CDPSession = await guest.context.newCDPSession(guest.page)
  await session.send('Network.enable')
  session.on('Network.eventSourceMessageReceived', (event) => heard.push(event.data))
  guest.page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/') || pathname === '/api/stream') return
    void response.text().then(
      (text) => heard.push(text),
      () => undefined,
    )
  })
  return heard
}

/** What of it was JSON. */
export const parsed = (texts: readonly string[]): unknown[] =>
  texts.flatMap((text) => {
    try {
      return [JSON.parse(text) as unknown]
    } catch {
      return []
    }
  })
