import type { Frame, Lobby, Remarks, StreamEvents } from '@menagerie/protocol'
import type { Listener, Watched } from './transport.ts'

const address = (watched: readonly Watched[]): string => {
  const invites = watched.flatMap(({ table, invite }) => (invite === null ? [] : [`&invite.${table}=${invite}`]))
  return `/api/stream?tables=${watched.map(({ table }) => table).join(',')}${invites.join('')}`
}

const LEAST_WAIT = 500
const MOST_WAIT = 8000

/**
 * One stream for all watched tables. The browser takes up a broken stream by itself and names the last event it had, and so
 * one that has lasted long enough; a stream the server refused is opened anew, later and later.
 */
export const listen = (
  identified: () => Promise<void>,
  watched: readonly Watched[],
  listener: Listener,
): (() => void) => {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = LEAST_WAIT
  let closed = false

  const again = (): void => {
    listener.onLine('lost')
    source?.close()
    source = null
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => void open(), wait)
    wait = Math.min(MOST_WAIT, wait * 2)
  }

  const open = async (): Promise<void> => {
    try {
      await identified()
    } catch {
      again()
      return
    }
    if (closed) return
    const opened = new EventSource(address(watched))
    let isRenewed = false
    source = opened
    opened.addEventListener('open', () => {
      wait = LEAST_WAIT
      isRenewed = false
      listener.onLine('live')
    })
    opened.addEventListener('frame', (event) => listener.onFrame(JSON.parse(event.data as string) as Frame))
    opened.addEventListener('lobby', (event) => listener.onLobby(JSON.parse(event.data as string) as Lobby))
    opened.addEventListener('remarks', (event) => listener.onRemarks(JSON.parse(event.data as string) as Remarks))
    opened.addEventListener('mine', (event) =>
      listener.onMine((JSON.parse(event.data as string) as StreamEvents['mine']).table),
    )
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) again()
      else if (!isRenewed) listener.onLine('lost')
      // The line breaks off once; then it is missing.
      isRenewed = false
    })
    opened.addEventListener('renew', () => {
      isRenewed = true
    })
  }

  void open()
  return () => {
    closed = true
    clearTimeout(timer)
    source?.close()
  }
}
