import type { Listener } from '../wire/transport.ts'
import { WireError } from '../wire/transport.ts'
import { type Asked, type Reply, type Request, errorOf } from './messages.ts'

/** The page's end of the line to the device's authority. */
export interface HereLine {
  readonly ask: <Name extends keyof Asked>(name: Name, ...args: Parameters<Asked[Name]>) => ReturnType<Asked[Name]>
  readonly listen: (tables: readonly string[], listener: Omit<Listener, 'onLine' | 'onRemarks'>) => () => void
}

interface Waiting {
  readonly give: (value: unknown) => void
  readonly fail: (error: WireError) => void
}

/** Opens the worker with the first question; one that broke is opened anew by the next. */
export const openHereLine = (open: () => Worker): HereLine => {
  let worker: Worker | null = null
  let last = 0
  const waiting = new Map<number, Waiting>()
  const listening = new Map<number, { tables: readonly string[]; listener: Omit<Listener, 'onLine' | 'onRemarks'> }>()

  const heard = (reply: Reply): void => {
    const { id } = reply
    if (reply.kind === 'answer') waiting.get(id)?.give(reply.value)
    else if (reply.kind === 'failure') waiting.get(id)?.fail(errorOf(reply.failure))
    else if (reply.kind === 'frame') listening.get(id)?.listener.onFrame(reply.frame)
    else if (reply.kind === 'lobby') listening.get(id)?.listener.onLobby(reply.lobby)
    else listening.get(id)?.listener.onMine()
    waiting.delete(id)
  }

  const start = (): Worker => {
    const started = open()
    started.addEventListener('message', (event: MessageEvent<Reply>) => heard(event.data))
    started.addEventListener('error', () => {
      if (worker === started) worker = null
      started.terminate()
      for (const { fail } of waiting.values()) fail(new WireError(500, 'internal', null, {}, []))
      waiting.clear()
    })
    for (const [id, { tables }] of listening) started.postMessage({ kind: 'listen', id, tables } satisfies Request)
    return started
  }
  const send = (request: Request): void => {
    worker ??= start()
    worker.postMessage(request)
  }

  return {
    ask: (name, ...args) => {
      const id = ++last
      const answered = new Promise<unknown>((give, fail) => waiting.set(id, { give, fail }))
      send({ kind: 'ask', id, name, args })
      return answered as ReturnType<Asked[typeof name]>
    },
    listen: (tables, listener) => {
      const id = ++last
      send({ kind: 'listen', id, tables })
      listening.set(id, { tables, listener })
      return () => {
        listening.delete(id)
        send({ kind: 'stop', id })
      }
    },
  }
}
