import type { CDPSession } from 'playwright-core'
import type { Guest } from './guest.ts'

/** Everything that reached a browser, byte for byte: bodies of answers, and what came on streams and sockets. */
export const recordTraffic = async (guest: Guest): Promise<string[]> => {
  const heard: string[] = []
  const session: CDPSession = await guest.context.newCDPSession(guest.page)
  await session.send('Network.enable')
  session.on('Network.eventSourceMessageReceived', (event) => heard.push(event.data))
  session.on('Network.webSocketFrameReceived', ({ response }) => heard.push(response.payloadData))
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

/** An event of a socket stands for what it tells. */
const told = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'event' in value && 'data' in value ? value.data : value

/** What of it was JSON. */
export const parsed = (texts: readonly string[]): unknown[] =>
  texts.flatMap((text) => {
    try {
      return [told(JSON.parse(text))]
    } catch {
      return []
    }
  })
