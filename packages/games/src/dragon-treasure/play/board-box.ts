import { type BoardBox, type Pending, type Rules, clockOf, noLoadouts } from '@menagerie/engine'
import { format, parse } from '../choices/actions.ts'
import { check } from '../rules/check.ts'
import { components } from '../set/components.ts'
import { imagine } from '../secrets/imagine.ts'
import { legal, owes } from '../choices/legal.ts'
import { complete, misfits, presets, rows } from '../set/options.ts'
import { refuse } from '../choices/refuse.ts'
import { resign } from '../rules/resign.ts'
import { apply, setup } from '../rules/rules.ts'
import { rulebook } from '../words/rulebook.ts'
import { type State, clone } from '../rules/state.ts'
import { text } from '../words/text.ts'
import type { Types } from '../rules/types.ts'
import { view } from '../secrets/view.ts'
import { LEVELS } from './levels.ts'

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

const rules: Rules<Types> = {
  id: 'dragon-treasure',
  version: 3,
  replays: [2, 1],
  disclosing: ['drew', 'examined', 'showed', 'foughtDragon'],
  drawing: ['rolled', 'drew'],
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
}

/** What a board needs of this game. */
export const boardBox: BoardBox<Types> = {
  game: rules,
  seats: [2, 3, 4],
  options: rows,
  presets,
  complete,
  misfits,
  components,
  loadouts: noLoadouts<Types>(),
  rulebook,
  text,
  clocks: [clockOf('turnTimer')],
  // DT-7.1 names the winner alone.
  unranked: ['treasures'],
  draws: () => true,
  levels: () => LEVELS,
}
