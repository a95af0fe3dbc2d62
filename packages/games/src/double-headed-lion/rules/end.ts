import type { Emit, Outcome, Seat } from '@menagerie/engine'
import type { Event } from './events.ts'
import type { State } from './state.ts'

export type Tell = Emit<Event> | null

const end = (state: State, outcome: Outcome, emit: Tell): void => {
  state.phase = Object.freeze({ kind: 'over', outcome })
  emit?.({ kind: 'ended', outcome })
}

/** One side has won. */
export const finish = (state: State, winner: Seat, reason: string, emit: Tell): void =>
  end(
    state,
    winner === 0 ? { places: [1, 2], payoffs: [1, -1], reason } : { places: [2, 1], payoffs: [-1, 1], reason },
    emit,
  )

export const draw = (state: State, reason: string, emit: Tell): void =>
  end(state, { places: [1, 1], payoffs: [0, 0], reason }, emit)
