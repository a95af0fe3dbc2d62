import { EmptyRequest, type Forgotten, RenameRequest, SIGN_IN_PATH, type Me } from '@menagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { mustBeFresh } from '../identity/account.ts'
import { forgetPerson } from '../lobby/forgetting.ts'
import { mustBeOwnName } from '../lobby/names.ts'
import { browserOf } from './entering.ts'
import { type House, whoAsks } from './house.ts'
import { parse } from './parse.ts'

/** Guests an address may make in a minute. */
const MOST_SIGN_INS = 120

/** Who one is. None of better-auth's own paths is open: they answer with the bare session token, which is to stay in its cookie. */
export const identityRoutes = (app: FastifyInstance, house: House): void => {
  const { identities } = house

  app.post(
    SIGN_IN_PATH,
    { config: { rateLimit: { max: MOST_SIGN_INS, timeWindow: 60_000 } } },
    async (request, reply): Promise<Me> => {
      parse(EmptyRequest, request.body)
      const known = await identities.of(request.headers.cookie)
      if (known !== null) return { id: known.id, name: known.name }
      const { id, name, cookies } = await identities.signIn(browserOf(request))
      void reply.header('set-cookie', [...cookies])
      return { id, name }
    },
  )

  app.post('/api/auth/sign-out', async (request, reply) => {
    const { session } = await whoAsks(house, request)
    parse(EmptyRequest, request.body)
    void reply.header('set-cookie', [...(await identities.signOut(request.headers.cookie, session))])
    house.signedOut(session)
    return { left: true }
  })

  app.delete('/api/me', async (request, reply): Promise<Forgotten> => {
    const who = await whoAsks(house, request)
    await mustBeFresh(house.db, who)
    const what = await forgetPerson(house, who)
    house.whereabouts.forget(who.id)
    house.forgotten(what)
    void reply.header('set-cookie', [...(await identities.signOut(request.headers.cookie, null))])
    return { forgotten: true }
  })

  app.get('/api/me', async (request): Promise<Me> => {
    const { id, name } = await whoAsks(house, request)
    return { id, name }
  })

  app.post('/api/me', async (request): Promise<Me> => {
    const { id, name: kept } = await whoAsks(house, request)
    const { name } = parse(RenameRequest, request.body)
    mustBeOwnName(name, kept)
    await identities.rename(id, name)
    return { id, name }
  })
}
