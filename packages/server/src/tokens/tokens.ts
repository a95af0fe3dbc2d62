import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { NewToken, Token, TokenScope } from '@menagerie/protocol/programs'
import { and, count, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { refuse } from '@menagerie/authority'
import type { Identity } from '../identity/auth.ts'
import type { Db } from '../store/database.ts'
import { tokens, user } from '../store/schema.ts'

/** Who asks by a token. Its `session` begins so, which no session of a browser does. */
export interface TokenIdentity extends Identity {
  readonly scope: TokenScope
}

export interface Tokens {
  /** Null where nobody has it, or it has ended. */
  readonly of: (token: string) => Promise<TokenIdentity | null>
  readonly make: (userId: string, wanted: { readonly scope: TokenScope; readonly days: number }) => Promise<NewToken>
  readonly list: (userId: string) => Promise<readonly Token[]>
  /** What ends with it, as sessions are called; null where this person has none of that id. */
  readonly end: (userId: string, id: string) => Promise<string | null>
  /** Those of these sessions that are of tokens which have ended. */
  readonly endedOf: (sessions: readonly string[]) => Promise<readonly string[]>
}

const DAY_MS = 24 * 3600 * 1000
/** Tokens a person may have at once. */
const MOST = 10
/** What a token begins with, so that one is found where it must not stand. */
const MARK = 'mt_'
const SESSION = 'token:'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether a session is that of a token. */
export const isOfToken = (session: string): boolean => session.startsWith(SESSION)

/** Ends all tokens of a person; answers with what ends with them, as sessions are called. */
export const endTokens = async (tx: Pick<Db, 'delete'>, userId: string): Promise<readonly string[]> => {
  const ended = await tx.delete(tokens).where(eq(tokens.userId, userId)).returning({ id: tokens.id })
  return ended.map(({ id }) => SESSION + id)
}

const shown = ({ id, scope, createdAt, expiresAt }: typeof tokens.$inferSelect): Token => ({
  id,
  scope,
  createdAt: createdAt.getTime(),
  expiresAt: expiresAt.getTime(),
})
const living = () => gt(tokens.expiresAt, new Date())

/** Those of a person that have not ended, newest first. */
export const tokensOf = async (db: Pick<Db, 'select'>, userId: string): Promise<readonly Token[]> => {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, userId), living()))
    .orderBy(desc(tokens.createdAt))
  return rows.map(shown)
}

/** A token has 256 bits of chance: its plain hash tells nothing of it. */
export const openTokens = (db: Db): Tokens => {
  return {
    of: async (token) => {
      if (!token.startsWith(MARK)) return null
      const [found] = await db
        .select({ id: tokens.id, scope: tokens.scope, userId: user.id, name: user.name })
        .from(tokens)
        .innerJoin(user, eq(user.id, tokens.userId))
        .where(and(eq(tokens.hash, hashOf(token)), living()))
      return found === undefined
        ? null
        : { id: found.userId, name: found.name, session: SESSION + found.id, scope: found.scope }
    },
    make: async (userId, { scope, days }) => {
      await db.delete(tokens).where(and(eq(tokens.userId, userId), lte(tokens.expiresAt, new Date())))
      const [had] = await db.select({ n: count() }).from(tokens).where(eq(tokens.userId, userId))
      if ((had?.n ?? 0) >= MOST) throw refuse('tooMany')
      const token = MARK + randomBytes(32).toString('base64url')
      const expiresAt = new Date(Date.now() + days * DAY_MS)
      const [made] = await db
        .insert(tokens)
        .values({ id: randomUUID(), userId, hash: hashOf(token), scope, expiresAt })
        .returning()
      if (made === undefined) throw new Error('no token was made')
      return { ...shown(made), token }
    },
    list: (userId) => tokensOf(db, userId),
    end: async (userId, id) => {
      const ended = await db
        .delete(tokens)
        .where(and(eq(tokens.userId, userId), eq(tokens.id, id)))
        .returning({ id: tokens.id })
      return ended.length === 0 ? null : SESSION + id
    },
    endedOf: async (sessions) => {
      const ids = sessions.filter(isOfToken).map((session) => session.slice(SESSION.length))
      if (ids.length === 0) return []
      const left = await db.select({ id: tokens.id }).from(tokens).where(inArray(tokens.id, ids))
      return ids.filter((id) => !left.some((row) => row.id === id)).map((id) => SESSION + id)
    },
  }
}
