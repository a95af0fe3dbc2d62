import type { GameTypes, Seat } from './game.ts'
import type { Playing } from './playing.ts'
import { bankAt } from './table-options.ts'

/*
 * The time that seats have of their own beside that of a question. All of it is worked out from the times of entries, so whoever
 * reads a log finds the same.
 */

const timeOf = <T extends GameTypes>({ happened }: Playing<T>, seq: number): number => happened[seq]?.at ?? 0

/** Milliseconds for which a seat's clock has run until then: from its question, or another clock, and not in a pause. */
const ranFor = <T extends GameTypes>(playing: Playing<T>, seat: Seat, until: number): number => {
  const since = Math.max(playing.askedAt[seat] ?? 0, playing.clockSince)
  const stood = playing.pauses.reduce((sum, { from, to }) => {
    if (to === null || to < since) return sum
    return sum + Math.max(0, timeOf(playing, to) - timeOf(playing, Math.max(from, since)))
  }, 0)
  return Math.max(0, until - timeOf(playing, since) - stood)
}

/** Milliseconds that a seat has left of its own, as of when its question was put. Public. */
export const bankOf = <T extends GameTypes>(playing: Playing<T>, seat: Seat): number =>
  Math.max(0, bankAt(playing.header.choices) - (playing.banked[seat] ?? 0))

/** Milliseconds of its own that a seat has used for an answer at that time, under a clock of so many seconds; 0: none runs. */
export const drawnFor = <T extends GameTypes>(playing: Playing<T>, seat: Seat, at: number, seconds: number): number =>
  seconds === 0 ? 0 : Math.min(bankOf(playing, seat), Math.max(0, ranFor(playing, seat, at) - 1000 * seconds))
