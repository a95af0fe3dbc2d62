import { type Box, type Game, type Pending, noLoadouts, seatNumbers } from '@menagerie/engine'
import { format, parse, staged } from './actions.ts'
import { bot } from './bot.ts'
import { MOST_SEATS } from './cards.ts'
import { check } from './check.ts'
import { components } from './components.ts'
import { imagine } from './imagine.ts'
import { legal } from './legal.ts'
import { complete, misfits, presets, rows } from './options.ts'
import { arrange } from './position.ts'
import { refuse } from './refuse.ts'
import { rulebook } from './rulebook.ts'
import { apply } from './rules.ts'
import { resign } from './rules/leave.ts'
import { setup } from './rules/setup.ts'
import { type State, clone } from './state.ts'
import { text } from './text.ts'
import { clocks } from './clocks.ts'
import { timeout } from './timeout.ts'
import { tutorial } from './tutorial.ts'
import type { Types } from './types.ts'
import { view } from './view.ts'

/** Prebuilt, indexed by seat. */
const DECIDING: readonly Pending[] = seatNumbers(MOST_SEATS).map((seat) =>
  Object.freeze({ status: 'deciding', seats: Object.freeze([seat]) }),
)

const pending = ({ phase }: State): Pending =>
  phase.kind === 'over' ? { status: 'over', outcome: phase.outcome } : (DECIDING[phase.seat] as Pending)

const game: Game<Types> = {
  id: 'monstructor',
  version: 1,
  replays: [],
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
}

/** Monstructor: Dominoes, Classic and Arena, for two to five. */
export const box: Box<Types> = {
  game,
  seats: [2, 3, 4, 5],
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
  clocks,
  timeout,
}

export { CONNECTORS, type Action, handleText } from './actions.ts'
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
} from './cards.ts'
export { setWarnings } from './card-warnings.ts'
export { codeOf, kindOfCode, placeOfCode } from './choosing.ts'
export { bestSteps } from './bot-monster.ts'
export type { Event, Shown } from './events.ts'
export type { Options } from './options.ts'
export type { Phase } from './state.ts'
export type { Types } from './types.ts'
export type { FightView, FighterView, HeldView, LaidView, PartView, PlayerView, TileView, View } from './view.ts'
export { cardWord, picWord } from './words.ts'
