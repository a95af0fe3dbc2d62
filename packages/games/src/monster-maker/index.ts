import { type Box, type Game, type Pending, type Seat, clockOf, noLoadouts, seatNumbers } from '@menagerie/engine'
import { format, parse, staged } from './choices/actions.ts'
import { bot } from './play/bot.ts'
import { check } from './rules/check.ts'
import { MOST_SEATS, components, whyNotPlayers } from './set/components.ts'
import { imagine } from './secrets/imagine.ts'
import { legal, refuse } from './choices/legal.ts'
import { complete, presets, rows } from './set/options.ts'
import { describe } from './positions/describe.ts'
import { arrange } from './positions/position.ts'
import { rulebook } from './words/rulebook.ts'
import { apply, resign, setup } from './rules/rules.ts'
import { EMPTY, type State, clone } from './rules/state.ts'
import { text } from './words/text.ts'
import { timeout } from './play/timeout.ts'
import { tutorial } from './course/tutorial.ts'
import type { Types } from './rules/types.ts'
import { view } from './secrets/view.ts'

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
  describe,
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
} from './set/components.ts'
export type { Action } from './choices/actions.ts'
export { draftBurden, draftOdds } from './play/bot-odds.ts'
export { exactWay, legOf, owedBy } from './play/forecasts.ts'
export { kindNotes, treasureNotes } from './words/card-text.ts'
export type { DeckData } from './set/deck-data.ts'
export { type DeckReport, lintDeck } from './set/decklint.ts'
export { type Dice, chanceOfSum, diceText } from './set/dice.ts'
export type { Blow, Counted, Event } from './rules/events.ts'
export { markOfKind, markOfPrizes, markOfTreasure } from './set/marks.ts'
export { kindWord, suppliedCard, treasureWord } from './words/names.ts'
export type { Options } from './set/options.ts'
export { lossFrom } from './rules/force.ts'
export { prizeGold } from './rules/reckoning.ts'
export { HAUL, type Leg, type Phase } from './rules/state.ts'
export { type Entry, teamOf } from './rules/team.ts'
export type { Types } from './rules/types.ts'
export type { HeldView, PartyView, View } from './secrets/view.ts'
