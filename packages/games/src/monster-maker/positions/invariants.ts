import type { Invariant } from '@menagerie/engine'
import type { State } from '../rules/state.ts'
import { notCounted } from './invariants-counted.ts'
import { ofParties } from './invariants-parties.ts'
import { ofTreasures } from './invariants-treasures.ts'
import { ofTurn } from './invariants-turn.ts'
import { notReached } from './invariants-unreached.ts'

/** What no position may contradict, numbered; docs/position-format.md lists them in the same order. */
export const invariants: readonly Invariant<State>[] = [
  ...ofParties,
  ...ofTreasures,
  ...ofTurn,
  ...notReached,
  ...notCounted,
]
