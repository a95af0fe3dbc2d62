import type { Action } from '../choices/actions.ts'
import type { Event } from './events.ts'
import type { Options } from '../set/options.ts'
import type { State } from './state.ts'
import type { View } from '../secrets/view.ts'

/** The one type parameter of everything about Monstructor. */
export interface Types {
  Options: Options
  Loadout: null
  State: State
  Action: Action
  View: View
  Event: Event
}
