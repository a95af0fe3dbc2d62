import { optionsFrom, startServer } from '@menagerie/server'
import { openSkippedTime } from '../../packages/server/src/soak/skipped-time.ts'

/* The server as people start it, but for its time: whoever started it says how much of it is skipped. */

const time = openSkippedTime()
time.skip(Number(process.env['SKIPPED_MS'] ?? '0'))
const server = await startServer({ ...optionsFrom(process.env), time })

let stopping = false
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  await server.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())
process.on('message', ({ skip }: { readonly skip: number }) => {
  time.skip(skip)
  process.send?.('skipped')
})
process.stdout.write(`Menagerie is open at ${server.url}\n`)
