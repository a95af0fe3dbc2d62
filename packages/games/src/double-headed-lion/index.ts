import { type Box, type Game, type Pending, clockOf } from '@menagerie/engine'
import { format, parse, staged } from './choices/actions.ts'
import { bot } from './play/bot.ts'
import { check } from './rules/check.ts'
import { components } from './set/components.ts'
import { loadouts } from './set/deck.ts'
import { DISCLOSING } from './rules/events.ts'
import { imagine } from './secrets/imagine.ts'
import { legal, refuse } from './choices/legal.ts'
import { complete, presets, rows } from './set/options.ts'
import { describe } from './positions/describe.ts'
import { arrange } from './positions/position.ts'
import { apply, resign } from './rules/rules.ts'
import { rulebook } from './words/rulebook.ts'
import { setup } from './rules/setup.ts'
import { type State, clone } from './rules/state.ts'
import { text } from './words/text.ts'
import { timeout } from './play/timeout.ts'
import { tutorial } from './course/tutorial.ts'
import type { Types } from './rules/types.ts'
import { view } from './secrets/view.ts'

/** Indexed by who is asked, a bit a seat. */
const DECIDING: readonly Pending[] = [[], [0], [1], [0, 1]].map((seats) =>
  Object.freeze({ status: 'deciding', seats: Object.freeze(seats) }),
)

const game: Game<Types> = {
  id: 'double-headed-lion',
  version: 2,
  replays: [1],
  disclosing: DISCLOSING,
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
  arrange,
  describe,
}

/** The Double-Headed Lion, for two: seat 0 is the Republic, seat 1 the Royalists. */
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
  timeout,
}

export { type Action, HANDLES, type Token, tokenOf, tokenText } from './choices/actions.ts'
export { type Card, type CardLists, RETREAT, SKILL, cardText, isNumber } from './set/components.ts'
export type { Event, Fall } from './rules/events.ts'
export { type Combat, type Standoff, addedBy, standoffOf, totalWith, valuesOf } from './play/forecasts.ts'
export { FORMATIONS, type Formation } from './set/formations.ts'
export { isOne } from './secrets/knowledge.ts'
export { CASTLE, D, HOMES, SQUARES, type Square, isNear, squareOf, squareText } from './set/map.ts'
export { markOfCard, markOfValue } from './set/marks.ts'
export type { Options } from './set/options.ts'
export { automaticWinner } from './rules/pairs.ts'
export { type Prompt, promptOf } from './words/prompts.ts'
export { summaryOf } from './words/summaries.ts'
export { type Aid, aidOf, reminds, showsWho } from './words/told.ts'
export { AJI, CHARACTERS, type Character, type Class, type Piece, REP, ROY, characterOf } from './set/pieces.ts'
export { NO_CARD, type Phase, type PhaseKind } from './rules/state.ts'
export type { Types } from './rules/types.ts'
export { type CardView, type FightView, type SideView, type TokenView, type View, knownTo } from './secrets/view.ts'
