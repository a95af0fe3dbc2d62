import Fastify, { type FastifyInstance } from 'fastify'
import { AggregatorRegistry } from 'prom-client'
import { StartError } from '../start-error.ts'
import type { Figure } from './metrics.ts'

/** Where the figures are answered: a way of its own, which no proxy before the house leads to. */
export interface MetricsAt {
  readonly port: number
  readonly host: string
}

export interface MetricsPort {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Figures of one process, or of several together: sums, and the most of what no sum is made of. */
const textOf = (figures: readonly Figure[][]): Promise<string> => AggregatorRegistry.aggregate([...figures]).metrics()

export interface MetricsPortOptions {
  readonly at: MetricsAt
  /** Of each process. */
  readonly figures: () => Promise<readonly Figure[][]>
  /** For trials: given the app before it has a route. Null: nothing. */
  readonly onApp: ((app: FastifyInstance) => void) | null
}

/** `GET /metrics` alone, in the format of Prometheus. Throws a StartError where the port is taken. */
export const openMetricsPort = async ({ at, figures, onApp }: MetricsPortOptions): Promise<MetricsPort> => {
  const { port, host } = at
  const app = Fastify({ logger: false, forceCloseConnections: true })
  onApp?.(app)
  app.get('/metrics', async (_request, reply) => {
    void reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8')
    return textOf(await figures())
  })
  app.setNotFoundHandler((_request, reply) => reply.status(404).type('text/plain').send('There is /metrics.\n'))
  try {
    const { port: open } = new URL(await app.listen({ port, host }))
    return { url: `http://${host.includes(':') ? `[${host}]` : host}:${open}/metrics`, close: () => app.close() }
  } catch {
    throw new StartError(`The figures cannot be answered at ${host}:${port}. Set METRICS_PORT or METRICS_HOST.`)
  }
}
