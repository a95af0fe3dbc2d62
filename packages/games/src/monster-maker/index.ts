import { type Box, type Game, type Pending, type Seat, clockOf, noLoadouts, seatNumbers } from '@menagerie/engine'
import { format, parse, staged } from './actions.ts'
import { bot } from './bot.ts'
import { check } from './check.ts'
import { MOST_SEATS, components, whyNotPlayers } from './components.ts'
import { imagine } from './imagine.ts'
import { legal, refuse } from './legal.ts'
import { complete, presets, rows } from './options.ts'
import { arrange } from './position.ts'
import { rulebook } from './rulebook.ts'
import { apply, resign, setup } from './rules.ts'
import { EMPTY, type State, clone } from './state.ts'
import { text } from './text.ts'
import { timeout } from './timeout.ts'
import { tutorial } from './tutorial.ts'
import type { Types } from './types.ts'
import { view } from './view.ts'

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

const game: Game<Types> = {
  id: 'monster-maker',
  version: 1,
  replays: [],
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
  arrange,
}

/** Monster Maker (the card game of 1988), for two to six. */
export const box: Box<Types> = {
  game,
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
  tutorial,
  bot,
  clocks: [clockOf('turnSeconds')],
  timeout,
}

export {
  CHARACTER,
  CLERIC,
  CORRIDOR,
  DECKS,
  type Deck,
  DETOUR,
  type Kind,
  type KindIndex,
  MONSTER,
  SPELL,
  TRAP,
  type Treasure,
  type TreasureIndex,
  deckWarnings,
  readDeck,
  whyNotPlayers,
} from './components.ts'
export type { Action } from './actions.ts'
export { burdenOf, draftOdds, exactSums } from './bot-odds.ts'
export type { DeckData } from './deck-data.ts'
export { type DeckReport, lintDeck } from './decklint.ts'
export { type Dice, chanceOfSum, diceText } from './dice.ts'
export type { Blow, Counted, Event } from './events.ts'
export { kindWord, suppliedCard, treasureWord } from './names.ts'
export type { Options } from './options.ts'
export { HAUL, type Leg, type Phase } from './state.ts'
export { type Entry, teamOf } from './team.ts'
export type { Types } from './types.ts'
export type { HeldView, PartyView, View } from './view.ts'
