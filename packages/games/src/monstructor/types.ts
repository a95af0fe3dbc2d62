import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** The one type parameter of everything about Monstructor. */
export interface Types {
  Options: Options
  Loadout: null
  State: State
  Action: Action
  View: View
  Event: Event
}
