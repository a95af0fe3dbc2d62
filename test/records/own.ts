import type { Choices } from '@menagerie/engine'

const TYPES = ['Blue Evade', 'Red Strike', 'Green Spell', 'White Wild']

/** Six cards of each type, of every number of stars. */
const CARDS = TYPES.flatMap((type, color) =>
  Array.from({ length: 6 }, (_, at) => ({
    id: `K${color}${at}`,
    name: `Kept ${color}${at}`,
    type,
    power: 10 * at + 5 * color,
    stars: (at % 4) + 1,
  })),
)

/** Components of a user's own, by game and option, where the game's conformance room draws none. */
export const OWN: Readonly<Record<string, Choices>> = {
  'monster-pack': { cards: CARDS, mat: { waiting: 3, active: 2, adj: [[0], [0, 1], [1]] } },
  'double-headed-lion': {
    cards: { republic: [0, 2, 4, 'Sk', 'Sk', 'Re'], royalist: [1, 3, 3, 5, 'Sk', 'Re', 'Re'] },
    pieceValues: { storm: 7, aila: 1 },
  },
}
