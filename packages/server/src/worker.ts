import { catalogue } from '@menagerie/games'
import type { RunningServer } from './server.ts'
import { StartError } from './start-error.ts'
import type { FromWorker, ToWorker, WorkerOptions } from './workers.ts'

/* One process of several (`workers.ts`). Signals of a terminal reach all of them: only the first one acts on them. */

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

let server: RunningServer | null = null

const say = (said: FromWorker): Promise<void> => new Promise((done) => process.send?.(said, () => done()))

const start = async (options: WorkerOptions): Promise<void> => {
  try {
    const { startServer } = await import('./server.ts')
    server = await startServer({ ...options, games: catalogue, botRunner: null, onApp: null })
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

process.on('message', (told: ToWorker) => void ('start' in told ? start(told.start) : stop()))
await say({ ready: true })
