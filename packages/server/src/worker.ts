import { catalogue } from '@menagerie/games'
import { openSiblings } from './nodes/siblings.ts'
import type { RunningServer } from './server.ts'
import { StartError } from './start-error.ts'
import type { FromWorker, ToWorker } from './workers.ts'

/* One process of several (`workers.ts`). Signals of a terminal reach all of them: only the first one acts on them. */

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

let server: RunningServer | null = null

const say = (said: FromWorker): Promise<void> => new Promise((done) => process.send?.(said, () => done()))

const start = async ({ start: options, kin }: Extract<ToWorker, { readonly start: unknown }>): Promise<void> => {
  try {
    const { startServer } = await import('./server.ts')
    const siblings = openSiblings(kin)
    server = await startServer({ ...options, games: catalogue, time: null, botRunner: null, onApp: null, siblings })
    await say({ open: server.url })
  } catch (error) {
    const reason = error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)
    await say({ failed: reason })
    process.exit(1)
  }
}

const stop = async (): Promise<void> => {
  await server?.close()
  process.exit(0)
}

const tellFigures = async (figures: number): Promise<void> => say({ figures, told: (await server?.figures?.()) ?? [] })

process.on('message', (told: ToWorker) => {
  if ('start' in told) void start(told)
  else if ('figures' in told) void tellFigures(told.figures)
  else if ('stop' in told) void stop()
})
await say({ ready: true })
