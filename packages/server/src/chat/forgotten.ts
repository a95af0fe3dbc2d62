import { and, eq, notInArray, sql } from 'drizzle-orm'
import { quiets, remarks, reports } from '../store/chat-schema.ts'
import type { Db } from '../store/database.ts'

type Writer = Pick<Db, 'select' | 'update' | 'execute'>

/** Somebody is forgotten, and with them every word of theirs; answers with the tables at which there were any. */
export const forgetWords = async (tx: Writer, userId: string): Promise<readonly string[]> => {
  const rows = await tx
    .update(remarks)
    .set({ userId: null, text: null, phrase: null })
    .where(eq(remarks.userId, userId))
    .returning({ table: remarks.tableId })
  const kept = await tx
    .select({ id: reports.id, lines: reports.lines })
    .from(reports)
    .where(sql`${reports.lines}::text like ${`%${userId}%`}`)
  for (const { id, lines } of kept) {
    const left = lines.map((line) =>
      line.person === userId ? { ...line, person: null, text: null, phrase: null } : line,
    )
    await tx.update(reports).set({ lines: left }).where(eq(reports.id, id))
  }
  return [...new Set(rows.map(({ table }) => table))]
}

/** What a guest said, muted and told the host of is a person's from now on, but for what they said at the tables they keep. */
export const takeOverWords = async (
  tx: Writer,
  { guest, person, kept }: { readonly guest: string; readonly person: string; readonly kept: readonly string[] },
): Promise<void> => {
  const theirs = eq(remarks.userId, guest)
  await tx
    .update(remarks)
    .set({ userId: person })
    .where(kept.length === 0 ? theirs : and(theirs, notInArray(remarks.tableId, [...kept])))
  // Where both have muted or blocked the same person, or were by the same, that of the person stands.
  await tx.execute(sql`update ${quiets} set user_id = ${person} where user_id = ${guest} and whom <> ${person}
    and not exists (select from ${quiets} as own where own.user_id = ${person} and own.whom = ${quiets.whom})`)
  await tx.execute(sql`update ${quiets} set whom = ${person} where whom = ${guest} and user_id <> ${person}
    and not exists (select from ${quiets} as own where own.whom = ${person} and own.user_id = ${quiets.userId})`)
  await tx.update(reports).set({ userId: person }).where(eq(reports.userId, guest))
  await tx.update(reports).set({ about: person }).where(eq(reports.about, guest))
  await tx.execute(sql`update ${reports} set lines = replace(lines::text, ${guest}, ${person})::json
    where lines::text like ${`%${guest}%`}`)
}
