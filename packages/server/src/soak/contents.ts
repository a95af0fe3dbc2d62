import pg from 'pg'
import { readAccess } from '../postgres/secrets.ts'

/** Every row of the database in a data folder, by table: how many there are, and one hash over all that they say. */
export type Contents = Readonly<Record<string, string>>

const TABLES = `select quote_ident(table_name) as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`

export const contentsOf = async (dataDir: string): Promise<Contents> => {
  const client = new pg.Client({ host: '127.0.0.1', ...readAccess(dataDir), database: 'menagerie' })
  await client.connect()
  try {
    const { rows: names } = await client.query<{ name: string }>(TABLES)
    const contents: Record<string, string> = {}
    for (const { name } of names) {
      const { rows } = await client.query<{ said: string }>(
        `select count(*) || ' rows ' || coalesce(md5(string_agg(text, E'\\n' order by text)), '') as said
          from (select row.*::text as text from ${name} as row) as all_rows`,
      )
      contents[name] = rows[0]?.said ?? ''
    }
    return contents
  } finally {
    await client.end()
  }
}

/** The tables that differ. */
export const changedBetween = (before: Contents, after: Contents): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
