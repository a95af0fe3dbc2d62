import type { ServerOptions } from './options.ts'
import type { RunningServer } from './server.ts'
import { startErrorOf } from './start-error.ts'

export type RunningHouse = Pick<RunningServer, 'url' | 'close'>

/**
 * A house of as many processes as were asked for; throws a StartError with a sentence for the person who wanted it. What a server is made of
 * is loaded only now: most of a start is the loading of libraries, and settings that are wrong need none.
 */
export const startHouse = async (options: ServerOptions): Promise<RunningHouse> => {
  try {
    if (options.workers === 1) return await (await import('./server.ts')).startServer(options)
    return await (await import('./workers.ts')).startWorkers(options)
  } catch (error) {
    throw startErrorOf(error)
  }
}
