import type { Box, Choices, GameTypes, Outcome, Seat } from '@menagerie/engine'

/** What people choose among, weakest first. */
export const levels = ['beginner', 'club', 'master'] as const
export type Level = (typeof levels)[number]

/** The bots there are: ways to play, weakest first, that think as long as they are told, and levels, that think as much as is theirs. */
export const botKinds = ['random', 'greedy', 'search', ...levels] as const
export type BotKind = (typeof botKinds)[number]

/**
 * How long a bot may think about one commit: milliseconds by the host's clock, or iterations. With iterations the same
 * seed gives the same steps on every machine. A level has iterations of its own: milliseconds can only end it sooner, where a
 * machine is too slow for them, and other iterations say nothing to it.
 */
export type Budget = { readonly ms: number } | { readonly iterations: number }

/** Milliseconds from any beginning; the host's, for there is no clock here. */
export type Now = () => number

/** One question put to a bot. It holds what a person in that seat would see, and no state. */
export interface RunRequest<T extends GameTypes, Kind extends string = BotKind> {
  readonly box: Box<T>
  /** Complete options, the same object as the view's where the view carries them. */
  readonly options: T['Options']
  /** The seat's own view. */
  readonly view: T['View']
  /** Notations of the seat's legal first steps. */
  readonly legal: readonly string[]
  readonly seat: Seat
  readonly bot: Kind
  /** A new one for every question, or the bot repeats its luck. */
  readonly seed: string
  readonly budget: Budget
  readonly now: Now
}

/** The same question as plain JSON, as it is posted to a worker. */
export interface BotRequest<Kind extends string = BotKind> {
  /** Id in the catalogue. */
  readonly game: string
  /** What was chosen at the table; the worker makes the options from it again. */
  readonly choices: Choices
  /** How these seats' last match ended; options may depend on it. */
  readonly last: Outcome | null
  readonly view: unknown
  readonly legal: readonly string[]
  readonly seat: Seat
  readonly bot: Kind
  readonly seed: string
  readonly budget: Budget
}
