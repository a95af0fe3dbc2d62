import { refuse } from '@menagerie/authority'
import { type BotRequest, answer } from '@menagerie/bots'
import { type SomeBox, playsIn, unreachable } from '@menagerie/engine'
import { catalogue, entryOf } from '@menagerie/games'
import type { HereAuthority, Think } from './authority.ts'
import { openHere } from './open-here.ts'
import { type Reply, type Request, failureOf } from './messages.ts'
import { openStore } from './store.ts'

/* One file, two workers: the page opens the authority over the tables of this device, and the authority opens its bots,
   who get views and nothing else. */

const BOTS = 'bots'
const OTHERS = 'menagerie-here'

const boxes = new Map<string, Promise<SomeBox>>()

const load = (game: string): Promise<SomeBox> => {
  const known = boxes.get(game)
  if (known !== undefined) return known
  const entry = entryOf(game)
  if (entry === null) throw refuse('notFound')
  const loading = entry.load()
  boxes.set(game, loading)
  loading.catch(() => boxes.delete(game))
  return loading
}

interface Question {
  readonly id: number
  readonly request: BotRequest
}
/** Null: the bot is broken. */
interface Answer {
  readonly id: number
  readonly steps: readonly string[] | null
}

const beBots = (): void => {
  const think = async ({ id, request }: Question): Promise<void> => {
    const said: Answer = { id, steps: await answer(request, { load, now: () => performance.now() }).catch(() => null) }
    self.postMessage(said)
  }
  self.addEventListener('message', (event: MessageEvent<Question>) => void think(event.data))
}

/** Bots in a worker of their own, opened when the first is asked. */
const openBots = (): Think => {
  let bots: Worker | null = null
  let last = 0
  const waiting = new Map<number, (steps: readonly string[] | null) => void>()
  const open = (): Worker => {
    const opened = new Worker(self.location.href, { type: 'module', name: BOTS })
    opened.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.id)?.(data.steps)
      waiting.delete(data.id)
    })
    opened.addEventListener('error', () => {
      bots = null
      for (const give of waiting.values()) give(null)
      waiting.clear()
    })
    return opened
  }
  return async (request) => {
    bots ??= open()
    const question: Question = { id: ++last, request }
    const asked = new Promise<readonly string[] | null>((give) => waiting.set(question.id, give))
    bots.postMessage(question)
    const steps = await asked
    if (steps === null) throw new Error('a bot does not answer')
    return steps
  }
}

const beAuthority = (): void => {
  const others = new BroadcastChannel(OTHERS)
  const opening: Promise<HereAuthority> = openStore().then((store) =>
    openHere({
      store,
      load,
      plays: playsIn(catalogue),
      think: openBots(),
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      tell: (id) => others.postMessage(id),
    }),
  )
  opening.catch(() => undefined)
  others.addEventListener('message', (event: MessageEvent<string>) => {
    void opening.then((authority) => authority.changedElsewhere(event.data)).catch(() => undefined)
  })

  const reply = (message: Reply): void => self.postMessage(message)
  const stops = new Map<number, () => void>()

  const take = async (request: Request): Promise<void> => {
    const { id } = request
    try {
      const authority = await opening
      switch (request.kind) {
        case 'ask': {
          const method = authority[request.name] as (...args: readonly unknown[]) => Promise<unknown>
          reply({ kind: 'answer', id, value: await method(...request.args) })
          return
        }
        case 'listen':
          stops.set(
            id,
            authority.listen(request.tables, {
              onFrame: (frame) => reply({ kind: 'frame', id, frame }),
              onLobby: (lobby) => reply({ kind: 'lobby', id, lobby }),
              onMine: () => reply({ kind: 'mine', id }),
            }),
          )
          return
        case 'stop':
          stops.get(id)?.()
          stops.delete(id)
          return
        default:
          unreachable(request)
      }
    } catch (error) {
      reply({ kind: 'failure', id, failure: failureOf(error) })
    }
  }
  self.addEventListener('message', (event: MessageEvent<Request>) => void take(event.data))
}

if (self.name === BOTS) beBots()
else beAuthority()
