import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BotRequest } from '@menagerie/bots'
import { Piscina } from 'piscina'

/** Answers a bot's question with all steps of one commit. */
export interface BotRunner {
  /** How many think at once. */
  readonly threads: number
  readonly run: (request: BotRequest, signal: AbortSignal) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** Tests run from the sources, which need a loader and the packages' sources; the product has neither. */
const isSource = import.meta.url.endsWith('.ts')
const WORKER = isSource ? './worker-from-source.mjs' : './worker.js'

/**
 * Bots in worker threads, started when the first is asked and ended when none was asked for a while. `processes`: how many
 * share this machine.
 */
export const openBotRunner = (processes = 1): BotRunner => {
  const threads = Math.max(1, Math.min(8, Math.floor((availableParallelism() - 1) / processes)))
  const pool = new Piscina<BotRequest, string[]>({
    filename: fileURLToPath(new URL(WORKER, import.meta.url)),
    name: 'think',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    execArgv: isSource ? ['--conditions=source'] : [],
    env: {},
  })
  return {
    threads,
    run: (request, signal) => pool.run(request, { signal }),
    close: () => pool.destroy(),
  }
}
