import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BotRequest } from '@menagerie/bots'
import { Piscina } from 'piscina'

/** Answers a bot's question with all steps of one commit. */
export interface BotRunner {
  readonly run: (request: BotRequest, signal: AbortSignal) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Source files run as they are under a loader; built ones need none. */
const isSource = import.meta.url.endsWith('.ts')

const sourceArguments = (): string[] => [
  '--conditions=source',
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
]

/** Bots in worker threads, started when the first is asked and ended when none was asked for a while. */
export const openBotRunner = (): BotRunner => {
  const pool = new Piscina<BotRequest, string[]>({
    filename: fileURLToPath(new URL(isSource ? './worker.ts' : './worker.js', import.meta.url)),
    name: 'think',
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(8, availableParallelism() - 1)),
    idleTimeout: 60_000,
    execArgv: isSource ? sourceArguments() : [],
    env: {},
  })
  return {
    run: (request, signal) => pool.run(request, { signal }),
    close: () => pool.destroy(),
  }
}
