import { atTheTable } from './at-the-table.ts'
import { bots } from './bots.ts'
import type { Fault } from './fault.ts'
import { leaks } from './leaks.ts'
import { mistakes } from './mistakes.ts'
import { positions } from './positions.ts'
import { sayings } from './sayings.ts'
import { takingBack } from './taking-back.ts'

export type { Fault }

/** All planted faults. The kit is only as good as what it catches. */
export const faults: readonly Fault[] = [
  ...leaks,
  ...mistakes,
  ...sayings,
  ...positions,
  ...takingBack,
  ...atTheTable,
  ...bots,
]
