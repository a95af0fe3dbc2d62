import type { Action } from '../choices/actions.ts'
import type { CardLists } from '../set/components.ts'
import type { Event } from './events.ts'
import type { Options } from '../set/options.ts'
import type { State } from './state.ts'
import type { View } from '../secrets/view.ts'

/** The one type parameter of everything about The Double-Headed Lion. */
export interface Types {
  Options: Options
  Loadout: CardLists
  State: State
  Action: Action
  View: View
  Event: Event
}
