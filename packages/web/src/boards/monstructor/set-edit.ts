import { CARD_SETS } from '@menagerie/games/monstructor'

/** Columns of a card set as text, in the order of the file. */
const COLUMNS = ['id', 'pic', 'name', 'faction', 'kind', 'connectors', 'points', 'icons', 'effect'] as const
export type Column = (typeof COLUMNS)[number]
export type Row = Readonly<Record<Column, string>>
/** A set as somebody is writing it: perhaps not sound, but a list of rows. */
export type Sheet = readonly Row[]

/** How effects of Spell cards are written. */
export const EFFECT_CODES = ['remove:limb', 'jinx', 'bonus:3', 'malus:2', 'sigil', 'peek', 'shield', 'fumble'] as const

/** The set supplied, as text. */
export const template = (): string => CARD_SETS['weeding'] ?? ''

const csvOf = (text: string): string | null => {
  if (!text.trimStart().startsWith('{')) return text
  try {
    const data: unknown = JSON.parse(text)
    const csv = typeof data === 'object' && data !== null ? (data as { csv?: unknown }).csv : null
    return typeof csv === 'string' ? csv : null
  } catch {
    return null
  }
}

/** The text, or JSON with it as `csv`, as rows to edit; null when it is none. */
export const readSheet = (text: string): Sheet | null => {
  const lines = csvOf(text)
    ?.split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const header = lines?.[0]?.split(',').map((word) => word.trim()) ?? []
  if (lines === undefined || COLUMNS.some((column) => !header.includes(column))) return null
  return lines.slice(1).map((line) => {
    const words = line.split(',').map((word) => word.trim())
    return Object.fromEntries(COLUMNS.map((column) => [column, words[header.indexOf(column)] ?? ''])) as Row
  })
}

export const writeSheet = (sheet: Sheet): string =>
  [COLUMNS.join(','), ...sheet.map((row) => COLUMNS.map((column) => row[column]).join(','))].join('\n')

/** Cards that are read together: a monster, a dragon, all Power cards, all Spell cards. */
export const groupOf = ({ kind, name, faction }: Row): string => {
  if (kind === 'power' || kind === 'spell') return kind
  return name === '' ? `dragon ${faction}` : name
}

/** Fields of a card of a kind that a person fills in. */
export const fieldsOf = ({ kind, name }: Row): readonly Column[] => {
  const named: readonly Column[] = name === '' ? ['faction'] : ['name', 'faction']
  switch (kind) {
    case 'power':
      return ['points', 'icons']
    case 'spell':
      return ['name', 'effect']
    case 'body':
      return [...named, 'connectors', 'points', 'icons']
    default:
      return [...named, 'points', 'icons']
  }
}

const isPart = ({ kind }: Row): boolean => kind !== 'power' && kind !== 'spell'

/** Parts share name and faction with all of their monster. Nameless parts are dragons, so a name is never empty. */
export const withCell = (sheet: Sheet, at: number, column: Column, typed: string): Sheet => {
  const row = sheet[at]
  if (row === undefined) return sheet
  const shared = isPart(row) && (column === 'name' || column === 'faction')
  // Commas part the columns.
  const text = typed.replaceAll(',', ' ')
  const value = shared && text === '' ? '?' : text
  return sheet.map((one, index) =>
    index === at || (shared && groupOf(one) === groupOf(row)) ? { ...one, [column]: value } : one,
  )
}

export const withoutRow = (sheet: Sheet, at: number): Sheet => sheet.filter((_, index) => index !== at)

export const ADDED = ['body', 'head', 'bottom', 'limb', 'power', 'spell'] as const

const BLANK: Row = {
  id: '',
  pic: '',
  name: '',
  faction: '',
  kind: '',
  connectors: '',
  points: '1',
  icons: '',
  effect: '',
}
const CONNECTORS: Readonly<Record<string, string>> = { body: 'WWNN', head: 'w', bottom: 'w', limb: 'n' }

/** A new card that is sound as it is; parts begin a monster of their own, in the faction of the first row. */
export const withRow = (sheet: Sheet, kind: (typeof ADDED)[number]): Sheet => {
  const ids = new Set(sheet.map(({ id }) => id))
  let number = 1
  while (ids.has(`${kind}-${number}`)) number++
  const id = `${kind}-${number}`
  switch (kind) {
    case 'power':
      return [...sheet, { ...BLANK, id, kind, points: '2', icons: 'spear' }]
    case 'spell':
      return [...sheet, { ...BLANK, id, kind, name: id, points: '', effect: 'bonus:2' }]
    default: {
      const faction = sheet.find((row) => row.faction !== '')?.faction ?? 'Mine'
      return [...sheet, { ...BLANK, id, pic: id, name: 'Mine', faction, kind, connectors: CONNECTORS[kind] ?? 'w' }]
    }
  }
}
