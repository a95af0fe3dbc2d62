import { type Clock, clockOf } from '@menagerie/engine'
import type { Phase } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'

const during = (option: string, kind: Phase['kind']): Clock<Types> => ({
  option,
  runs: ({ phase }) => phase.kind === kind,
})

/** A decision of a fight has a time of its own; where that is off, and for all others, `turnSeconds` runs. */
export const clocks: readonly Clock<Types>[] = [
  during('windowSeconds', 'gap'), // MS-34
  during('adjustSeconds', 'adjust'),
  during('reinforceSeconds', 'reinforce'),
  clockOf('turnSeconds'),
]
