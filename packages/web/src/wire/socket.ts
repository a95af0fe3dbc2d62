import type { Acted, SIGNED_OUT, SocketDecision, SocketEvent } from '@menagerie/protocol'
import { type Listener, type Watched, WireError } from './transport.ts'

/* One socket for all that is watched, and for what is decided there: what others do comes by it, and what one does goes by it. */

/** Tells of watched tables until the returned function is called. */
export type Listen = (watched: readonly Watched[], listener: Listener) => () => void

export interface Sockets {
  /** By a socket; where none can be had, by streams, and nobody is told. */
  readonly listen: Listen
  /** Null where nothing was heard of it on a socket: it is to be asked in another way, under the same key. */
  readonly decide: (said: SocketDecision) => Promise<Acted | null>
}

export interface SocketOptions {
  /** Makes this browser a guest first. */
  readonly identified: () => Promise<void>
  /** Whether the house still knows this browser; nobody is made a guest for it. Fails where nobody answers. */
  readonly isKnown: () => Promise<boolean>
  /** The other way to hear of tables. */
  readonly streams: Listen
  /** Milliseconds that pass. */
  readonly now: () => number
}

/** The house's own: with its value every page would load all that is said on the wire. */
const OUT: typeof SIGNED_OUT = 4401

const LEAST_WAIT = 500
const MOST_WAIT = 8000
/** Milliseconds in which a socket is open, or there is none; and in which a decision is answered. */
const OPEN_MS = 5000
const ANSWER_MS = 6000
/** Sockets that do not open one after the other, where some did before: then somebody between does not let them through. */
const MOST_FAILED = 4
/** Milliseconds for which none is tried where none ever opened, although the house is there. */
const REFUSED_MS = 600_000

interface Waiting {
  readonly give: (acted: Acted | null) => void
  readonly fail: (error: WireError) => void
  readonly timer: ReturnType<typeof setTimeout>
}

interface Line {
  readonly socket: WebSocket
  readonly tables: readonly string[]
  readonly waiting: Map<number, Waiting>
}

const addressOf = (watched: readonly Watched[], held: string | null): string => {
  const invites = watched.flatMap(({ table, invite }) => (invite === null ? [] : [`&invite.${table}=${invite}`]))
  const tables = watched.map(({ table }) => table).join(',')
  const resumed = held === null ? '' : `&held=${held}`
  return `${location.origin.replace(/^http/, 'ws')}/api/socket?tables=${tables}${invites.join('')}${resumed}`
}

/** What one event tells; `waiting`: what was decided on its line and has no answer yet. */
const hear = (told: SocketEvent, listener: Listener, waiting: Line['waiting']): void => {
  const settle = (id: number | null, use: (one: Waiting) => void): void => {
    const one = id === null ? undefined : waiting.get(id)
    if (id === null || one === undefined) return
    waiting.delete(id)
    clearTimeout(one.timer)
    use(one)
  }
  switch (told.event) {
    case 'frame': {
      const { version } = told.data
      listener.onFrame(told.data)
      for (const id of told.acted ?? []) settle(id, ({ give }) => give({ version }))
      break
    }
    case 'lobby':
      listener.onLobby(told.data)
      break
    case 'remarks':
      listener.onRemarks(told.data)
      break
    case 'mine':
      listener.onMine(told.data.table)
      break
    case 'acted': {
      const { id, version } = told.data
      settle(id, ({ give }) => give({ version }))
      break
    }
    case 'refused': {
      const { id, status, error } = told.data
      settle(id, ({ give, fail }) => {
        // Who is known no more has to be made known first, which a request does.
        if (status === 401) give(null)
        else fail(new WireError(status, error.code, error.rule, error.values, error.faults))
      })
      break
    }
    case 'renew':
      break
  }
}

export const openSockets = ({ identified, isKnown, streams, now }: SocketOptions): Sockets => {
  let line: Line | null = null
  let next = 0
  let hasWorked = false
  let refusedUntil = -Infinity

  /** Nothing more is heard of what was decided on it. */
  const drop = (dropped: Line): void => {
    if (line === dropped) line = null
    for (const { give, timer } of dropped.waiting.values()) {
      clearTimeout(timer)
      give(null)
    }
    dropped.waiting.clear()
  }

  const listen: Listen = (watched, listener) => {
    let held: string | null = null
    let isOver = false
    let failed = 0
    let wait = LEAST_WAIT
    let timer: ReturnType<typeof setTimeout> | undefined
    let mine: Line | null = null
    let stopStreams: (() => void) | null = null

    const byStreams = (): void => {
      stopStreams = streams(watched, {
        ...listener,
        onLine: (now_) => {
          if (now_ === 'live' && !hasWorked) refusedUntil = now() + REFUSED_MS
          listener.onLine(now_)
        },
      })
    }

    const again = (): void => {
      if (isOver) return
      listener.onLine('lost')
      timer = setTimeout(() => void open(), wait * (0.5 + Math.random() / 2))
      wait = Math.min(MOST_WAIT, wait * 2)
    }

    const ifKnown = async (goOn: () => void): Promise<void> => {
      const known = await isKnown().catch(() => true)
      if (isOver) return
      if (known) goOn()
      else listener.onLine('out')
    }

    /** Whose session is over may have another one, which comes with the answer to what another page of the browser asked. */
    const ended = (): void => {
      listener.onLine('lost')
      timer = setTimeout(() => void ifKnown(() => void open()), LEAST_WAIT)
    }

    const open = async (): Promise<void> => {
      try {
        await identified()
      } catch {
        again()
        return
      }
      if (isOver) return
      const opened: Line = {
        socket: new WebSocket(addressOf(watched, held)),
        tables: watched.map(({ table }) => table),
        waiting: new Map(),
      }
      const { socket, waiting } = opened
      let isLive = false
      mine = opened
      const patience = setTimeout(() => socket.close(), OPEN_MS)
      socket.addEventListener('open', () => {
        clearTimeout(patience)
        if (isOver) return socket.close()
        isLive = true
        hasWorked = true
        failed = 0
        wait = LEAST_WAIT
        line = opened
        listener.onLine('live')
      })
      socket.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data as string) as SocketEvent
        held = told.id ?? held
        hear(told, listener, waiting)
      })
      socket.addEventListener('close', ({ code }) => {
        clearTimeout(patience)
        drop(opened)
        if (isOver) return
        if (code === OUT) return ended()
        if (isLive || (hasWorked && ++failed < MOST_FAILED)) again()
        else void ifKnown(byStreams)
      })
    }

    if (typeof WebSocket === 'undefined' || now() < refusedUntil) byStreams()
    else void open()
    return () => {
      isOver = true
      clearTimeout(timer)
      stopStreams?.()
      if (mine === null) return
      drop(mine)
      // One that is being opened is closed once it is open: a browser complains of what is broken off.
      if (mine.socket.readyState !== WebSocket.CONNECTING) mine.socket.close()
    }
  }

  return {
    listen,
    decide: (said) => {
      const at = line
      if (at === null || !at.tables.includes(said.table) || at.socket.readyState !== WebSocket.OPEN)
        return Promise.resolve(null)
      return new Promise((give, fail) => {
        const id = next++
        const unheard = (): void => {
          at.waiting.delete(id)
          // A line that says nothing is none: it is opened anew.
          at.socket.close()
          give(null)
        }
        at.waiting.set(id, { give, fail, timer: setTimeout(unheard, ANSWER_MS) })
        at.socket.send(JSON.stringify({ ...said, id }))
      })
    },
  }
}
