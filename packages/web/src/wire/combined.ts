import { isHere } from './here-id.ts'
import { type Transport, WireError } from './transport.ts'

/** Fetches the device's side when it is wanted. */
export type LoadHere = () => Promise<Transport>

export interface CombineOptions {
  readonly server: Transport
  readonly here: LoadHere
  /** Whether this device keeps any table: without, its side is not even fetched to be asked for them. */
  readonly keepsAny: () => Promise<boolean>
  /** How somebody is called whose name the server has not told. */
  readonly guest: () => string
  /** Milliseconds a server may be silent before it counts as out of reach. */
  readonly patience?: number
}

const AWAY = new Set([0, 502, 503, 504])

/** Whether a request failed because nobody answered, or only somebody in between. */
export const isAway = (error: unknown): boolean => error instanceof WireError && AWAY.has(error.status)

const NAME = 'menagerie.name'

const rememberedName = (): string | null => {
  try {
    return localStorage.getItem(NAME)
  } catch {
    return null
  }
}

const forgetName = (): void => {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // Nothing was kept.
  }
}

const rememberName = (name: string): void => {
  try {
    localStorage.setItem(NAME, name)
  } catch {
    // Asked from the server again.
  }
}

const unreachable = (): WireError => new WireError(0, 'unreachable', null, {}, [])

/**
 * The server and this device as one: what is about a table goes to whoever keeps it. When the server is out of reach, a
 * table that needs nobody else is opened here.
 */
export const combine = ({ server, here, keepsAny, guest, patience = 6000 }: CombineOptions): Transport => {
  const at = (table: string): Promise<Transport> => (isHere(table) ? here() : Promise.resolve(server))

  /** The server's answer, or `unreachable` when it is silent for too long; without a line the browser says so at once. */
  const patiently = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      return await Promise.race([
        ask(),
        new Promise<never>((_, fail) => {
          timer = setTimeout(() => fail(unreachable()), patience)
        }),
      ])
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    me: async () => {
      try {
        const me = await patiently(server.me)
        rememberName(me.name)
        return me
      } catch (error) {
        const name = rememberedName()
        if (!isAway(error) || name === null) throw error
        return { id: '', name }
      }
    },
    rename: async (name) => {
      const me = await server.rename(name)
      rememberName(me.name)
      return me
    },
    forget: async () => {
      await server.forget()
      forgetName()
    },
    create: async (request) => {
      const alone = request.seats.every((seat, index) => seat.kind === 'bot' || index === request.mySeat)
      if (!alone) return server.create(request)
      const asked = { late: false }
      try {
        return await patiently(async () => {
          const lobby = await server.create(request)
          // Answered after all: nobody sits there any more.
          if (asked.late) await server.leave(lobby.id)
          return lobby
        })
      } catch (error) {
        if (!isAway(error)) throw error
        asked.late = true
        return (await here()).create({ ...request, name: request.name ?? rememberedName() ?? guest() })
      }
    },
    lobby: async (table, invite) => (await at(table)).lobby(table, invite),
    sit: async (table, request) => (await at(table)).sit(table, request),
    leave: async (table) => (await at(table)).leave(table),
    sendAway: async (table, seat) => (await at(table)).sendAway(table, seat),
    claim: async (table, request) => (await at(table)).claim(table, request),
    ready: async (lobby, brings) => (await at(lobby.id)).ready(lobby, brings),
    open: async (lobby) => (await at(lobby.id)).open(lobby),
    rematch: async (table) => (await at(table)).rematch(table),
    openTables: () => patiently(server.openTables),
    myTables: async () => {
      const [there, kept] = await Promise.all([
        patiently(server.myTables).catch((error: unknown) => {
          if (isAway(error)) return []
          throw error
        }),
        keepsAny().then(async (any) => (any ? (await here()).myTables() : [])),
      ])
      return [...there, ...kept].sort((a, b) => b.updatedAt - a.updatedAt)
    },
    frame: async (table, since, invite) => (await at(table)).frame(table, since, invite),
    past: async (table, from, invite) => (await at(table)).past(table, from, invite),
    act: async (table, request) => (await at(table)).act(table, request),
    resign: async (table, key) => (await at(table)).resign(table, key),
    away: async (table, request) => (await at(table)).away(table, request),
    back: async (table, request) => (await at(table)).back(table, request),
    talk: async (table, said) => (await at(table)).talk(table, said),
    record: async (table, invite) => (await at(table)).record(table, invite),
    listen: (watched, listener) => {
      const kept = watched.filter(({ table }) => isHere(table))
      if (kept.length === 0) return server.listen(watched, listener)
      // At a table of this device nobody minds whether the server can be heard.
      const rest = watched.filter(({ table }) => !isHere(table))
      let stopped = false
      let stop: (() => void) | null = null
      const stopRest = rest.length === 0 ? null : server.listen(rest, listener)
      void here().then(
        (device) => {
          if (!stopped)
            stop = device.listen(kept, rest.length === 0 ? listener : { ...listener, onLine: () => undefined })
        },
        () => listener.onLine('lost'),
      )
      return () => {
        stopped = true
        stop?.()
        stopRest?.()
      }
    },
  }
}
