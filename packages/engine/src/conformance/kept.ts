import type { Box } from '../box.ts'
import type { GameTypes, Outcome, Seat } from '../game.ts'
import { type Playing, pendingOf } from '../playing.ts'
import { legalNotations } from '../projecting.ts'
import type { Entry, Hash, MatchRecord } from '../record.ts'
import { replay } from '../replay.ts'

/** A match as it was played once, with what was offered on its way: what no change may alter under the same version. */
export interface KeptMatch {
  readonly record: MatchRecord
  /** Indexed by seq, 8 digits of hex each: what the seats could choose after the entry, and amid the drafts of the next. */
  readonly offers: readonly string[]
  /** How it stands after the last entry; null: not over. */
  readonly outcome: Outcome | null
}

const DIGITS = 8

/** Choices in any order: a list sorted otherwise is no other rule. */
const offered = <T extends GameTypes>(playing: Playing<T>, seat: Seat, draft: readonly string[]): readonly string[] =>
  [...legalNotations(playing, seat, draft)].sort()

const outcomeOf = <T extends GameTypes>(playing: Playing<T>): Outcome | null => {
  const pending = pendingOf(playing)
  return pending.status === 'over' ? pending.outcome : null
}

/** What each seat that is asked may do, and what the seat of the next entry is offered after each of its staged steps. */
const offersNow = <T extends GameTypes>(playing: Playing<T>, next: Entry | undefined, hash: Hash): string => {
  const pending = pendingOf(playing)
  const asked = pending.status === 'over' ? [] : pending.seats.map((seat) => [seat, ...offered(playing, seat, [])])
  const staged =
    next?.kind === 'steps'
      ? next.steps.slice(0, -1).map((_, at) => offered(playing, next.seat as Seat, next.steps.slice(0, at + 1)))
      : []
  return hash(JSON.stringify([asked, staged])).slice(0, DIGITS)
}

/** A record with what was offered on its way. Throws where it does not replay. */
export const keptOf = <T extends GameTypes>(box: Box<T>, record: MatchRecord, hash: Hash): KeptMatch => {
  const offers: string[] = []
  const replayed = replay(box, record, hash, (playing, seq) => {
    offers.push(offersNow(playing, record.entries[seq + 1], hash))
  })
  if (!replayed.ok) throw new Error(`the record does not replay: ${JSON.stringify(replayed.faults)}`)
  return { record, offers, outcome: outcomeOf(replayed.value) }
}

/**
 * Plays a kept match again. Null when every hash of its entries, every choice and its outcome are what they were; else the
 * first thing that is not, in words.
 */
export const heldAgainst = <T extends GameTypes>(box: Box<T>, kept: KeptMatch, hash: Hash): string | null => {
  const { record, offers, outcome } = kept
  let differs: number | null = null
  const compare = (playing: Playing<T>, seq: number): void => {
    if (differs === null && offersNow(playing, record.entries[seq + 1], hash) !== offers[seq]) differs = seq
  }
  const otherwise = (found: string): string => (differs === null ? found : `other choices after entry ${differs}`)
  try {
    const replayed = replay(box, record, hash, compare)
    if (!replayed.ok) return otherwise(`it does not replay: ${JSON.stringify(replayed.faults)}`)
    if (differs !== null || offers.length !== record.entries.length) return otherwise('not every entry has its choices')
    const now = outcomeOf(replayed.value)
    return JSON.stringify(now) === JSON.stringify(outcome) ? null : `another outcome: ${JSON.stringify(now)}`
  } catch (error) {
    return otherwise(`it throws: ${String(error)}`)
  }
}
