import type { Invariant } from '@menagerie/engine'
import { OF_CARDS } from './invariants-cards.ts'
import { OF_FIGHTS } from './invariants-fights.ts'
import { OF_HANDS } from './invariants-hands.ts'
import { OF_HISTORY } from './invariants-history.ts'
import { OF_KNOWLEDGE } from './invariants-knowledge.ts'
import { OF_PHASES } from './invariants-phases.ts'
import { OF_TILES } from './invariants-tiles.ts'
import { OF_TURNS } from './invariants-turns.ts'
import type { State } from '../rules/state.ts'

/** What no position may contradict, by rising number (docs/position-format.md). */
export const INVARIANTS: readonly Invariant<State>[] = [
  ...OF_CARDS,
  ...OF_KNOWLEDGE,
  ...OF_TURNS,
  ...OF_FIGHTS,
  ...OF_PHASES,
  ...OF_TILES,
  ...OF_HISTORY,
  ...OF_HANDS,
]
