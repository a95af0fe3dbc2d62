import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from '../postgres/embedded.ts'
import { type Cable, openCable } from './cable.ts'
import { type ServerProcess, startProcess } from './process.ts'

/** One of several servers: a process, and its cable to the database that all share. */
export interface Node {
  server: ServerProcess
  readonly cable: Cable
}

export interface Several {
  readonly nodes: readonly Node[]
  /** Starts the server of a node anew, in the place of one that was stopped. */
  readonly restart: (node: Node) => Promise<void>
  readonly close: () => Promise<void>
}

/** The built program: a server that is killed is a process. */
const PROGRAM = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** So many servers over one PostgreSQL, each with a data folder of its own. */
export const openSeveral = async (
  count: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Several> => {
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-nodes-'))
  const postgres = await openEmbedded({ dataDir: join(folder, 'database'), warn: () => {} })
  const { user, password, host, port, database } = postgres.connection
  const authSecret = randomBytes(32).toString('base64url')
  const start = ({ port: near }: Cable): Promise<ServerProcess> =>
    startProcess({
      program: [PROGRAM],
      environment: {
        DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${near}/${database}`,
        DATA_DIR: join(folder, String(near)),
        AUTH_SECRET: authSecret,
        PORT: '0',
        REQUESTS_PER_MINUTE: '0',
        TABLES_PER_PERSON: '0',
        ...environment,
      },
    })
  const nodes = await Promise.all(
    Array.from({ length: count }, async (): Promise<Node> => {
      const cable = await openCable({ host, port })
      return { cable, server: await start(cable) }
    }),
  )
  return {
    nodes,
    restart: async (node) => {
      node.server = await start(node.cable)
    },
    close: async () => {
      for (const { cable } of nodes) cable.mend()
      await Promise.all(nodes.map(({ server }) => server.stop('SIGTERM')))
      for (const { cable } of nodes) await cable.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
