import { type Account, socketUrl, streamUrl } from '@menagerie/protocol'
import type { NewToken } from '@menagerie/protocol/programs'
import { makeLink } from '../../../src/identity/links.ts'
import { guestWith, ok, signIn } from '../../../src/soak/guest.ts'
import { openSocket } from '../../../src/soak/socket.ts'
import { openStream } from '../../../src/soak/stream.ts'
import { endsSoon, enterByMail, idOf, must, newAddress, newcomer, withAccount } from '../ground.ts'
import { begin } from '../play.ts'
import { holding } from '../two-houses.ts'
import type { Promised } from './promise.ts'

const statusWith = async (url: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  (await fetch(`${url}/api/me`, { headers })).status

/** What holds of guests and accounts, of ways in and of programs. */
export const ofAccounts: readonly Promised[] = [
  {
    name: 'a guest who was taken over is known nowhere any more',
    tried: async (ground) => {
      const { email } = await withAccount(ground)
      const [guest, ben] = [await newcomer(ground), await signIn(ground)]
      const old = guest.guest()
      const { id } = await begin([old, ben], { game: 'envelopes' })
      const line = await old.watch([id])
      ok(await enterByMail(ground, guest, email))
      await endsSoon(line, 'a stream of the guest lives on')
      must((await statusWith(ground.url, { cookie: old.cookie })) === 401, 'the cookie of the guest is still good')
    },
  },
  {
    name: 'programs of a guest who was taken over end with the guest',
    tried: async (ground) => {
      const { email } = await withAccount(ground)
      const [guest, ben] = [await newcomer(ground), await signIn(ground)]
      const { id } = await begin([guest.guest(), ben], { game: 'envelopes' })
      const { token } = ok(await guest.ask<NewToken>('POST', '/api/me/tokens', { scope: 'play' }))
      const line = { headers: { authorization: `Bearer ${token}` }, onText: () => {} }
      const watched = [{ table: id, invite: null }]
      const lines = [
        await openStream({ ...line, url: ground.url + streamUrl(watched) }),
        await openSocket({ ...line, url: ground.url + socketUrl(watched, null) }),
      ]
      ok(await enterByMail(ground, guest, email))
      for (const one of lines) await endsSoon(one, 'a line of a program lives on')
    },
  },
  {
    name: 'a link in a mail is good once',
    tried: async (ground) => {
      const link = { email: newAddress(), userId: null, language: 'en' } as const
      const token = await makeLink(ground.direct.db, link)
      const use = async (): Promise<number> =>
        (await (await newcomer(ground)).ask('POST', '/api/auth/link/use', { token, bring: false })).status
      must((await use()) === 200, 'a new link is refused')
      must((await use()) !== 200, 'the link works twice')
    },
  },
  {
    name: 'a copy of the database lets nobody in',
    tried: async ({ url, direct }) => {
      const ada = await signIn({ url })
      const { token } = ok(await ada.post<NewToken>('/api/me/tokens', { scope: 'play' }))
      const link = await makeLink(direct.db, { email: newAddress(), userId: null, language: 'en' })
      const held = await holding(direct, token, link)
      must(held.length === 0, `what lets somebody in stands in ${held.join(', ')}`)
      const { rows } = await direct.pool.query<{ token: string }>('select token from session where user_id = $1', [
        await idOf(ada),
      ])
      const bare = `${ada.cookie.split('=')[0]}=${rows[0]?.token}`
      must((await statusWith(url, { cookie: bare })) === 401, 'the bare token of a session does')
    },
  },
  {
    name: 'a link that adds an address works in its own account alone',
    tried: async (ground) => {
      const { visitor } = await withAccount(ground)
      const id = await idOf(visitor.guest())
      const other = await newcomer(ground)
      const used = await enterByMail(ground, other, newAddress(), id)
      must(used.status !== 200, 'somebody else’s browser uses it')
      must((await idOf(other.guest())) !== id, 'it lets somebody else in')
    },
  },
  {
    name: 'a browser that is signed out hears nothing any more',
    tried: async (ground) => {
      const { visitor, email } = await withAccount(ground)
      const other = await newcomer(ground)
      ok(await enterByMail(ground, other, email))
      const line = await guestWith({ url: ground.url, way: 'socket' }, other.cookie()).watch([])
      const { sessions } = ok(await visitor.ask<Account>('GET', '/api/me/account'))
      const there = sessions.find(({ here }) => !here)
      ok(await visitor.ask('DELETE', `/api/me/sessions/${there?.id}`))
      await endsSoon(line, 'its socket lives on')
      must((await statusWith(ground.url, { cookie: other.cookie() })) === 401, 'its cookie is still good')
    },
  },
  {
    name: 'the cookie of a guest opens nothing of the account they make',
    tried: async (ground) => {
      const visitor = await newcomer(ground)
      const old = visitor.cookie()
      ok(await enterByMail(ground, visitor, newAddress()))
      must((await statusWith(ground.url, { cookie: old })) === 401, 'it opens the account')
    },
  },
  {
    name: 'who signed in long ago signs in once more before they change their account',
    tried: async (ground) => {
      const { visitor } = await withAccount(ground)
      const id = await idOf(visitor.guest())
      await ground.direct.pool.query(`update session set created_at = now() - interval '2 hours' where user_id = $1`, [
        id,
      ])
      must((await visitor.ask('DELETE', '/api/me')).status === 403, 'they are forgotten at once')
    },
  },
  {
    name: 'a token that may look may not act',
    tried: async (ground) => {
      const [ada, ben] = [await signIn(ground), await signIn(ground)]
      const { id } = await begin([ada, ben], { game: 'envelopes' })
      const { token } = ok(await ada.post<NewToken>('/api/me/tokens', { scope: 'read' }))
      const answer = await fetch(`${ground.url}/api/tables/${id}/resign`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ key: crypto.randomUUID() }),
      })
      must(answer.status === 403, 'it gives up a match')
    },
  },
]
