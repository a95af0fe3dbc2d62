import type { Chance } from './chance/chance.ts'
import type { BySeat, Outcome, Pending, Seat, Viewer } from './game.ts'
import type { Offer, OpenOffer } from './offers.ts'
import type { Choices } from './options.ts'
import type { Behind } from './observing.ts'
import type { Commit } from './playing.ts'
import type { Moment, Projection } from './projecting.ts'
import type { Entry, Hash, MatchRecord, SeatHolder, Sealing } from './record.ts'
import type { Refusal } from './refusal.ts'
import type { Pause } from './table-entries.ts'

/** What the engine does not have: luck, crypto and a clock. */
export interface TableHost {
  /** The chance of one entry; keyed by seq, so that a seq's outcomes are fixed before anybody moves. */
  readonly chance: (seq: number) => Chance
  readonly hash: Hash
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface TableSetup {
  readonly choices: Choices
  readonly seats: BySeat<SeatHolder>
  /** Indexed by seat; as parsed JSON. */
  readonly loadouts: BySeat<unknown>
  readonly start: unknown
  readonly last: Outcome | null
  readonly commitment: string | null
  readonly contributions: BySeat<string>
  /** Absent where nobody seals anything: at lessons, in tests. */
  readonly sealing?: Sealing
}

/** By which entries the time of questions is measured. */
export interface Timing {
  /** Indexed by seat: the seq from which the time of its question counts, when it was put or another clock was agreed on. */
  readonly from: BySeat<number>
  /** In order; the match is paused where the last has no end. */
  readonly pauses: readonly Pause[]
}

export type ActResult = { readonly ok: true; readonly entry: Entry } | { readonly ok: false; readonly refusal: Refusal }

/** Positions of the past that are shown at once: who was away for longer sees the newest. */
export const MOST_PAST = 48

/** The one authority over a match. Not generic: text in, JSON out. */
export interface Table {
  readonly game: string
  readonly seats: number
  /** The seq of the last entry. */
  readonly version: () => number
  readonly pending: () => Pending
  readonly view: (viewer: Viewer) => unknown
  /** Notations of the legal next steps of a seat after a draft of staged steps. */
  readonly legal: (seat: Seat, draft?: readonly string[]) => readonly string[]
  /**
   * All steps of one commit, all or nothing. `version` is what the seat had seen; it must be at least the version
   * at which its question was put.
   */
  readonly act: (seat: Seat, steps: readonly string[], version?: number) => ActResult
  readonly resign: (seat: Seat) => ActResult
  /** At which version a seat's present question was put. Public. */
  readonly askedAt: (seat: Seat) => number
  /** Seconds that the question put now may take each seat that is asked; 0 where no clock runs. Public. */
  readonly seconds: () => number
  /** Indexed by seat: milliseconds that it has of its own beside the time of its question. Public. */
  readonly banks: () => BySeat<number>
  /** Plays for a seat whose time is up. */
  readonly timeout: (seat: Seat) => ActResult
  /**
   * Makes an offer; it is done at once where nobody else has a say. Refused where it cannot be, while another one waits, and
   * where it was refused or withdrawn before the seat's last decision. `together`: all sit before one screen, and the host answers
   * for it that they agree.
   */
  readonly offer: (seat: Seat, offer: Offer, together?: 'together') => ActResult
  /** Answers the offer of entry `version`; with the last word it is done. */
  readonly answer: (seat: Seat, version: number, accepts: boolean) => ActResult
  readonly withdraw: (seat: Seat, version: number) => ActResult
  /** The offer that waits. For those who sit at the table. */
  readonly offering: () => OpenOffer | null
  /** What times of entries say of the question put now. Public. */
  readonly timing: () => Timing
  /** What was asked for with entry `seq`, and by whom. Secret. */
  readonly askedFor: (seq: number) => Pick<Commit, 'kind' | 'seat' | 'steps'>
  /** Ends the match drawn; the host answers for it that all agree. */
  readonly agreeDraw: () => ActResult
  /** Back to the state after any entry; the host answers for it that all agree, and that nobody learned anything. */
  readonly undo: (seq: number) => ActResult
  /** From now on a bot plays for a person who is away, or no longer does. */
  readonly takeOver: (seat: Seat, bot: string) => ActResult
  readonly giveBack: (seat: Seat) => ActResult
  /** From now on a clock of the game, named by its option, gives so many seconds; 0: it stands. */
  readonly setClock: (option: string, seconds: number) => ActResult
  /** Indexed by seat: the bot that plays for a person who is away. Public. */
  readonly away: () => BySeat<string | null>
  /** Indexed by seat: whether that bot plays because the person stayed away, and not by their wish. Public. */
  readonly absent: () => BySeat<boolean>
  /** Indexed by seat: who has given up, or has by the rule for who stays away. Public. */
  readonly resigned: () => BySeat<boolean>
  /** Since when each seat keeps another person waiting, as `awaitedSince` says it, by seat. Public. */
  readonly awaited: () => BySeat<number | null>
  /**
   * The rule of the table acts on who is asked and stays away, which the host answers for; `claimant` says so, where it is theirs to
   * say. Refused where the table has no rule, nobody waits for that seat, or not for long enough.
   */
  readonly stayedAway: (seat: Seat, claimant: Seat | null) => ActResult
  /**
   * What spectators see who are shown the match late while it runs (`spectatorDelayRow`), beside what `project` gives; null: they see the
   * present. Public.
   */
  readonly behind: () => Behind | null
  /** Everything a viewer may have, with the updates after version `since` (-1: all); of spectators, as late as the table says. */
  readonly project: (viewer: Viewer, since?: number) => Projection
  /**
   * What a viewer was shown from version `from` until before the present one, the newest `MOST_PAST` of it; the same bytes that
   * `project` gave then, whatever has become known since.
   */
  readonly past: (viewer: Viewer, from: number) => readonly Moment[]
  /** Of entry `seq`. Secret until the match is over: a guess at an outcome could be tried on it. */
  readonly hashOf: (seq: number) => string
  /** Secret until the match is over. `reveal` is the host's secret, given then. */
  readonly record: (reveal?: string) => MatchRecord
}
