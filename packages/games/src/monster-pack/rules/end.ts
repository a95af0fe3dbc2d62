import type { Chance, Emit, Outcome, Seat } from '@menagerie/engine'
import type { Event } from './events.ts'
import { type State, other } from './state.ts'

/** Who hears what happens; null in search. */
export type Tell = Emit<Event> | null

export const resign = (state: State, seat: Seat, _chance: Chance, emit: Tell): void => {
  emit?.({ kind: 'conceded', seat })
  finish(state, other(seat), 'conceded', emit)
}

/** Option `turnCap`: the higher hit points win, equal ones are a draw. */
export const finishAtCap = (state: State, emit: Tell): void => {
  const [a, b] = [state.sides[0].hp, state.sides[1].hp]
  if (a === b) return end(state, DRAWN, emit)
  finish(state, a > b ? 0 : 1, 'turnCap', emit)
}

const DRAWN: Outcome = Object.freeze({ places: [1, 1], payoffs: [0, 0], reason: 'turnCapDrawn' })

/** MP-47: the undefeated player wins. */
export const finish = (state: State, winner: Seat, reason: string, emit: Tell): void =>
  end(state, wonBy(winner, reason), emit)

const end = (state: State, outcome: Outcome, emit: Tell): void => {
  state.phase = { kind: 'over', outcome }
  emit?.({ kind: 'ended', outcome })
}

const wonBy = (winner: Seat, reason: string): Outcome =>
  winner === 0 ? { places: [1, 2], payoffs: [1, -1], reason } : { places: [2, 1], payoffs: [-1, 1], reason }
