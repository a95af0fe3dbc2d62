import type pg from 'pg'

/** All rows of a table of the database, as texts by column. */
interface TableRows {
  /** Columns of its primary key. */
  readonly key: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, string | null>>[]
}

export type AllRows = Readonly<Record<string, TableRows>>

const TABLES = `select c.relname as name, c.oid::int as id,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by 1) as columns,
    array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary order by 1) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r' order by 1`

export const allRows = async (client: pg.ClientBase): Promise<AllRows> => {
  const { rows: tables } = await client.query<{ name: string; columns: string[]; key: string[] }>(TABLES)
  const all: Record<string, TableRows> = {}
  for (const { name, columns, key } of tables) {
    const list = columns.map((column) => `"${column}"::text as "${column}"`).join(', ')
    const { rows } = await client.query<Record<string, string | null>>(`select ${list} from "${name}"`)
    all[name] = { key, columns, rows }
  }
  return all
}

/** What bringing a database up to date has taken from it: tables, columns, rows and values that were there, and are not as they were. */
export const lostBetween = (before: AllRows, after: AllRows): readonly string[] =>
  Object.entries(before).flatMap(([name, { key, columns, rows }]) => {
    const now = after[name]
    if (now === undefined) return [`the table ${name}`]
    const gone = columns.filter((column) => !now.columns.includes(column))
    const idOf = (row: Readonly<Record<string, string | null>>): string => key.map((column) => row[column]).join(' ')
    const byId = new Map(now.rows.map((row) => [idOf(row), row]))
    const changed = rows.flatMap((row) => {
      const same = byId.get(idOf(row))
      if (same === undefined) return [`a row of ${name}`]
      return columns.filter((column) => !gone.includes(column) && same[column] !== row[column])
    })
    return [
      ...gone.map((column) => `the column ${name}.${column}`),
      ...new Set(changed.map((what) => (what.startsWith('a row') ? what : `what stood in ${name}.${what}`))),
    ]
  })

/** What a migration was meant to change, by its number: since seals, all get ready anew where no match has begun. */
const MEANT: Readonly<Record<number, readonly string[]>> = {
  3: ['what stood in seats.contribution', 'what stood in seats.ready'],
}

/** The same of a house that has had so many migrations. */
export const meantAfter = ({ migrations }: { readonly migrations: number }): readonly string[] =>
  Object.entries(MEANT).flatMap(([number, what]) => (Number(number) > migrations ? what : []))

/**
 * Every time in it so much later, as if the house had been left a moment ago: what nobody comes back to for a month would be taken
 * away. Times of entries are under their hash, and stay.
 */
export const makeYoung = async (client: pg.ClientBase, leftAt: number): Promise<void> => {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'timestamp with time zone'`,
  )
  for (const { table, column } of rows)
    await client.query(`update "${table}" set "${column}" = "${column}" + $1 * interval '1 millisecond'`, [
      Date.now() - leftAt,
    ])
}
