import { DECKS, type DeckData } from '@menagerie/games/monster-maker'

/** Lists of a deck that the form shows, in the order it shows them. */
export const LISTS = ['main', 'treasures', 'prizes'] as const
export type List = (typeof LISTS)[number]

export type Row = Readonly<Record<string, unknown>>
/** A deck as somebody is writing it: perhaps not sound, but its lists are lists of rows. */
export type Draft = Readonly<Record<string, unknown>> & Readonly<Record<List, readonly Row[]>>

/** Where the strength, length or worth of a row stands; null where its kind has none. */
export const valueKey = (list: List, row: Row): 'value' | 'strength' | null => {
  if (list !== 'main') return 'value'
  switch (row['kind']) {
    case 'character':
    case 'cleric':
    case 'monster':
      return 'strength'
    case 'corridor':
    case 'spell':
      return 'value'
    default:
      return null
  }
}

/** Kinds whose cards have names of their own. */
export const isNamed = (list: List, row: Row): boolean =>
  list === 'treasures' || ['character', 'spell', 'monster'].includes(String(row['kind']))

/** What a person typed: digits are a number, nothing is nothing, and dice stay text. */
export const readValue = (list: List, row: Row, text: string): unknown => {
  const dice = list === 'treasures' || ['character', 'cleric', 'spell'].includes(String(row['kind']))
  if (dice) return text.trim() === '' ? null : text.trim()
  return /^\d+$/.test(text.trim()) ? Number(text) : text
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text as something to edit; null when it is none. */
export const readDraft = (text: string): Draft | null => {
  try {
    const data: unknown = JSON.parse(text)
    if (!isRow(data)) return null
    return LISTS.every((list) => Array.isArray(data[list]) && (data[list] as unknown[]).every(isRow))
      ? (data as Draft)
      : null
  } catch {
    return null
  }
}

export const writeDraft = (draft: Draft | DeckData): string => JSON.stringify(draft, null, 2)

/** The deck supplied, as text. */
export const template = (): string => writeDraft({ ...(DECKS['mm-default'] as DeckData), id: 'my-deck' })

export const withField = (draft: Draft, list: List, at: number, field: string, value: unknown): Draft => ({
  ...draft,
  [list]: draft[list].map((row, index) => (index === at ? { ...row, [field]: value } : row)),
})

export const withoutRow = (draft: Draft, list: List, at: number): Draft => ({
  ...draft,
  [list]: draft[list].filter((_, index) => index !== at),
})

/** What a new row begins as, by what is added; ids are the first that is free. */
export const withRow = (draft: Draft, what: string): Draft => {
  const ids = new Set([...draft.main, ...draft.treasures].map((row) => row['id']))
  let number = 1
  while (ids.has(`${what}-${number}`)) number++
  const id = `${what}-${number}`
  const name = id
  const add = (list: List, row: Row): Draft => ({ ...draft, [list]: [...draft[list], row] })
  switch (what) {
    case 'corridor':
      return add('main', { kind: what, value: 35, count: 1 })
    case 'character':
      return add('main', { kind: what, class: 'fighter', name, strength: '3D', count: 1 })
    case 'spell':
      return add('main', { kind: what, id, name, value: '2D', humanOnly: false, charm: false, count: 1 })
    case 'monster':
      return add('main', { kind: what, id, name, type: 'general', strength: 15, count: 1 })
    case 'treasure':
      return add('treasures', { id, name, open: false, oncePerGame: false, value: '200', count: 1, effects: [] })
    default:
      return add('prizes', { value: 100, count: 1 })
  }
}
