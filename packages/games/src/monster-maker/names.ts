import type { KindIndex, TreasureIndex } from './components.ts'
import type { Options } from './options.ts'
import { HAUL } from './state.ts'

export const kindName = (options: Options, card: KindIndex): string => options.deck.kinds[card]?.name ?? '?'

/** The name of a treasure card, or of what is found without treasure cards. */
export const treasureName = (options: Options, card: TreasureIndex): string =>
  card === HAUL ? 'Treasure' : (options.deck.treasures[card]?.name ?? '?')

export const kindNames = (options: Options, cards: readonly KindIndex[]): string =>
  cards.map((card) => kindName(options, card)).join(', ')

export const treasureNames = (options: Options, cards: readonly TreasureIndex[]): string =>
  cards.map((card) => treasureName(options, card)).join(', ')
