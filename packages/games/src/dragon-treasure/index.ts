import { type Box, type Game, type Pending, clockOf, noLoadouts } from '@menagerie/engine'
import { format, parse } from './actions.ts'
import { bot } from './bot.ts'
import { check } from './check.ts'
import { components } from './components.ts'
import { imagine } from './imagine.ts'
import { legal, owes } from './legal.ts'
import { complete, misfits, presets, rows } from './options.ts'
import { arrange } from './position.ts'
import { refuse } from './refuse.ts'
import { resign } from './rules/resign.ts'
import { apply, setup } from './rules.ts'
import { rulebook } from './rulebook.ts'
import { type State, clone } from './state.ts'
import { text } from './text.ts'
import { timeout } from './timeout.ts'
import { tutorial } from './tutorial.ts'
import type { Types } from './types.ts'
import { view } from './view.ts'

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
  version: 1,
  replays: [],
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
}

/** Dragon Treasure, for two to four. */
export const box: Box<Types> = {
  game,
  seats: [2, 3, 4],
  options: rows,
  presets,
  complete: (chosen) => complete(chosen),
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

export { OFF, type Action } from './actions.ts'
export { oddsAgainstDragon } from './bot.ts'
export { type Character, type Treasure, charactersText, mapText, treasuresText } from './components.ts'
export type { Event } from './events.ts'
export { ARMIES, MAPS, type GameMap, type MapLink, type Space, readMap } from './map.ts'
export type { Options } from './options.ts'
export type { Due, Phase } from './state.ts'
export type { Types } from './types.ts'
export type { SeenCounter, SideView, View } from './view.ts'
