import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import { EDITION_HEADER, editionOf } from '@menagerie/protocol/edition'
import type { FastifyInstance } from 'fastify'
import { bodyOf } from './errors.ts'

/** Vite names these files by their contents. */
const isNamedByContent = (path: string): boolean => /[\\/]assets[\\/]/.test(path)

/** The browser client: its files, and its one page for every other address. */
export const pages = async (app: FastifyInstance, webRoot: string | null): Promise<void> => {
  const built = webRoot !== null && existsSync(join(webRoot, 'index.html'))
  if (built) {
    const page = readFileSync(join(webRoot, 'index.html'), 'utf8')
    const edition = editionOf(/<script\b[^>]*\bsrc="([^"]+)"/.exec(page)?.[1] ?? '')
    // A page that was left open hears by it that the house has others now.
    if (edition !== null)
      app.addHook('onRequest', async (_request, reply) => void reply.header(EDITION_HEADER, edition))
    await app.register(serveStatic, {
      root: webRoot,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (response, path) => {
        response.setHeader('vary', 'accept-encoding')
        response.setHeader('cache-control', isNamedByContent(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/.test(path)
    if (!isPage) return reply.status(404).send(bodyOf('notFound'))
    return built
      ? reply.sendFile('index.html')
      : reply.status(404).type('text/plain').send('The browser client is not built.')
  })
}
