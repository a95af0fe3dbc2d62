import type { Seat } from '@menagerie/engine'
import type { LiveMatch } from './live.ts'

/**
 * How long an answer may be on its way, milliseconds. Whoever is asked sees a clock that began when the question reached
 * them, so an answer given in time arrives late by the way there and back. The table waits so much longer before it plays for
 * them: nobody misses a window by a slow line, and as everybody is given the same, the wait tells nothing.
 */
export const LINE_MS = 1500

/** Indexed by seat: when its time is up, milliseconds since 1970; null where there is no limit or nothing is asked. */
export const deadlinesOf = (match: LiveMatch): readonly (number | null)[] => {
  const seconds = match.table.seconds()
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
  /** When the table plays for a seat: its deadline and the way of an answer; null where there is none. */
  readonly playsAt: (match: LiveMatch, seat: Seat) => number | null
  /** Stops them all. */
  readonly drop: () => void
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
      if (match.table.seconds() === 0) return
      const next = deadlinesOf(match)
        .flatMap((deadline, seat) => (deadline === null ? [] : [{ seat, deadline }]))
        .sort((a, b) => a.deadline - b.deadline)[0]
      if (next === undefined || match.place.seats[next.seat]?.kind === 'bot') return
      const wait = Math.min(Math.max(0, next.deadline + LINE_MS - Date.now()), MOST_WAIT)
      timers.set(
        match.id,
        setTimeout(() => onTime(match.id, next.seat), wait),
      )
    },
    playsAt: (match, seat) => {
      const deadline = deadlinesOf(match)[seat] ?? null
      return deadline === null ? null : deadline + LINE_MS
    },
    drop: () => {
      for (const id of [...timers.keys()]) stop(id)
    },
  }
}
