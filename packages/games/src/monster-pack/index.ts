import { type Box, type Game, type Pending, clockOf, unreachable } from '@menagerie/engine'
import { type Action, KEEP_HAND, PASS_BOOST, format, parse } from './choices/actions.ts'
import { bot } from './play/bot.ts'
import { components } from './set/components.ts'
import { loadouts } from './set/deck.ts'
import { imagine } from './secrets/imagine.ts'
import { legal, refuse } from './choices/legal.ts'
import { complete, presets, rows } from './set/options.ts'
import { describe } from './positions/describe.ts'
import { arrange } from './positions/position.ts'
import { apply, resign, setup } from './rules/rules.ts'
import { rulebook } from './words/rulebook.ts'
import { type State, check, clone } from './rules/state.ts'
import { text } from './words/text.ts'
import { tutorial } from './course/tutorial.ts'
import type { Types } from './rules/types.ts'
import { view } from './secrets/view.ts'

/** Read-only by type: V8 reads frozen arrays more slowly. */
const DECIDING: readonly [Pending, Pending] = [
  { status: 'deciding', seats: [0] },
  { status: 'deciding', seats: [1] },
]

const game: Game<Types> = {
  id: 'monster-pack',
  version: 1,
  replays: [],
  disclosing: ['drew', 'summoned', 'boosted'],
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
  arrange,
  describe,
}

/** Monster Pack (Tetrarena rules), for two. */
export const box: Box<Types> = {
  game,
  seats: [2],
  options: rows,
  presets,
  complete,
  misfits: () => [],
  components,
  loadouts,
  rulebook,
  text,
  tutorial,
  bot,
  clocks: [clockOf('turnSeconds')],
  // Option `turnSeconds`: the first forced action, no boost, the first hand card to the first free spot.
  timeout: (_view, actions) => {
    const first = actions[0] as Action
    switch (first.kind) {
      case 'moveUp':
      case 'summon':
      case 'skipSummon':
      case 'proceed':
        return [first]
      case 'boost':
      case 'passBoost':
        return [PASS_BOOST]
      case 'keepHand':
      case 'redraw':
        return [KEEP_HAND]
      default:
        return unreachable(first)
    }
  },
}

export { BEATS, MATS, TYPES, type Card, type CardIndex, type Mat, type Type, wordOf } from './set/components.ts'
export {
  type LaneCards,
  type LaneForecast,
  type LanePreview,
  type Lanes,
  foretellLanes,
  lanesOf,
  meetingsOf,
} from './play/forecasts.ts'
export { duelPower, duelResult } from './rules/duel.ts'
export type { Action } from './choices/actions.ts'
export type { DeckList } from './set/deck.ts'
export type { Event } from './rules/events.ts'
export type { Options } from './set/options.ts'
export type { Phase } from './rules/state.ts'
export type { Types } from './rules/types.ts'
export type { SideView, View, WaitingView } from './secrets/view.ts'
