import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './errors.ts'
import { isWholesome } from './parse.ts'

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** A header may be sent by any page; `Origin` is written by the browser alone, which leaves it out of no such request. */
export interface Asking {
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** What the request calls this server, with its port. */
  readonly host: string
}

/**
 * Whether a page of somebody else asks for a change with the cookie of the person who looks at it. Programs send neither
 * header; they hold a cookie only if a person gave it to them.
 */
export const comesFromElsewhere = ({ method, headers, host }: Asking, publicUrl: string | null): boolean => {
  if (READS.includes(method)) return false
  const { origin } = headers
  if (origin === undefined) return ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))
  const from = URL.canParse(String(origin)) ? new URL(String(origin)) : null
  if (from === null) return true
  return publicUrl === null ? from.host !== host.toLowerCase() : from.origin !== new URL(publicUrl).origin
}

/**
 * What holds for every route below: the guards belong to the routes and not to the spelling of an address, of which there
 * are many for each route.
 */
export const guard = (routes: FastifyInstance, publicUrl: string | null): void => {
  routes.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
  })
  // After the limit, which is a hook of each route: what is refused here has been counted.
  routes.addHook('preParsing', async (request: FastifyRequest) => {
    if (comesFromElsewhere(request, publicUrl)) throw refuse('forbidden')
  })
  routes.addHook('preValidation', async (request) => {
    if (!isWholesome(request.body)) throw refuse('malformed')
  })
}
