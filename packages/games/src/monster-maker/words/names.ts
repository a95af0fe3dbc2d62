import { DEFAULT_DECK } from '../set/cards.ts'
import { CLERIC, CORRIDOR, DETOUR, type KindIndex, TRAP, type TreasureIndex } from '../set/components.ts'
import { kindId } from '../set/deck-data.ts'
import type { Options } from '../set/options.ts'
import { HAUL } from '../rules/state.ts'

/** Ids of the cards supplied by their names: those the catalogues translate. */
const SUPPLIED: ReadonlyMap<string, string> = new Map([
  ...DEFAULT_DECK.main.flatMap((row) => ('name' in row ? [[row.name, kindId(row)] as const] : [])),
  ...DEFAULT_DECK.treasures.map(({ id, name }) => [name, id] as const),
])
/** Cards that no deck names. */
const NAMELESS: ReadonlySet<number> = new Set([CLERIC, DETOUR, TRAP])

/** A kind, a treasure or a row of a deck; `what` is a kind's. */
interface Named {
  readonly id: string
  readonly name: string
  readonly what?: number
}

/** The catalogues' word `cards.*` for a card; undefined: whoever wrote the deck named it. */
export const suppliedCard = ({ id, name, what }: Named): string | undefined =>
  what !== undefined && NAMELESS.has(what) ? id : SUPPLIED.get(name)

const wordOf = (one: Named): string => {
  const known = suppliedCard(one)
  return known === undefined ? one.name || one.id : `@cards.${known}`
}

/** How messages speak of a card: those supplied are named by the catalogues, a user's own by their own names. */
export const kindWord = (options: Options, card: KindIndex): string => {
  const kind = options.deck.kinds[card]
  if (kind === undefined) return '?'
  if (kind.what === CORRIDOR) return `@cards.corridor#${kind.value}`
  return wordOf(kind)
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
