import { testBench } from '@menagerie/engine/conformance'
import { box } from '../index.ts'
import { type State, playerOf } from './state.ts'

/** The game on the test bench: ids of cards and names of factions stand in scripts. */
const bench = testBench(box, {
  outcome: ({ set }, written) => {
    if (typeof written !== 'string') return written
    const card = set.ids.indexOf(written)
    return card >= 0 ? card : set.factions.indexOf(written)
  },
})
export const { optionsOf, arranged, faultsOf, dealt, happenings, play, playOn, leave } = bench
export const { refusalOf, legalTexts, legalAfter, phaseText } = bench

export const DOMINOES = { mode: 'dominoes' } as const
export const ARENA = { mode: 'arena' } as const

/** Monsters of the supplied set as their cards, body first, and the steps that put the small ones together. */
export const U1 = ['U1B', 'U1H', 'U1T', 'U1La', 'U1Lb']
export const U3 = ['U3B', 'U3H', 'U3T']
export const M5 = ['M5B', 'M5H', 'M5T']
export const STEPS_U3 = 'use U3B.1, use U3H.1, use U3T.1'
export const STEPS_M5 = 'use M5B.1, use M5H.1, use M5T.1'
/** Power cards alone to draw: no part comes on a table. */
export const POWERS = ['PSP2a', 'PSP2b', 'PSP3a', 'PSP3b', 'PBO2a', 'PBO2b', 'PBO3a', 'PBO3b']

const idsOf = (state: State, cards: readonly { readonly card: number }[]): string[] =>
  cards.map(({ card }) => state.options.set.ids[card] ?? '?')

/** All parts on a table, sorted by id. */
export const tableOf = (state: State, seat: number): string[] => idsOf(state, playerOf(state, seat).table.flat()).sort()
export const hiddenOf = (state: State, seat: number): string[] => idsOf(state, playerOf(state, seat).hidden)
export const handOf = (state: State, seat: number): string[] => idsOf(state, playerOf(state, seat).hand)
export const pileOf = (state: State, seat: number): string[] => idsOf(state, playerOf(state, seat).pile)
export const inDeck = (state: State, id: string): boolean => state.deck.includes(state.options.set.ids.indexOf(id))

/** Totals as shown, the attacker's first. */
export const totals = (state: State): number[] => state.fight?.sides.map(({ total }) => Math.max(0, total)) ?? []

/** Open connectors of the centre: `2W 1N`. */
export const openText = (state: State): string =>
  state.open.flatMap((count, at) => (count === 0 ? [] : [`${count}${'WNwn'.charAt(at)}`])).join(' ')
