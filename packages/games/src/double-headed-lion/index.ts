import { type Box, type Game, type Pending, clockOf } from '@menagerie/engine'
import { format, parse, staged } from './actions.ts'
import { bot } from './bot.ts'
import { check } from './check.ts'
import { components } from './components.ts'
import { loadouts } from './deck.ts'
import { DISCLOSING } from './events.ts'
import { imagine } from './imagine.ts'
import { legal, refuse } from './legal.ts'
import { complete, presets, rows } from './options.ts'
import { arrange } from './position.ts'
import { apply, resign } from './rules.ts'
import { rulebook } from './rulebook.ts'
import { setup } from './rules/setup.ts'
import { type State, clone } from './state.ts'
import { text } from './text.ts'
import { timeout } from './timeout.ts'
import { tutorial } from './tutorial.ts'
import type { Types } from './types.ts'
import { view } from './view.ts'

/** Indexed by who is asked, a bit a seat. */
const DECIDING: readonly Pending[] = [[], [0], [1], [0, 1]].map((seats) =>
  Object.freeze({ status: 'deciding', seats: Object.freeze(seats) }),
)

const game: Game<Types> = {
  id: 'double-headed-lion',
  version: 1,
  replays: [],
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

export { type Action, HANDLES, type Token, tokenOf, tokenText } from './actions.ts'
export { type Card, type CardLists, RETREAT, SKILL, cardText, isNumber } from './components.ts'
export type { Event, Fall } from './events.ts'
export { FORMATIONS, type Formation } from './formations.ts'
export { isOne } from './knowledge.ts'
export { CASTLE, D, HOMES, SQUARES, type Square, isNear, squareOf, squareText } from './map.ts'
export type { Options } from './options.ts'
export { automaticWinner } from './pairs.ts'
export { AJI, CHARACTERS, type Character, type Class, type Piece, REP, ROY, characterOf } from './pieces.ts'
export { NO_CARD, type Phase, type PhaseKind } from './state.ts'
export type { Types } from './types.ts'
export { type CardView, type FightView, type SideView, type TokenView, type View, knownTo } from './view.ts'
