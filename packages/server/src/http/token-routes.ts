import { EmptyRequest } from '@menagerie/protocol'
import { type NewToken, type TokenEnded, TokenRequest, type Tokens } from '@menagerie/protocol/programs'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { openApiDocument } from './described/document.ts'
import { refuse } from './errors.ts'
import { type House, whoAsks } from './house.ts'
import { parse } from './parse.ts'

const Params = z.object({ token: z.uuid() })

/** For programs of other people: what they may ask, and by what they are known. */
export const tokenRoutes = (app: FastifyInstance, house: House): void => {
  const { tokens } = house
  let document: string | null = null

  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument())
    return reply.type('application/json; charset=utf-8').send(document)
  })

  app.get('/api/me/tokens', async (request): Promise<Tokens> => {
    const { id } = await whoAsks(house, request)
    return { tokens: await tokens.list(id) }
  })

  app.post('/api/me/tokens', async (request): Promise<NewToken> => {
    const { id } = await whoAsks(house, request)
    return tokens.make(id, parse(TokenRequest, request.body))
  })

  app.delete('/api/me/tokens/:token', async (request): Promise<TokenEnded> => {
    const who = await whoAsks(house, request)
    parse(EmptyRequest, request.body)
    const wanted = Params.safeParse(request.params)
    const session = wanted.success ? await tokens.end(who.id, wanted.data.token) : null
    if (session === null) throw refuse('notFound')
    house.signedOut(session)
    return { ended: true }
  })
}
