import type { SayingRoom } from '@menagerie/engine/conformance'
import { asks } from './asks.ts'
import { citations, outcomes, refusals } from './citations.ts'
import { listener } from './listener.ts'
import type { Types } from '../rules/types.ts'

/** What is said, from the rulebook and its rules by number, never from the texts. Not part of the product. */
export const saying: SayingRoom<Types> = {
  citations,
  refusals,
  outcomes,
  asks,
  listener,
  untold: {
    'phase.seat': 'who is asked is no count: what is pending tells it',
  },
}
