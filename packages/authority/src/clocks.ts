import type { BySeat, Seat, Table } from '@menagerie/engine'
import { botFor } from './away.ts'
import { type LiveMatch, onceAVersion } from './live.ts'
import type { Place } from './place.ts'
import type { Time } from './time.ts'

/**
 * How long an answer may be on its way, milliseconds. Whoever is asked sees a clock that began when the question reached
 * them, so an answer given in time arrives late by the way there and back. The table waits so much longer before it plays for
 * them: nobody misses a window by a slow line, and as everybody is given the same, the wait tells nothing.
 */
export const LINE_MS = 1500

/** Where the clocks of a match stand, indexed by seat; null where there is no limit or nothing is asked. */
export interface Standing {
  /** When its time is up, milliseconds since 1970; null in a pause too. */
  readonly deadlines: BySeat<number | null>
  /** Milliseconds it has from the end of the pause; null while the match goes on. */
  readonly left: BySeat<number | null> | null
  /** Milliseconds of a seat's own that stand in its deadline, or in what is left. */
  readonly banks: BySeat<number>
}

/** By the times of entries alone: a server that starts now, or takes over, finds the same. */
export const clocksOf = onceAVersion(({ table, times, place }): Standing => {
  const seconds = table.seconds()
  const pending = table.pending()
  const { from, pauses } = table.timing()
  const banks = table.banks()
  const asked = seconds === 0 || pending.status === 'over' ? [] : pending.seats
  const timeOf = (seq: number): number => times[seq] ?? 0
  const deadlines = place.seats.map((_, seat) => {
    if (!asked.includes(seat)) return null
    const since = from[seat] ?? 0
    const stood = pauses.reduce((sum, pause) => {
      if (pause.to === null || pause.to < since) return sum
      return sum + Math.max(0, timeOf(pause.to) - timeOf(Math.max(pause.from, since)))
    }, 0)
    return timeOf(since) + 1000 * seconds + stood + (banks[seat] ?? 0)
  })
  const pause = pauses.at(-1)
  if (pause === undefined || pause.to !== null) return { deadlines, left: null, banks }
  const left = deadlines.map((deadline, seat) =>
    deadline === null
      ? null
      : Math.min(
          1000 * seconds + (banks[seat] ?? 0),
          Math.max(0, deadline - timeOf(Math.max(pause.from, from[seat] ?? 0))),
        ),
  )
  return { deadlines: deadlines.map(() => null), left, banks }
})

/** A question as it was put to a seat. */
export interface Question {
  readonly seat: Seat
  readonly askedAt: number
  /** That it may take, from the entry `from` on. */
  readonly seconds: number
  readonly from: number
  /** How often the match had been paused. */
  readonly pauses: number
}

/** The question that is put to a seat now, as a clock knows it. */
export const questionTo = (table: Table, seat: Seat): Question => {
  const { from, pauses } = table.timing()
  return { seat, askedAt: table.askedAt(seat), seconds: table.seconds(), from: from[seat] ?? 0, pauses: pauses.length }
}

export const isSameQuestion = (one: Question, other: Question): boolean =>
  one.seat === other.seat &&
  one.askedAt === other.askedAt &&
  one.seconds === other.seconds &&
  one.from === other.from &&
  one.pauses === other.pauses

export interface Clocks<P extends Place> {
  /** Sets the clock of a match anew; called after every commit. */
  readonly set: (match: LiveMatch<P>) => void
  /** Stops them all. */
  readonly drop: () => void
}

export interface ClocksOptions {
  readonly time: Time
  /** The time for this question has passed, and that of an answer on its way; resolves when nothing more is tried for it. */
  readonly onTime: (id: string, question: Question) => Promise<void>
  /** A part of a long wait has passed: the clock is to be set anew. */
  readonly onPart: (id: string) => void
}

/** Longest wait of a timer in one piece. */
export const MOST_WAIT = 3_600_000

interface Timer extends Question {
  readonly stop: () => void
}

/** One timer a match, for the first person whose time will be up. Bots have their own net. */
export const openClocks = <P extends Place>({ time, onTime, onPart }: ClocksOptions): Clocks<P> => {
  const timers = new Map<string, Timer>()
  const stop = (id: string): void => {
    timers.get(id)?.stop()
    timers.delete(id)
  }
  /** A question whose time is up is not set again while it is being played for: it would be tried once more each time. */
  const struck = (id: string, question: Question): void => {
    const playing = { ...question, stop: () => {} }
    timers.set(id, playing)
    void onTime(id, question).finally(() => {
      if (timers.get(id) === playing) timers.delete(id)
    })
  }
  return {
    set: (match) => {
      const { id, table } = match
      const next = clocksOf(match)
        .deadlines.flatMap((deadline, seat) =>
          deadline === null || botFor(match, seat) !== null ? [] : [{ seat, deadline }],
        )
        .sort((a, b) => a.deadline - b.deadline)[0]
      if (next === undefined) return stop(id)
      const question = questionTo(table, next.seat)
      const known = timers.get(id)
      // It runs already: once set, a clock goes by what passes, whatever becomes of the host's.
      if (known !== undefined && isSameQuestion(known, question)) return
      stop(id)
      // No question was put later than now, even if the host's clock says so.
      const most = 1000 * question.seconds + (table.banks()[next.seat] ?? 0)
      const left = Math.min(next.deadline - time.now(), most) + LINE_MS
      const wait = Math.min(Math.max(0, left), MOST_WAIT)
      const isWhole = left <= MOST_WAIT
      const strike = (): void => {
        timers.delete(id)
        if (isWhole) struck(id, question)
        else onPart(id)
      }
      timers.set(id, { ...question, stop: time.after(wait, strike) })
    },
    drop: () => {
      for (const id of [...timers.keys()]) stop(id)
    },
  }
}
