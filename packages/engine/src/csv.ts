import { type Fault, type Result, fault, faulty, ok } from './refusal.ts'

// A door of its own: what only some games read is not to weigh on the first page of all.

/** One record by the names of its columns. */
export type CsvRow<Column extends string> = Readonly<Record<Column, string>>

/** A spreadsheet pads short lines with commas: empty cells at the end of a line are none. */
const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/[\s,]+$/, '')
    .split(',')
    .map((cell) => cell.trim())

/** The columns in the order in which the first line names them, each once and no other; null when it does not. */
const headingOf = <Column extends string>(line: string, columns: readonly Column[]): readonly Column[] | null => {
  const named = cellsOf(line).map((cell) => columns.find((column) => column === cell.toLowerCase()))
  const found = named.filter((column) => column !== undefined)
  const isWhole = found.length === named.length && new Set(found).size === columns.length
  return isWhole && found.length === columns.length ? found : null
}

/**
 * Reads records below a line that names the columns, in any order; all faults at once. Cells hold no commas. Faults are
 * `csvHeading` (`columns`) and `csvCells` (`line`, `count`, `columns`), at `path`.
 */
export const readCsv = <Column extends string>(
  text: string,
  path: string,
  columns: readonly Column[],
): Result<readonly CsvRow<Column>[]> => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ line, number: at + 1 }))
    .filter(({ line }) => line.replace(/[\s,]+/g, '') !== '')
  const [first, ...rest] = lines
  const heading = first === undefined ? null : headingOf(first.line, columns)
  if (heading === null) return faulty([fault('csvHeading', path, null, { columns: columns.join(',') })])
  const faults: Fault[] = []
  const rows: CsvRow<Column>[] = []
  for (const { line, number } of rest) {
    const cells = cellsOf(line)
    if (cells.length > columns.length) {
      const values = { line: number, count: cells.length, columns: columns.length }
      faults.push(fault('csvCells', `${path}.${rows.length}`, null, values))
    }
    rows.push(Object.fromEntries(heading.map((column, at) => [column, cells[at] ?? ''])) as Record<Column, string>)
  }
  return faults.length > 0 ? faulty(faults) : ok(rows)
}

/** A cell as a number; NaN when it is empty or no number. */
export const numberIn = (cell: string): number => (cell === '' ? Number.NaN : Number(cell))
