import type { Invariant } from '@menagerie/engine'
import type { State } from '../rules/state.ts'
import { COMBAT } from './invariants-combat.ts'
import { CARDS } from './invariants-cards.ts'
import { HISTORY } from './invariants-history.ts'
import { KEPT } from './invariants-kept.ts'
import { KNOWLEDGE } from './invariants-knowledge.ts'
import { MAP } from './invariants-map.ts'
import { RESULT } from './invariants-result.ts'
import { TURN } from './invariants-turn.ts'

/** What no position may contradict, by number; docs/position-format.md has a row for each. */
export const INVARIANTS: readonly Invariant<State>[] = [
  ...TURN,
  ...MAP,
  ...CARDS,
  ...KNOWLEDGE,
  ...COMBAT,
  ...RESULT,
  ...KEPT,
  ...HISTORY,
]
