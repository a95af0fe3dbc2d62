import type { Chance } from './chance/chance.ts'
import type { GameTypes, Seat } from './game.ts'

/** What a strong player knows. */
export interface BotRoom<T extends GameTypes> {
  /** Expected payoff of the seat from what the view shows, about -1 to 1. */
  readonly evaluate: (view: T['View'], seat: Seat) => number
  /** The same actions, promising ones first. */
  readonly order: (view: T['View'], actions: readonly T['Action'][]) => readonly T['Action'][]
  /**
   * What `order` puts first, and, where that is staged, what it would put first after each of these steps, as far as that can be told
   * now: who follows it need not look again with every step. Left out: the first alone is known.
   */
  readonly plan?: (view: T['View'], actions: readonly T['Action'][]) => readonly T['Action'][]
  /** Questions a game has an answer of its own to; `search` answers them by it. */
  readonly policy?: Policy<T>
  /** How walks down a search's tree are played on beyond it, where that is not as usual (ADR 41). */
  readonly walks?: Walks
  /** Where greedy is improved instead of a tree being grown: how a search plays on beyond what it looks at (ADR 26, 36). */
  readonly rollouts?: Rollouts<T>
  /**
   * How much `master` thinks about a commit, the same on every machine: worlds that are played on, 24 unless given, where there
   * are `rollouts`; else walks down the tree, 400 unless given.
   */
  readonly thought?: (view: T['View']) => number
  /**
   * What a seat's place is made of, by name, each part in the same measure: what grew speaks for a choice. Null where a value has no
   * parts, as that of a fight which is solved.
   */
  readonly parts?: (view: T['View'], seat: Seat) => Parts | null
  /** How what `evaluate` says becomes a chance to win; left out, or null, where nobody measured it. */
  readonly calibration?: (view: T['View']) => Calibration | null
  /** How readily `beginner` slips, where it is not as usual. */
  readonly slips?: (view: T['View']) => Slips
}

/** How a walk is played on beyond the tree. Usual are ten decisions at random, after which the place is valued. */
export interface Walks {
  /** Decisions at most, after which the place is valued: few where chance soon spoils one, Infinity to play to the end. */
  readonly length: number
  /**
   * So many decisions after the tree the place is valued as well, and that counts for this part of what the walk is worth, 0 to 1;
   * how it goes on for the rest. Left out: only that counts.
   */
  readonly glance?: { readonly after: number; readonly part: number }
  /** That walks learn from each other; left out: luck decides beyond the tree, and in it every choice is tried once. */
  readonly learns?: Learns
}

/**
 * What choices were worth wherever they were made (move-average sampling: Finnsson, Björnsson: Simulation-Based Approach to General
 * Game Playing, 2008).
 */
export interface Learns {
  /** Beyond the tree, of so many choices drawn at random the one that has been worth most is made. */
  readonly draws: number
  /**
   * In the tree the untried choice that has been worth most elsewhere is tried next, and not before that, with so many parts of the span
   * of all results added to it, promises more than the best one tried (first-play urgency: Gelly, Wang, 2006).
   */
  readonly urgency: number
}

/** How a beginner slips, in parts of how far the average choice stands below the best. */
export interface Slips {
  /** At how much below the best a choice is e times less likely than the best one. */
  readonly ease: number
  /** How far below the best a choice may stand, beside `far`. */
  readonly part: number
  /** How far below the best a choice may stand in payoffs, beyond which it is plainly bad. */
  readonly far: number
}

export type Parts = Readonly<Record<string, number>>

/**
 * By logistic regression to how matches of its own bots ended: of the odds in a value v between seats of whom each is as strong,
 * log((1 + v) / (1 - v)), the chance has `bias + slope` times as many, less the logarithm of how many the others are.
 */
export interface Calibration {
  readonly bias: number
  readonly slope: number
  /** How far chances were off, on average and rounded up: a chance is told with at least so much to either side. */
  readonly off: number
  readonly seats: number
}

/** What it takes to leave the greedy commit (`Rollouts`). */
export type Takes = { readonly errors: number } | { readonly prior: number }

/** How greedy is improved: its promising commits are played on in the same worlds, until the game says it is enough. */
export interface Rollouts<T extends GameTypes> {
  /** Commits that are played on before a position is valued. */
  readonly commits: (view: T['View']) => number
  /**
   * How a world is played on instead, where the game has a quicker way than `order` by everybody's views: on an imagined state,
   * which it changes, and as if nothing in it were hidden. What the seat may expect at the end, -1 to 1; null: as usual.
   */
  readonly quick?: (world: T['State'], seat: Seat, luck: Chance) => number | null
  /** Whether it is enough before that; `from` is the view of who thinks, `now` that of who is asked. Left out: at the end. */
  readonly isEnough?: (from: T['View'], now: T['View']) => boolean
  /** Worlds before anything is believed. */
  readonly fewest: number
  /**
   * When another commit than the greedy one is taken. `errors`: it was better by so many standard errors, for where greedy knows
   * much. `prior`: it was better with what greedy thinks of both, which counts for so many worlds, for where greedy knows little.
   */
  readonly takes: (view: T['View']) => Takes
}

/** Mixed play of some questions: exact where a game can solve them, from a book at its beginning. */
export interface Policy<T extends GameTypes> {
  /** Whether a question with this choice in it may be one of them. Cheap: it is asked at every decision of a search. */
  readonly covers: (action: T['Action']) => boolean
  /** How likely each of all legal actions of the view's viewer is to be taken, adding up to 1; null: no answer here. */
  readonly shares: (view: T['View'], actions: readonly T['Action'][]) => readonly number[] | null
}

/**
 * Shares of the first place, 0 to 1, that one of a level wins against all others of the level below; `beginner` against who plays
 * anything. By the usual options, or the usual ones of a mode (ADR 36); null: not measured.
 */
export interface LevelShares {
  /** How many sat at the table. */
  readonly seats: number
  readonly beginner: number | null
  readonly club: number | null
  readonly master: number | null
}
