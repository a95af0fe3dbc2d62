/** A counter as somebody is writing it: perhaps not sound. `cell` is its value, or what it is. */
export interface OwnRow {
  readonly name: string
  readonly cell: string
}

export type OwnList = 'characters' | 'treasures'

const FIELD: Readonly<Record<OwnList, 'value' | 'kind'>> = { characters: 'value', treasures: 'kind' }

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Rows of a list written as lines under a heading, or as JSON; null when it is neither. */
export const readRows = (list: OwnList, text: string): readonly OwnRow[] | null => {
  if (!/^\s*[[{]/.test(text)) {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
    return lines.slice(1).map((line) => {
      const [name = '', cell = ''] = line.split(',').map((one) => one.trim())
      return { name, cell }
    })
  }
  try {
    const data: unknown = JSON.parse(text)
    if (!Array.isArray(data)) return null
    return data.map((row: unknown) => {
      const fields: Readonly<Record<string, unknown>> = typeof row === 'object' && row !== null ? { ...row } : {}
      return { name: textOf(fields['name']), cell: textOf(fields[FIELD[list]]) }
    })
  } catch {
    return null
  }
}

/** Cells are parted by commas, so that none stands in a name. */
const clean = (text: string): string => text.replaceAll(/[,\r\n]/g, ' ')

export const writeRows = (list: OwnList, rows: readonly OwnRow[]): string =>
  [`name,${FIELD[list]}`, ...rows.map(({ name, cell }) => `${clean(name)},${clean(cell)}`), ''].join('\n')

export const withRow = (rows: readonly OwnRow[], at: number, change: Partial<OwnRow>): readonly OwnRow[] =>
  rows.map((row, index) => (index === at ? { ...row, ...change } : row))
