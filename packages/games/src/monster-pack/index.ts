export { boardBox } from './play/board-box.ts'
export { box } from './play/box.ts'
export { BEATS, MATS, TYPES, type Card, type CardIndex, type Mat, type Type, wordOf } from './set/components.ts'
export {
  type LaneCards,
  type LaneForecast,
  type LanePreview,
  type Lanes,
  foretellLanes,
  lanesOf,
  meetingsOf,
} from './play/forecasts.ts'
export { duelPower, duelResult } from './rules/duel.ts'
export type { Action } from './choices/actions.ts'
export type { DeckList } from './set/deck.ts'
export type { Event } from './rules/events.ts'
export type { Options } from './set/options.ts'
export type { Phase } from './rules/state.ts'
export type { Types } from './rules/types.ts'
export type { SideView, View, WaitingView } from './secrets/view.ts'
