import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../store/database.ts'
import { session as sessions, user } from '../store/schema.ts'
import type { Browser, Library, Opened } from './library.ts'

/** Who asks. The id is known to its owner and the server alone. */
export interface Identity {
  readonly id: string
  readonly name: string
  /** One browser of theirs; ends when they sign out there. */
  readonly session: string
}

export interface Identities {
  /** Null without a valid cookie. */
  readonly of: (cookie: string | undefined) => Promise<Identity | null>
  /** Who is known by a cookie without asking the database; it may have ended meanwhile. */
  readonly known: (cookie: string | undefined) => string | null
  /** A new guest and their cookies. */
  readonly signIn: (browser: Browser) => Promise<Pick<Opened, 'id' | 'name' | 'cookies'>>
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
  readonly library: Library
}

/** How long a checked cookie is believed without asking the database; a renamed or signed-out guest is known at once. */
const BELIEVED_MS = 30_000
const MOST_BELIEVED = 10_000

export const openIdentities = ({ db, library }: IdentityOptions): Identities => {
  /** Goes up when somebody is to be believed no more: an answer that was on its way then is not kept. */
  let forgotten = 0
  /** `until` by `performance.now`. */
  const believed = new Map<string, { readonly identity: Identity; readonly until: number }>()

  /** In order of when they are to be asked for again. */
  const believe = (cookie: string, identity: Identity): void => {
    believed.delete(cookie)
    believed.set(cookie, { identity, until: performance.now() + BELIEVED_MS })
    const oldest = believed.size > MOST_BELIEVED ? believed.keys().next().value : undefined
    if (oldest !== undefined) believed.delete(oldest)
  }
  const doubt = (isDoubted: (identity: Identity) => boolean): void => {
    forgotten++
    for (const [cookie, { identity }] of believed) if (isDoubted(identity)) believed.delete(cookie)
  }

  /** Of those who ask with one cookie at once, as a page does that comes back, one asks the database for all. */
  const asking = new Map<string, { readonly since: number; readonly found: Promise<Identity | null> }>()
  const ask = async (cookie: string): Promise<Identity | null> => {
    const before = forgotten
    const found = await library.sessionOf(cookie)
    if (found === null) believed.delete(cookie)
    else if (forgotten === before) believe(cookie, found)
    return found
  }

  return {
    of: async (cookie) => {
      if (cookie === undefined || cookie.length > 4096) return null
      const known = believed.get(cookie)
      if (known !== undefined && known.until > performance.now()) return known.identity
      const others = asking.get(cookie)
      // What was on its way when somebody was to be believed no more is for those who asked before.
      if (others?.since === forgotten) return others.found
      const own = { since: forgotten, found: ask(cookie) }
      asking.set(cookie, own)
      try {
        return await own.found
      } finally {
        if (asking.get(cookie) === own) asking.delete(cookie)
      }
    },
    known: (cookie) => (cookie === undefined ? null : (believed.get(cookie)?.identity.id ?? null)),
    signIn: (browser) => library.guest(browser),
    signOut: async (cookie, session) => {
      if (cookie === undefined) return []
      // The library would clear the cookie and say nothing of a session that lives on.
      if (session !== null) await db.delete(sessions).where(eq(sessions.id, session))
      forgotten++
      believed.delete(cookie)
      return library.close(cookie)
    },
    forget: (session) => doubt((identity) => session === null || identity.session === session),
    endedOf: async (asked) => {
      if (asked.length === 0) return []
      const { id } = sessions
      const left = await db
        .select({ id })
        .from(sessions)
        .where(inArray(id, [...asked]))
      return asked.filter((session) => !left.some((row) => row.id === session))
    },
    rename: async (id, name) => {
      await db.update(user).set({ name, updatedAt: new Date() }).where(eq(user.id, id))
      doubt((identity) => identity.id === id)
    },
  }
}
