import type { Frame, Lobby, Remarks, StreamEvents } from '@menagerie/protocol'
import type { Line, Listener, Watched } from './transport.ts'

const address = (watched: readonly Watched[]): string => {
  const invites = watched.flatMap(({ table, invite }) => (invite === null ? [] : [`&invite.${table}=${invite}`]))
  return `/api/stream?tables=${watched.map(({ table }) => table).join(',')}${invites.join('')}`
}

const LEAST_WAIT = 500
const MOST_WAIT = 8000

export interface StreamOptions {
  /** Makes this browser a guest first. */
  readonly identified: () => Promise<void>
  /** Whether the house still knows this browser; nobody is made a guest for it. Fails where nobody answers. */
  readonly isKnown: () => Promise<boolean>
}

/**
 * One stream for all watched tables. The browser takes up a broken stream by itself and names the last event it had, and so
 * one that has lasted long enough; a stream the server refused is opened anew, later and later, unless it was refused
 * because this browser is nobody's any more.
 */
export const listen = (
  { identified, isKnown }: StreamOptions,
  watched: readonly Watched[],
  listener: Listener,
): (() => void) => {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = LEAST_WAIT
  let closed = false
  let wasSomebody = false
  let isLost = false

  const tell = (line: Line): void => {
    isLost = line === 'lost'
    listener.onLine(line)
  }

  /**
   * Whose session is over may have another one, which comes with the answer to what another page of the browser asked. Who
   * is told that a line is lost once more may ask for something, and whoever asks is made a guest: nobody is told before.
   */
  const ifKnown = async (isLonger: boolean): Promise<void> => {
    const known = !wasSomebody || (await isKnown().catch(() => true))
    if (closed) return
    if (!known) return tell('out')
    if (isLonger) tell('lost')
    await open()
  }

  const again = (): void => {
    source?.close()
    source = null
    if (closed) return
    const isLonger = isLost
    if (!isLonger) tell('lost')
    clearTimeout(timer)
    timer = setTimeout(() => void ifKnown(isLonger), wait)
    wait = Math.min(MOST_WAIT, wait * 2)
  }

  const open = async (): Promise<void> => {
    try {
      await identified()
    } catch {
      again()
      return
    }
    wasSomebody = true
    if (closed) return
    const opened = new EventSource(address(watched))
    let isRenewed = false
    source = opened
    opened.addEventListener('open', () => {
      wait = LEAST_WAIT
      isRenewed = false
      tell('live')
    })
    opened.addEventListener('frame', (event) => listener.onFrame(JSON.parse(event.data as string) as Frame))
    opened.addEventListener('lobby', (event) => listener.onLobby(JSON.parse(event.data as string) as Lobby))
    opened.addEventListener('remarks', (event) => listener.onRemarks(JSON.parse(event.data as string) as Remarks))
    opened.addEventListener('mine', (event) =>
      listener.onMine((JSON.parse(event.data as string) as StreamEvents['mine']).table),
    )
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) again()
      else if (!isRenewed) tell('lost')
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
