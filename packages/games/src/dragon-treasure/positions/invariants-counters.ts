import { type Contradiction, type Invariant, type Seat, removeOne } from '@menagerie/engine'
import { bySeat, when } from './invariants-pieces.ts'
import { owes } from '../choices/legal.ts'
import { seenNowhere } from '../secrets/knowledge.ts'
import { SEEN_BASE, type State, UNSEALED } from '../rules/state.ts'

/** Counters of earlier rounds of the combat in progress. */
export const shownOf = ({ phase }: State): readonly number[] =>
  phase.kind === 'duel' ? phase.shown.flat() : phase.kind === 'dragonDuel' ? phase.shown : []

/** Counters on the table and in hands that the set has not, each value once a place. */
const missing = (state: State): readonly Contradiction[] => {
  const set = state.options.characters.map(({ value }) => value)
  const lacking = (values: readonly number[], path: string): readonly Contradiction[] =>
    [...new Set(values.filter((value) => !removeOne(set, value)))].map((value) => ({ path, values: { value } }))
  return [
    ...lacking(shownOf(state), 'position.shown'),
    ...bySeat(state, (seat) => lacking(state.hands[seat] as number[], `sides.${seat}.hand`)),
  ]
}

/**
 * What everybody knows is on the safe side: no counter of a hand is younger than known, for of all that a seat drew they
 * strike the oldest (DT-4.6). So what is younger than the oldest they know of is among what they know.
 */
const drawnWrong = (state: State, seat: Seat): readonly Contradiction[] => {
  const [hand, born, births] = [state.hands[seat], state.born[seat], state.births[seat]] as [
    number[],
    number[],
    number[],
  ]
  const inOrder = [...born].sort((a, b) => a - b)
  const later = (list: readonly number[]): boolean => list.some((draw) => draw > state.draws)
  const count = (list: readonly number[], draw: number): number => list.filter((one) => one === draw).length
  const tooSure =
    born.length === births.length &&
    inOrder.some(
      (draw, i) =>
        draw > (births[i] as number) || (draw > (births[0] as number) && count(born, draw) > count(births, draw)),
    )
  return [
    ...when(born.length !== hand.length || later(born), `sides.${seat}.born`),
    ...when(births.length !== hand.length || later(births) || tooSure, `sides.${seat}.births`),
  ]
}

const sealedWrong = (state: State, seat: Seat): boolean => {
  const { phase, sealed, hands } = state
  const value = sealed[seat] as number
  if (value === UNSEALED) return false
  return phase.kind !== 'duel' || !phase.seats.includes(seat) || !(hands[seat] as number[]).includes(value)
}

/** Of character counters that the phase has nothing to do with. */
export const OF_COUNTERS: readonly Invariant<State>[] = [
  { id: 'DT-I11', code: 'counterMissing', rule: 'DT-1.3', kind: 'impossible', broken: missing },
  {
    id: 'DT-I12',
    code: 'drawsWrong',
    rule: 'DT-4.6',
    kind: 'impossible',
    broken: (state) => bySeat(state, (seat) => drawnWrong(state, seat)),
  },
  {
    id: 'DT-I13',
    code: 'seenWrong',
    rule: 'DT-4.6',
    kind: 'impossible',
    broken: (state) => {
      const early = state.seen.filter((entry) => Math.floor(entry / SEEN_BASE) <= state.draws)
      const late = state.seen.slice(early.length)
      return [...seenNowhere({ ...state, seen: early }), ...late].map((entry) => ({
        path: 'position.seen',
        values: { value: entry % SEEN_BASE, draws: Math.floor(entry / SEEN_BASE) },
      }))
    },
  },
]

/** DT-4.4, DT-5.3: counters of earlier rounds were tied, and who shows fewer has none left. */
const untied = (state: State): boolean => {
  const { phase, hands } = state
  if (phase.kind !== 'duel') return false
  const rounds = Math.max(phase.shown[0].length, phase.shown[1].length)
  const ranOut = phase.seats.some((seat, i) => (phase.shown[i] ?? []).length < rounds && hands[seat]?.length !== 0)
  const [first, second] = phase.shown
  return ranOut || Array.from({ length: rounds }, (_, i) => (first[i] ?? 0) !== (second[i] ?? 0)).includes(true)
}

/** Of character counters in a combat. */
export const OF_COUNTERS_IN_COMBAT: readonly Invariant<State>[] = [
  {
    id: 'DT-I14',
    code: 'sealedWrong',
    rule: 'DT-4.2',
    kind: 'impossible',
    broken: (state) => bySeat(state, (seat) => when(sealedWrong(state, seat), `sides.${seat}.sealed`)),
  },
  {
    id: 'DT-I15',
    code: 'nobodyAsked',
    rule: 'DT-4.2',
    kind: 'impossible',
    broken: (state) => {
      const { phase } = state
      return when(phase.kind === 'duel' && !phase.seats.some((seat) => owes(state, seat)), 'position.phase')
    },
  },
  {
    id: 'DT-I16',
    code: 'nothingToPlay',
    rule: 'DT-5.2',
    kind: 'impossible',
    broken: ({ phase, hands }) =>
      phase.kind === 'dragonDuel' ? when(hands[phase.seat]?.length === 0, `sides.${phase.seat}.hand`) : [],
  },
  {
    id: 'DT-I17',
    code: 'shownNotTied',
    rule: 'DT-4.4',
    kind: 'impossible',
    broken: (state) => when(untied(state), 'position.shown'),
  },
  {
    id: 'DT-I18',
    code: 'shownNotRolled',
    rule: 'DT-5.3',
    kind: 'impossible',
    broken: ({ phase }) =>
      phase.kind === 'dragonDuel'
        ? phase.shown.flatMap((value) => when(value < 2 || value > 12, 'position.shown', { value }))
        : [],
  },
]
