import type { Table } from '@menagerie/engine'
import { PARTS } from '../authority.ts'
import { type Fault, RESTARTS, plant } from './plant.ts'

/** The same match, as if nobody were away. */
const allThere = (table: Table): Table => ({ ...table, away: () => table.away().map(() => null) })

/** Mistakes with bots that stand in for people. */
export const awayFaults: readonly Fault[] = [
  plant('lets a bot play on for who is back', 'bots', /whose person is there/, ['calm'], {
    parts: {
      openBotTurns: (options) => {
        const left = new Set<number>()
        const stillAway = (table: Table): Table => {
          for (const [seat, bot] of table.away().entries()) if (bot !== null) left.add(seat)
          return { ...table, away: () => table.away().map((bot, seat) => (left.has(seat) ? 'random' : bot)) }
        }
        const turns = PARTS.openBotTurns({
          ...options,
          commit: (id, wanted) =>
            options.commit(id, { ...wanted, play: (table, seat) => wanted.play(stillAway(table), seat) }),
        })
        return { ...turns, consider: (match) => turns.consider({ ...match, table: stillAway(match.table) }) }
      },
    },
  }),
  plant('asks no bot for who is away', 'onward', /stands still/, ['calm'], {
    parts: {
      openBotTurns: (options) => {
        const turns = PARTS.openBotTurns(options)
        return { ...turns, consider: (match) => turns.consider({ ...match, table: allThere(match.table) }) }
      },
    },
  }),
  plant(
    'plays for who went away after their time was up',
    'bots',
    /has not answered what is played/,
    ['no answer to any write, and it is not done', 'every write fails twice'],
    {
      parts: {
        openCommit: (options) => {
          const commit = PARTS.openCommit(options)
          return (id, wanted) => {
            const isOfClock = wanted.key === null && wanted.version === null
            const play: typeof wanted.play = (table, seat) => wanted.play(isOfClock ? allThere(table) : table, seat)
            return commit(id, { ...wanted, play })
          }
        },
      },
    },
  ),
  plant('forgets with the process who is away', 'onward', /stands still/, RESTARTS, {
    parts: {
      isLeftToItself: (box, running) => PARTS.isLeftToItself(box, { ...running, bots: [] }),
    },
  }),
]
