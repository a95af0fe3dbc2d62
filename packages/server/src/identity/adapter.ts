import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { eq, sql } from 'drizzle-orm'
import { type Db, preparedFor } from '../store/database.ts'
import * as schema from '../store/schema.ts'
import { readTogether } from '../store/together.ts'

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>
type Wanted = Parameters<Adapter['findOne']>[0]

const sessions = preparedFor((db) =>
  db
    .select({ session: schema.session, user: schema.user })
    .from(schema.session)
    .innerJoin(schema.user, eq(schema.user.id, schema.session.userId))
    .where(sql`${schema.session.token} = any(${sql.placeholder('tokens')})`)
    .prepare('sessions'),
)

const sessionByToken = readTogether(async (db, tokens) => {
  const found = await sessions(db).execute({ tokens })
  return new Map(found.map(({ session, user }) => [session.token, { ...session, user }]))
})

/** The token by which alone a session is looked for, with whose it is; null: something else is. */
const tokenWanted = ({ model, where, select, join }: Wanted): string | null => {
  const [one, ...more] = where
  const isByToken = model === 'session' && one?.field === 'token' && more.length === 0 && select === undefined
  const isPlain = one?.operator === undefined || one.operator === 'eq'
  const isWithUser = join?.['user'] === true && Object.keys(join).length === 1
  return isByToken && isPlain && isWithUser && typeof one.value === 'string' ? one.value : null
}

/**
 * The library's own way to the database, but for what everybody asks who comes: their session, and who they are. It asks for that by two
 * statements for each; here those who come at once are found by one.
 */
export const adapterFor =
  (db: Db): ReturnType<typeof drizzleAdapter> =>
  (options) => {
    const adapter = drizzleAdapter(db, { provider: 'pg', schema })(options)
    const findOne = async (wanted: Wanted): Promise<unknown> => {
      const token = tokenWanted(wanted)
      return token === null ? adapter.findOne(wanted) : sessionByToken(db, token)
    }
    return { ...adapter, findOne: findOne as Adapter['findOne'] }
  }
