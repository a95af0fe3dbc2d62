import type { Options } from '@menagerie/games/double-headed-lion'

/** Namespace of the words on the printed parts of The Double-Headed Lion. */
export const PRINT_WORDS = 'double-headed-lion-print'

/** Options that change what is printed: cards, values, and what the reference cards say of characters and of the end. */
export const PRINT_OPTIONS: readonly string[] = [
  'cards',
  'pieceValues',
  'stormSees',
  'castleAji',
  'switchWindow',
  'vishnusReturnsCard',
]

/** The lines of a turn on its reference card, as ids of sentences. */
export const turnSteps = ({ castleAji }: Options): readonly string[] => [
  ...['move', 'knight', 'fight', 'cards', 'retreat'],
  castleAji === 'point' ? 'endPoint' : 'endIntercept',
]
