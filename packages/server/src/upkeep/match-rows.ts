import type { Entry, MatchRecord, RecordHeader } from '@menagerie/engine'
import { entryHash, headerHash } from '@menagerie/engine'
import { nativeHash } from '../match/hash.ts'
import type { Column, StoredMatch, TextRow } from './snapshot.ts'
import { UpkeepError } from './upkeep-error.ts'

/** The columns of a match's rows, as a file or a database has them. */
export interface MatchColumns {
  readonly tables: readonly Column[]
  readonly entries: readonly Column[]
}

type ByName = Readonly<Record<string, string | null>>

const named = (columns: readonly Column[], row: TextRow): ByName =>
  Object.fromEntries(columns.map(([name], at) => [name, row[at] ?? null]))

const jsonOf = (text: string | null | undefined): unknown => JSON.parse(text ?? 'null')

const entryOf = (row: ByName): Entry => ({
  seq: Number(row['seq']),
  kind: (row['kind'] ?? '') as Entry['kind'],
  seat: row['seat'] === null ? null : Number(row['seat']),
  steps: jsonOf(row['steps']) as Entry['steps'],
  outcomes: jsonOf(row['outcomes']) as Entry['outcomes'],
  hash: row['hash'] ?? '',
  at: Number(row['at']),
})

/** A match as a record, with the host's secret while it still runs: it stays on this machine. Null before it begins. */
export const recordOf = (
  columns: MatchColumns,
  { table, entries }: Pick<StoredMatch, 'table' | 'entries'>,
): { readonly id: string; readonly record: MatchRecord | null } => {
  const row = named(columns.tables, table)
  const header = jsonOf(row['header']) as RecordHeader | null
  const log = entries.map((entry) => entryOf(named(columns.entries, entry)))
  return {
    id: row['id'] ?? '',
    record: header === null ? null : { header, entries: log, reveal: row['secret'] ?? null },
  }
}

/** Throws `chainBroken` unless the entries are all there, and each is what its hash says. */
export const mustHold = (columns: MatchColumns, match: StoredMatch): void => {
  const { id, record } = recordOf(columns, match)
  const broken = (entry: number): UpkeepError => new UpkeepError('chainBroken', { table: id, entry })
  if (record === null) {
    if (match.entries.length > 0) throw broken(0)
    return
  }
  const { header, entries } = record
  if (entries.length === 0) throw broken(0)
  let previous = headerHash(nativeHash, header)
  for (const [seq, entry] of entries.entries()) {
    if (entry.seq !== seq || entryHash(nativeHash, header.format, previous, entry) !== entry.hash) throw broken(seq)
    previous = entry.hash
  }
}
