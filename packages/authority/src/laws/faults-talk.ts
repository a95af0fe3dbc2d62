import type { Table } from '@menagerie/engine'
import { PARTS } from '../authority.ts'
import { type Fault, RESTARTS, plant } from './plant.ts'

/** The same match, as if it had never been paused. */
const neverPaused = (table: Table): Table => ({ ...table, timing: () => ({ ...table.timing(), pauses: [] }) })

/** Mistakes with what people agree on. */
export const talkFaults: readonly Fault[] = [
  plant('lets what somebody offers hold at once', 'agreed', /was not offered/, ['calm'], {
    parts: {
      openCommit: (options) => {
        const commit = PARTS.openCommit(options)
        return (id, wanted) =>
          commit(id, {
            ...wanted,
            play: (table, seat) =>
              wanted.play({ ...table, offer: (whose, offer) => table.offer(whose, offer, 'together') }, seat),
          })
      },
    },
  }),
  plant('lets a clock run on in a pause', 'clocks', /before its time/, ['calm'], {
    parts: {
      openClocks: (options) => {
        const clocks = PARTS.openClocks(options)
        return { ...clocks, set: (match) => clocks.set({ ...match, table: neverPaused(match.table) }) }
      },
      openCommit: (options) => {
        const commit = PARTS.openCommit(options)
        return (id, wanted) => commit(id, { ...wanted, play: (table, seat) => wanted.play(neverPaused(table), seat) })
      },
    },
  }),
  plant('forgets with the process who had the last word', 'once', /is refused when it is asked for again/, RESTARTS, {
    parts: {
      openMatches: (options) =>
        PARTS.openMatches({
          ...options,
          store: {
            ...options.store,
            log: async (id) =>
              (await options.store.log(id)).map(({ entry, key }) => ({
                entry,
                key: entry.kind === 'paused' || entry.kind === 'clock' || entry.kind === 'undo' ? null : key,
              })),
          },
        }),
    },
  }),
]
