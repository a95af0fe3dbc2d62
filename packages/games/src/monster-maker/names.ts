import { DEFAULT_DECK } from './cards.ts'
import { CLERIC, CORRIDOR, DETOUR, type KindIndex, TRAP, type TreasureIndex } from './components.ts'
import { kindId } from './deck-data.ts'
import type { Options } from './options.ts'
import { HAUL } from './state.ts'

/** Ids of the cards supplied by their names: those the catalogues translate. */
const SUPPLIED: ReadonlyMap<string, string> = new Map([
  ...DEFAULT_DECK.main.flatMap((row) => ('name' in row ? [[row.name, kindId(row)] as const] : [])),
  ...DEFAULT_DECK.treasures.map(({ id, name }) => [name, id] as const),
  ['Cleric', 'cleric'],
  ['Detour', 'detour'],
  ['Trap', 'trap'],
])
/** Cards that no deck names. */
const NAMELESS: ReadonlySet<number> = new Set([CLERIC, DETOUR, TRAP])

/** The catalogues' word `cards.*` for a card of the supplied name, as it is written in a deck; undefined: somebody's own. */
export const suppliedCard = (name: string): string | undefined => SUPPLIED.get(name)

const wordOf = ({ id, name }: { readonly id: string; readonly name: string }): string => {
  const known = suppliedCard(name)
  return known === undefined ? name || id : `@cards.${known}`
}

/** How messages speak of a card: those supplied are named by the catalogues, a user's own by their own names. */
export const kindWord = (options: Options, card: KindIndex): string => {
  const kind = options.deck.kinds[card]
  if (kind === undefined) return '?'
  if (kind.what === CORRIDOR) return `@cards.corridor#${kind.value}`
  return NAMELESS.has(kind.what) ? `@cards.${kind.id}` : wordOf(kind)
}

export const treasureWord = (options: Options, card: TreasureIndex): string => {
  if (card === HAUL) return '@cards.haul'
  const treasure = options.deck.treasures[card]
  return treasure === undefined ? '?' : wordOf(treasure)
}

export const kindWords = (options: Options, cards: readonly KindIndex[]): readonly string[] =>
  cards.map((card) => kindWord(options, card))

export const treasureWords = (options: Options, cards: readonly TreasureIndex[]): readonly string[] =>
  cards.map((card) => treasureWord(options, card))

/** Catalogue of the names as the deck has them. */
export const cardNames: Readonly<Record<string, string>> = {
  corridor: 'Corridor {{value}}p',
  cleric: 'Cleric',
  detour: 'Detour',
  trap: 'Trap',
  haul: 'Treasure',
  ...Object.fromEntries(DEFAULT_DECK.main.flatMap((row) => ('name' in row ? [[kindId(row), row.name]] : []))),
  ...Object.fromEntries(DEFAULT_DECK.treasures.map(({ id, name }) => [id, name])),
}
