import { testBench } from '@menagerie/engine/conformance'
import { box } from '../index.ts'
import type { State } from './state.ts'

/** The game on the test bench: ids of cards stand in scripts. */
export const { optionsOf, arranged, faultsOf, dealt, play, refusalOf, legalTexts, phaseText } = testBench(box, {
  outcome: ({ cards }, written) => {
    const at = cards.findIndex(({ id }) => id === written)
    return at >= 0 ? at : written
  },
})

/** One side in words: `W1 R05(2b)`, `A3 B01`; free spots are left out. */
export const field = (state: State, seat: 0 | 1): Record<string, string> => {
  const side = box.game.view(state, seat).sides[seat]
  const id = (card: number): string => state.options.cards[card]?.id ?? '?'
  const spots: Record<string, string> = {}
  for (const [i, one] of side.waiting.entries()) {
    if (one !== null) spots[`W${i + 1}`] = `${id(one.card)}(${one.die}${one.held ? 'h' : one.boosted ? 'b' : ''})`
  }
  for (const [i, card] of side.active.entries()) if (card !== null) spots[`A${i + 1}`] = id(card)
  return spots
}

const idsOf = (state: State, cards: readonly number[]): string[] =>
  cards.map((card) => state.options.cards[card]?.id ?? '?')

export const discardOf = (state: State, seat: 0 | 1): string[] => idsOf(state, state.sides[seat].discard)
export const handOf = (state: State, seat: 0 | 1): string[] => idsOf(state, state.sides[seat].hand)
export const hpOf = (state: State): [number, number] => [state.sides[0].hp, state.sides[1].hp]
