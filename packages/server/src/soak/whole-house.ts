import { catalogue, workshop } from '@menagerie/games'
import { optionsFrom } from '../config.ts'
import { startServer } from '../server.ts'

/*
 * The server with every game whose rules are whole, those without a board among them. Says where it is, as `main` does, and on
 * SIGUSR2 how much memory it keeps, if it runs with `--expose-gc`.
 */

const server = await startServer({ ...optionsFrom(process.env), games: [...catalogue, ...workshop] })
let ends = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (ends) return
    ends = true
    void server.close().then(() => process.exit(0))
  })
}
process.stdout.write(`Menagerie is open at ${server.url}\n`)
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  process.stdout.write(`heap: ${process.memoryUsage().heapUsed}\n`)
})
