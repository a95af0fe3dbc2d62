import { randomInt } from 'node:crypto'
import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { anonymous } from 'better-auth/plugins/anonymous'
import { eq, inArray } from 'drizzle-orm'
import { refuse } from '../http/errors.ts'
import type { Db } from '../store/database.ts'
import * as schema from '../store/schema.ts'

/** Who asks. The id is known to its owner and the server alone. */
export interface Identity {
  readonly id: string
  readonly name: string
  /** One browser of theirs; ends when they sign out there. */
  readonly session: string
}

export interface SignedIn {
  readonly me: Pick<Identity, 'id' | 'name'>
  readonly cookies: readonly string[]
}

export interface Identities {
  /** Null without a valid cookie. */
  readonly of: (cookie: string | undefined) => Promise<Identity | null>
  /** Who is known by a cookie without asking the database; it may have ended meanwhile. */
  readonly known: (cookie: string | undefined) => string | null
  /** A new guest and their cookies. */
  readonly signIn: () => Promise<SignedIn>
  /**
   * Ends a session (null: it has ended already) and clears its cookies; answers with the lines that do. Fails where it could not
   * be ended.
   */
  readonly signOut: (cookie: string | undefined, session: string | null) => Promise<readonly string[]>
  /** Believes a sign-in no more; null: none of them. Whoever comes next is asked for in the database. */
  readonly forget: (session: string | null) => void
  /** Those of these sessions that have ended. */
  readonly endedOf: (sessions: readonly string[]) => Promise<readonly string[]>
  readonly rename: (id: string, name: string) => Promise<void>
}

export interface IdentityOptions {
  readonly db: Db
  readonly secret: string
  /** As browsers see it; cookies are `Secure` when it begins with https. */
  readonly publicUrl: string
}

const YEAR = 365 * 24 * 3600
/** How long a checked cookie is believed without asking the database; a renamed or signed-out guest is known at once. */
const BELIEVED_MS = 30_000
const MOST_BELIEVED = 10_000

export const openIdentities = ({ db, secret, publicUrl }: IdentityOptions): Identities => {
  const auth = betterAuth({
    secret,
    baseURL: publicUrl,
    basePath: '/api/auth',
    database: drizzleAdapter(db, { provider: 'pg', schema }),
    session: { expiresIn: YEAR, updateAge: 24 * 3600 },
    plugins: [anonymous({ emailDomainName: 'guest.invalid', generateName: () => `Guest ${randomInt(1000, 10_000)}` })],
    advanced: {
      cookiePrefix: 'menagerie',
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  /** The library hides why it failed; but only the database can make this fail. */
  const sessionOf = async (cookie: string) => {
    try {
      return await auth.api.getSession({ headers: new Headers({ cookie }), query: { disableCookieCache: true } })
    } catch {
      throw refuse('busy')
    }
  }
  /** Goes up when somebody is to be believed no more: an answer that was on its way then is not kept. */
  let forgotten = 0
  const believed = new Map<string, { readonly identity: Identity; readonly until: number }>()

  /** In order of when they are to be asked for again. */
  const believe = (cookie: string, identity: Identity): void => {
    believed.delete(cookie)
    believed.set(cookie, { identity, until: Date.now() + BELIEVED_MS })
    const oldest = believed.size > MOST_BELIEVED ? believed.keys().next().value : undefined
    if (oldest !== undefined) believed.delete(oldest)
  }
  const doubt = (isDoubted: (identity: Identity) => boolean): void => {
    forgotten++
    for (const [cookie, { identity }] of believed) if (isDoubted(identity)) believed.delete(cookie)
  }

  return {
    of: async (cookie) => {
      if (cookie === undefined || cookie.length > 4096) return null
      const known = believed.get(cookie)
      if (known !== undefined && known.until > Date.now()) return known.identity
      const before = forgotten
      const found = await sessionOf(cookie)
      if (found === null) {
        believed.delete(cookie)
        return null
      }
      const identity = { id: found.user.id, name: found.user.name, session: found.session.id }
      if (forgotten === before) believe(cookie, identity)
      return identity
    },
    known: (cookie) => (cookie === undefined ? null : (believed.get(cookie)?.identity.id ?? null)),
    signIn: async () => {
      const { headers, response } = await auth.api.signInAnonymous({ headers: new Headers(), returnHeaders: true })
      if (response === null) throw new Error('no guest was made')
      return { me: { id: response.user.id, name: response.user.name }, cookies: headers.getSetCookie() }
    },
    signOut: async (cookie, session) => {
      if (cookie === undefined) return []
      // The library would clear the cookie and say nothing of a session that lives on.
      if (session !== null) await db.delete(schema.session).where(eq(schema.session.id, session))
      forgotten++
      believed.delete(cookie)
      const { headers } = await auth.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true })
      return headers.getSetCookie()
    },
    forget: (session) => doubt((identity) => session === null || identity.session === session),
    endedOf: async (sessions) => {
      if (sessions.length === 0) return []
      const { id } = schema.session
      const left = await db
        .select({ id })
        .from(schema.session)
        .where(inArray(id, [...sessions]))
      return sessions.filter((session) => !left.some((row) => row.id === session))
    },
    rename: async (id, name) => {
      await db.update(schema.user).set({ name, updatedAt: new Date() }).where(eq(schema.user.id, id))
      doubt((identity) => identity.id === id)
    },
  }
}
