export { boardBox } from './play/board-box.ts'
export { box } from './play/box.ts'
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
