import { SIGN_IN_PATH } from '@menagerie/protocol'
import { type Answer, type Guest, guestWith } from '../../src/soak/guest.ts'
import type { Authenticator } from './authenticator.ts'

/** A browser: cookies that are kept as they are set, and the origin of the page it is at. */
export interface Visitor {
  readonly url: string
  readonly cookie: () => string
  readonly ask: <Body = unknown>(method: string, path: string, body?: unknown) => Promise<Answer<Body>>
  /** Whoever is signed in here, for tables. */
  readonly guest: () => Guest
  /** The same browser at another server of the house. */
  readonly at: (url: string) => Visitor
}

export interface VisitorOptions {
  readonly url: string
  /** Of the page; the house's own unless told. */
  readonly origin?: string
  readonly userAgent?: string
}

const withJar = (options: VisitorOptions, jar: Map<string, string>): Visitor => {
  const {
    url,
    origin = url,
    userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  } = options
  const cookie = (): string => [...jar].map((pair) => pair.join('=')).join('; ')
  return {
    url,
    cookie,
    ask: async <Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> => {
      const response = await fetch(url + path, {
        method,
        headers: {
          cookie: cookie(),
          origin,
          'user-agent': userAgent,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/max-age=0/i.test(line)) jar.delete(name)
        else jar.set(name, value)
      }
      const text = await response.text()
      return { status: response.status, text, body: (text.startsWith('{') ? JSON.parse(text) : null) as Body }
    },
    guest: () => guestWith({ url }, cookie()),
    at: (other) => withJar({ ...options, url: other, origin }, jar),
  }
}

/** A browser nobody is known by yet. */
export const newVisitor = (options: VisitorOptions): Visitor => withJar(options, new Map())

/** The same, with a new guest. */
export const welcomed = async (options: VisitorOptions): Promise<Visitor> => {
  const visitor = newVisitor(options)
  await visitor.ask('POST', SIGN_IN_PATH, {})
  return visitor
}

/** Makes a passkey for whoever is here. */
export const makePasskey = async (visitor: Visitor, authenticator: Authenticator): Promise<Answer> => {
  const { body } = await visitor.ask<{ challenge: string }>('POST', '/api/me/passkeys/options', {})
  return visitor.ask('POST', '/api/me/passkeys', { response: authenticator.make(body) })
}

/** Signs in by a passkey. */
export const enterByPasskey = async (visitor: Visitor, authenticator: Authenticator, bring = true): Promise<Answer> => {
  const { body } = await visitor.ask<{ challenge: string }>('POST', '/api/auth/passkey/options', {})
  return visitor.ask('POST', '/api/auth/passkey', { response: authenticator.answer(body), bring })
}
