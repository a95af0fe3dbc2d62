export { boardBox } from './play/board-box.ts'
export { box } from './play/box.ts'
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
