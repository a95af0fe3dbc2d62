import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server as a process of its own, to be stopped and killed. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly url: string
  /** From the start of the process to the line that says it is open, milliseconds. */
  readonly startMs: number
  /** Everything it said. */
  readonly output: () => string
  /** Sends a signal and waits for the end. */
  readonly stop: (signal: NodeJS.Signals) => Promise<number | null>
}

export interface ProcessOptions {
  /** Program and arguments after `node`. */
  readonly program: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** Another user, when this one is root. */
  readonly account?: { readonly uid: number; readonly gid: number }
}

/** Servers that run. */
const running = new Set<ChildProcess>()
let watched = false

const endAll = (): void => {
  for (const child of running) child.kill('SIGTERM')
}

/** However this process ends, but by a kill that nobody hears, its servers end with it, and their databases with them. */
const endTogether = (): void => {
  if (watched) return
  watched = true
  process.on('exit', endAll)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      endAll()
      process.kill(process.pid, signal)
    })
  }
}

const LINE = /is open at (\S+)/
/** A machine with much else to do may take more than a minute to make a database. */
const PATIENCE_MS = 100_000

/** Starts a server and waits until it is open; throws with what it said when it ends before. */
export const startProcess = async ({ program, environment, account }: ProcessOptions): Promise<ServerProcess> => {
  const begun = performance.now()
  const child = spawn(process.execPath, [...program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  })
  endTogether()
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  const keep = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = once(child, 'exit') as Promise<[number | null]>
  const end = Date.now() + PATIENCE_MS
  while (!LINE.test(output)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new ProcessEnded(child.exitCode, output)
    if (Date.now() > end) {
      child.kill('SIGTERM')
      throw new Error(`the server does not open: ${output}`)
    }
    await sleep(2)
  }
  return {
    child,
    url: LINE.exec(output)?.[1] as string,
    startMs: performance.now() - begun,
    output: () => output,
    stop: async (signal) => {
      child.kill(signal)
      return (await ended)[0]
    },
  }
}

/** The process ended before it was open. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded'
  readonly code: number | null
  readonly output: string

  constructor(code: number | null, output: string) {
    super(`the server ended with ${code}: ${output}`)
    this.code = code
    this.output = output
  }
}
