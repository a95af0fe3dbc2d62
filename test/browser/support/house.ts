import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { layPrepared } from '../../../packages/server/test/support/prepared.ts'

/** The product as people start it: a server process with its own data, and the built pages. */
export interface House {
  readonly url: string
  /** Where its own database keeps its files. */
  readonly dataDir: string
}

/** A house by whoever started it. */
export interface OwnHouse extends House {
  /** Ends the process at once, as a crash does; its database lives on. */
  readonly crash: () => Promise<void>
  /** Stops it in good order; its data stays. */
  readonly stop: () => Promise<void>
  /** Starts it again on the same data and the same port. */
  readonly again: () => Promise<void>
  /** Stops it in good order and forgets its data. */
  readonly close: () => Promise<void>
  /** So much of its time is over at once: milliseconds. Of a house that was opened `skipping` alone. */
  readonly skip: (ms: number) => Promise<void>
}

/** What runs: the product as it is, or the same with a time of which so much can be skipped. */
const PROGRAMS = {
  plain: (): readonly string[] => [fileURLToPath(new URL('../../../packages/server/dist/main.js', import.meta.url))],
  skipping: (): readonly string[] => [
    '--import',
    pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
    fileURLToPath(new URL('../../people/skipping.ts', import.meta.url)),
  ],
}
type Runs = keyof typeof PROGRAMS
const PATIENCE = 60_000
/** A quarter of what bots usually have: nobody in a test is human, and half of a whole game was waiting for their pace. */
const BOT_THINK_MS = '200'

/** Settings of a house that is known by the port it will have. */
export type Settings = (port: string) => Readonly<Record<string, string>>

interface Start {
  readonly runs: Runs
  readonly dataDir: string
  readonly port: string
  readonly settings: Settings
  /** Milliseconds that were skipped before. */
  readonly ahead: number
}

const start = async ({
  runs,
  dataDir,
  port,
  settings,
  ahead,
}: Start): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(process.execPath, [...PROGRAMS[runs]()], {
    env: {
      ...process.env,
      ...(runs === 'skipping' ? { SKIPPED_MS: String(ahead) } : {}),
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      REQUESTS_PER_MINUTE: '0',
      TABLES_PER_PERSON: '0',
      LOG_LEVEL: 'silent',
      BOT_THINK_MS,
      ...settings(port),
    },
    stdio: runs === 'skipping' ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const end = Date.now() + PATIENCE
  for (const said of [child.stdout, child.stderr]) said?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  for (;;) {
    const url = /is open at (\S+)/.exec(output)?.[1]
    if (url !== undefined) return { child, url }
    if (child.exitCode !== null || Date.now() > end) throw new Error(`the server does not open: ${output}`)
    await new Promise((resume) => setTimeout(resume, 20))
  }
}

/** Signals the process and waits for its end. */
const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}

/** With settings of its own the port is chosen before the house is there, for they may tell it. */
export const openHouse = async (settings: Settings | null = null, runs: Runs = 'plain'): Promise<OwnHouse> => {
  const told = settings ?? ((): Readonly<Record<string, string>> => ({}))
  const dataDir = mkdtempSync(join(tmpdir(), 'menagerie-browser-'))
  layPrepared(dataDir)
  let ahead = 0
  const started = { runs, dataDir, settings: told }
  let running = await start({ ...started, ahead, port: settings === null ? '0' : await freePort() })
  const { url } = running
  const { port } = new URL(url)
  return {
    url,
    dataDir,
    crash: () => end(running.child, 'SIGKILL'),
    stop: () => end(running.child, 'SIGTERM'),
    again: async () => {
      running = await start({ ...started, ahead, port })
    },
    skip: async (ms) => {
      ahead += ms
      const heard = once(running.child, 'message')
      running.child.send({ skip: ms })
      await heard
    },
    close: async () => {
      await end(running.child, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
