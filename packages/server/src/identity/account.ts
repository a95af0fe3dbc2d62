import type { Account } from '@menagerie/protocol'
import { and, asc, count, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { refuse } from '../http/errors.ts'
import { databaseCode } from '../store/away.ts'
import type { Db } from '../store/database.ts'
import { account, passkey, seats, session, user } from '../store/schema.ts'
import type { Identity } from './auth.ts'
import { deviceFrom } from './device.ts'

/** Minutes after signing in for which somebody with an account may change how they come back, or leave for good. */
const FRESH_MINUTES = 60

/** A person as stored. `email`: null for who has given none. */
export interface Person {
  readonly id: string
  readonly guest: boolean
  readonly email: string | null
}

const PERSON = {
  id: user.id,
  guest: sql<boolean>`coalesce(${user.isAnonymous}, false)`,
  email: user.email,
  verified: user.emailVerified,
}
const personFrom = (row: { id: string; guest: boolean; email: string; verified: boolean } | undefined): Person | null =>
  row === undefined ? null : { id: row.id, guest: row.guest, email: row.verified ? row.email : null }

export const personOf = async (db: Db, id: string): Promise<Person> => {
  const found = personFrom((await db.select(PERSON).from(user).where(eq(user.id, id)))[0])
  // Forgotten meanwhile, in another window.
  if (found === null) throw refuse('unauthenticated')
  return found
}

/** Whose address this is; null: nobody's. */
export const ownerOf = async (db: Db, email: string): Promise<Person | null> =>
  personFrom(
    (
      await db
        .select(PERSON)
        .from(user)
        .where(and(eq(user.email, email), eq(user.emailVerified, true)))
    )[0],
  )

const ownPasskeys = (db: Db, userId: string) =>
  db
    .select({ id: passkey.id, name: sql<string>`coalesce(${passkey.name}, '')`, createdAt: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))

const ownSessions = (db: Db, userId: string) =>
  db
    .select({ id: session.id, device: session.userAgent, createdAt: session.createdAt, seenAt: session.updatedAt })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.updatedAt), asc(session.id))

/** All that the page of somebody's account shows them. */
export const accountOf = async (db: Db, who: Identity, mails: boolean): Promise<Account> => {
  const { guest, email } = await personOf(db, who.id)
  const [passkeys, sessions, credentials, sat] = await Promise.all([
    ownPasskeys(db, who.id),
    ownSessions(db, who.id),
    db
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.userId, who.id), isNotNull(account.password))),
    db.select({ tables: count() }).from(seats).where(eq(seats.userId, who.id)),
  ])
  return {
    guest,
    email,
    hasPassword: credentials.length > 0,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({ id, name, createdAt: createdAt?.getTime() ?? 0 })),
    sessions: sessions.map(({ id, device, createdAt, seenAt }) => ({
      id,
      ...deviceFrom(device),
      createdAt: createdAt.getTime(),
      seenAt: seenAt.getTime(),
      here: id === who.session,
    })),
    tables: sat[0]?.tables ?? 0,
    mails,
  }
}

/** Guests have nothing to lose to whoever finds their browser open but this browser; accounts have all the others. */
export const mustBeFresh = async (db: Db, who: Identity): Promise<void> => {
  if ((await personOf(db, who.id)).guest) return
  const [fresh] = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, who.session), gt(session.createdAt, sql`now() - ${FRESH_MINUTES} * interval '1 minute'`)))
  if (fresh === undefined) throw refuse('signInAgain')
}

/** A guest has an account from now on: by a passkey, or by an address, which becomes theirs. Throws `addressTaken`. */
export const becomeAccount = async (db: Db, id: string, email: string | null): Promise<void> => {
  try {
    await db
      .update(user)
      .set({ isAnonymous: false, updatedAt: new Date(), ...(email === null ? {} : { email, emailVerified: true }) })
      .where(eq(user.id, id))
  } catch (error) {
    // By two links at once.
    throw databaseCode(error)?.constraint === 'user_email_unique' ? refuse('addressTaken') : error
  }
}

/** Ends sessions of a person: this one alone, or all but this one. Answers with those that ended. */
export const endSessions = async (
  db: Db,
  userId: string,
  which: { readonly only: string } | { readonly but: string },
): Promise<readonly string[]> => {
  const chosen = 'only' in which ? eq(session.id, which.only) : ne(session.id, which.but)
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), chosen))
    .returning({ id: session.id })
  return ended.map(({ id }) => id)
}

/** Throws `notFound`, and `lastWay` where nobody would come back to the account without it. */
export const dropPasskey = (db: Db, userId: string, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [owner] = await tx.select(PERSON).from(user).where(eq(user.id, userId)).for('update')
    const kept = await tx.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, userId))
    if (!kept.some((one) => one.id === id)) throw refuse('notFound')
    if (kept.length === 1 && personFrom(owner)?.email === null) throw refuse('lastWay')
    await tx.delete(passkey).where(and(eq(passkey.userId, userId), eq(passkey.id, id)))
  })
