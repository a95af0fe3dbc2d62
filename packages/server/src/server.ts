import { resolve } from 'node:path'
import { pino } from 'pino'
import { loggerOptions } from './logging.ts'
import { closedMatches } from './match/store.ts'
import type { Metrics } from './metrics/metrics.ts'
import { openClosers } from './opening/closers.ts'
import { openDoor } from './opening/door.ts'
import { type GroundOptions, openGround } from './opening/ground.ts'
import { houseOf } from './opening/house.ts'
import { openMatches } from './opening/matches.ts'
import { openUpkeep } from './opening/upkeep.ts'
import { DEFAULTS, type ServerOptions } from './options.ts'
import { makeFolder } from './postgres/secrets.ts'
import { startErrorOf } from './start-error.ts'

export interface RunningServer {
  readonly url: string
  /** Whether the database was still running from a server that was killed. */
  readonly attached: boolean
  /** Everything that is answered, as `GET /api/me`; `ANY` is every method. */
  readonly routes: readonly string[]
  /** Where its figures are answered; null: nowhere. */
  readonly metricsUrl: string | null
  /** Its figures, for a process that answers for several; null where none are kept. */
  readonly figures: Metrics['figures']
  /** Finishes what has begun, then stops everything, the database in the data folder included. */
  readonly close: () => Promise<void>
}

/** Starts a server; throws a StartError with a sentence for the person who wanted it. */
export const startServer = async (wanted: Partial<ServerOptions> = {}): Promise<RunningServer> => {
  const options: ServerOptions = { ...DEFAULTS, ...wanted }
  const dataDir = resolve(options.dataDir)
  makeFolder(dataDir)
  const logger = pino(loggerOptions(options.logLevel), pino.destination({ dest: 2, sync: true }))
  const closers = openClosers(logger)
  try {
    return await start({ options, dataDir, logger, closers })
  } catch (error) {
    await closers.close()
    throw startErrorOf(error)
  }
}

/** From the ground up: the database and who people are, then the matches, what routes are given, and the door last. */
const start = async (wanted: GroundOptions): Promise<RunningServer> => {
  const ground = await openGround(wanted)
  const { logger, closers, db, games, own, warn } = ground
  const matches = await openMatches(ground)
  const house = houseOf(ground, matches)
  openUpkeep(ground, matches, house)
  const { url, routes, metricsUrl } = await openDoor(ground, matches, house)
  const closed = await closedMatches({ db, games })
  if (closed > 0) warn(`${closed} matches stand still: their version of the rules is not played here`)
  logger.info({ port: Number(new URL(url).port || 80), database: own === null ? 'given' : 'own' }, 'open')
  const { leases, authority } = matches
  leases.open()
  if (own !== null) void authority.chores.surely(() => authority.resume('all'))
  const attached = own?.attached ?? false
  return { url, attached, routes, metricsUrl, figures: ground.metrics.figures, close: closers.close }
}
