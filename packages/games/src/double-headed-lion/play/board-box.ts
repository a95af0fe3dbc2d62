import { type BoardBox, type Pending, type Rules, clockOf } from '@menagerie/engine'
import { format, parse, staged } from '../choices/actions.ts'
import { check } from '../rules/check.ts'
import { components } from '../set/components.ts'
import { loadouts } from '../set/deck.ts'
import { DISCLOSING } from '../rules/events.ts'
import { imagine } from '../secrets/imagine.ts'
import { legal } from '../choices/legal.ts'
import { refuse } from '../choices/refuse.ts'
import { complete, presets, rows } from '../set/options.ts'
import { apply, resign } from '../rules/rules.ts'
import { rulebook } from '../words/rulebook.ts'
import { setup } from '../rules/setup.ts'
import { type State, clone } from '../rules/state.ts'
import { text } from '../words/text.ts'
import type { Types } from '../rules/types.ts'
import { view } from '../secrets/view.ts'
import { LEVELS } from './levels.ts'

/** Indexed by who is asked, a bit a seat. */
const DECIDING: readonly Pending[] = [[], [0], [1], [0, 1]].map((seats) =>
  Object.freeze({ status: 'deciding', seats: Object.freeze(seats) }),
)

const rules: Rules<Types> = {
  id: 'double-headed-lion',
  version: 3,
  replays: [2, 1],
  disclosing: DISCLOSING,
  drawing: ['shuffled'],
  setup,
  seats: () => 2,
  pending: ({ phase }: State) =>
    phase.kind === 'over' ? { status: 'over', outcome: phase.outcome } : (DECIDING[phase.asked] as Pending),
  legal,
  refuse,
  staged,
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
  draws: () => true,
  levels: () => LEVELS,
}
