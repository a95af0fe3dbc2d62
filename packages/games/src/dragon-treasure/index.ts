import { type Box, type Game, type Pending, clockOf, noLoadouts } from '@menagerie/engine'
import { format, parse } from './choices/actions.ts'
import { bot } from './play/bot.ts'
import { check } from './rules/check.ts'
import { components } from './set/components.ts'
import { imagine } from './secrets/imagine.ts'
import { legal, owes } from './choices/legal.ts'
import { complete, misfits, presets, rows } from './set/options.ts'
import { arrange } from './positions/position.ts'
import { describe } from './positions/describe.ts'
import { refuse } from './choices/refuse.ts'
import { resign } from './rules/resign.ts'
import { apply, setup } from './rules/rules.ts'
import { rulebook } from './words/rulebook.ts'
import { type State, clone } from './rules/state.ts'
import { text } from './words/text.ts'
import { timeout } from './play/timeout.ts'
import { tutorial } from './course/tutorial.ts'
import type { Types } from './rules/types.ts'
import { view } from './secrets/view.ts'

/** Indexed by the set of seats asked, as bits. */
const DECIDING: readonly Pending[] = Array.from({ length: 16 }, (_, set) => {
  const seats = [0, 1, 2, 3].filter((seat) => ((set >> seat) & 1) === 1)
  return Object.freeze({ status: 'deciding', seats: Object.freeze(seats) })
})

const pending = (state: State): Pending => {
  const { phase } = state
  if (phase.kind === 'over') return { status: 'over', outcome: phase.outcome }
  if (phase.kind !== 'duel') return DECIDING[1 << phase.seat] as Pending
  const [first, second] = phase.seats
  return DECIDING[(owes(state, first) ? 1 << first : 0) | (owes(state, second) ? 1 << second : 0)] as Pending
}

const game: Game<Types> = {
  id: 'dragon-treasure',
  version: 2,
  replays: [1],
  disclosing: ['drew', 'examined', 'showed', 'foughtDragon'],
  setup,
  seats: (state) => state.hands.length,
  pending,
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

/** Dragon Treasure, for two to four. */
export const box: Box<Types> = {
  game,
  seats: [2, 3, 4],
  options: rows,
  presets,
  complete,
  misfits,
  components,
  loadouts: noLoadouts<Types>(),
  rulebook,
  text,
  tutorial,
  bot,
  clocks: [clockOf('turnTimer')],
  timeout,
}

export { OFF, type Action } from './choices/actions.ts'
export { dragonCourse, throwCourse, whyNotJoined, whyNotReached } from './play/courses.ts'
export { type Meeting, anybodyAt, homeOf, meetingAt, rivalAt, spentAt, standingAt } from './play/ground.ts'
export { type Odds, oddsAgainstDragon, oddsAgainstRival, weakerOf } from './play/odds.ts'
export { type Walk, actionsOf, marchesFrom, moversOf, walksFrom } from './play/walks.ts'
export { type Character, type Treasure, charactersText, mapText, treasuresText } from './set/components.ts'
export type { Event } from './rules/events.ts'
export { ARMIES, MAPS, type GameMap, type MapLink, type Space, readMap } from './set/map.ts'
export type { Options } from './set/options.ts'
export type { Due, Phase } from './rules/state.ts'
export { drawnOf } from './rules/turn.ts'
export type { Types } from './rules/types.ts'
export type { SeenCounter, SideView, View } from './secrets/view.ts'
