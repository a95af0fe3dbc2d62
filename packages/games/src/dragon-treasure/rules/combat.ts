import type { Seat } from '@menagerie/engine'
import { ownerOf } from './ask.ts'
import { layOpen, putBack } from '../secrets/knowledge.ts'
import { owes, stealTargets } from '../choices/legal.ts'
import type { Space } from '../set/map.ts'
import { throwTargets } from './reach.ts'
import { NOWHERE, type Pair, type Phase, type State, UNSEALED } from './state.ts'
import { takeOff } from './spoils.ts'
import type { Tell } from './tell.ts'
import { checkVictory } from './victory.ts'

type Duel = Phase & { readonly kind: 'duel' }

const NONE_SHOWN: Pair<readonly number[]> = Object.freeze([Object.freeze([]), Object.freeze([])])

/** DT-4.1: `seats` are who entered and who was there. */
export const startDuel = (state: State, space: Space, seats: Pair<Seat>, emit: Tell): void => {
  const duel: Duel = { kind: 'duel', space, seats, shown: NONE_SHOWN }
  emit?.({ kind: 'met', seats, space })
  if (owes(state, seats[0]) || owes(state, seats[1])) state.phase = duel
  else decideExhausted(state, duel, emit)
}

/** DT-4.2: sealed until both sides have chosen. */
export const playInDuel = (state: State, seat: Seat, value: number, phase: Duel, emit: Tell): void => {
  state.sealed[seat] = value
  emit?.({ kind: 'chose', seat })
  if (!owes(state, phase.seats[0]) && !owes(state, phase.seats[1])) reveal(state, phase, emit)
}

/** DT-4.3 to DT-4.5: both counters are shown; a side without one has strength 0. */
const reveal = (state: State, duel: Duel, emit: Tell): void => {
  const { space, seats, shown } = duel
  const [first, second] = seats
  const values: Pair<number | null> = [showSealed(state, first), showSealed(state, second)]
  emit?.({ kind: 'showed', seats, values })
  const after: Pair<readonly number[]> = [withShown(shown[0], values[0]), withShown(shown[1], values[1])]
  const difference = (values[0] ?? 0) - (values[1] ?? 0)
  const next: Duel = { kind: 'duel', space, seats, shown: after }
  if (difference > 0) decide(state, next, first, second, difference, false, emit)
  else if (difference < 0) decide(state, next, second, first, -difference, false, emit)
  else if (owes(state, first) || owes(state, second)) state.phase = next // DT-4.4
  else decideExhausted(state, next, emit)
}

const showSealed = (state: State, seat: Seat): number | null => {
  const value = state.sealed[seat] as number
  if (value === UNSEALED) return null
  state.sealed[seat] = UNSEALED
  layOpen(state, seat, value)
  return value
}

const withShown = (shown: readonly number[], value: number | null): readonly number[] =>
  value === null ? shown : [...shown, value]

/** DT-4.5: both sides have run out: whose turn it is loses, else who entered. */
const decideExhausted = (state: State, duel: Duel, emit: Tell): void => {
  const [entrant, other] = duel.seats
  const loser = other === state.active ? other : entrant
  decide(state, duel, loser === entrant ? other : entrant, loser, 1, true, emit)
}

const decide = (
  state: State,
  duel: Duel,
  winner: Seat,
  loser: Seat,
  distance: number,
  exhausted: boolean,
  emit: Tell,
): void => {
  const { space, shown } = duel
  emit?.({ kind: 'won', seat: winner, loser, space, distance, exhausted })
  const bare = shown[0].length === 0 && shown[1].length === 0
  if (!bare) returnShown(state, [...shown[0], ...shown[1]], false, emit) // DT-4.6
  if (checkVictory(state, ownerOf(state, space) === winner ? space : NOWHERE, emit)) return
  const spoils: Phase & { readonly kind: 'spoils' } = { kind: 'spoils', seat: winner, loser, space, distance, bare }
  const isChoice =
    throwTargets(state, loser, space, 1, bare).length > 0 || stealTargets(state, winner, space, bare).length > 0
  if (isChoice) state.phase = spoils
  else takeOff(state, spoils, emit) // DT-4.9
}

/** DT-4.6, DT-5.6. */
export const returnShown = (state: State, shown: readonly number[], dragon: boolean, emit: Tell): void => {
  if (shown.length === 0) return
  const values = [...shown].sort((a, b) => a - b)
  putBack(state, values)
  emit?.({ kind: 'wentBack', values, dragon })
}
