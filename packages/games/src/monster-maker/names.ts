import type { KindIndex, TreasureIndex } from './components.ts'
import type { Options } from './options.ts'
import { HAUL } from './state.ts'

export const kindName = (options: Options, card: KindIndex): string => options.deck.kinds[card]?.name ?? '?'

/** The name of a treasure card; the find of a table without treasure cards has a message of its own. */
export const treasureName = (options: Options, card: TreasureIndex): string =>
  card === HAUL ? '@find' : (options.deck.treasures[card]?.name ?? '?')

export const kindNames = (options: Options, cards: readonly KindIndex[]): string =>
  cards.map((card) => kindName(options, card)).join(', ')

export const treasureNames = (options: Options, cards: readonly TreasureIndex[]): string =>
  cards.map((card) => treasureName(options, card)).join(', ')
