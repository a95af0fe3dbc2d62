import { optionsFrom } from './config.ts'
import { type RunningHouse, startHouse } from './start-house.ts'
import { StartError } from './start-error.ts'

/* What `npm start` runs. One line when it is open; the first signal stops it in good order, a second one at once. */

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const FORCED = 130

let server: RunningHouse | null = null
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
  if (process.argv.length > 2)
    throw new StartError(
      'Settings are given as variables, such as PORT=4000 npm start: packages/server/README.md lists them.',
    )
  server = await startHouse(optionsFrom(process.env))
  // A signal came while it was starting.
  if (stopping) {
    await server.close()
    process.exit(0)
  }
  process.stdout.write(`Menagerie is open at ${server.url}\n`)
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
}
