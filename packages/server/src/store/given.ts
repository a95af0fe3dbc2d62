import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { StartError } from '../start-error.ts'

/*
 * A database that a host gives may be set to otherwise than the one npm brought. What is said to it here does not hang on that: each
 * connection says first how it wants to be answered. What no connection can change is looked at once, at the start.
 */

/** What is rested on here. */
const AS_HERE = [
  `datestyle to 'iso'`,
  // Else a number loses its last digits on its way into a backup.
  'extra_float_digits to 1',
  'array_nulls to on',
  // By the name of its type a column is known again.
  'quote_all_identifiers to off',
  // A statement sees what was committed before it: so who comes second is refused with a reason.
  `default_transaction_isolation to 'read committed'`,
]

/** The first word on a new connection, with what else it is to be set to: poolers take no such wish with the connection itself. */
export const askAsHere = async (client: Pick<pg.ClientBase, 'query'>, ...more: readonly string[]): Promise<void> => {
  await client.query([...AS_HERE, ...more].map((setting) => `set ${setting}`).join('; '))
}

export interface Given {
  /** As PostgreSQL counts: 150018 is 15.18. */
  readonly version: number
  readonly encoding: string
  readonly isReadOnly: boolean
  /** Connections at once that this database gives to whoever asks as this house does. */
  readonly connections: number
}

const TRAITS = `
  select current_setting('server_version_num')::int as version,
    current_setting('server_encoding') as encoding,
    (current_setting('transaction_read_only') = 'on') as "isReadOnly",
    least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
    ) as connections`

export const givenBy = async (client: Pick<pg.ClientBase, 'query'>): Promise<Given> => {
  const { rows } = await client.query<Given>(TRAITS)
  return rows[0] as Given
}

const OLDEST = 15
/** In SQL_ASCII whatever is written is kept as it came. */
const ENCODINGS: readonly string[] = ['UTF8', 'SQL_ASCII']

export interface Wanted {
  /** Connections of this server. */
  readonly connections: number
  /** Whether there is a house in it: what it could live with it may go on with. */
  readonly isHouse: boolean
}

/** What is to be known of a database, in sentences for the host. Throws a StartError where no house could be opened in it. */
export const doubtsOf = (given: Given, { connections, isHouse }: Wanted): readonly string[] => {
  if (given.isReadOnly) throw new StartError('it can only be read, by its setting or because it is a standby')
  const grave: string[] = []
  if (given.version < OLDEST * 10_000)
    grave.push(`it is PostgreSQL ${Math.floor(given.version / 10_000)}, and ${OLDEST} or newer is wanted`)
  if (!ENCODINGS.includes(given.encoding))
    grave.push(
      `it is encoded as ${given.encoding}, in which not every name can be written: make it with the encoding UTF8 (createdb -E UTF8 -T template0)`,
    )
  if (!isHouse && grave.length > 0) throw new StartError(grave.join('; '))
  const few =
    given.connections < connections
      ? [`it gives ${given.connections} connections, and this server wants ${connections}`]
      : []
  return [...grave, ...few]
}

/**
 * Whether a connection stays what it was made: a pooler may give every transaction another one, on which nothing holds that was said
 * before: no setting, no lock, no ear. `second` goes in between, and takes the one that is free.
 */
export const keepsSessions = async (
  first: Pick<pg.ClientBase, 'query'>,
  second: Pick<pg.ClientBase, 'query'>,
): Promise<boolean> => {
  const markOf = async (client: Pick<pg.ClientBase, 'query'>): Promise<unknown> =>
    (await client.query<{ mark: string | null }>(`select current_setting('menagerie.mark', true) as mark`)).rows[0]
      ?.mark
  const mark = randomUUID()
  await first.query(`select set_config('menagerie.mark', $1, false)`, [mark])
  await second.query('begin')
  const [theirs, ours] = [await markOf(second), await markOf(first)]
  await second.query('rollback')
  return ours === mark && theirs !== mark
}
