import {
  EmptyRequest,
  type Entered,
  type LinkLook,
  LinkRequest,
  type LinkSent,
  LookRequest,
  PasskeyRequest,
  PasswordRequest,
  UseLinkRequest,
} from '@menagerie/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { becomeAccount, endSessions, ownerOf, personOf } from '../identity/account.ts'
import { type Link, linkOf, useLink } from '../identity/links.ts'
import { openTries } from '../identity/tries.ts'
import { atMost, browserOf, letIn } from './entering.ts'
import { refuse } from './errors.ts'
import type { House } from './house.ts'
import { parse } from './parse.ts'

const QUARTER_HOUR_MS = 900_000
/** Passwords that may be tried for one address in a quarter of an hour, from wherever they are tried. */
const MOST_PASSWORDS = 10

/** The ways in. None of them tells whether anybody has an address. */
export const enterRoutes = (app: FastifyInstance, house: House): void => {
  const { db, library, identities, mails } = house
  const passwords = openTries({ most: MOST_PASSWORDS, windowMs: QUARTER_HOUR_MS, now: () => performance.now() })

  app.post('/api/auth/passkey/options', atMost(60), async (request, reply) => {
    parse(EmptyRequest, request.body)
    const { options, cookies } = await library.askPasskey()
    void reply.header('set-cookie', [...cookies])
    return options
  })

  app.post('/api/auth/passkey', atMost(30), async (request, reply): Promise<Entered> => {
    const { response, bring } = parse(PasskeyRequest, request.body)
    const opened = await library.byPasskey(response, browserOf(request))
    if (opened === null) throw refuse('wayWrong')
    return letIn(house, { request, reply, opened, bring })
  })

  app.post('/api/auth/password', atMost(20), async (request, reply): Promise<Entered> => {
    const { email, password, bring } = parse(PasswordRequest, request.body)
    if (!passwords.count(email)) throw refuse('tooMany')
    const opened = await library.byPassword(email, password, browserOf(request))
    if (opened === null) throw refuse('wayWrong')
    return letIn(house, { request, reply, opened, bring })
  })

  // Nothing is looked up: who has this address is asked when the link is used.
  app.post('/api/auth/link', atMost(10), async (request): Promise<LinkSent> => {
    const { email, language } = parse(LinkRequest, request.body)
    await mails.sendLink({ email, language, userId: null })
    return { sent: true }
  })

  app.post('/api/auth/link/look', atMost(60), async (request): Promise<LinkLook> => {
    const link = await linkOf(db, parse(LookRequest, request.body).token)
    if (link === null) throw refuse('linkGone')
    if (link.userId !== null) return { email: link.email, does: 'add' }
    return { email: link.email, does: (await ownerOf(db, link.email)) === null ? 'make' : 'enter' }
  })

  app.post('/api/auth/link/use', atMost(30), async (request, reply): Promise<Entered> => {
    const { token, bring } = parse(UseLinkRequest, request.body)
    const seen = await linkOf(db, token)
    if (seen === null) throw refuse('linkGone')
    const who = await identities.of(request.headers.cookie)
    if (seen.userId !== null && seen.userId !== who?.id) throw refuse('linkElsewhere')
    const link = await useLink(db, token)
    if (link === null) throw refuse('linkGone')
    if (link.userId !== null) return addAddress(link.userId, link, request, reply)
    const owner = await ownerOf(db, link.email)
    const opened = await library.open(owner?.id ?? (await newAccount(link, request)), browserOf(request))
    return letIn(house, { request, reply, opened, bring })
  })

  /** Of the guest who is here; where nobody is, or somebody with an account, of somebody new. */
  const newAccount = async ({ email }: Link, request: FastifyRequest): Promise<string> => {
    const who = await identities.of(request.headers.cookie)
    const isGuest = who !== null && (await personOf(db, who.id)).guest
    const { id } = isGuest ? who : await library.guest(browserOf(request))
    // The session that came with somebody new: they get another.
    if (!isGuest) await endSessions(db, id, { but: '' })
    await becomeAccount(db, id, email)
    return id
  }

  const addAddress = async (
    id: string,
    { email, language }: Link,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Entered> => {
    const [owner, { email: former }] = await Promise.all([ownerOf(db, email), personOf(db, id)])
    if (owner !== null && owner.id !== id) throw refuse('addressTaken')
    await becomeAccount(db, id, email)
    if (former !== null && former !== email) mails.tellFormer(former, language)
    return letIn(house, { request, reply, opened: await library.open(id, browserOf(request)), bring: false })
  }
}
