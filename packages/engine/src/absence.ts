import type { GameTypes, Pending, Seat } from './game.ts'
import { isThere, othersThan, pausedAt } from './offers.ts'
import type { Commit, Playing } from './playing.ts'
import { type Refusal, refusal } from './refusal.ts'
import { claimantOf } from './table-entries.ts'
import { absenceAt } from './table-options.ts'

/*
 * What the table does about who is asked and stays away. Whether somebody is there only a host knows; a record holds what can be
 * told from it: that the table has this rule, that the seat was asked, and that the time of the rule had passed since.
 */

/** The bot that plays for who stays away. */
export const ABSENCE_BOT = 'greedy'

const timeOf = <T extends GameTypes>({ happened }: Playing<T>, seq: number): number => happened[seq]?.at ?? 0

/**
 * Since when a seat is asked whose person still plays and keeps another person waiting, milliseconds since 1970: from its question,
 * or from the end of a pause. Null where nobody waits for them. Public.
 */
export const awaitedSince = <T extends GameTypes>(playing: Playing<T>, pending: Pending, seat: Seat): number | null => {
  const isAwaited =
    pending.status === 'deciding' &&
    pending.seats.includes(seat) &&
    pausedAt(playing) === null &&
    isThere(playing, seat) &&
    othersThan(playing, seat).length > 0
  if (!isAwaited) return null
  const ended = playing.pauses.at(-1)?.to ?? 0
  return Math.max(timeOf(playing, playing.askedAt[seat] ?? 0), timeOf(playing, ended))
}

const ruleBehind = ({ kind, steps }: Commit): string =>
  kind === 'takenOver' ? 'bot' : kind === 'abandoned' ? 'wait' : steps.length === 0 ? 'forfeit' : 'claim'

/** Why the rule of the table may not act on a seat by this entry, or null. */
export const refuseAbsence = <T extends GameTypes>(
  playing: Playing<T>,
  pending: Pending,
  wanted: Commit,
): Refusal | null => {
  const { seat, steps, at } = wanted
  const rule = absenceAt(playing.header.choices)
  if (rule?.kind !== ruleBehind(wanted)) return refusal('absenceOther', 'TABLE-ABSENCE')
  const claimant = claimantOf(wanted)
  const isClaimed = claimant === null || (steps.join() === String(claimant) && isThere(playing, claimant))
  const since = awaitedSince(playing, pending, seat ?? -1)
  if (!isClaimed || claimant === seat || since === null) return refusal('notAbsent', 'TABLE-ABSENCE')
  return at - since < rule.ms ? refusal('notAbsent', 'TABLE-ABSENCE') : null
}
