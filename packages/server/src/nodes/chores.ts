import { sql } from 'drizzle-orm'
import type { Db } from '../store/database.ts'
import { chores } from '../store/schema.ts'

/**
 * Whether a chore is due and ours: of all servers that share the database one is told so, and nobody for so many seconds after.
 * Who dies over it leaves it to whoever comes next.
 */
export const isOurTurn = async (db: Db, name: string, everySeconds: number): Promise<boolean> => {
  const taken = await db
    .insert(chores)
    .values({ name, begunAt: sql`now()` })
    .onConflictDoUpdate({
      target: chores.name,
      set: { begunAt: sql`now()` },
      setWhere: sql`${chores.begunAt} <= now() - ${everySeconds} * interval '1 second'`,
    })
    .returning({ name: chores.name })
  return taken.length > 0
}

export interface ChoreOptions {
  readonly db: Db
  readonly name: string
  readonly everySeconds: number
  readonly work: () => Promise<unknown>
  /** By which it is done: a failure is told, and the next time comes. */
  readonly chores: { readonly quietly: (work: () => Promise<unknown>) => Promise<void> }
}

/** Does a thing every so often, by whichever server's turn it is; for the first time when that long has passed. */
export const startChore = ({
  db,
  name,
  everySeconds,
  work,
  chores: { quietly },
}: ChoreOptions): { readonly close: () => void } => {
  const look = async (): Promise<void> => {
    if (await isOurTurn(db, name, everySeconds)) await work()
  }
  const timer = setInterval(() => void quietly(look), 1000 * everySeconds).unref()
  return { close: () => clearInterval(timer) }
}
