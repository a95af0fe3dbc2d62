import { fileURLToPath } from 'node:url'
import type { CatalogueEntry } from '@menagerie/engine'
import { catalogue } from '@menagerie/games'
import { LIMITS, STREAM_BEAT_SECONDS, STREAM_LIFE_SECONDS } from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import type { Time } from '@menagerie/authority'
import type { BotRunner } from './bots/runner.ts'
import type { MetricsAt } from './metrics/metrics-port.ts'
import type { PushTrial } from './push/services.ts'
import type { Siblings } from './nodes/siblings.ts'

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * Who may say by `X-Forwarded-For` for whom they ask: nobody, so many proxies one behind the other, or proxies at these
 * addresses and networks (`10.0.0.0/8`).
 */
export type ProxyTrust = false | number | readonly string[]

export interface ServerOptions {
  /** Where the server keeps its keys and, without `databaseUrl`, its database. */
  readonly dataDir: string
  /** A PostgreSQL 15 or newer; null: the one npm brought, in the data folder. */
  readonly databaseUrl: string | null
  /** Signs the cookies; the same for all servers of a database. Null: the one in the data folder, made where there is none. */
  readonly authSecret: string | null
  /** Processes of this machine that share the house, each a server of its own behind one port. */
  readonly workers: number
  /** 0: any free one. */
  readonly port: number
  readonly host: string
  /** As browsers see the server, when that differs; cookies are `Secure` under https. */
  readonly publicUrl: string | null
  /** Of the server that takes mails, with user and password; null: the house sends none. */
  readonly smtpUrl: string | null
  /** For trials: a push service of this machine beside those of the world. Null: none. */
  readonly pushTrial: PushTrial | null
  /** From whom mails come. */
  readonly mailFrom: string
  /** Between two looks for what nobody comes back to. */
  readonly expirySeconds: number
  /** Folder of the built browser client; null: none. */
  readonly webRoot: string | null
  readonly logLevel: LogLevel
  /** Requests an address may make in a minute; with 0 any number, and a person too. */
  readonly requestsPerMinute: number
  /** Requests one person may make in a minute, from wherever they ask; 0: any number. */
  readonly requestsPerPerson: number
  /** Tables one person may be at whose match is not over; with 0 any number, of open tables and bots too. */
  readonly tablesPerPerson: number
  readonly trustProxy: ProxyTrust
  /** By which a host looks after people and tables over HTTP; null: nobody can. */
  readonly adminToken: string | null
  /** Where figures for the host are answered, at a port of their own; `told`: they are kept for whoever asks the process; null: none are. */
  readonly metrics: MetricsAt | 'told' | null
  /** Milliseconds the searching bot and a master may think about one commit; the pace of levels goes with it. */
  readonly botThinkMs: number
  /** Milliseconds after which a bot that has not answered counts as broken; its seat then plays what a silent one plays. */
  readonly botPatienceMs: number
  readonly beatSeconds: number
  /** After which a stream is to be opened anew. */
  readonly streamSeconds: number
  /** In which a request must have come whole, from when its connection is open; who neither reads nor writes for twice that is gone. */
  readonly requestSeconds: number
  readonly games: readonly CatalogueEntry[]
  /** By which clocks run, and who is away is known to be, in trials. Null: the machine's. */
  readonly time: Time | null
  /** Null: bots in worker threads. */
  readonly botRunner: BotRunner | null
  /** For trials, which plant faults: given the app before it has routes. Null: nothing. */
  readonly onApp: ((app: FastifyInstance) => void) | null
  /** The other workers, of a process that is one of several. Null: there are none. */
  readonly siblings: Siblings | null
}

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))

export const DEFAULTS: ServerOptions = {
  dataDir: 'data',
  databaseUrl: null,
  authSecret: null,
  workers: 1,
  port: 3000,
  host: '127.0.0.1',
  publicUrl: null,
  smtpUrl: null,
  pushTrial: null,
  mailFrom: 'Menagerie <menagerie@localhost>',
  expirySeconds: 3600,
  webRoot: WEB_ROOT,
  logLevel: 'warn',
  requestsPerMinute: 6000,
  requestsPerPerson: 1500,
  tablesPerPerson: LIMITS.tables,
  trustProxy: false,
  metrics: null,
  adminToken: null,
  botThinkMs: 800,
  botPatienceMs: 20_000,
  beatSeconds: STREAM_BEAT_SECONDS,
  streamSeconds: STREAM_LIFE_SECONDS,
  requestSeconds: 30,
  games: catalogue,
  time: null,
  botRunner: null,
  onApp: null,
  siblings: null,
}
