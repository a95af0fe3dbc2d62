import { type Box, type Game, type Pending, noLoadouts, seatNumbers } from '@menagerie/engine'
import { format, parse, staged } from './choices/actions.ts'
import { bot } from './play/bot.ts'
import { MOST_SEATS } from './set/cards.ts'
import { check } from './rules/check.ts'
import { components } from './set/components.ts'
import { imagine } from './secrets/imagine.ts'
import { legal } from './choices/legal.ts'
import { complete, misfits, presets, rows } from './set/options.ts'
import { describe } from './positions/describe.ts'
import { arrange } from './positions/position.ts'
import { refuse } from './choices/refuse.ts'
import { rulebook } from './words/rulebook.ts'
import { apply } from './rules/rules.ts'
import { resign } from './rules/leave.ts'
import { setup } from './rules/setup.ts'
import { type State, clone } from './rules/state.ts'
import { text } from './words/text.ts'
import { clocks } from './play/clocks.ts'
import { timeout } from './play/timeout.ts'
import { tutorial } from './course/tutorial.ts'
import type { Types } from './rules/types.ts'
import { view } from './secrets/view.ts'

/** Prebuilt, indexed by seat. */
const DECIDING: readonly Pending[] = seatNumbers(MOST_SEATS).map((seat) =>
  Object.freeze({ status: 'deciding', seats: Object.freeze([seat]) }),
)

const pending = ({ phase }: State): Pending =>
  phase.kind === 'over' ? { status: 'over', outcome: phase.outcome } : (DECIDING[phase.seat] as Pending)

const game: Game<Types> = {
  id: 'monstructor',
  version: 2,
  replays: [1],
  disclosing: [
    'drew',
    'flipped',
    'played',
    'peeked',
    'fumbled',
    'left',
    'dealt',
    'led',
    'attached',
    'closed',
    'stuck',
    'ended',
  ],
  setup,
  seats: (state) => state.players.length,
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

/** Monstructor: Dominoes, Classic and Arena, for two to five. */
export const box: Box<Types> = {
  game,
  seats: [2, 3, 4, 5],
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
  clocks,
  timeout,
}

export { CONNECTORS, type Action, handleText } from './choices/actions.ts'
export {
  BODY,
  BOTTOM,
  CARD_SETS,
  CLASSES,
  type CardIndex,
  type CardSet,
  HEAD,
  ICONS,
  KINDS,
  type Kind,
  LIMB,
  POWER,
  type PicIndex,
  SPELL,
} from './set/cards.ts'
export { setWarnings } from './set/card-warnings.ts'
export { codeOf, kindOfCode, placeOfCode } from './choices/choosing.ts'
export {
  beginning,
  completed,
  isComplete,
  joins,
  lackOf,
  openOf,
  pointsIn,
  standing,
  whyLoose,
} from './play/building.ts'
export { bestSteps, partsFor } from './play/bot-monster.ts'
export { hasUse, leadOf, partsOn, tilesAsked } from './play/forecasts.ts'
export { shownTotal } from './rules/fight.ts'
export type { Event, Shown } from './rules/events.ts'
export type { Options } from './set/options.ts'
export type { Phase } from './rules/state.ts'
export type { Types } from './rules/types.ts'
export type {
  FightView,
  FighterView,
  HeldView,
  LaidView,
  PartView,
  PlayerView,
  TileView,
  View,
} from './secrets/view.ts'
export { cardWord, picWord } from './words/words.ts'
