import type { FastifyInstance } from 'fastify'
import { bodyOf } from './errors.ts'

/** How long an answer of the database is believed, milliseconds: whoever asks every moment asks it no more often. */
const BELIEVED_MS = 500
/** A database that is silent for longer counts as away. */
const PATIENCE_MS = 2000

export interface Health {
  /** Rejects when the database cannot be asked. */
  readonly askDatabase: () => Promise<unknown>
}

/**
 * For those who keep the server running: `/healthz` answers while the process lives, `/readyz` while it can serve. Neither
 * tells anything of anybody.
 */
export const healthRoutes = (app: FastifyInstance, { askDatabase }: Health): void => {
  let asked: { readonly at: number; readonly ready: Promise<boolean> } | null = null
  const ready = (): Promise<boolean> => {
    const at = performance.now()
    if (asked === null || at - asked.at > BELIEVED_MS) asked = { at, ready: answers(askDatabase) }
    return asked.ready
  }
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (await ready()) return { ready: true }
    return reply.status(503).header('retry-after', '1').send(bodyOf('busy'))
  })
}

const answers = async (ask: () => Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  try {
    await Promise.race([
      ask(),
      new Promise<never>((_, fail) => {
        timer = setTimeout(() => fail(new Error('the database is silent')), PATIENCE_MS)
      }),
    ])
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
