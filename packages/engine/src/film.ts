import type { Box } from './box.ts'
import type { GameTypes, Viewer } from './game.ts'
import { recordedChoices } from './options.ts'
import type { Playing } from './playing.ts'
import { OBSERVER_DELAY, type OpenHands, type Projection, type Update, allViews, projectionOf } from './projecting.ts'
import type { Hash, MatchRecord } from './record.ts'
import { type Fault, type Result, fault, faulty, ok } from './refusal.ts'
import { replay } from './replay.ts'
import { observerHandsAt } from './table-options.ts'
import type { WrittenPosition } from './written-position.ts'

/** A record to be looked at: every position it holds, in any order. Only for records that are no secret any more. */
export interface Film {
  readonly game: string
  readonly seats: number
  /** Entries that can be shown; all of them unless `fault` says why the next one cannot. */
  readonly length: number
  readonly fault: Fault | null
  /** What the Table gave this viewer after entry `seq`, with the updates after version `since` (-1: all). */
  readonly project: (viewer: Viewer, seq: number, since?: number) => Projection
  /** The position after entry `seq` through the eyes of every seat. */
  readonly hands: (seq: number) => OpenHands
  /** The position after entry `seq`, for people to keep; null once nobody is asked. Every secret is in it. */
  readonly describe: (seq: number) => WrittenPosition | null
  /** What happened in all entries, with every secret told. */
  readonly told: () => readonly Update[]
}

/** What changes from entry to entry. */
type Moment<T extends GameTypes> = Pick<Playing<T>, 'state' | 'settled' | 'askedAt' | 'offer' | 'pauses'>

/**
 * Plays a record once and keeps the state after every entry, so that each position costs one view and nothing else.
 * A record that is broken somewhere is shown up to there. Accepts anything that was once JSON of a record.
 */
export const filmOf = <T extends GameTypes>(box: Box<T>, record: MatchRecord, hash: Hash): Result<Film> => {
  const moments: Moment<T>[] = []
  const seen: { last: Playing<T> | null } = { last: null }
  const keep = (playing: Playing<T>): void => {
    const { state, settled, askedAt, offer, pauses } = playing
    moments.push({ state: box.game.clone(state), settled, askedAt: [...askedAt], offer, pauses })
    seen.last = playing
  }
  const found = faultsOf(() => replay(box, record, hash, keep), moments)
  const { last } = seen
  if (last === null) return faulty(found)
  const at = (seq: number): Playing<T> => ({
    ...last,
    ...(moments[seq] as Moment<T>),
    happened: last.happened.slice(0, seq + 1),
  })
  const hands = (seq: number): OpenHands => ({ asOf: seq, views: allViews(at(seq)) })
  /** What observers saw while the match ran. */
  const delayed = (seq: number): OpenHands | null =>
    observerHandsAt(last.header.choices) === 'delayed' && seq >= OBSERVER_DELAY ? hands(seq - OBSERVER_DELAY) : null
  return ok({
    game: box.game.id,
    seats: last.header.seats.length,
    length: moments.length,
    fault: found[0] ?? null,
    hands,
    describe: (seq) => {
      const { state, header } = at(seq)
      const position = box.game.pending(state).status === 'over' ? null : box.game.describe(state)
      return position === null
        ? null
        : { game: box.game.id, choices: recordedChoices(box.options, header.choices), position }
    },
    told: () =>
      last.happened.map(({ seq, kind, seat, terms, happenings }) => ({
        version: seq,
        kind,
        seat,
        terms,
        events: happenings.map((one) => one.secret?.event ?? one.everyone).filter((event) => event !== null),
      })),
    project: (viewer: Viewer, seq: number, since = -1) => projectionOf(at(seq), viewer, since, () => delayed(seq)),
  })
}

/** A record that makes the rules throw is broken as well, at the entry after the last that was sound. */
const faultsOf = (play: () => Result<unknown>, sound: readonly unknown[]): readonly Fault[] => {
  try {
    const played = play()
    return played.ok ? [] : played.faults
  } catch (error) {
    const seq = sound.length
    return [fault('recordBroken', `entries.${seq}`, null, { seq, detail: String(error).slice(0, 200) })]
  }
}
