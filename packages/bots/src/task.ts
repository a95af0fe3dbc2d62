import type { Box, Chance, GameTypes, Seat } from '@menagerie/engine'
import type { More } from './budget.ts'

/** A question as the bots work on it: actions instead of notations. */
export interface Task<T extends GameTypes> {
  readonly box: Box<T>
  readonly view: T['View']
  /** Never empty. */
  readonly legal: readonly T['Action'][]
  readonly seat: Seat
  readonly chance: Chance
  readonly more: More
  /** True when half of the time is over; never where iterations are counted. */
  readonly isLate: () => boolean
}

/** A bot: all steps of one commit, from a view alone. */
export type Bot = <T extends GameTypes>(task: Task<T>) => readonly T['Action'][]
