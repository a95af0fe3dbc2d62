import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { loggerOptions } from './logging.ts'
import type { ServerOptions } from './options.ts'
import { openEmbedded } from './postgres/embedded.ts'
import { freePort } from './postgres/postmaster.ts'
import { makeFolder } from './postgres/secrets.ts'
import type { RunningServer } from './server.ts'
import { StartError } from './start-error.ts'

/* Several processes behind one port, each a server of one house (ADR 22). This one starts the database, and them. */

/** Options as they can be told: programs of games and trials cannot. */
export type WorkerOptions = Omit<ServerOptions, 'games' | 'botRunner' | 'onApp'>

/** What a worker is told, and what it says. */
export type ToWorker = { readonly start: WorkerOptions } | { readonly stop: true }
export type FromWorker = { readonly ready: true } | { readonly open: string } | { readonly failed: string }

const PROGRAM = fileURLToPath(new URL('./worker.js', import.meta.url))
/** Milliseconds that a worker has to end in good order. */
const PATIENCE_MS = 20_000
/** Milliseconds before the next one is started for a worker that died; more each time one dies before it was open. */
const AGAIN_MS = 200
const MOST_AGAIN_MS = 5000

export const startWorkers = async (options: ServerOptions): Promise<Pick<RunningServer, 'url' | 'close'>> => {
  const dataDir = resolve(options.dataDir)
  makeFolder(dataDir)
  const logger = pino(loggerOptions(options.logLevel), pino.destination({ dest: 2, sync: true }))
  const warn = (message: string): void => logger.warn(message)
  const embedded = options.databaseUrl === null ? await openEmbedded({ dataDir, warn }) : null
  const databaseUrl = embedded === null ? options.databaseUrl : urlOf(embedded.connection)
  const { games: _games, botRunner: _botRunner, onApp: _onApp, ...told } = options
  // One that any of them might choose would be another for who is started later.
  const port = options.port === 0 ? await freePort(0) : options.port
  const start: WorkerOptions = { ...told, dataDir, databaseUrl, port }
  cluster.setupPrimary({ exec: PROGRAM, args: [] })
  const workers = new Set<Worker>()
  let isClosing = false

  /** Its address once it is open; throws what keeps it from that. */
  const startOne = async (): Promise<string> => {
    const worker = cluster.fork()
    workers.add(worker)
    const open = new Promise<string>((give, fail) => {
      worker.on('message', (said: FromWorker) => {
        // What is sent before it listens is lost.
        if ('ready' in said) worker.send({ start } satisfies ToWorker)
        else if ('open' in said) give(said.open)
        else fail(new StartError(said.failed))
      })
      worker.once('exit', () => {
        workers.delete(worker)
        fail(new Error('a worker ended before it was open'))
      })
    })
    worker.on('error', () => {})
    const url = await open
    worker.once('exit', () => {
      if (isClosing) return
      warn('a worker died; starting another')
      void again()
    })
    // It ended in this very moment.
    if (worker.isDead() && !isClosing) void again()
    return url
  }

  const again = async (): Promise<void> => {
    for (let tries = 1; !isClosing; tries++) {
      await sleep(Math.min(AGAIN_MS * tries, MOST_AGAIN_MS))
      try {
        if (!isClosing) await startOne()
        return
      } catch (error) {
        warn(error instanceof Error ? error.message : 'a worker does not start')
      }
    }
  }

  const close = async (): Promise<void> => {
    isClosing = true
    await Promise.all([...workers].map(stop))
    await embedded?.stop()
  }

  try {
    // The first brings the database up to date.
    const url = await startOne()
    await Promise.all(Array.from({ length: options.workers - 1 }, startOne))
    return { url, close }
  } catch (error) {
    await close()
    throw error
  }
}

const stop = async (worker: Worker): Promise<void> => {
  if (worker.isDead()) return
  const ended = once(worker, 'exit')
  if (worker.isConnected()) worker.send({ stop: true } satisfies ToWorker)
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(timer)
}

const urlOf = ({ user, password, host, port, database }: Connection): string =>
  `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`

type Connection = Awaited<ReturnType<typeof openEmbedded>>['connection']
