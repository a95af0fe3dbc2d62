import type { Table } from '@menagerie/engine'
import { PARTS } from '../authority.ts'
import { type Fault, plant } from './plant.ts'

const HOUR = 3_600_000

/** Mistakes with who stays away, and with time of one's own. */
export const absenceFaults: readonly Fault[] = [
  plant('takes whoever thinks for long as gone', 'absence', /and was there/, ['calm'], {
    parts: {
      openAbsences: (options) => {
        const sound = PARTS.openAbsences(options)
        const blind = { isHere: () => false, seenAt: async () => [] }
        return { ...PARTS.openAbsences({ ...options, presence: blind }), giveBack: sound.giveBack }
      },
    },
  }),
  plant('forgets what seats have of their own', 'clocks', /before its time/, ['calm'], {
    parts: {
      openClocks: (options) => {
        const clocks = PARTS.openClocks(options)
        const poor = (table: Table): Table => ({ ...table, banks: () => table.banks().map(() => 0) })
        return { ...clocks, set: (match) => clocks.set({ ...match, table: poor(match.table) }) }
      },
    },
  }),
  plant('keeps a bot in the seat of who is back', 'absence', /the bot keeps their seat/, ['calm'], {
    parts: { openAbsences: (options) => ({ ...PARTS.openAbsences(options), giveBack: () => {} }) },
  }),
  plant('lets the others wait for an hour more', 'absence', /and was gone for long/, ['calm'], {
    parts: {
      openAbsences: (options) => {
        const { time } = options
        return PARTS.openAbsences({
          ...options,
          time: { now: time.now, after: (ms, work) => time.after(ms + HOUR, work) },
        })
      },
    },
  }),
]
