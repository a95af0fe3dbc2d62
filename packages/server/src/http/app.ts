import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { LIMITS } from '@menagerie/protocol'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { isDatabaseAway } from '../store/database.ts'
import { HttpError, bodyOf, refuse } from './errors.ts'
import type { House } from './house.ts'
import { identityRoutes } from './identity-routes.ts'
import { lobbyRoutes } from './lobby-routes.ts'
import { matchRoutes } from './match-routes.ts'
import { isWholesome } from './parse.ts'
import { pages } from './pages.ts'
import { streamRoute } from './stream-route.ts'

export interface AppOptions {
  readonly logger: FastifyBaseLogger
  /** Folder of the built browser client; null: none. */
  readonly webRoot: string | null
  /** Requests an address may make in a minute; 0: any number. */
  readonly requestsPerMinute: number
  readonly trustProxy: boolean
  /** Whether browsers reach the server by https. */
  readonly isSecure: boolean
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

export const buildApp = async (house: House, options: AppOptions): Promise<FastifyInstance> => {
  const { logger, webRoot, requestsPerMinute, trustProxy, isSecure } = options
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: LIMITS.body,
    requestTimeout: 30_000,
    trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.status(400).send(bodyOf('malformed'))
    },
    clientErrorHandler: (_error, socket) => {
      const body = JSON.stringify(bodyOf('malformed'))
      if (socket.writable) {
        socket.end(
          `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
        )
      }
    },
  })
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(isSecure) },
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: false,
    strictTransportSecurity: isSecure,
  })
  if (requestsPerMinute > 0) {
    await app.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: 60_000,
      allowList: (request) => !request.url.startsWith('/api/'),
      errorResponseBuilder: () => refuse('tooMany'),
    })
  }
  errorAnswers(app)
  guards(app)
  identityRoutes(app, house)
  lobbyRoutes(app, house)
  matchRoutes(app, house)
  streamRoute(app, house)
  await pages(app, webRoot)
  return app
}

const guards = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    void reply.header('cache-control', 'no-store')
    // The cookie is SameSite already; this also refuses what comes without one.
    if (request.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site') throw refuse('forbidden')
  })
  app.addHook('preValidation', async (request) => {
    if (!isWholesome(request.body)) throw refuse('malformed')
  })
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

const errorAnswers = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if (error instanceof HttpError) return reply.status(error.status).send(error.body)
    if (isDatabaseAway(error)) return reply.status(503).send(bodyOf('busy'))
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(error)
    const code = codeOfStatus(status)
    return reply.status(status < 400 ? 500 : status).send(bodyOf(code))
  })
}
