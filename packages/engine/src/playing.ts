import type { Happening } from './audience.ts'
import type { Box } from './box.ts'
import { afterDraft } from './draft.ts'
import type { BySeat, GameTypes, Outcome, Pending, Seat } from './game.ts'
import type { Talk } from './offers.ts'
import type { EntryKind, RecordHeader } from './record.ts'
import { type Pause, clockSeconds } from './table-entries.ts'

/** A commit as it is asked for, before chance and hash. */
export interface Commit {
  readonly kind: EntryKind
  readonly seat: Seat | null
  readonly steps: readonly string[]
  /** When it is asked for, milliseconds since 1970: the time of its entry. */
  readonly at: number
}

/** What one entry made happen. Secret until projected. */
export interface Happened<E> {
  readonly seq: number
  readonly kind: EntryKind
  readonly seat: Seat | null
  /** What an entry of the table, a draw or an undo says, as its steps; empty for decisions, whose steps are no one else's business. */
  readonly terms: readonly string[]
  /** What was asked for and by whom: of what all agreed on, the last of their words. */
  readonly asked: Pick<Commit, 'kind' | 'seat' | 'steps'>
  readonly happenings: readonly Happening<E>[]
  /** The time of the entry, milliseconds since 1970. */
  readonly at: number
}

/** A match in memory: the state and everything that happened. Never leaves the engine. */
export interface Playing<T extends GameTypes> extends Talk {
  readonly box: Box<T>
  readonly options: T['Options']
  readonly header: RecordHeader
  state: T['State']
  /** An outcome that the table gave, not the rules (an agreed draw). */
  settled: Outcome | null
  /** Indexed by seat: who has resigned. */
  resigned: readonly boolean[]
  /** Indexed by seat: the bot that plays for a person who is away; null where nobody is. */
  away: BySeat<string | null>
  /** Indexed by seat: whether that bot plays because the person stayed away, and not by their wish. */
  absent: BySeat<boolean>
  /** Seconds of clocks that were changed on the way, by option. */
  clocks: Readonly<Record<string, number>>
  /** The seq of the entry that changed one last; 0: none has. The time of a question counts from there at the earliest. */
  clockSince: number
  /** In order. */
  pauses: readonly Pause[]
  /** Indexed by seat: milliseconds that it has used of its own beside the time of questions. */
  banked: readonly number[]
  /** Indexed by seq. */
  readonly happened: Happened<T['Event']>[]
  /** Indexed by seat: the version at which the seat's present question was put. */
  readonly askedAt: number[]
}

/** More than the cards of the largest set a person can bring: what is put together of cards has no size of its own. */
export const MOST_STEPS = 520
export const LONGEST_STEP = 120

export const pendingOf = <T extends GameTypes>(playing: Playing<T>): Pending =>
  playing.settled === null ? playing.box.game.pending(playing.state) : { status: 'over', outcome: playing.settled }

/** Seconds that the question put now may take; 0 where no clock runs. */
export const secondsOf = <T extends GameTypes>(playing: Playing<T>): number => {
  const { box, state } = playing
  for (const { option, runs } of box.clocks) {
    const seconds = clockSeconds(playing, option)
    if (seconds > 0 && runs(box.game.view(state, 'spectator'))) return seconds
  }
  return 0
}

/** The legal first steps after a draft; null when the draft itself is not legal. Changes nothing. */
export const legalAfter = <T extends GameTypes>(
  playing: Playing<T>,
  seat: Seat,
  draft: readonly string[],
): readonly T['Action'][] | null => {
  const { game } = playing.box
  if (pendingOf(playing).status === 'over') return []
  const state = afterDraft(game, playing.options, playing.state, seat, draft)
  return state === null ? null : game.legal(state, seat)
}
