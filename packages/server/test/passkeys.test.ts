import type { Account, Summaries } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, frameOf, ok } from '../src/soak/guest.ts'
import { type Authenticator, openAuthenticator } from './support/authenticator.ts'
import { ownTime } from './support/late.ts'
import { askedSeat, begin } from './support/play.ts'
import { type TwoHouses, holding, openTwoHouses } from './support/two-houses.ts'
import { type Visitor, enterByPasskey, makePasskey, newVisitor, welcomed } from './support/visitor.ts'

/* A way back by a passkey, at two servers of one PostgreSQL. */

let houses: TwoHouses
beforeAll(async () => {
  houses = await openTwoHouses()
})
afterAll(() => houses.remove())

const url = (at = 0): string => houses.nodes[at]?.url ?? ''
/** One whose keys are for pages of the first server, wherever they are used. */
const passkey = (verifies = true, host = 'localhost'): Authenticator =>
  openAuthenticator({ origin: url(), host, verifies })
const codeOf = ({ status, body }: { status: number; body: unknown }): string =>
  `${status} ${(body as { error?: { code: string } } | null)?.error?.code ?? ''}`.trim()
const accountAt = async (visitor: Visitor): Promise<Account> => ok(await visitor.ask<Account>('GET', '/api/me/account'))
const meAt = async (visitor: Visitor): Promise<{ id: string; name: string }> =>
  ok(await visitor.ask<{ id: string; name: string }>('GET', '/api/me'))

const withAccount = async (): Promise<{ visitor: Visitor; key: Authenticator }> => {
  const [visitor, key] = [await welcomed({ url: url() }), passkey()]
  ok(await makePasskey(visitor, key))
  return { visitor, key }
}

describe('a passkey', () => {
  it('makes an account of a guest, who plays on, and lets them in to their match in another browser', async () => {
    const [ada, ben, key] = [await welcomed({ url: url() }), await welcomed({ url: url(1) }), passkey()]
    const before = await meAt(ada)
    const { id } = await begin([ada.guest(), ben.at(url()).guest()], { game: 'envelopes' })
    expect(await accountAt(ada)).toMatchObject({ guest: true, passkeys: [], email: null, tables: 1, mails: false })
    const listening = await ada.at(url(1)).guest().watch([id])
    const stale = ada.cookie()
    const made = ok(await makePasskey(ada, key)) as Account
    const since = ownTime()
    expect(made).toMatchObject({ guest: false, passkeys: [{ name: '' }], sessions: [{ here: true }] })
    expect(await meAt(ada)).toEqual(before)
    // The guest's session is over, everywhere: whoever had its cookie has nothing of the account.
    await listening.ended
    expect(since()).toBeLessThan(1000)
    expect((await fetch(`${url()}/api/me`, { headers: { cookie: stale } })).status).toBe(401)

    const elsewhere = newVisitor({ url: url(1), origin: url() })
    // The page there asks the server it was served by.
    const other = elsewhere.at(url())
    expect(ok(await enterByPasskey(other, key))).toEqual({ name: before.name, moved: 0 })
    expect(await meAt(other)).toEqual(before)
    const mine = ok(await other.at(url(1)).guest().get<Summaries>('/api/tables/mine')).tables
    expect(mine.map((table) => table.id)).toEqual([id])
    const { version, legal } = await frameOf(other.guest(), id)
    expect((await act(other.guest(), id, { version, steps: legal.slice(0, 1) })).status).toBe(200)
    expect((await accountAt(other)).sessions.map(({ here, browser, system }) => [here, browser, system])).toEqual([
      [true, 'Firefox', 'Linux'],
      [false, 'Firefox', 'Linux'],
    ])
  })

  it('of another page, another house, or without the person, makes none and lets nobody in', async () => {
    const ada = await welcomed({ url: url() })
    const foreign = openAuthenticator({ origin: 'http://elsewhere.example', host: 'localhost' })
    for (const key of [foreign, passkey(true, 'elsewhere.example'), passkey(false)])
      expect(codeOf(await makePasskey(ada, key))).toBe('403 wayWrong')
    expect((await accountAt(ada)).guest).toBe(true)
    const { visitor, key } = await withAccount()
    const stranger = newVisitor({ url: url() })
    expect(codeOf(await enterByPasskey(stranger, passkey()))).toBe('403 wayWrong')
    expect(stranger.cookie()).not.toContain('session')
    expect((await accountAt(visitor)).sessions.length).toBe(1)
    expect(codeOf(await enterByPasskey(stranger, key))).toBe('200')
  })

  it('answers a challenge once, and only where it was given', async () => {
    const { visitor, key } = await withAccount()
    const other = newVisitor({ url: url() })
    const { body } = await other.ask<{ challenge: string }>('POST', '/api/auth/passkey/options', {})
    const response = key.answer(body)
    const thief = newVisitor({ url: url() })
    expect(codeOf(await thief.ask('POST', '/api/auth/passkey', { response, bring: true }))).toBe('403 wayWrong')
    expect(codeOf(await other.ask('POST', '/api/auth/passkey', { response, bring: true }))).toBe('200')
    expect(codeOf(await other.ask('POST', '/api/auth/passkey', { response, bring: true }))).toBe('403 wayWrong')
    // A challenge to make a passkey lets nobody in, and is for the one who asked.
    const asked = ok(await visitor.ask<{ challenge: string }>('POST', '/api/me/passkeys/options', {}))
    const made = passkey().make(asked)
    const mallory = await welcomed({ url: url() })
    expect(codeOf(await mallory.ask('POST', '/api/me/passkeys', { response: made }))).toBe('403 wayWrong')
    expect((await accountAt(mallory)).guest).toBe(true)
  })

  it.each([{}, { id: 'x' }, { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '{}' } }])(
    'that is none is refused: %j',
    async (response) => {
      const ada = await welcomed({ url: url() })
      await ada.ask('POST', '/api/me/passkeys/options', {})
      expect(codeOf(await ada.ask('POST', '/api/me/passkeys', { response }))).toBe('403 wayWrong')
      await ada.ask('POST', '/api/auth/passkey/options', {})
      const expected = 'id' in response ? '403 wayWrong' : '400 malformed'
      expect(codeOf(await ada.ask('POST', '/api/auth/passkey', { response, bring: false }))).toBe(expected)
    },
  )

  it('is taken away by its owner alone, and the last one by nobody', async () => {
    const { visitor } = await withAccount()
    const { visitor: other } = await withAccount()
    const [first] = (await accountAt(visitor)).passkeys
    const path = `/api/me/passkeys/${first?.id}`
    expect(codeOf(await other.ask('DELETE', path))).toBe('404 notFound')
    expect(codeOf(await visitor.ask('DELETE', path))).toBe('409 lastWay')
    ok(await makePasskey(visitor, passkey()))
    expect(ok(await visitor.ask<Account>('DELETE', path)).passkeys.map(({ id }) => id)).not.toContain(first?.id)
  })
})

describe('an account', () => {
  it('is changed, and left for good, only by who signed in within the hour; a guest at any time', async () => {
    const { visitor, key } = await withAccount()
    const guest = await welcomed({ url: url() })
    await houses.direct.pool.query(`update session set created_at = created_at - interval '61 minutes'`)
    for (const [method, path, body] of [
      ['POST', '/api/me/passkeys/options', {}],
      ['POST', '/api/me/passkeys', { response: {} }],
      ['DELETE', '/api/me/passkeys/x'],
      ['POST', '/api/me/email', { email: 'ada@example.org', language: 'en' }],
      ['DELETE', '/api/me'],
    ] as const)
      expect(`${path} ${codeOf(await visitor.ask(method, path, body))}`).toBe(`${path} 403 signInAgain`)
    expect(codeOf(await makePasskey(guest, passkey()))).toBe('200')
    ok(await enterByPasskey(visitor, key))
    expect(codeOf(await visitor.ask('DELETE', '/api/me'))).toBe('200')
  })

  it('shows where one is signed in, and signs out there, at all servers within a second', async () => {
    const { visitor, key } = await withAccount()
    const [phone, tablet] = [newVisitor({ url: url(), userAgent: 'x' }), newVisitor({ url: url() })]
    ok(await enterByPasskey(phone, key))
    ok(await enterByPasskey(tablet, key))
    const there = (await accountAt(phone)).sessions.find(({ here }) => here)
    expect(there).toMatchObject({ browser: '', system: '' })
    const streams = [await phone.at(url(1)).guest().watch([]), await tablet.at(url(1)).guest().watch([])] as const
    const { visitor: stranger } = await withAccount()
    expect(codeOf(await stranger.ask('DELETE', `/api/me/sessions/${there?.id}`))).toBe('404 notFound')
    let since = ownTime()
    const left = ok(await visitor.ask<Account>('DELETE', `/api/me/sessions/${there?.id}`)).sessions
    await streams[0].ended
    expect(since()).toBeLessThan(1000)
    expect(left.length).toBe(2)
    expect(codeOf(await phone.at(url(1)).ask('GET', '/api/me'))).toBe('401 unauthenticated')
    expect(codeOf(await tablet.ask('GET', '/api/me'))).toBe('200')
    since = ownTime()
    expect(ok(await visitor.ask<Account>('POST', '/api/me/sessions/end-others', {})).sessions.length).toBe(1)
    await streams[1].ended
    expect(since()).toBeLessThan(1000)
  })

  it('is given as data: all of one’s own, and nothing of anybody else', async () => {
    const { visitor } = await withAccount()
    const ben = await welcomed({ url: url() })
    await ben.ask('POST', '/api/me', { name: 'Benedikta' })
    const { id } = await begin([visitor.guest(), ben.guest()], { game: 'envelopes' })
    const decide = async (who: Visitor): Promise<void> => {
      const { version, legal } = await frameOf(who.guest(), id)
      expect((await act(who.guest(), id, { version, steps: legal.slice(0, 1) })).status).toBe(200)
    }
    await decide(visitor)
    const told = await visitor.ask<{ tables: { id: string; decisions: { steps: string[] }[] }[] }>(
      'GET',
      '/api/me/data',
    )
    const { id: own, name } = await meAt(visitor)
    expect(told.body).toMatchObject({ format: 'menagerie-own-data', me: { id: own, name }, account: { guest: false } })
    expect(told.body.tables.map((table) => [table.id, table.decisions.length])).toEqual([[id, 1]])
    const theirs = await meAt(ben)
    for (const secret of [theirs.id, theirs.name, 'token', 'secret', 'outcomes', 'invite', 'publicKey'])
      expect(told.text).not.toContain(secret)
    // What somebody else decides changes nothing of it.
    expect(askedSeat(await frameOf(ben.guest(), id))).toBe(1)
    await decide(ben)
    expect((await visitor.ask('GET', '/api/me/data')).text).toBe(told.text)
  })

  it('is forgotten with all that leads to it', async () => {
    const { visitor } = await withAccount()
    await visitor.ask('POST', '/api/me', { name: 'Zebedee Quux' })
    const { id } = await meAt(visitor)
    expect(await holding(houses.direct, id)).toContain('passkey')
    expect(codeOf(await visitor.ask('DELETE', '/api/me'))).toBe('200')
    expect(await holding(houses.direct, id, 'Zebedee Quux')).toEqual([])
  })
})
