import type { Logger } from 'pino'
import { openIdentities } from '../identity/auth.ts'
import { openWhereabouts } from '../identity/whereabouts.ts'
import { openGames } from '../lobby/games.ts'
import { mailerOf } from '../mail/mailer-of.ts'
import { NODE_TIME } from '../match/time.ts'
import { noMetrics } from '../metrics/metrics.ts'
import { agreeOnSecret } from '../nodes/agreements.ts'
import type { ServerOptions } from '../options.ts'
import { openEmbedded } from '../postgres/embedded.ts'
import { readAuthSecret } from '../postgres/secrets.ts'
import { pushKeysOf } from '../push/keys.ts'
import { openDatabase } from '../store/database.ts'
import { openTokens } from '../tokens/tokens.ts'
import type { Closers } from './closers.ts'

export interface GroundOptions {
  readonly options: ServerOptions
  readonly dataDir: string
  readonly logger: Logger
  readonly closers: Closers
}

/** Of the sixty connections that the database gives which npm brought; each process has one more for its bus. */
const connectionsOf = (processes: number): number => Math.max(3, Math.min(16, Math.floor(52 / processes) - 1))

/** What a server stands on before there is any match: its database, who people are, games, mails, keys and figures. */
export const openGround = async ({ options, dataDir, logger, closers }: GroundOptions) => {
  const warn = (message: string): void => logger.warn(message)
  const onFailure = (error: unknown): void => logger.error(error)
  // The sign-in library takes longest to load; meanwhile the database starts.
  const [embedded, { openLibrary }] = await Promise.all([
    options.databaseUrl === null ? openEmbedded({ dataDir, warn }) : null,
    import('../identity/library.ts'),
  ])
  if (embedded !== null) closers.add(embedded.stop)
  const connection = embedded?.connection ?? { connectionString: options.databaseUrl ?? '' }
  const { db, pool, close } = await openDatabase({ connection, most: connectionsOf(options.workers), warn })
  closers.add(close)

  const publicUrl = options.publicUrl ?? `http://localhost:${options.port}`
  const secret = options.authSecret ?? readAuthSecret(dataDir)
  if (embedded === null) await agreeOnSecret(db, secret)
  const origin = options.publicUrl === null ? null : new URL(options.publicUrl).origin
  const library = openLibrary({ db, secret, publicUrl, origin })
  const mailer = await mailerOf(options, onFailure)
  closers.add(async () => mailer?.close())
  return {
    ...{ options, logger, closers, warn, onFailure, connection, db, pool, publicUrl, secret, library, mailer },
    /** Nobody else uses the database; `attached`: it was still running from a server that was killed. */
    own: embedded === null ? null : { attached: embedded.attached },
    identities: openIdentities({ db, library }),
    push: { keys: pushKeysOf(db), trial: options.pushTrial },
    tokens: openTokens(db),
    whereabouts: openWhereabouts(),
    games: openGames(options.games),
    metrics: options.metrics === null ? noMetrics : (await import('../metrics/prometheus.ts')).openMetrics(),
    time: options.time ?? NODE_TIME,
  }
}

export type Ground = Awaited<ReturnType<typeof openGround>>
