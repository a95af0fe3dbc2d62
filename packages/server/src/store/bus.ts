import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ChatSide } from '@menagerie/protocol'
import pg from 'pg'
import { askAsHere } from './given.ts'

/** Word between the servers that share a database: which tables have changed, never what changed; which sessions ended. */
export interface Bus {
  readonly tell: (table: string) => void
  readonly tellEnded: (session: string) => void
  /** Somebody who sat in a match was forgotten: nothing that is known of its table holds any more. */
  readonly tellReseated: (table: string) => void
  /** Something was said at a table: where, and not what. */
  readonly tellRemark: (table: string, side: ChatSide, number: number) => void
  /** Matches have nobody who looks after them: whoever can may take them at once. */
  readonly tellFree: () => void
  readonly close: () => Promise<void>
}

/** Asks the database on the connection of the bus. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<readonly unknown[]>

export interface BusOptions {
  readonly connection: pg.ClientConfig
  /** A name for this server that no other has had, without a space; absent: any. */
  readonly name?: () => string
  readonly onChanged: (table: string) => void
  readonly onEnded: (session: string) => void
  readonly onReseated: (table: string) => void
  readonly onRemark: (table: string, side: ChatSide, number: number) => void
  readonly onFree: () => void
  /** Words may have been lost: the connection is new. */
  readonly onGap: () => void
  /**
   * Done on the connection when it is new, and every `BEAT_MS` from then on. One that fails or is late ends the connection.
   * `self` is this server for as long as the connection lives.
   */
  readonly beat: (ask: Ask, self: string) => Promise<void>
  /** The connection is gone, and with it all that was promised on it. */
  readonly onLost: () => void
  readonly warn: (message: string) => void
}

const CHANNEL = 'menagerie_tables'
/** Words of one NOTIFY, whose payload has at most 8,000 bytes. */
const MOST_TOLD = 150
/** They stand before ids of sessions and tables, which have no such letter. */
const SESSION = 'session:'
const SEATS = 'seats:'
const REMARK = 'said:'
const FREE = 'free:'

/** Milliseconds from one sign of life to the next. */
const BEAT_MS = 400
/** A database that is silent for longer counts as cut off: a line that is cut says nothing, and neither ends nor fails. */
const SILENCE_MS = 1200

/** For a server that has the database to itself. */
export const noBus: Bus = {
  tell: () => {},
  tellEnded: () => {},
  tellReseated: () => {},
  tellRemark: () => {},
  tellFree: () => {},
  close: async () => {},
}

/**
 * LISTEN and NOTIFY on a connection of its own, after the commit: what is told in the meantime goes out as one. A word is
 * lost only with the server that had to say it: that costs a late frame, never a wrong commit, for those are settled by the
 * log.
 */
export const openBus = async (options: BusOptions): Promise<Bus> => {
  const {
    connection,
    name: nextName = randomUUID,
    onChanged,
    onEnded,
    onReseated,
    onRemark,
    onFree,
    onGap,
    beat,
    onLost,
    warn,
  } = options
  /** Goes with the connection. */
  let self = ''
  const told = new Set<string>()
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let closing = false
  let sending: Promise<void> | null = null

  const hearRemark = (said: string): void => {
    const [table = '', side, number] = said.split(':')
    onRemark(table, ChatSide.parse(side), Number(number))
  }

  const hear = (payload: string): void => {
    const [from, ...words] = payload.split(' ')
    if (from === self) return
    for (const word of words) {
      if (word === FREE) onFree()
      else if (word.startsWith(SESSION)) onEnded(word.slice(SESSION.length))
      else if (word.startsWith(SEATS)) onReseated(word.slice(SEATS.length))
      else if (word.startsWith(REMARK)) hearRemark(word.slice(REMARK.length))
      else onChanged(word)
    }
  }

  const connect = async (): Promise<void> => {
    const name = nextName()
    const fresh = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: SILENCE_MS,
      query_timeout: SILENCE_MS,
    })
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload = '' }) => hear(payload))
    const ask: Ask = async (text, values) => (await fresh.query<Record<string, unknown>>(text, [...values])).rows
    try {
      await fresh.connect()
      await askAsHere(fresh)
      await fresh.query(`listen ${CHANNEL}`)
      await fresh.query('set synchronous_commit = off')
      await beat(ask, name)
    } catch (error) {
      cut(fresh)
      throw error
    }
    fresh.once('end', () => {
      client = null
      clearTimeout(timer)
      if (closing) return
      onLost()
      void again()
    })
    self = name
    client = fresh
    const live = async (): Promise<void> => {
      try {
        await beat(ask, name)
        flush()
        if (client === fresh) timer = setTimeout(() => void live(), BEAT_MS)
      } catch {
        cut(fresh)
      }
    }
    timer = setTimeout(() => void live(), BEAT_MS)
  }

  const again = async (): Promise<void> => {
    warn('the connection for messages between servers broke off')
    while (!closing && client === null) {
      try {
        await connect()
        onGap()
        flush()
      } catch {
        await sleep(BEAT_MS)
      }
    }
  }

  const send = async (): Promise<void> => {
    while (told.size > 0 && client !== null) {
      const batch = [...told].slice(0, MOST_TOLD)
      for (const word of batch) told.delete(word)
      try {
        await client.query('select pg_notify($1, $2)', [CHANNEL, [self, ...batch].join(' ')])
      } catch {
        // The connection broke: they are said on the next.
        for (const word of batch) told.add(word)
        return
      }
    }
  }

  const flush = (): void => {
    if (sending !== null || client === null || told.size === 0) return
    sending = send().finally(() => {
      sending = null
    })
  }

  const tell = (word: string): void => {
    told.add(word)
    flush()
  }

  await firstOf(connect)
  return {
    tell,
    tellEnded: (session) => tell(`${SESSION}${session}`),
    tellReseated: (table) => tell(`${SEATS}${table}`),
    tellRemark: (table, side, number) => tell(`${REMARK}${table}:${side}:${number}`),
    tellFree: () => tell(FREE),
    close: async () => {
      closing = true
      clearTimeout(timer)
      await sending
      await client?.end().catch(() => {})
    },
  }
}

const MOST_TRIES = 5

/** A machine on which much begins at once may be slow to answer. */
const firstOf = async (connect: () => Promise<void>): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      return await connect()
    } catch (error) {
      if (tries === MOST_TRIES) throw error
      await sleep(BEAT_MS)
    }
  }
}

/** A line that is cut never says good-bye: none is waited for. */
const cut = (client: pg.Client): void => {
  void client.end().catch(() => {})
  client.connection.stream.destroy()
}
