import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { Refused } from '@menagerie/authority'
import { LIMITS, TableId } from '@menagerie/protocol'
import { sql } from 'drizzle-orm'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import helmet from 'helmet'
import type { Identity } from '../identity/auth.ts'
import { homeOf } from '../identity/whereabouts.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { ProxyTrust } from '../options.ts'
import { adminRoutes } from './admin-routes.ts'
import { accountRoutes } from './account-routes.ts'
import { chatRoutes } from './chat-routes.ts'
import { noticeRoutes } from './notice-routes.ts'
import { pushRoutes } from './push-routes.ts'
import { enterRoutes } from './enter-routes.ts'
import { type HttpError, answerFor, bodyOf, refuse, refuseBare } from './errors.ts'
import { openGreed } from './greed.ts'
import { type Others, forwarding } from './forward.ts'
import { guard } from './guards.ts'
import { healthRoutes } from './health-routes.ts'
import { type House, identityOf } from './house.ts'
import { identityRoutes } from './identity-routes.ts'
import { limit, openLimits } from './limits.ts'
import { lobbyRoutes } from './lobby-routes.ts'
import { matchRoutes } from './match-routes.ts'
import { pages } from './pages.ts'
import { noSchema } from './parse.ts'
import { socketRoute } from './socket-route.ts'
import { standingRoutes } from './standing-routes.ts'
import { streamRoute } from './stream-route.ts'
import { tokenRoutes } from './token-routes.ts'
import { HEARS_SOCKETS, openUpgrades } from './upgrades.ts'

export interface AppOptions {
  readonly logger: FastifyBaseLogger
  /** Folder of the built browser client; null: none. */
  readonly webRoot: string | null
  /** Requests an address may make in a minute; 0: any number. */
  readonly requestsPerMinute: number
  /** Requests a person may make in a minute; 0: any number. */
  readonly requestsPerPerson: number
  /** In which a request must have come whole. */
  readonly requestSeconds: number
  readonly trustProxy: ProxyTrust
  /** As browsers see the server; null: as they call it. */
  readonly publicUrl: string | null
  /** By which a host looks after people and tables; null: nobody can. */
  readonly adminToken: string | null
  /** Tables one person may be at; 0: any number. */
  readonly tablesPerPerson: number
  readonly metrics: Pick<Metrics, 'answered' | 'limited'>
  /** Given the app before it has routes. */
  readonly onApp: ((app: FastifyInstance) => void) | null
  /** What other workers look after; null: nothing. */
  readonly others: Others | null
}

/** Everything from this house, styles set by scripts, fonts and pictures as data; no frames, no plug-ins. */
const policy = (isSecure: boolean): Record<string, string[] | null> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Without TLS this would send a phone in the same room to an address that does not answer.
  'upgrade-insecure-requests': isSecure ? [] : null,
})

/** Hops are counted from this server outwards; the address before the last of them is the true one. */
const believes = (trust: ProxyTrust): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof trust === 'number' ? (_address, hop) => hop < trust : trust === false ? false : [...trust]

export interface App {
  readonly app: FastifyInstance
  /** Everything that is answered, as `GET /api/me`; `ANY` is every method. */
  readonly routes: readonly string[]
}

export const buildApp = async (house: House, options: AppOptions): Promise<App> => {
  const {
    logger,
    webRoot,
    requestsPerMinute,
    requestsPerPerson,
    requestSeconds,
    trustProxy,
    publicUrl,
    metrics,
    onApp,
    others,
  } = options
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const app = Fastify({
    loggerInstance: logger,
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    // One line a request: `answered`.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.body,
    requestTimeout: 1000 * requestSeconds,
    // Neither end has said anything, or the other takes nothing in.
    connectionTimeout: 2000 * requestSeconds,
    // Longer than proxies keep theirs: it is they who close it.
    keepAliveTimeout: 2400 * requestSeconds,
    http: {
      headersTimeout: 1000 * requestSeconds,
      connectionsCheckingInterval: 100 * requestSeconds,
      ...HEARS_SOCKETS,
    },
    trustProxy: believes(trustProxy),
    forceCloseConnections: 'idle',
    // Whoever comes while it closes has come in time: the database leaves last.
    return503OnClosing: false,
    // No id is that long, and each is read by its schema: an address that is too long leads to the route it is meant for.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.status(400).send(bodyOf('malformed'))
    },
    clientErrorHandler: (_error, socket) => refuseBare(socket),
  })
  // Everything said is JSON. Text is what any page may send anywhere without asking first.
  app.removeContentTypeParser('text/plain')
  if (others !== null) forwarding(app.server, others)
  onApp?.(app)
  const upgrades = openUpgrades(app, others?.handOver)
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    const methods = [method].flat()
    const named = methods.length === app.supportedMethods.length ? ['ANY'] : methods
    for (const one of named) routes.push(`${one} ${url}`)
  })
  await app.register(cookie)
  // Made once: its plugin for this library makes all of it anew for each request.
  const safe = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy(isSecure) },
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: false,
    strictTransportSecurity: isSecure,
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    safe(raw, reply.raw, (error) => done(error as Error | undefined))
  })
  errorAnswers(app, metrics)
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    metrics.answered(statusCode)
    request.log.info(lineOf(request, statusCode, elapsedTime), 'answered')
  })
  healthRoutes(app, { askDatabase: () => house.db.execute(sql`select 1`) })
  await app.register(async (api) => {
    guard(api, publicUrl)
    const now = (): number => performance.now()
    const onHit = (): void => metrics.limited('requests')
    const limits =
      requestsPerMinute > 0
        ? openLimits({ perAddress: requestsPerMinute, perPerson: requestsPerPerson, now, onHit })
        : null
    const greed = openGreed(now)
    if (limits !== null) {
      const of = (request: FastifyRequest): Promise<Identity | null> => identityOf(house, request)
      limit(api, { limits, greed, known: house.identities.known, of, onHit })
      // Of routes that name a limit of their own.
      await api.register(rateLimit, {
        global: false,
        keyGenerator: (request) => homeOf(request.ip),
        errorResponseBuilder: () => {
          metrics.limited('route')
          return refuse('tooMany')
        },
      })
    }
    identityRoutes(api, house)
    enterRoutes(api, house)
    accountRoutes(api, house)
    noticeRoutes(api, house)
    pushRoutes(api, house)
    tokenRoutes(api, house)
    adminRoutes(api, house, {
      token: options.adminToken,
      limits: { perAddress: requestsPerMinute, perPerson: requestsPerPerson, tables: options.tablesPerPerson },
    })
    lobbyRoutes(api, house)
    matchRoutes(api, house, greed.earned)
    chatRoutes(api, house)
    standingRoutes(api, house)
    streamRoute(api, house)
    socketRoute(api, house, { publicUrl, limits, upgrades })
    // A route like any other, with guards and limit: pages answer every address that has none, and would answer this one.
    for (const path of ['/api', '/api/*'])
      api.all(path, (_request, reply) => reply.status(404).send(bodyOf('notFound')))
  })
  await pages(app, webRoot)
  return { app, routes }
}

/** What a request is in the log: the route it was for, and no word that its sender chose but the id of a table. */
const lineOf = ({ method, routeOptions, params }: FastifyRequest, status: number, ms: number): object => {
  const table = TableId.safeParse((params as { readonly id?: unknown } | undefined)?.id)
  return {
    method,
    route: routeOptions.url ?? 'none',
    ...(table.success ? { table: table.data } : {}),
    status,
    ms: Math.round(10 * ms) / 10,
  }
}

const codeOfStatus = (status: number): Parameters<typeof bodyOf>[0] => {
  switch (status) {
    case 404:
      return 'notFound'
    case 413:
      return 'tooLarge'
    case 415:
      return 'mediaWrong'
    case 429:
      return 'tooMany'
    default:
      return status < 500 ? 'malformed' : 'internal'
  }
}

const errorAnswers = (app: FastifyInstance, metrics: Pick<Metrics, 'limited'>): void => {
  app.setErrorHandler((thrown: FastifyError | HttpError | Refused, request, reply) => {
    const answer = answerFor(thrown)
    if (answer !== null) {
      if (answer.status === 429 && answer.body.error.code !== 'tooMany') metrics.limited('tables')
      if (answer.status === 503) void reply.header('retry-after', '1')
      return reply.status(answer.status).send(answer.body)
    }
    const status = 'statusCode' in thrown ? (thrown.statusCode ?? 500) : 500
    if (status >= 500) request.log.error(thrown)
    const code = codeOfStatus(status)
    return reply.status(status < 400 ? 500 : status).send(bodyOf(code))
  })
}
