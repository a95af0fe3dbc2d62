import { randomBytes, randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { type Logger, pino } from 'pino'
import { type Authority, openAuthority } from '@menagerie/authority'
import { botsOf } from './bots/bots.ts'
import { openBotRunner } from './bots/runner.ts'
import { openChat } from './chat/chat.ts'
import { buildApp } from './http/app.ts'
import type { House } from './http/house.ts'
import { othersOf } from './http/others.ts'
import { closeApp, listen } from './http/serving.ts'
import { openIdentities } from './identity/auth.ts'
import { openMails } from './identity/mails.ts'
import { openWhereabouts } from './identity/whereabouts.ts'
import { expire } from './lobby/expiring.ts'
import { openGames } from './lobby/games.ts'
import { type Place, peopleOf } from './lobby/place.ts'
import { loggerOptions } from './logging.ts'
import { mailerOf } from './mail/mailer-of.ts'
import { followUp } from './match/follow.ts'
import { nativeHash } from './match/hash.ts'
import { closedMatches, openMatchStore } from './match/store.ts'
import { NODE_TIME } from './match/time.ts'
import { agreeOnSecret } from './nodes/agreements.ts'
import { startChore } from './nodes/chores.ts'
import { openElsewhere } from './nodes/elsewhere.ts'
import { allLeases, openLeases } from './nodes/leases.ts'
import { type Metrics, noMetrics } from './metrics/metrics.ts'
import { openNotices } from './notices/notices.ts'
import { openOwners, soleOwner } from './nodes/owners.ts'
import { openWords } from './nodes/words.ts'
import { openPeople } from './rating/people.ts'
import { rateLeft, rateMatch } from './rating/rate.ts'
import { DEFAULTS, type ServerOptions } from './options.ts'
import { openEmbedded } from './postgres/embedded.ts'
import { makeFolder, readAuthSecret } from './postgres/secrets.ts'
import { pushKeysOf } from './push/keys.ts'
import { openPusher } from './push/pusher.ts'
import { openPresences } from './presence/presence.ts'
import { noBus, openBus } from './store/bus.ts'
import { openDatabase } from './store/database.ts'
import { openHub } from './stream/hub.ts'
import { isOfToken, openTokens } from './tokens/tokens.ts'

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
  const closers: (() => Promise<void> | void)[] = []
  const close = async (): Promise<void> => {
    for (const one of closers.splice(0).reverse()) {
      try {
        await one()
      } catch (error) {
        logger.error(error)
      }
    }
  }
  try {
    return await start(options, dataDir, logger, closers, close)
  } catch (error) {
    await close()
    throw error
  }
}

const start = async (
  options: ServerOptions,
  dataDir: string,
  logger: Logger,
  closers: (() => Promise<void> | void)[],
  close: () => Promise<void>,
): Promise<RunningServer> => {
  const warn = (message: string): void => logger.warn(message)
  const onFailure = (error: unknown): void => logger.error(error)
  // The sign-in library takes longest to load; meanwhile the database starts.
  const [embedded, { openLibrary }] = await Promise.all([
    options.databaseUrl === null ? openEmbedded({ dataDir, warn }) : null,
    import('./identity/library.ts'),
  ])
  if (embedded !== null) closers.push(embedded.stop)
  const connection = embedded?.connection ?? { connectionString: options.databaseUrl ?? '' }
  const {
    db,
    pool,
    close: closeDatabase,
  } = await openDatabase({
    connection,
    most: connectionsOf(options.workers),
    warn,
  })
  closers.push(closeDatabase)

  const publicUrl = options.publicUrl ?? `http://localhost:${options.port}`
  const secret = options.authSecret ?? readAuthSecret(dataDir)
  if (embedded === null) await agreeOnSecret(db, secret)
  const origin = options.publicUrl === null ? null : new URL(options.publicUrl).origin
  const library = openLibrary({ db, secret, publicUrl, origin })
  const identities = openIdentities({ db, library })
  const mailer = await mailerOf(options, onFailure)
  closers.push(async () => mailer?.close())
  const push = { keys: pushKeysOf(db), trial: options.pushTrial }
  const tokens = openTokens(db)
  const whereabouts = openWhereabouts()
  const elsewhere = openElsewhere()
  const games = openGames(options.games)
  const metrics = options.metrics === null ? noMetrics : (await import('./metrics/prometheus.ts')).openMetrics()
  const time = options.time ?? NODE_TIME
  const hub = openHub({
    games,
    beatSeconds: options.beatSeconds,
    now: time.now,
    onPresence: (table, userId) => void follow.showPresence(table, userId),
    onListening: (name, isHere) => words.listening(name, isHere),
  })
  const around = { isPresent: hub.isPresent, now: time.now }
  const presences = openPresences({ db, hub, time, quietly: (work) => authority.chores.quietly(work) })
  closers.push(presences.close)
  const runner = options.botRunner ?? openBotRunner(options.workers)
  closers.push(runner.close)
  /** Words of other servers may have been lost. */
  const lookAgain = (): void => hub.watched().forEach((id) => void follow.changedElsewhere(id))
  const { siblings } = options
  const onMoved = (): void => {
    const isMoved = (table: string): boolean => owners.ownerOf(table) !== null
    void authority.chores.surely(async () => shared?.giveBack())
    hub.endMoved(isMoved)
  }
  const owners = siblings === null ? soleOwner(randomUUID) : openOwners({ ...siblings, onMoved }, randomUUID)
  const shared =
    embedded === null
      ? openLeases({
          db,
          games,
          ...(siblings === null ? {} : { owns: (id: string) => owners.ownerOf(id) === null }),
          onLiving: (names) => {
            owners.living(names)
            words.strangers(names.some((name) => !owners.isSibling(name)))
          },
          onKept: (ids) => void authority.chores.surely(() => authority.resume(ids)),
          onLapsed: () => authority.rest(),
          onGone: lookAgain,
          tellFree: () => bus.tellFree(),
          onFailure,
        })
      : null
  const leases = shared ?? allLeases
  const words = openWords({
    isOwn: (id) => owners.ownerOf(id) === null && leases.keeps(id),
    tell: (id) => bus.tell(id),
    tellListened: siblings === null ? null : (listened) => siblings.say({ listened, slot: siblings.slot }),
  })
  const chat = openChat({ db, hub })
  const follow = followUp({
    chat,
    db,
    authority: () => authority,
    hub,
    leases,
    seen: (id, userId) => presences.changed(id, userId),
    tellServers: (id, people) => words.moved(id, people),
  })
  const bots = botsOf({
    runner,
    whereabouts,
    isNear: elsewhere.isNear,
    isPresent: hub.isPresent,
    thinkMs: options.botThinkMs,
    patienceMs: options.botPatienceMs,
  })
  metrics.watch({ lines: hub.lines, bots: bots.queue, pool })
  const authority: Authority<Place> = openAuthority<Place>({
    store: metrics.timed(
      openMatchStore({ db, pool, shared: embedded === null, onEnded: (ids) => ids.forEach(leases.forget) }),
    ),
    storePatienceMs: STORE_PATIENCE_MS,
    load: games.box,
    plays: games.plays,
    time,
    random: randomBytes,
    hash: nativeHash,
    bots,
    keeps: (id) => leases.keeps(id),
    presence: presences,
    show: (match, { isToldElsewhere }) => {
      if (!isToldElsewhere) {
        const { game } = match.place.table
        metrics.decided(game)
        logger.info({ table: match.id, game, version: match.table.version() }, 'decided')
      }
      follow.show(match, isToldElsewhere)
    },
    onOver: (id) => {
      logger.info({ table: id }, 'match over')
      void authority.chores.surely(() => rateMatch({ db, games }, id))
      return follow.ended(id)
    },
    onUnplayable: (id, fault) => logger.error({ table: id, fault }, 'a stored match is unplayable'),
    onFailure,
    capacity: MATCHES_IN_MEMORY,
  })
  closers.push(authority.idle)
  const tidy = setInterval(() => authority.forgetIdle(IDLE_MS, hub.isWatched), IDLE_MS / 3)
  closers.push(() => clearInterval(tidy))
  const ended = (session: string): void => {
    identities.forget(session)
    hub.endSession(session)
  }
  const bus =
    shared !== null
      ? await openBus({
          connection,
          name: owners.name,
          beat: shared.beat,
          onLost: shared.lost,
          onFree: shared.look,
          onChanged: (id) => {
            elsewhere.moved(id)
            void follow.changedElsewhere(id)
          },
          onEnded: (session) => ended(session),
          onReseated: (id) => void follow.reseated(id),
          onRemark: (id, side, number) => void authority.chores.surely(() => chat.show(id, side, number)),
          onGap: () => {
            // Somebody may have been forgotten.
            authority.discard(null)
            hub.watched().forEach((id) => void follow.reseated(id))
            lookAgain()
            identities.forget(null)
            const held = hub.sessions()
            const browsers = held.filter((session) => !isOfToken(session))
            for (const ended of [identities.endedOf(browsers), tokens.endedOf(held)])
              ended.then((sessions) => sessions.forEach(hub.endSession), onFailure)
          },
          warn,
        })
      : noBus
  closers.push(bus.close)
  const house: House = {
    db,
    identities,
    tokens,
    library,
    mails: openMails({ db, mailer, publicUrl }),
    push,
    whereabouts,
    games,
    people: openPeople(db, secret),
    caps: { mostTables: options.tablesPerPerson, beside: whereabouts.beside },
    streamSeconds: options.streamSeconds,
    matches: authority,
    hub,
    chat,
    around,
    announce: (place, people = []) => {
      bus.tell(place.table.id)
      hub.showLobby(place)
      hub.tellPeople(place.table.id, [...peopleOf(place), ...people])
    },
    said: async (table, { side, number }) => {
      bus.tellRemark(table, side, number)
      const show = (): Promise<void> => chat.show(table, side, number)
      // What cannot be shown now is shown later: it was said.
      await show().catch(() => void authority.chores.surely(show))
    },
    signedOut: (session) => {
      ended(session)
      bus.tellEnded(session)
    },
    forgotten: ({ sessions, tables }) => {
      logger.info({ tables: tables.length }, 'person forgotten')
      for (const session of sessions) {
        ended(session)
        bus.tellEnded(session)
      }
      for (const id of tables) {
        void follow.reseated(id)
        bus.tellReseated(id)
      }
    },
    begin: (id) => {
      logger.info({ table: id }, 'match began')
      return follow.begin(id)
    },
  }
  const expiring = startChore({
    db,
    name: 'expiry',
    everySeconds: options.expirySeconds,
    work: () => expire({ ...house, discard: authority.discard }),
    chores: authority.chores,
  })
  closers.push(expiring.close)
  const rating = startChore({
    db,
    name: 'ratings',
    everySeconds: options.expirySeconds,
    work: () => rateLeft({ db, games }),
    chores: authority.chores,
  })
  closers.push(rating.close)
  const notices = openNotices({
    ...{ db, hub, mailer, publicUrl, time, onFailure },
    pusher: openPusher({ ...push, contact: contactOf(options) }),
    matches: authority,
    quietly: authority.chores.quietly,
  })
  closers.push(notices.close)
  const { webRoot, requestsPerMinute, requestsPerPerson, requestSeconds, trustProxy, onApp } = options
  const others = siblings === null ? null : othersOf(siblings, owners)
  const { app, routes } = await buildApp(house, {
    logger,
    webRoot,
    requestsPerMinute,
    requestsPerPerson,
    requestSeconds,
    trustProxy,
    publicUrl: options.publicUrl,
    metrics,
    adminToken: options.adminToken,
    tablesPerPerson: options.tablesPerPerson,
    onApp,
    others,
  })
  if (others !== null) {
    await app.ready()
    closers.push((await others.listen(app)).close)
  }
  closers.push(
    () => closeApp(app),
    () => logger.info('closing'),
    () => hub.close(),
    () => leases.close(),
    () => authority.close(),
  )
  siblings?.hear((word) => {
    if ('serving' in word) {
      owners.serving(word.serving)
      words.changed(word.serving)
    } else if ('listened' in word) words.listened(word.slot, word.listened)
  })
  const { figures } = metrics
  const metricsPort =
    figures !== null && options.metrics !== null && options.metrics !== 'told'
      ? await (
          await import('./metrics/metrics-port.ts')
        ).openMetricsPort({
          at: options.metrics,
          figures: async () => [await figures()],
          onApp,
        })
      : null
  if (metricsPort !== null) closers.push(metricsPort.close)
  const url = await listen(app, options)
  const closed = await closedMatches({ db, games })
  if (closed > 0) warn(`${closed} matches stand still: their version of the rules is not played here`)
  logger.info({ port: Number(new URL(url).port), database: embedded === null ? 'given' : 'own' }, 'open')
  leases.open()
  if (embedded !== null) void authority.chores.surely(() => authority.resume('all'))
  const metricsUrl = metricsPort?.url ?? null
  return { url, attached: embedded?.attached ?? false, routes, metricsUrl, figures, close }
}

/** Whom a push service may ask about the house. */
const contactOf = ({ publicUrl, mailFrom }: ServerOptions): string =>
  publicUrl?.startsWith('https:') === true ? publicUrl : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? ''}`

/** Of the sixty connections that the database gives which npm brought; each process has one more for its bus. */
const connectionsOf = (processes: number): number => Math.max(3, Math.min(16, Math.floor(52 / processes) - 1))

/** Milliseconds; longer than the database has for one answer (`openDatabase`), which then says itself that it is away. */
const STORE_PATIENCE_MS = 15_000
const MATCHES_IN_MEMORY = 1000
/** Milliseconds that a match nobody looks at stays in memory. */
const IDLE_MS = 30_000
