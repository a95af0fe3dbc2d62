import { type BoardBox, type Pending, type Rules, clockOf } from '@menagerie/engine'
import { format, parse } from '../choices/actions.ts'
import { components } from '../set/components.ts'
import { loadouts } from '../set/deck.ts'
import { imagine } from '../secrets/imagine.ts'
import { legal } from '../choices/legal.ts'
import { refuse } from '../choices/refuse.ts'
import { complete, presets, rows } from '../set/options.ts'
import { apply, setup } from '../rules/rules.ts'
import { resign } from '../rules/end.ts'
import { rulebook } from '../words/rulebook.ts'
import { type State, check, clone } from '../rules/state.ts'
import { text } from '../words/text.ts'
import type { Types } from '../rules/types.ts'
import { view } from '../secrets/view.ts'
import { LEVELS } from './levels.ts'

/** Read-only by type: V8 reads frozen arrays more slowly. */
const DECIDING: readonly [Pending, Pending] = [
  { status: 'deciding', seats: [0] },
  { status: 'deciding', seats: [1] },
]

const rules: Rules<Types> = {
  id: 'monster-pack',
  version: 1,
  replays: [],
  disclosing: ['drew', 'summoned', 'boosted'],
  drawing: ['drew'],
  setup,
  seats: () => 2,
  pending: ({ phase }: State) =>
    phase.kind === 'over' ? { status: 'over', outcome: phase.outcome } : DECIDING[phase.seat as 0 | 1],
  legal,
  refuse,
  staged: () => false,
  apply,
  resign,
  view,
  imagine,
  clone,
  check,
  format,
  parse,
}

/** What a board needs of this game. */
export const boardBox: BoardBox<Types> = {
  game: rules,
  seats: [2],
  options: rows,
  presets,
  complete,
  misfits: () => [],
  components,
  loadouts,
  rulebook,
  text,
  clocks: [clockOf('turnSeconds')],
  unranked: [],
  draws: ({ turnCap }) => turnCap > 0,
  levels: () => LEVELS,
}
