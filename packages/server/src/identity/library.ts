import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { refuse } from '../http/errors.ts'
import { session as sessions } from '../store/schema.ts'
import { type LibraryOptions, configured } from './configured.ts'
import { hooked } from './hooked.ts'

/** Somebody was let in: a session of theirs, and the lines that set its cookies. */
export interface Opened {
  readonly id: string
  readonly name: string
  readonly session: string
  readonly cookies: readonly string[]
}

/** What a browser said when it asked, as far as anybody needs it. */
export interface Browser {
  readonly cookie: string | undefined
  /** Of the page that asks. */
  readonly origin: string | undefined
  /** Kept with a session that is opened (`device.ts`). */
  readonly device: string
}

/** A challenge, and the lines that set the cookie by which it is found again. Good for five minutes, and once. */
export interface Challenge {
  readonly options: Record<string, unknown>
  readonly cookies: readonly string[]
}

/** All that is asked of better-auth. None of its own paths is open: most of them answer with the bare token of a session. */
export interface Library {
  readonly sessionOf: (
    cookie: string,
  ) => Promise<{ readonly id: string; readonly name: string; readonly session: string } | null>
  readonly guest: (browser: Browser) => Promise<Opened>
  /** Lets somebody in whom the house knows by other means than the library's. */
  readonly open: (userId: string, browser: Browser) => Promise<Opened>
  /** The lines that clear the cookies; ends the session too, where it can. */
  readonly close: (cookie: string) => Promise<readonly string[]>
  readonly newPasskey: (name: string, browser: Browser) => Promise<Challenge>
  /** Keeps what the browser made for that challenge; false: it is none, or not for this person. */
  readonly keepPasskey: (response: unknown, browser: Browser) => Promise<boolean>
  /** For whoever has a passkey of this house: nobody is named. */
  readonly askPasskey: () => Promise<Challenge>
  /** Null: nobody is let in by that. */
  readonly byPasskey: (response: object, browser: Browser) => Promise<Opened | null>
  /** Null: nobody is let in by that. Takes as long for an address that nobody has as for one that somebody has. */
  readonly byPassword: (email: string, password: string, browser: Browser) => Promise<Opened | null>
  readonly setPassword: (userId: string, password: string) => Promise<void>
}

const headersOf = ({ cookie, origin, device }: Browser): Headers => {
  const said = { cookie, origin, 'user-agent': device }
  return new Headers(Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** Without the cookie of a session: whoever is let in is let in by what they show, and not by who was there before. */
const stranger = (browser: Browser): Headers => {
  const kept = (browser.cookie ?? '').split(/;\s*/).filter((one) => !/session/.test(one.split('=')[0] ?? ''))
  return headersOf({ ...browser, cookie: kept.join('; ') })
}

/** Of a passkey that is none, or is kept already; by its status it would be the house's own fault. */
const UNREADABLE = 'FAILED_TO_VERIFY_REGISTRATION'

/** What the library refuses is the person's doing; all else is not. */
const unlessRefused = async <Answer>(work: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof APIError && (error.statusCode < 500 || error.body?.code === UNREADABLE)) return null
    throw error
  }
}

/** What is not one is refused when it is read. */
type PasskeyAnswer = Exclude<
  Parameters<ReturnType<typeof configured>['api']['verifyPasskeyAuthentication']>[0],
  undefined
>['body']['response']

export const openLibrary = (options: LibraryOptions): Library => {
  const api = hooked(configured(options).api)
  const opened = (
    {
      user,
      session,
    }: { readonly user: { readonly id: string; readonly name: string }; readonly session: { readonly id: string } },
    headers: Headers,
  ): Opened => ({ id: user.id, name: user.name, session: session.id, cookies: headers.getSetCookie() })

  return {
    /** The library hides why it failed; but only the database can make this fail. */
    sessionOf: async (cookie) => {
      try {
        const found = await api.getSession({ headers: new Headers({ cookie }), query: { disableCookieCache: true } })
        return found === null ? null : { id: found.user.id, name: found.user.name, session: found.session.id }
      } catch {
        throw refuse('busy')
      }
    },
    guest: async (browser) => {
      const { headers, response } = await api.signInAnonymous({
        headers: headersOf({ ...browser, cookie: undefined }),
        returnHeaders: true,
      })
      if (response === null) throw new Error('no guest was made')
      return opened({ user: response.user, session: { id: '' } }, headers)
    },
    open: async (userId, browser) => {
      const { headers, response } = await api.openSession({
        body: { userId },
        headers: headersOf({ ...browser, cookie: undefined }),
        returnHeaders: true,
      })
      return opened(response, headers)
    },
    close: async (cookie) =>
      (await api.signOut({ headers: new Headers({ cookie }), returnHeaders: true })).headers.getSetCookie(),
    newPasskey: async (name, browser) => {
      const { headers, response } = await api.generatePasskeyRegistrationOptions({
        headers: headersOf(browser),
        query: { name },
        returnHeaders: true,
      })
      // Else what keeps it would show the address that stands for a guest.
      const named = { ...response, user: { ...response.user, name, displayName: name } }
      return { options: named, cookies: headers.getSetCookie() }
    },
    keepPasskey: async (response, browser) =>
      (await unlessRefused(api.verifyPasskeyRegistration({ headers: headersOf(browser), body: { response } }))) !==
      null,
    askPasskey: async () => {
      const { headers, response } = await api.generatePasskeyAuthenticationOptions({
        headers: new Headers(),
        returnHeaders: true,
      })
      return { options: { ...response }, cookies: headers.getSetCookie() }
    },
    byPasskey: async (response, browser) => {
      const found = await unlessRefused(
        api.verifyPasskeyAuthentication({
          headers: stranger(browser),
          body: { response: response as PasskeyAnswer },
          returnHeaders: true,
        }),
      )
      return found === null ? null : opened(found.response, found.headers)
    },
    byPassword: async (email, password, browser) => {
      const found = await unlessRefused(
        api.signInEmail({ headers: stranger(browser), body: { email, password }, returnHeaders: true }),
      )
      if (found === null) return null
      const { user, token } = found.response
      const [session] = await options.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token))
      return session === undefined ? null : opened({ user, session }, found.headers)
    },
    setPassword: async (userId, password) => {
      await api.keepPassword({ body: { userId, password } })
    },
  }
}
