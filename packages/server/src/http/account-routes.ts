import {
  type Account,
  EmptyRequest,
  KeepPasskeyRequest,
  LinkRequest,
  type LinkSent,
  SetPasswordRequest,
} from '@menagerie/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountOf, becomeAccount, dropPasskey, endSessions, mustBeFresh, personOf } from '../identity/account.ts'
import type { Identity } from '../identity/auth.ts'
import { type OwnData, ownData } from '../identity/own-data.ts'
import { atMost, browserOf, letIn } from './entering.ts'
import { refuse } from './errors.ts'
import { type House, whoAsks } from './house.ts'
import { parse } from './parse.ts'

const Params = z.object({ id: z.string().max(100) })

/** One's own account: how one comes back to it, where one is signed in, and all that the house keeps of one. */
export const accountRoutes = (app: FastifyInstance, house: House): void => {
  const { db, library, mails } = house
  const shown = (who: Identity): Promise<Account> => accountOf(db, who, mails.areSent)
  const idOf = (request: FastifyRequest): string => parse(Params, request.params).id

  app.get('/api/me/account', async (request): Promise<Account> => shown(await whoAsks(house, request)))

  app.get('/api/me/data', atMost(10), async (request, reply): Promise<OwnData> => {
    const who = await whoAsks(house, request)
    void reply.header('content-disposition', 'attachment; filename="menagerie-own-data.json"')
    return ownData(house, who, mails.areSent)
  })

  app.post('/api/me/passkeys/options', atMost(30), async (request, reply) => {
    const who = await whoAsks(house, request)
    parse(EmptyRequest, request.body)
    await mustBeFresh(db, who)
    const { options, cookies } = await library.newPasskey(who.name, browserOf(request))
    void reply.header('set-cookie', [...cookies])
    return options
  })

  app.post('/api/me/passkeys', atMost(30), async (request, reply): Promise<Account> => {
    const who = await whoAsks(house, request)
    const { response } = parse(KeepPasskeyRequest, request.body)
    await mustBeFresh(db, who)
    if (!(await library.keepPasskey(response, browserOf(request)))) throw refuse('wayWrong')
    return (await personOf(db, who.id)).guest ? begin(who, request, reply) : shown(who)
  })

  /** A guest has an account now, and a session of its own: what somebody had of the guest's lets nobody in to it. */
  const begin = async (who: Identity, request: FastifyRequest, reply: FastifyReply): Promise<Account> => {
    await becomeAccount(db, who.id, null)
    const opened = await library.open(who.id, browserOf(request))
    await letIn(house, { request, reply, opened, bring: false })
    return shown({ ...who, session: opened.session })
  }

  app.delete('/api/me/passkeys/:id', async (request): Promise<Account> => {
    const who = await whoAsks(house, request)
    await mustBeFresh(db, who)
    await dropPasskey(db, who.id, idOf(request))
    return shown(who)
  })

  app.post('/api/me/email', atMost(10), async (request): Promise<LinkSent> => {
    const who = await whoAsks(house, request)
    const { email, language } = parse(LinkRequest, request.body)
    // Guests have an account by the link itself, and need not ask from here.
    if ((await personOf(db, who.id)).guest) throw refuse('forbidden')
    await mustBeFresh(db, who)
    await mails.sendLink({ email, language, userId: who.id })
    return { sent: true }
  })

  app.post('/api/me/password', atMost(10), async (request): Promise<Account> => {
    const who = await whoAsks(house, request)
    const { password } = parse(SetPasswordRequest, request.body)
    // A password is of no use without an address.
    if ((await personOf(db, who.id)).email === null) throw refuse('forbidden')
    await mustBeFresh(db, who)
    await library.setPassword(who.id, password)
    await endOthers(who)
    return shown(who)
  })

  const endOthers = async (who: Identity): Promise<void> => {
    for (const session of await endSessions(db, who.id, { but: who.session })) house.signedOut(session)
  }

  app.post('/api/me/sessions/end-others', async (request): Promise<Account> => {
    const who = await whoAsks(house, request)
    parse(EmptyRequest, request.body)
    await endOthers(who)
    return shown(who)
  })

  app.delete('/api/me/sessions/:id', async (request): Promise<Account> => {
    const who = await whoAsks(house, request)
    const ended = await endSessions(db, who.id, { only: idOf(request) })
    if (ended.length === 0) throw refuse('notFound')
    for (const session of ended) house.signedOut(session)
    return shown(who)
  })
}
