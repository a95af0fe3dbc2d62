import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from '../options.ts'
import { StartError } from '../start-error.ts'

/** Milliseconds that requests under way get to finish. */
const GRACE_MS = 5000

/** Connections kept alive go as soon as they are idle, the rest after a time of grace. */
export const closeApp = async (app: FastifyInstance): Promise<void> => {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 20)
  const end = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(end)
  }
}

/** What is reached by the name that every machine has for itself. */
const OF_THIS_MACHINE = new Set(['127.0.0.1', '0.0.0.0', '::'])

/** That is no address here, no name of one or none that can be looked up, or of a kind this machine does not know. */
const NOT_OF_THIS_MACHINE = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT'])

/** Opens the door; answers the address. Throws a StartError with a sentence for the person who wanted it. */
export const listen = async (app: FastifyInstance, { port, host }: ServerOptions): Promise<string> => {
  try {
    await app.listen({ port, host })
    const { port: open } = app.server.address() as AddressInfo
    return `http://${OF_THIS_MACHINE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${open}`
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken by another program. Set PORT to a free one.`)
    if (code === 'EACCES') throw new StartError(`Port ${port} needs more rights. Set PORT to one above 1023.`)
    if (typeof code === 'string' && NOT_OF_THIS_MACHINE.has(code))
      throw new StartError(`This machine has no address ${host}. Set HOST.`)
    throw error
  }
}
