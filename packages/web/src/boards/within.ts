import type { Within } from './board.ts'

/** What lies in a pile, each sort once, with how many of it there are. */
export const sortsIn = <Card>(
  pile: readonly Card[],
  sortOf: (card: Card) => Pick<Within, 'thing' | 'look'>,
): readonly Within[] =>
  [...new Set(pile)].map((card) => ({ ...sortOf(card), count: pile.filter((one) => one === card).length }))
