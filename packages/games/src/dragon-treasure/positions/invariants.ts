import type { Invariant } from '@menagerie/engine'
import { OF_COUNTERS, OF_COUNTERS_IN_COMBAT } from './invariants-counters.ts'
import { NEVER_LEFT } from './invariants-fought.ts'
import { OF_PHASE } from './invariants-phase.ts'
import { OF_PIECES } from './invariants-pieces.ts'
import { NEVER_REACHED } from './invariants-reached.ts'
import { OF_TURN } from './invariants-turn.ts'
import type { State } from '../rules/state.ts'

/** What can be judged where the phase could not be read. */
export const OF_ANY_PHASE: readonly Invariant<State>[] = [...OF_PIECES, ...OF_COUNTERS]

/** What no position may contradict, by the numbers of docs/position-format.md. */
export const INVARIANTS: readonly Invariant<State>[] = [
  ...OF_ANY_PHASE,
  ...OF_COUNTERS_IN_COMBAT,
  ...OF_TURN,
  ...OF_PHASE,
  ...NEVER_REACHED,
  ...NEVER_LEFT,
]
