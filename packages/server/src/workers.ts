import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { loggerOptions } from './logging.ts'
import type { MetricsPort } from './metrics/metrics-port.ts'
import { type FiguresTold, type FiguresWanted, figuresOfWorkers } from './metrics/of-workers.ts'
import { type Kin, type SiblingWord, isSiblingWord } from './nodes/siblings.ts'
import type { ServerOptions } from './options.ts'
import { openEmbedded } from './postgres/embedded.ts'
import { freePort } from './postgres/postmaster.ts'
import { makeFolder } from './postgres/secrets.ts'
import { StartError } from './start-error.ts'
import type { RunningHouse } from './start-house.ts'

/*
 * Several processes behind one port, each a server of one house (ADR 22, 30). This one starts the database, and them, and carries
 * what they say to each other.
 */

/** Options as they can be told: programs of games and trials cannot. */
type WorkerOptions = Omit<ServerOptions, 'games' | 'time' | 'botRunner' | 'onApp' | 'siblings'>

/** What a worker is told, and what it says. */
export type ToWorker =
  | { readonly start: WorkerOptions; readonly kin: Kin }
  | { readonly stop: true }
  | FiguresWanted
  | SiblingWord
export type FromWorker =
  | { readonly ready: true }
  | { readonly open: string }
  | { readonly failed: string }
  | SiblingWord
  | FiguresTold

const PROGRAM = fileURLToPath(new URL('./worker.js', import.meta.url))
/** Milliseconds that a worker has to end in good order. */
const PATIENCE_MS = 20_000
/** Milliseconds before the next one is started for a worker that died; more each time one dies before it was open. */
const AGAIN_MS = 200
const MOST_AGAIN_MS = 5000

export const startWorkers = async (options: ServerOptions): Promise<RunningHouse> => {
  const dataDir = resolve(options.dataDir)
  makeFolder(dataDir)
  const logger = pino(loggerOptions(options.logLevel), pino.destination({ dest: 2, sync: true }))
  const warn = (message: string): void => logger.warn(message)
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-workers-'))
  const rid = (): void => rmSync(folder, { recursive: true, force: true })
  const embedded =
    options.databaseUrl === null
      ? await openEmbedded({ dataDir, warn }).catch((error: unknown) => {
          rid()
          throw error
        })
      : null
  const databaseUrl = embedded === null ? options.databaseUrl : urlOf(embedded.connection)
  const { games: _games, time: _time, botRunner: _botRunner, onApp: _onApp, siblings: _siblings, ...told } = options
  // One that any of them might choose would be another for who is started later.
  const port = options.port === 0 ? await freePort(0) : options.port
  const { metrics } = options
  const start: WorkerOptions = { ...told, dataDir, databaseUrl, port, metrics: metrics === null ? null : 'told' }
  cluster.setupPrimary({ exec: PROGRAM, args: [] })
  const workers = new Set<Worker>()
  const kin: Omit<Kin, 'slot'> = { group: randomUUID(), folder }
  /** By slot, those that are open. */
  const serving = new Map<number, Worker>()
  let isClosing = false
  let figures: MetricsPort | null = null

  const tellServing = (): void => {
    for (const worker of serving.values()) sayTo(worker, { serving: [...serving.keys()] })
  }

  /** What a worker says to another, or to all others. */
  const carry = (slot: number, word: SiblingWord, connection: unknown): void => {
    if ('connection' in word) {
      const to = serving.get(word.slot)
      if (!(connection instanceof Socket)) return
      if (to?.isConnected() === true) to.send(word, connection)
      else connection.destroy()
    } else for (const [other, worker] of serving) if (other !== slot) sayTo(worker, word)
  }

  /** Its address once it is open; throws what keeps it from that. */
  const startOne = async (slot: number): Promise<string> => {
    const worker = cluster.fork()
    workers.add(worker)
    const open = new Promise<string>((give, fail) => {
      worker.on('message', (said: FromWorker, connection: unknown) => {
        // What is sent before it listens is lost.
        if ('ready' in said) sayTo(worker, { start, kin: { ...kin, slot } })
        else if ('open' in said) give(said.open)
        else if (isSiblingWord(said)) carry(slot, said, connection)
        else if ('failed' in said) fail(new StartError(said.failed))
      })
      worker.once('exit', () => {
        workers.delete(worker)
        fail(new Error('a worker ended before it was open'))
      })
    })
    worker.on('error', () => {})
    const url = await open
    worker.once('exit', () => {
      serving.delete(slot)
      tellServing()
      if (isClosing) return
      warn('a worker died; starting another')
      void again(slot)
    })
    // It ended in this very moment.
    if (worker.isDead()) {
      if (!isClosing) void again(slot)
      return url
    }
    serving.set(slot, worker)
    tellServing()
    return url
  }

  const again = async (slot: number): Promise<void> => {
    for (let tries = 1; !isClosing; tries++) {
      await sleep(Math.min(AGAIN_MS * tries, MOST_AGAIN_MS))
      try {
        if (!isClosing) await startOne(slot)
        return
      } catch (error) {
        warn(error instanceof Error ? error.message : 'a worker does not start')
      }
    }
  }

  const close = async (): Promise<void> => {
    isClosing = true
    await figures?.close()
    await Promise.all([...workers].map(stopWorker))
    await embedded?.stop()
    rid()
  }

  try {
    if (metrics !== null && metrics !== 'told') {
      const { openMetricsPort } = await import('./metrics/metrics-port.ts')
      figures = await openMetricsPort({ at: metrics, figures: () => figuresOfWorkers(workers), onApp: null })
    }
    // The first brings the database up to date.
    const url = await startOne(0)
    await Promise.all(Array.from({ length: options.workers - 1 }, (_, at) => startOne(at + 1)))
    return { url, close }
  } catch (error) {
    await close()
    throw error
  }
}

const sayTo = (worker: Worker, word: ToWorker): void => {
  if (worker.isConnected()) worker.send(word)
}

/** Settles when a worker has ended, in good order or not; never fails. */
export const stopWorker = async (worker: Worker): Promise<void> => {
  if (worker.isDead()) return
  // Not `once` of node:events: that fails with an error of the worker, such as of a word that came too late for it.
  const ended = new Promise<void>((done) => worker.once('exit', () => done()))
  sayTo(worker, { stop: true })
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(timer)
}

const urlOf = ({ user, password, host, port, database }: Connection): string =>
  `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`

type Connection = Awaited<ReturnType<typeof openEmbedded>>['connection']
