import { type BoardBox, type Pending, type Rules, type Seat, clockOf, noLoadouts, seatNumbers } from '@menagerie/engine'
import { format, parse, staged } from '../choices/actions.ts'
import { check } from '../rules/check.ts'
import { MOST_SEATS, components, whyNotPlayers } from '../set/components.ts'
import { imagine } from '../secrets/imagine.ts'
import { legal, refuse } from '../choices/legal.ts'
import { complete, presets, rows } from '../set/options.ts'
import { rulebook } from '../words/rulebook.ts'
import { apply, setup } from '../rules/rules.ts'
import { resign } from '../rules/resign.ts'
import { EMPTY, type State, clone } from '../rules/state.ts'
import { text } from '../words/text.ts'
import type { Types } from '../rules/types.ts'
import { view } from '../secrets/view.ts'
import { levelsOf } from './levels.ts'

const deciding = (seats: readonly Seat[]): Pending => Object.freeze({ status: 'deciding', seats: Object.freeze(seats) })

/** Prebuilt, indexed by seat. */
const DECIDING: readonly Pending[] = seatNumbers(MOST_SEATS).map((seat) => deciding([seat]))
/** Prebuilt, indexed by the bits of the seats. */
const THROWING: readonly Pending[] = Array.from({ length: 1 << MOST_SEATS }, (_, bits) =>
  deciding(seatNumbers(MOST_SEATS).filter((seat) => ((bits >> seat) & 1) === 1)),
)

const throwing = (state: State): Pending => {
  let bits = 0
  for (let seat = 0; seat < state.throws.length; seat++) {
    if (((state.throwers >> seat) & 1) === 1 && state.throws[seat] === EMPTY) bits |= 1 << seat
  }
  return THROWING[bits] as Pending
}

const pending = (state: State): Pending => {
  const { phase } = state
  if (phase.kind === 'over') return { status: 'over', outcome: phase.outcome }
  return phase.kind === 'rps' ? throwing(state) : (DECIDING[phase.seat] as Pending)
}

const rules: Rules<Types> = {
  id: 'monster-maker',
  version: 2,
  replays: [1],
  disclosing: [
    'dealt',
    'topTurned',
    'thrown',
    'drew',
    'declared',
    'avoided',
    'suffered',
    'walked',
    'attacked',
    'fought',
    'discarded',
    'detoured',
    'dispelled',
    'healed',
    'doorOpened',
    'treasureDrawn',
    'cameBack',
    'died',
    'dungeonEnded',
    'counted',
    'dungeonWon',
    'ended',
  ],
  drawing: ['dealt', 'topTurned', 'drew', 'treasureDrawn'],
  setup,
  seats: (state) => state.parties.length,
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
  seats: [2, 3, 4, 5, 6],
  options: rows,
  presets,
  complete,
  misfits: ({ deck }, seats) => {
    const tooFew = whyNotPlayers(deck, seats)
    return tooFew === null ? [] : [tooFew]
  },
  components,
  loadouts: noLoadouts<Types>(),
  rulebook,
  text,
  clocks: [clockOf('turnSeconds')],
  unranked: [],
  draws: () => true,
  levels: levelsOf,
}
