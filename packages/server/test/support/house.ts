import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@menagerie/games'
import type { BotRunner } from '../../src/bots/runner.ts'
import type { ServerOptions } from '../../src/options.ts'
import { type RunningServer, startServer } from '../../src/server.ts'
import { holdAnswers } from './described.ts'
import { envelopes } from './envelopes.ts'
import { layPrepared } from './prepared.ts'

/** A new folder below the system's temporary one, and how to be rid of it. */
export const newFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'menagerie-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The same with a database in it that is made and up to date. */
export const newDataFolder = (): ReturnType<typeof newFolder> => {
  const folder = newFolder()
  layPrepared(folder.path)
  return folder
}

/** A folder with one page in this one, as if the browser client were built: it answers what no route answers. */
export const pagesIn = (path: string): string => {
  const webRoot = join(path, 'pages')
  mkdirSync(webRoot)
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>A page</title>')
  return webRoot
}

/** A bot that plays the first legal step and needs no thread; only for fixtures without combined choices. */
export const firstLegal: BotRunner = {
  threads: 4,
  run: async ({ legal }) => legal.slice(0, 1),
  close: async () => {},
}

export const TEST_OPTIONS: Partial<ServerOptions> = {
  port: 0,
  webRoot: null,
  requestsPerMinute: 0,
  logLevel: 'error',
  games: [...catalogue, envelopes],
  botThinkMs: 30,
  onApp: holdAnswers,
}

export interface TestServer extends RunningServer {
  readonly dataDir: string
  /** Stops the server and takes its folder away. */
  readonly remove: () => Promise<void>
}

/** A whole server with its own PostgreSQL. */
export const openServer = async (options: Partial<ServerOptions> = {}): Promise<TestServer> => {
  const folder = newDataFolder()
  const server = await startServer({ ...TEST_OPTIONS, dataDir: folder.path, ...options })
  return {
    ...server,
    dataDir: folder.path,
    remove: async () => {
      await server.close()
      folder.remove()
    },
  }
}
