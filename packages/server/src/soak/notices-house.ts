import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Time } from '@menagerie/authority'
import type { ServerOptions } from '../options.ts'
import { openEmbedded } from '../postgres/embedded.ts'
import { type RunningServer, startServer } from '../server.ts'
import { type Database, openDatabase } from '../store/database.ts'
import { type Cable, openCable } from './cable.ts'
import type { SkippedTime } from './skipped-time.ts'

/* Two servers of one PostgreSQL, by a clock that is moved for both: each can be stopped, and killed in the middle of what it does. */

/** Milliseconds between two looks for whom to tell, and between two beats of who is there. */
const BEAT_MS = 30_000
/** What a server does every so often by that beat: it looks, and writes down who is there. */
const OF_A_BEAT = 2

interface Node {
  readonly server: RunningServer
  readonly cable: Cable
  /** Resolves when all of a beat has been done since the time was moved. */
  readonly done: () => Promise<void>
  /** It is dead: nobody waits for it any more. */
  readonly die: () => void
}

export interface NoticesHouse {
  readonly direct: Database
  readonly time: SkippedTime
  /** Of a server that lives; by number, whichever has it. */
  readonly url: (at: number) => string
  /** Time passes, and every server that lives has looked once. */
  readonly pass: (ms: number) => Promise<void>
  /** At once, in the middle of whatever it does; its line to the database is cut before it says another word. */
  readonly kill: (at: number) => void
  /** Stops it in good order. */
  readonly stop: (at: number) => Promise<void>
  /** Another in the place of each that was killed or stopped. */
  readonly revive: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The machine's clock as one server has it, which tells when its beats are done. */
const watched = (time: Time): Pick<Node, 'done' | 'die'> & { readonly time: Time } => {
  let [waiting, fired, isDead] = [0, 0, false]
  let wake = (): void => {}
  const isDone = (): boolean => isDead || (fired >= OF_A_BEAT && waiting >= OF_A_BEAT)
  return {
    time: {
      now: time.now,
      after: (ms, work) => {
        if (ms !== BEAT_MS) return time.after(ms, work)
        waiting++
        if (isDone()) wake()
        const stop = time.after(ms, () => {
          waiting--
          fired++
          work()
        })
        return () => {
          stop()
        }
      },
    },
    done: async () => {
      if (!isDone()) await new Promise<void>((done) => (wake = done))
      fired = 0
    },
    die: () => {
      isDead = true
      wake()
    },
  }
}

export const openNoticesHouse = async (time: SkippedTime, options: Partial<ServerOptions>): Promise<NoticesHouse> => {
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-notices-'))
  const postgres = await openEmbedded({ dataDir: join(folder, 'database'), warn: () => {} })
  const { user, password, host, port, database } = postgres.connection
  const direct = await openDatabase({ connection: postgres.connection, warn: () => {} })
  const leaving: Promise<unknown>[] = []
  const start = async (name: string): Promise<Node> => {
    const cable = await openCable({ host, port })
    const own = watched(time)
    const server = await startServer({
      dataDir: join(folder, name),
      databaseUrl: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${cable.port}/${database}`,
      authSecret: 'x'.repeat(43),
      port: 0,
      webRoot: null,
      requestsPerMinute: 0,
      tablesPerPerson: 0,
      logLevel: 'silent',
      ...options,
      time: own.time,
    })
    return { server, cable, ...own }
  }
  const nodes: (Node | null)[] = [await start('one'), await start('two')]
  const living = (): readonly Node[] => nodes.flatMap((node) => (node === null ? [] : [node]))
  const leave = (node: Node): void => {
    leaving.push(
      node.server
        .close()
        .catch(() => {})
        .then(node.cable.close),
    )
  }

  return {
    direct,
    time,
    url: (at) => (living()[at % living().length] as Node).server.url,
    pass: async (ms) => {
      const looking = living()
      time.skip(ms)
      await Promise.all(looking.map(({ done }) => done()))
    },
    kill: (at) => {
      const node = nodes[at]
      if (node === null || node === undefined || living().length < 2) return
      nodes[at] = null
      node.die()
      node.cable.cut()
      // Its sockets end with it: what it had not heard the answer of stays unheard.
      leaving.push(node.cable.close().then(() => node.server.close().catch(() => {})))
    },
    stop: async (at) => {
      const node = nodes[at]
      if (node === null || node === undefined || living().length < 2) return
      nodes[at] = null
      node.die()
      leave(node)
      await leaving.at(-1)
    },
    revive: async () => {
      for (const [at, node] of nodes.entries()) if (node === null) nodes[at] = await start(`node-${at}`)
    },
    close: async () => {
      for (const node of living()) leave(node)
      await Promise.all(leaving)
      await direct.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
