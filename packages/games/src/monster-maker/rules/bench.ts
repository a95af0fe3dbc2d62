import { testBench } from '@menagerie/engine/conformance'
import { box } from '../index.ts'
import { EMPTY, type State, partyOf } from './state.ts'

/** The game on the test bench: ids of cards stand in scripts. */
const bench = testBench(box, {
  outcome: ({ deck: { kinds, treasures } }, written) => {
    if (typeof written !== 'string') return written
    const kind = kinds.findIndex(({ id }) => id === written)
    return kind >= 0 ? kind : treasures.findIndex(({ id }) => id === written)
  },
})
export const { optionsOf, arranged, faultsOf, dealt, happenings, play, playOn, leave } = bench
export const { refusalOf, legalTexts, phaseText } = bench

/** The scenarios' table: three players, everybody with a corridor, P1 in phase act, unless said otherwise. */
export const table = (parties: readonly object[], rest: object = {}, choices: Record<string, unknown> = {}): State => {
  const all = [0, 1, 2].map((seat) => ({ out: seat === 0 ? ['C5'] : ['C10'], ...parties[seat] }))
  return arranged({ phase: 'act', parties: parties.length > 3 ? parties : all, ...rest }, choices)
}

/** A card for a turn that begins and does not matter. */
export const NEXT = 'C25'

/** Corridors that add up to so many perch. */
export const rows = (perch: number): string[] => {
  const value = [20, 15, 10, 5].find((length) => length <= perch)
  return value === undefined ? [] : [`C${value}`, ...rows(perch - value)]
}

export const idsOf = (state: State, cards: readonly number[]): string[] =>
  cards.map((card) => state.options.deck.kinds[card]?.id ?? '?')
export const treasureIds = (state: State, cards: readonly number[]): string[] =>
  cards.map((card) => state.options.deck.treasures[card]?.id ?? '?')

export const handOf = (state: State, seat: number): string[] => idsOf(state, partyOf(state, seat).hand)
export const rowOf = (state: State, seat: number): string[] => idsOf(state, partyOf(state, seat).out)
export const backOf = (state: State, seat: number): string[] => idsOf(state, partyOf(state, seat).back)
export const discards = (state: State): string[] => idsOf(state, state.discard)
export const monsterOf = (state: State, seat: number): string | null => {
  const { monster } = partyOf(state, seat)
  return monster === EMPTY ? null : (idsOf(state, [monster])[0] ?? null)
}
/** Treasures of a seat: `ring`, shown `sacred-goblet*`, with a rolled value `mystic-map*=200`. */
export const treasuresOf = (state: State, seat: number, where: 'treasures' | 'banked' = 'treasures'): string[] =>
  partyOf(state, seat)[where].map(({ card, shown, worth }) => {
    const id = card < 0 ? 'haul' : (treasureIds(state, [card])[0] ?? '?')
    return `${id}${shown ? '*' : ''}${worth === null ? '' : `=${worth}`}`
  })
export const legOf = (state: State, seat: number): string => partyOf(state, seat).leg
/** `OUT 60` or `RET 20/105`. */
export const wayOf = (state: State, seat: number): string => {
  const { leg, outSum, backSum, required, length } = partyOf(state, seat)
  return leg === 'outbound' ? `OUT ${outSum}` : `${leg === 'room' ? `ROOM ${length} ` : ''}RET ${backSum}/${required}`
}
