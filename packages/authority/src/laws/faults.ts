import { PARTS } from '../authority.ts'
import { frameFor } from '../frame.ts'
import type { LiveMatch } from '../live.ts'
import type { Place } from '../place.ts'
import { isBusy } from '../refused.ts'
import { LostRace } from '../store.ts'
import { absenceFaults } from './faults-absence.ts'
import { awayFaults } from './faults-away.ts'
import { talkFaults } from './faults-talk.ts'
import { type Fault, RESTARTS, plant, storeWith } from './plant.ts'

const LOST = ['every reply is lost once']
const LATE = ['every write is done after it failed']
const FAILS = ['every write fails once']
const READINGS = ['readings fail', 'readings fail, and somebody else writes first', 'everything at once']

/** Each is one mistake somebody might make. The suite is only as good as what it catches. */
export const faults: readonly Fault[] = [
  plant('shows a commit before it is written', 'durable', /is shown and not written/, FAILS, {
    parts: {
      openCommit: <P extends Place>(options: Parameters<typeof PARTS.openCommit<P>>[0]) => {
        let playing: LiveMatch<P> | null = null
        const { matches, store, onCommit } = options
        const withMatch: typeof matches.withMatch = (id, use) =>
          matches.withMatch(id, (match) => {
            playing = match
            return use(match)
          })
        const append: typeof store.append = (id, appended) => {
          if (playing !== null) onCommit(playing)
          return store.append(id, appended)
        }
        return PARTS.openCommit<P>({ ...options, matches: { ...matches, withMatch }, store: { ...store, append } })
      },
    },
  }),
  plant('acknowledges what could not be written', 'durable', /is (acknowledged|shown).* not written/, FAILS, {
    parts: storeWith((store) => ({
      append: async (id, appended) => {
        try {
          await store.append(id, appended)
        } catch (error) {
          if (error instanceof LostRace) throw error
        }
      },
    })),
  }),
  plant('keeps what was half played when it could not be written', 'durable', /not written/, FAILS, {
    parts: {
      ...storeWith(() => ({ version: null })),
      openCommit: (options) => PARTS.openCommit({ ...options, matches: { ...options.matches, discard: () => {} } }),
    },
  }),
  plant('looks up what became of a failed write at once and never again', 'told', /was shown last/, LATE, {
    parts: { openDoubts: ({ look }) => ({ raise: look, drop: () => {} }) },
  }),
  plant('forgets keys with the process', 'once', /what (is written|was acknowledged) is refused/, RESTARTS, {
    parts: storeWith((store) => ({
      log: async (id) => (await store.log(id)).map(({ entry }) => ({ entry, key: null })),
    })),
  }),
  plant('takes a lost reply for a failure and commits anew', 'once', /what is written is refused/, LOST, {
    parts: {
      openCommit: (options) => {
        const commit = PARTS.openCommit(options)
        return async (id, wanted) => {
          try {
            return await commit(id, wanted)
          } catch (error) {
            if (!isBusy(error)) throw error
            return commit(id, { ...wanted, key: null })
          }
        }
      },
    },
  }),
  plant('answers a used key, whatever is asked under it', 'keys', /does other steps/, ['calm'], {
    parts: {
      openCommit: (options) => (id, wanted) => {
        const { matches } = options
        const withMatch: typeof matches.withMatch = (table, use) =>
          matches.withMatch(table, (match) => {
            const done = wanted.key === null ? undefined : match.keys.get(wanted.key.id)
            if (done !== undefined && wanted.key !== null)
              match.keys.set(wanted.key.id, { ...done, said: wanted.key.said })
            return use(match)
          })
        return PARTS.openCommit({ ...options, matches: { ...matches, withMatch } })(id, wanted)
      },
    },
  }),
  plant('tries a time-out once, whatever becomes of it', 'onward', /stands still/, READINGS, {
    parts: {
      openChores: (options) => {
        const chores = PARTS.openChores(options)
        return { ...chores, surely: chores.quietly }
      },
    },
  }),
  plant('asks a bot once, whatever becomes of its answer', 'onward', /stands still|does not end/, READINGS, {
    parts: {
      openBotTurns: (options) =>
        PARTS.openBotTurns({ ...options, chores: { ...options.chores, surely: options.chores.quietly } }),
    },
  }),
  plant('resumes no clock but that of turns', 'onward', /stands still/, RESTARTS, {
    parts: {
      isLeftToItself: (_box, { asked, bots, choices }) =>
        asked.some((seat) => bots.includes(seat)) || Number(choices['turnSeconds']) > 0,
    },
  }),
  plant(
    'waits for ever for a store that is silent',
    'onward',
    /stands still|cannot be closed/,
    ['no answer to any write, though it is done'],
    {
      parts: { patientStore: (store) => store },
    },
  ),
  plant('strikes again while a time-out is tried', 'onward', /does not end/, ['no write succeeds for ten minutes'], {
    parts: {
      openClocks: (options) =>
        PARTS.openClocks({
          ...options,
          onTime: async (id, question) => void options.onTime(id, question),
        }),
    },
  }),
  plant('lets a clock begin anew with every process', 'clocks', /long after its time/, RESTARTS, {
    parts: {
      openClocks: (options) => {
        const clocks = PARTS.openClocks(options)
        return { ...clocks, set: (match) => clocks.set({ ...match, times: match.times.map(options.time.now) }) }
      },
    },
  }),
  plant('plays for a seat that is asked something else by now', 'clocks', /before its time/, LOST, {
    parts: {
      openCommit: (options) => {
        const commit = PARTS.openCommit(options)
        return (id, wanted) => {
          const at = wanted.question
          if (at === null) return commit(id, wanted)
          const play: typeof wanted.play = (table, seat) => {
            const timing = (): ReturnType<typeof table.timing> => ({
              ...table.timing(),
              from: table.timing().from.map(() => at),
            })
            return wanted.play({ ...table, askedAt: () => at, timing }, seat)
          }
          return commit(id, { ...wanted, question: null, play })
        }
      },
    },
  }),
  plant('plays for a bot that has answered', 'bots', /has not answered what is played/, ['calm'], {
    parts: {
      openBotTurns: (options) =>
        PARTS.openBotTurns({
          ...options,
          onFailure: () => {},
          bots: {
            ...options.bots,
            run: async (request, signal) => {
              await options.bots.run(request, signal)
              throw new Error('lost on the way')
            },
          },
        }),
    },
  }),
  plant('sets the time of an entry when it is written', 'replay', /cannot be played|another hash/, RESTARTS, {
    parts: storeWith((store) => ({
      append: (id, appended) =>
        store.append(id, { ...appended, entry: { ...appended.entry, at: appended.entry.at + 1 } }),
    })),
  }),
  plant('does not look what became of a lost reply', 'told', /was shown last/, LOST, {
    parts: {
      openMatches: (options) => PARTS.openMatches({ ...options, onGrown: () => {} }),
      openCommit: (options) => PARTS.openCommit({ ...options, onDoubt: () => {} }),
    },
  }),
  plant('shows everybody what the first seat sees', 'seats', /was shown to/, ['calm'], {
    frameFor: (match, viewer, since, around) => ({ ...frameFor(match, 0, since, around), viewer }),
  }),
  plant('asks a bot with what its neighbour sees', 'seats', /the bot of seat/, ['calm'], {
    parts: {
      openBotTurns: (options) => {
        const turns = PARTS.openBotTurns(options)
        const beside = <P extends Place>(match: LiveMatch<P>): LiveMatch<P> => {
          const { table } = match
          const next = (seat: number): number => (seat + 1) % table.seats
          return {
            ...match,
            table: {
              ...table,
              project: (viewer, since) => table.project(viewer === 'spectator' ? viewer : next(viewer), since),
            },
          }
        }
        return { ...turns, consider: (match) => turns.consider(beside(match)) }
      },
    },
  }),
  plant('leaves a rejection to nobody', 'failures', /left to nobody/, [...LOST, ...RESTARTS], {
    parts: {
      openChores: (options) => {
        const chores = PARTS.openChores(options)
        const bare = async (work: () => Promise<unknown>): Promise<void> => {
          await work()
        }
        return { ...chores, surely: bare, quietly: bare }
      },
    },
  }),
  ...awayFaults,
  ...absenceFaults,
  ...talkFaults,
]
