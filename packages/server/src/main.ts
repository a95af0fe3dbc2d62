import { optionsFrom } from './config.ts'
import type { RunningServer } from './server.ts'
import { StartError, startErrorOf } from './start-error.ts'

/* What `npm start` runs. One line when it is open; the first signal stops it in good order, a second one at once. */

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const FORCED = 130

let server: Pick<RunningServer, 'url' | 'close'> | null = null
let stopping = false

const stop = async (): Promise<void> => {
  if (stopping) process.exit(FORCED)
  stopping = true
  if (server === null) return
  await server.close()
  process.exit(0)
}
for (const signal of SIGNALS) process.on(signal, () => void stop())

try {
  const options = optionsFrom(process.env)
  // Only now: most of the start is the loading of libraries.
  server =
    options.workers > 1
      ? await (await import('./workers.ts')).startWorkers(options)
      : await (await import('./server.ts')).startServer(options)
  // A signal came while it was starting.
  if (stopping) {
    await server.close()
    process.exit(0)
  }
  process.stdout.write(`Menagerie is open at ${server.url}\n`)
} catch (thrown) {
  const error = startErrorOf(thrown)
  process.stderr.write(
    `${error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
}
