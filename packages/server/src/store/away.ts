import pg from 'pg'

/** Through drizzle's wrapper, and whoever else has one. */
const causesOf = (error: unknown): readonly Error[] => {
  const causes: Error[] = []
  for (let at: unknown = error; at instanceof Error && causes.length < 5; at = at.cause) causes.push(at)
  return causes
}

/** PostgreSQL's code of an error: `23505` is a broken unique constraint. */
export const databaseCode = (error: unknown): { code: string; constraint: string | null } | null => {
  for (const cause of causesOf(error))
    if (cause instanceof pg.DatabaseError && cause.code !== undefined)
      return { code: cause.code, constraint: cause.constraint ?? null }
  return null
}

/** Whether somebody was to be written down who is not known any more: they have just been forgotten. */
export const isOfNobody = (error: unknown): boolean => {
  const known = databaseCode(error)
  return known?.code === '23503' && known.constraint?.endsWith('_user_id_fk') === true
}

/**
 * What PostgreSQL's codes begin with that say the database is not there: connection, resources, shut down, its system; a session it
 * ended because nothing was heard in the middle of a transaction, and one that only reads, as a stand-by does until it takes over.
 */
const AWAY = ['08', '53', '57', '58', '25P03', '25P04', '25006']

/** Of a line that stood. */
const BROKEN: ReadonlySet<string> = new Set([
  ...['ECONNRESET', 'ECONNABORTED', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTCONN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENETRESET'],
])
/** Whatever keeps one from opening: a name that leads nowhere, as that of a container which was stopped, or a socket that is gone. */
const OPENING: ReadonlySet<string> = new Set(['connect', 'getaddrinfo'])
/** pg gives these no code. */
const UNCODED =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered|Query read timeout)/

/** Whether an error says nothing about what was asked, only that the database could not be asked. */
export const isDatabaseAway = (error: unknown): boolean => {
  const known = databaseCode(error)
  if (known !== null) return AWAY.some((begins) => known.code.startsWith(begins))
  return causesOf(error).some(
    (cause) =>
      UNCODED.test(cause.message) ||
      ('code' in cause && BROKEN.has(String(cause.code))) ||
      ('syscall' in cause && OPENING.has(String(cause.syscall))),
  )
}
