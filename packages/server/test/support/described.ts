import { isDeepStrictEqual } from 'node:util'
import { ErrorBody } from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { describedAs } from '../../src/http/described/routes.ts'

/** What is wrong with an answer by what is said of its route; null: nothing. */
const faultOf = (method: string, route: string, status: number, payload: string): string | null => {
  const described = describedAs(method, route)
  if (described === null) return 'it stands nowhere'
  const schema = status === 200 ? described.answer : ErrorBody
  if (typeof schema === 'string') return null
  const body: unknown = JSON.parse(payload)
  const read = schema.safeParse(body)
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  // What a schema does not know it leaves out.
  return isDeepStrictEqual(read.data, body)
    ? null
    : `there is more in it than ${JSON.stringify(read.data)}`.slice(0, 300)
}

/** Routes of pages, and those that refuse whatever is asked. */
const isNoRoute = (route: string | undefined): boolean =>
  route === undefined || ['/*', '/api', '/api/*'].includes(route)

/** Holds every answer against the description of its route: one that is not as described becomes a 500 that says so. */
export const holdAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ method, routeOptions: { url } }, reply, payload) => {
    if (method === 'HEAD' || typeof payload !== 'string' || isNoRoute(url) || url === '/metrics') return payload
    const wrong = faultOf(method, url ?? '', reply.statusCode, payload)
    if (wrong === null) return payload
    void reply.status(500)
    return JSON.stringify({ undescribed: `${method} ${url} ${reply.statusCode}: ${wrong}` })
  })
}
