import type { Emit, Outcome, Seat } from '@menagerie/engine'
import type { Event } from './events.ts'
import type { State } from './state.ts'

export type Tell = Emit<Event> | null

/** The rule by which a match ended, by the reason of its outcome; resigning and agreeing are DL-10.6 as well. */
const END_RULES: Readonly<Record<string, string>> = {
  castle: 'DL-10.1',
  intercepted: 'DL-10.2',
  vishnusFell: 'DL-10.4',
  dead: 'DL-2.4',
  stuck: 'DL-2.3',
}
export const endRule = (reason: string): string => END_RULES[reason] ?? 'DL-10.6'

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
