import type { Seat } from '@menagerie/engine'
import type { LiveMatch } from './live.ts'

/** Seconds a seat has for one decision; 0: no limit. An option of the tables that have it. */
const secondsOf = ({ place }: Pick<LiveMatch, 'place'>): number => {
  const seconds = place.table.choices['turnSeconds']
  return typeof seconds === 'number' ? seconds : 0
}

/** Indexed by seat: when its time is up, milliseconds since 1970; null where there is no limit or nothing is asked. */
export const deadlinesOf = (match: LiveMatch): readonly (number | null)[] => {
  const seconds = secondsOf(match)
  const pending = match.table.pending()
  const asked = seconds === 0 || pending.status === 'over' ? [] : pending.seats
  return match.place.seats.map(({ seat }) => (asked.includes(seat) ? putAt(match, seat) + 1000 * seconds : null))
}

/** When the seat's present question was put. */
const putAt = ({ table, times }: LiveMatch, seat: Seat): number =>
  times[table.project(seat, table.version()).askedAt] ?? 0

export interface Clocks {
  /** Sets the clocks of a match anew; called after every commit. */
  readonly set: (match: LiveMatch) => void
  readonly deadline: (match: LiveMatch, seat: Seat) => number | null
  readonly close: () => void
}

/** Longest wait of a timer in one piece. */
const MOST_WAIT = 3_600_000

/** One timer a match, for its next deadline. `onTime` plays for the seats whose time is up. */
export const openClocks = (onTime: (id: string, seat: Seat) => void): Clocks => {
  const timers = new Map<string, NodeJS.Timeout>()
  const stop = (id: string): void => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  return {
    set: (match) => {
      stop(match.id)
      if (secondsOf(match) === 0) return
      const next = deadlinesOf(match)
        .flatMap((deadline, seat) => (deadline === null ? [] : [{ seat, deadline }]))
        .sort((a, b) => a.deadline - b.deadline)[0]
      if (next === undefined || match.place.seats[next.seat]?.kind === 'bot') return
      const wait = Math.min(Math.max(0, next.deadline - Date.now()), MOST_WAIT)
      timers.set(
        match.id,
        setTimeout(() => onTime(match.id, next.seat), wait),
      )
    },
    deadline: (match, seat) => deadlinesOf(match)[seat] ?? null,
    close: () => {
      for (const id of [...timers.keys()]) stop(id)
    },
  }
}
