import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Word between the servers that share a database: which tables have changed, never what changed; which sessions ended. */
export interface Bus {
  readonly tell: (table: string) => void
  readonly tellEnded: (session: string) => void
  readonly close: () => Promise<void>
}

export interface BusOptions {
  readonly connection: pg.ClientConfig
  readonly onChanged: (table: string) => void
  readonly onEnded: (session: string) => void
  /** Words may have been lost: the connection is new. */
  readonly onGap: () => void
  readonly warn: (message: string) => void
}

const CHANNEL = 'menagerie_tables'
/** Words of one NOTIFY, whose payload has at most 8,000 bytes. */
const MOST_TOLD = 150
/** Stands before the id of a session; ids of tables have no such letter. */
const SESSION = 'session:'

/** For a server that has the database to itself. */
export const noBus: Bus = { tell: () => {}, tellEnded: () => {}, close: async () => {} }

/**
 * LISTEN and NOTIFY on a connection of its own, after the commit: what is told in the meantime goes out as one. A word
 * that is lost costs a late frame, never a wrong commit, for those are settled by the log.
 */
export const openBus = async ({ connection, onChanged, onEnded, onGap, warn }: BusOptions): Promise<Bus> => {
  const self = randomUUID()
  const told = new Set<string>()
  let client: pg.Client | null = null
  let closing = false
  let sending: Promise<void> | null = null

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ ...connection, keepAlive: true })
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => {
      const [from, ...words] = (payload ?? '').split(' ')
      if (from === self) return
      for (const word of words) {
        if (word.startsWith(SESSION)) onEnded(word.slice(SESSION.length))
        else onChanged(word)
      }
    })
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    await fresh.query('set synchronous_commit = off')
    fresh.once('end', () => {
      client = null
      if (!closing) void again()
    })
    client = fresh
  }

  const again = async (): Promise<void> => {
    warn('the connection for messages between servers broke off')
    while (!closing && client === null) {
      try {
        await connect()
        onGap()
      } catch {
        await sleep(500)
      }
    }
  }

  const send = async (): Promise<void> => {
    while (told.size > 0 && client !== null) {
      const batch = [...told].slice(0, MOST_TOLD)
      for (const id of batch) told.delete(id)
      try {
        await client.query('select pg_notify($1, $2)', [CHANNEL, [self, ...batch].join(' ')])
      } catch {
        // The connection broke; whoever missed it reads the log at the next word or the next commit.
      }
    }
    sending = null
  }

  const tell = (word: string): void => {
    told.add(word)
    sending ??= send()
  }

  await connect()
  return {
    tell,
    tellEnded: (session) => tell(`${SESSION}${session}`),
    close: async () => {
      closing = true
      await sending
      await client?.end().catch(() => {})
    },
  }
}
