import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { type Account, MAIL_LANGUAGES } from '@menagerie/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { optionsFrom } from '../src/config.ts'
import { wordsOf } from '../src/mail/mailer.ts'
import { ok } from '../src/soak/guest.ts'
import { openAuthenticator } from './support/authenticator.ts'
import { ownTime } from './support/late.ts'
import { begin } from './support/play.ts'
import { type PostOffice, openPostOffice, tokenIn } from './support/post-office.ts'
import { type TwoHouses, holding, openTwoHouses } from './support/two-houses.ts'
import { type Visitor, makePasskey, newVisitor, welcomed } from './support/visitor.ts'

/* A way back by e-mail: links and passwords, with a real server for mails. */

let houses: TwoHouses
let post: PostOffice
beforeAll(async () => {
  post = await openPostOffice()
  houses = await openTwoHouses({ smtpUrl: post.url })
})
afterAll(async () => {
  await houses.remove()
  await post.close()
})

let made = 0
const newAddress = (): string => `ada-${made++}@example.org`
const url = (at = 0): string => houses.nodes[at]?.url ?? ''
const codeOf = ({ status, body }: { status: number; body: unknown }): string =>
  `${status} ${(body as { error?: { code: string } } | null)?.error?.code ?? ''}`.trim()
const accountAt = async (visitor: Visitor): Promise<Account> => ok(await visitor.ask<Account>('GET', '/api/me/account'))
const idAt = async (visitor: Visitor): Promise<string> => ok(await visitor.ask<{ id: string }>('GET', '/api/me')).id

/** The token of the link that an address is sent, as the mail number `count` to it. */
const linkTo = async (visitor: Visitor, email: string, count = 1, path = '/api/auth/link'): Promise<string> => {
  ok(await visitor.ask('POST', path, { email, language: 'en' }))
  return tokenIn(await post.next(email.toLowerCase(), count))
}
const use = (visitor: Visitor, token: string, bring = true) =>
  visitor.ask<{ moved: number }>('POST', '/api/auth/link/use', { token, bring })

/** Somebody with an account by this address. */
const withAddress = async (email = newAddress()): Promise<{ visitor: Visitor; email: string }> => {
  const visitor = await welcomed({ url: url() })
  ok(await use(visitor, await linkTo(visitor, email)))
  return { visitor, email }
}

describe('a link', () => {
  it('makes an account of the guest who opens it, and lets them in elsewhere; each once', async () => {
    const [ada, email] = [await welcomed({ url: url() }), newAddress()]
    const id = await idAt(ada)
    const token = await linkTo(ada, email)
    const look = { token }
    expect(ok(await ada.ask('POST', '/api/auth/link/look', look))).toEqual({ email, does: 'make' })
    expect(ok(await use(ada, token))).toMatchObject({ moved: 0 })
    expect([await idAt(ada), (await accountAt(ada)).guest, (await accountAt(ada)).email]).toEqual([id, false, email])
    expect(codeOf(await use(ada, token))).toBe('410 linkGone')
    expect(codeOf(await ada.ask('POST', '/api/auth/link/look', look))).toBe('410 linkGone')
    const other = newVisitor({ url: url(1) })
    const second = await linkTo(other, email.toUpperCase(), 2)
    expect(ok(await other.ask('POST', '/api/auth/link/look', { token: second }))).toEqual({ email, does: 'enter' })
    ok(await use(other, second))
    expect(await idAt(other)).toBe(id)
  })

  it('is used by one of all who use it at once, at both servers', async () => {
    const { email } = await withAddress()
    const token = await linkTo(newVisitor({ url: url() }), email, 2)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => use(newVisitor({ url: url(at % 2) }), token)),
    )
    expect(answers.map(codeOf).sort()).toEqual(['200', ...Array<string>(7).fill('410 linkGone')])
  })

  it('is good for twenty minutes, and what is stored opens nothing', async () => {
    const { visitor, email } = await withAddress()
    const token = await linkTo(visitor, email, 2)
    expect(await holding(houses.direct, token)).toEqual([])
    const { rows } = await houses.direct.pool.query<{ left: number }>(
      `select extract(epoch from max(expires_at) - now()) / 60 as left from verification where identifier like 'link:%'`,
    )
    expect(Number(rows[0]?.left)).toBeGreaterThan(19)
    expect(Number(rows[0]?.left)).toBeLessThanOrEqual(20)
    await houses.direct.pool.query(`update verification set expires_at = now() where identifier like 'link:%'`)
    expect(codeOf(await use(visitor, token))).toBe('410 linkGone')
  })

  it('is sent in the language one reads, and tells of nothing but itself', async () => {
    const [ada, ben] = [await welcomed({ url: url() }), await welcomed({ url: url() })]
    await ada.ask('POST', '/api/me', { name: 'Adalberta' })
    const { id } = await begin([ada.guest(), ben.guest()], { game: 'envelopes' })
    for (const language of MAIL_LANGUAGES) {
      const email = newAddress()
      ok(await ada.ask('POST', '/api/auth/link', { email, language }))
      const mail = await post.next(email, 1)
      const address = /http\S+/.exec(mail.text)?.[0] ?? ''
      expect(address).toMatch(/^http:\/\/localhost:\d+\/me#link=[\w-]{43}$/)
      expect(mail).toMatchObject({ to: [email], ...wordsOf({ kind: 'link', language, link: address }, 20) })
      const whole = `${mail.head}${mail.text}`
      for (const secret of ['Adalberta', id, await idAt(ada), 'envelopes']) expect(whole).not.toContain(secret)
    }
    expect(wordsOf({ kind: 'link', language: 'ja', link: 'x' }, 20).text).toMatch(/20 分/)
    expect(wordsOf({ kind: 'link', language: 'en', link: 'x' }, 20).text).toMatch(/20 minutes/)
  })

  it('is asked for in the same words, whether anybody has the address', async () => {
    const { email } = await withAddress()
    const asks = newVisitor({ url: url() })
    const ask = async (address: string): Promise<string> => {
      const { status, text } = await asks.ask('POST', '/api/auth/link', { email: address, language: 'en' })
      return `${status} ${text}`
    }
    const said = [await ask(email), await ask(email), await ask(newAddress()), await ask(newAddress())]
    expect(new Set(said)).toEqual(new Set(['200 {"sent":true}']))
    // The mails differ in their links alone.
    const texts = await Promise.all([post.next(email, 3), post.next(`ada-${made - 1}@example.org`, 1)])
    expect(new Set(texts.map(({ text }) => text.replace(/link=\S+/, ''))).size).toBe(1)
  })

  it('is sent to one address five times in a quarter of an hour, and who asks for more is told nothing else', async () => {
    const [asks, email] = [newVisitor({ url: url() }), newAddress()]
    const said = { email, language: 'en' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => asks.ask('POST', '/api/auth/link', said)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"sent":true}']))
    // Sent after those that were refused: when it has come, so has all before it.
    const last = newAddress()
    await linkTo(asks, last)
    expect(post.arrived.filter(({ to }) => to.includes(email)).length).toBe(5)
  })

  it.each([
    'x',
    'ada@guest.invalid',
    'a@b, c@d',
    'ada@example.org\r\nbcc: eve@example.org',
    `${'a'.repeat(250)}@b.org`,
  ])('is sent to no %j', async (email) => {
    const said = { email, language: 'en' }
    expect(codeOf(await newVisitor({ url: url() }).ask('POST', '/api/auth/link', said))).toBe('400 malformed')
  })

  it('gives an account another address, in the browser that asked alone, and tells the former one', async () => {
    const { visitor, email } = await withAddress()
    const id = await idAt(visitor)
    const next = newAddress()
    const token = await linkTo(visitor, next, 1, '/api/me/email')
    const stranger = await welcomed({ url: url() })
    expect(ok(await stranger.ask('POST', '/api/auth/link/look', { token }))).toEqual({ email: next, does: 'add' })
    expect(codeOf(await use(stranger, token))).toBe('403 linkElsewhere')
    ok(await use(visitor, token))
    expect([await idAt(visitor), (await accountAt(visitor)).email]).toEqual([id, next])
    expect((await post.next(email, 2)).subject).toBe(wordsOf({ kind: 'changed', language: 'en', link: '' }, 20).subject)
    const { visitor: other, email: taken } = await withAddress()
    const wanted = await linkTo(visitor, taken, 2, '/api/me/email')
    expect(codeOf(await use(visitor, wanted))).toBe('409 addressTaken')
    expect(await idAt(other)).not.toBe(id)
    // A guest has no account that an address could be added to.
    const guest = await welcomed({ url: url() })
    const said = { email: newAddress(), language: 'en' }
    expect(codeOf(await guest.ask('POST', '/api/me/email', said))).toBe('403 forbidden')
  })

  it('opens nothing of somebody who was forgotten', async () => {
    const { visitor, email } = await withAddress()
    const [token, add] = [await linkTo(visitor, email, 2), await linkTo(visitor, newAddress(), 1, '/api/me/email')]
    expect(codeOf(await visitor.ask('DELETE', '/api/me'))).toBe('200')
    expect(await holding(houses.direct, email)).toEqual([])
    for (const one of [token, add]) expect(codeOf(await use(await welcomed({ url: url() }), one))).toBe('410 linkGone')
  })
})

describe('where links lead', () => {
  const SMTP_URL = 'smtp://mail.example:587'

  it('is what the host says: without it the house sends no mail, and does not start', () => {
    expect(() => optionsFrom({ SMTP_URL })).toThrow('PUBLIC_URL')
    expect(() => optionsFrom({ SMTP_URL: 'http://mail.example', PUBLIC_URL: 'https://play.example' })).toThrow(
      'SMTP_URL',
    )
    expect(optionsFrom({ SMTP_URL, PUBLIC_URL: 'https://play.example' })).toMatchObject({
      smtpUrl: SMTP_URL,
      mailFrom: 'Menagerie <no-reply@play.example>',
    })
  })

  it('is never what a request says', async () => {
    const email = newAddress()
    const headers = { 'content-type': 'application/json', host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await fetch(`${url()}/api/auth/link`, { method: 'POST', headers, body: JSON.stringify({ email, language: 'en' }) })
    expect((await post.next(email, 1)).text).not.toContain('evil.example')
  })
})

describe('a password', () => {
  const PASSWORD = 'correct horse battery'
  const enter = (visitor: Visitor, email: string, password: string) =>
    visitor.ask('POST', '/api/auth/password', { email, password, bring: true })

  it('is set by who has an address, lets them in, and signs out everywhere else when it is set anew', async () => {
    const { visitor, email } = await withAddress()
    const id = await idAt(visitor)
    expect(ok(await visitor.ask('POST', '/api/me/password', { password: PASSWORD }))).toMatchObject({
      hasPassword: true,
    })
    const other = newVisitor({ url: url(1) })
    ok(await enter(other, email, PASSWORD))
    expect(await idAt(other)).toBe(id)
    const listening = await visitor.guest().watch([])
    ok(await other.ask('POST', '/api/me/password', { password: `${PASSWORD} staple` }))
    const since = ownTime()
    await listening.ended
    expect(since()).toBeLessThan(1000)
    expect(codeOf(await visitor.ask('GET', '/api/me'))).toBe('401 unauthenticated')
    expect(codeOf(await enter(visitor, email, PASSWORD))).toBe('403 wayWrong')
    expect(codeOf(await enter(visitor, email, `${PASSWORD} staple`))).toBe('200')
  })

  it('is of no use to a guest, or to an account without an address', async () => {
    const guest = await welcomed({ url: url() })
    const set = (visitor: Visitor, password: string) => visitor.ask('POST', '/api/me/password', { password })
    expect(codeOf(await set(guest, PASSWORD))).toBe('403 forbidden')
    ok(await makePasskey(guest, openAuthenticator({ origin: url(), host: 'localhost' })))
    expect(codeOf(await set(guest, PASSWORD))).toBe('403 forbidden')
    expect(codeOf(await set((await withAddress()).visitor, 'too short'))).toBe('400 malformed')
  })

  it('that is wrong is answered in the same words and at the same cost as one for an address that nobody has', async () => {
    const [{ visitor, email }, { email: without }] = [await withAddress(), await withAddress()]
    ok(await visitor.ask('POST', '/api/me/password', { password: PASSWORD }))
    const asks = newVisitor({ url: url(1) })
    const tried = async (address: string): Promise<string> => {
      const { status, text } = await enter(asks, address, 'something else entirely')
      return `${status} ${text}`
    }
    // What takes the time is the hash. Both servers live in this process: each answer costs one, whoever has the address.
    const { scrypt } = crypto
    let hashes = 0
    Object.assign(crypto, {
      scrypt: (...given: Parameters<typeof scrypt>) => {
        hashes++
        scrypt(...given)
      },
    })
    syncBuiltinESMExports()
    try {
      const costs: number[] = []
      const said: string[] = []
      for (const address of [email, without, newAddress()]) {
        const before = hashes
        said.push(await tried(address))
        costs.push(hashes - before)
      }
      expect(new Set(said).size).toBe(1)
      expect(costs).toEqual([1, 1, 1])
    } finally {
      Object.assign(crypto, { scrypt })
      syncBuiltinESMExports()
    }
  })

  it('is tried ten times for one address in a quarter of an hour, from wherever, whoever has it', async () => {
    const { visitor, email } = await withAddress()
    ok(await visitor.ask('POST', '/api/me/password', { password: PASSWORD }))
    for (const address of [email, newAddress()]) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => enter(newVisitor({ url: url() }), address, 'wrong wrong wrong')),
      )
      expect(answers.map(codeOf)).toEqual(Array(10).fill('403 wayWrong'))
      expect(codeOf(await enter(newVisitor({ url: url() }), address, PASSWORD))).toBe('429 tooMany')
    }
    // A link goes around it.
    expect(codeOf(await use(newVisitor({ url: url() }), await linkTo(visitor, email, 2)))).toBe('200')
  })
})
