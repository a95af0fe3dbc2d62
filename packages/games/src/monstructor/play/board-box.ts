import { type BoardBox, type Pending, type Rules, noLoadouts, seatNumbers } from '@menagerie/engine'
import { format, parse, staged } from '../choices/actions.ts'
import { MOST_SEATS } from '../set/cards.ts'
import { check } from '../rules/check.ts'
import { components } from '../set/components.ts'
import { imagine } from '../secrets/imagine.ts'
import { legal } from '../choices/legal.ts'
import { complete, misfits, presets, rows } from '../set/options.ts'
import { refuse } from '../choices/refuse.ts'
import { rulebook } from '../words/rulebook.ts'
import { apply } from '../rules/rules.ts'
import { resign } from '../rules/leave.ts'
import { setup } from '../rules/setup.ts'
import { type State, clone } from '../rules/state.ts'
import { text } from '../words/text.ts'
import { clocks } from './clocks.ts'
import { LEVELS } from './levels.ts'
import type { Types } from '../rules/types.ts'
import { view } from '../secrets/view.ts'

/** Prebuilt, indexed by seat. */
const DECIDING: readonly Pending[] = seatNumbers(MOST_SEATS).map((seat) =>
  Object.freeze({ status: 'deciding', seats: Object.freeze([seat]) }),
)

const pending = ({ phase }: State): Pending =>
  phase.kind === 'over' ? { status: 'over', outcome: phase.outcome } : (DECIDING[phase.seat] as Pending)

const rules: Rules<Types> = {
  id: 'monstructor',
  version: 2,
  replays: [1],
  disclosing: [
    'drew',
    'flipped',
    'played',
    'peeked',
    'fumbled',
    'left',
    'dealt',
    'led',
    'attached',
    'closed',
    'stuck',
    'ended',
  ],
  drawing: ['drew', 'dealt', 'flipped'],
  setup,
  seats: (state) => state.players.length,
  pending,
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
  seats: [2, 3, 4, 5],
  options: rows,
  presets,
  complete,
  misfits,
  components,
  loadouts: noLoadouts<Types>(),
  rulebook,
  text,
  clocks,
  unranked: [],
  draws: () => true,
  levels: ({ mode }) => LEVELS[mode],
}
