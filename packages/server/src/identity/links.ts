import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { MAIL_LANGUAGES } from '@menagerie/protocol'
import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../store/database.ts'
import { verification } from '../store/schema.ts'

/* Links in mails: whoever has one reads the mail of its address. What is stored is a hash; a copy of the database opens nothing. */

/** In which a link must be used. */
export const LINK_MINUTES = 20

const Said = z.object({ email: z.string(), userId: z.string().nullable(), language: z.enum(MAIL_LANGUAGES) })
/** `userId`: the account that wants this address for itself; null: somebody wants in. */
export type Link = z.infer<typeof Said>

/** Either the database or a transaction in it. */
type Writer = Pick<Db, 'delete'>

const nameOf = (token: string): string => `link:${createHash('sha256').update(token).digest('hex')}`
const isLiving = (token: string) =>
  and(eq(verification.identifier, nameOf(token)), gt(verification.expiresAt, sql`now()`))

/** A new link's token. */
export const makeLink = async (db: Db, link: Link): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db.insert(verification).values({
    id: randomUUID(),
    identifier: nameOf(token),
    value: JSON.stringify(link),
    expiresAt: sql`now() + ${LINK_MINUTES} * interval '1 minute'`,
  })
  return token
}

const read = (row: { readonly value: string } | undefined): Link | null =>
  row === undefined ? null : Said.parse(JSON.parse(row.value))

/** Null: there is none, or it is too old, or used. */
export const linkOf = async (db: Db, token: string): Promise<Link | null> =>
  read((await db.select({ value: verification.value }).from(verification).where(isLiving(token)))[0])

/** The same, and from now on there is none: of those who use it at once, one gets it. */
export const useLink = async (db: Writer, token: string): Promise<Link | null> =>
  read((await db.delete(verification).where(isLiving(token)).returning({ value: verification.value }))[0])

/** Links to an address, or wanted by a person, open nothing any more. */
export const dropLinks = async (
  db: Writer,
  { email, userId }: { readonly email: string; readonly userId: string },
): Promise<void> => {
  const said = sql`${verification.value}::json`
  await db
    .delete(verification)
    .where(
      sql`${verification.identifier} like 'link:%' and (${said} ->> 'email' = ${email} or ${said} ->> 'userId' = ${userId})`,
    )
}
