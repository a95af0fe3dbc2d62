import type { Chance } from './chance/chance.ts'
import type { BySeat, Game, GameTypes, Outcome, Rules, Seat } from './game.ts'
import type { Lesson } from './lesson.ts'
import type { Choices, Mark, OptionRow, Preset } from './options.ts'
import type { Fault, MessageValues, Refusal, Result } from './refusal.ts'
import type { Say } from './words.ts'

/** One numbered rule of a rulebook room. Its text is `rules.<id>` in the game's catalogue. */
export interface Rule {
  readonly id: string
  /** Heading it stands under, `sections.<section>` in the catalogue. */
  readonly section: string
  /** Section names of the printed rulebook, or why it was designed. */
  readonly source: string
  readonly mark: Mark
}

/** For rulebook rooms: rules under one heading, their ids with the game's prefix. Stated by the rulebook unless marked. */
export const rulesUnder =
  (prefix: string) =>
  (section: string) =>
  (id: string, source: string, mark: Mark = 'S'): Rule => ({ id: `${prefix}-${id}`, section, source, mark })

/** A sentence for people: a message id of the game's catalogue and its values. Values starting with `@` are made of message ids themselves (`wordsOf`). */
export interface Message {
  readonly id: string
  readonly values: MessageValues
}

/** A log line: the sentence and the rule it follows from. */
export interface LogLine extends Message {
  readonly rule: string | null
}

/** Nested messages, i18next JSON. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue
}

/** From codes to sentences. The rules themselves hold no text. */
export interface TextRoom<T extends GameTypes> {
  readonly event: (options: T['Options'], event: T['Event']) => LogLine
  /**
   * What of an event is said at a table with these choices: its aids may keep what a player is to work out. Left out where
   * every event is told whole.
   */
  readonly told?: (choices: Choices, event: T['Event']) => T['Event']
  /**
   * The same of a view: what of it a table with these choices shows, on its board, in its lists and in a terminal. To be looked
   * at alone; what is asked, drafted or imagined is asked of the whole view. Left out where every view is shown whole.
   */
  readonly shown?: (choices: Choices, view: T['View']) => T['View']
  readonly action: (options: T['Options'], action: T['Action']) => Message
  /**
   * An action that loses for good what its own words do not speak of, in words that do: said in their place, and asked once
   * more before it is done. Null for all others; left out where there are none.
   */
  readonly warning?: (view: T['View'], action: T['Action']) => Message | null
  /** Where what was settled comes to something else than it says, with the rule; left out where it never does. */
  readonly notices?: (options: T['Options']) => readonly LogLine[]
  readonly refusal: (options: T['Options'], refused: Refusal) => Message
  readonly fault: (found: Fault) => Message
  /** How it ended, and the rule it ended by. */
  readonly outcome: (options: T['Options'], outcome: Outcome) => LogLine
  /** What the seat in turn is asked, in one sentence. */
  readonly prompt: (view: T['View']) => Message
  /** At hand, by language code: `en`, complete. */
  readonly catalogues: Readonly<Record<string, Catalogue>>
  /** Further languages with the same keys, fetched when they are spoken. */
  readonly translations: Readonly<Record<string, () => Promise<Catalogue>>>
}

/** With the board of a terminal: a page draws its own. */
export interface TerminalText<T extends GameTypes> extends TextRoom<T> {
  /** The position as text, from a view: lines without control codes, in English unless told how to speak. */
  readonly board: (view: T['View'], say?: Say) => readonly string[]
}

/** The replaceable physical parts: the default sets as data, and how a set of the user is checked and read. */
export interface ComponentRoom {
  readonly sets: readonly { readonly id: string; readonly option: string; readonly mark: Mark }[]
  /** Reads a user's set from text (CSV or JSON), all faults at once. */
  readonly read: (option: string, text: string) => Result<unknown>
}

/** A loadout a person can pick by name (a preset deck), or bring. */
export interface LoadoutRoom<T extends GameTypes> {
  /** False when the game has none and every loadout is null. */
  readonly used: boolean
  readonly presets: (options: T['Options']) => readonly { readonly id: string; readonly loadout: T['Loadout'] }[]
  /** A legal loadout for a seat that brought none. */
  readonly choose: (options: T['Options'], chance: Chance) => T['Loadout']
  /** Shape and rules, all faults at once. */
  readonly check: (options: T['Options'], loadout: unknown) => Result<T['Loadout']>
  /**
   * An arranged position holds what a seat brings to it; left out where positions tell nothing of that. What they do not
   * hold is refused (`loadoutDiffers`), for nobody would notice that it is not played.
   */
  readonly holds?: (state: T['State'], seat: Seat, loadout: T['Loadout']) => boolean
  readonly toText: (options: T['Options'], loadout: T['Loadout']) => string
  readonly fromText: (options: T['Options'], text: string) => Result<T['Loadout']>
}

/** A clock of the table: an option in seconds (0: off) and the questions whose time it takes. */
export interface Clock<T extends GameTypes> {
  /** Id of an integer option of scope `table`. */
  readonly option: string
  /** Whether it runs for the question put now, by what a spectator sees: so a clock can tell nobody a secret. */
  readonly runs: (shown: T['View']) => boolean
}

/** A clock that runs for every question. */
export const clockOf = (option: string): { readonly option: string; readonly runs: () => boolean } => ({
  option,
  runs: () => true,
})

/** What of a box a board needs: all that is asked at a table whose authority is elsewhere. */
export interface BoardBox<T extends GameTypes> {
  readonly game: Rules<T>
  /** Numbers of seats it can be played with. */
  readonly seats: readonly number[]
  readonly options: readonly OptionRow[]
  readonly presets: readonly Preset[]
  /**
   * Complete, frozen, interned Options from a person's choices. Rows of scope `table` are checked but not kept.
   * `last` is how these seats' last match ended, for options that depend on it; null when there was none.
   */
  readonly complete: (chosen: Choices, last: Outcome | null) => Result<T['Options']>
  /** Why complete options cannot be played by so many seats, all faults at once; `complete` does not know the seats. */
  readonly misfits: (options: T['Options'], seats: number) => readonly Fault[]
  readonly components: ComponentRoom
  readonly loadouts: LoadoutRoom<T>
  readonly rulebook: readonly Rule[]
  readonly text: TextRoom<T>
  /** Of those that run for a question and are not off, the first one counts. */
  readonly clocks: readonly Clock<T>[]
  /** Reasons of ends by which the rules say who wins and rank nobody else: of the others no place is told. */
  readonly unranked: readonly string[]
  /** Whether a match under these options may end with several in the first place: only such a one may be agreed drawn. */
  readonly draws: (options: T['Options']) => boolean
  /** What the levels of its bots win under these options, for who chooses among them; null, or left out, where nobody measured it. */
  readonly levels?: (options: T['Options']) => LevelShares | null
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

/** Everything the product needs beside the rules: what an authority, a bot, a lesson or a replay asks for too. */
export interface Box<T extends GameTypes> extends BoardBox<T> {
  readonly game: Game<T>
  readonly text: TerminalText<T>
  /** A course in short steps. */
  readonly tutorial: readonly Lesson[]
  readonly bot: BotRoom<T>
  /** What a silent seat plays when its time runs out: whole steps, chosen from its view and legal actions. */
  readonly timeout: (view: T['View'], legal: readonly T['Action'][], chance: Chance) => readonly T['Action'][]
}

/** What a strong player knows. */
export interface BotRoom<T extends GameTypes> {
  /** Expected payoff of the seat from what the view shows, about -1 to 1. */
  readonly evaluate: (view: T['View'], seat: Seat) => number
  /** The same actions, promising ones first. */
  readonly order: (view: T['View'], actions: readonly T['Action'][]) => readonly T['Action'][]
  /** Questions a game has an answer of its own to; `search` answers them by it. */
  readonly policy?: Policy<T>
  /** Decisions a search plays at random before it values a position, 10 unless given: fewer where chance soon spoils one. */
  readonly playoutLength?: number
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
  readonly slips?: Slips
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
  readonly takes: { readonly errors: number } | { readonly prior: number }
}

/** Mixed play of some questions: exact where a game can solve them, from a book at its beginning. */
export interface Policy<T extends GameTypes> {
  /** Whether a question with this choice in it may be one of them. Cheap: it is asked at every decision of a search. */
  readonly covers: (action: T['Action']) => boolean
  /** How likely each of all legal actions of the view's viewer is to be taken, adding up to 1; null: no answer here. */
  readonly shares: (view: T['View'], actions: readonly T['Action'][]) => readonly number[] | null
}

/** A box whose types are its own business: outside engine and games nobody is generic and nothing is `any`. */
export type SomeBox = <R>(use: <T extends GameTypes>(box: Box<T>) => R) => R

export const some =
  <T extends GameTypes>(box: Box<T>): SomeBox =>
  (use) =>
    use(box)

/** The same of what a board needs; a whole box is one too. */
export type SomeBoardBox = <R>(use: <T extends GameTypes>(box: BoardBox<T>) => R) => R

export const someBoard =
  <T extends GameTypes>(box: BoardBox<T>): SomeBoardBox =>
  (use) =>
    use(box)

/** One line of the catalogue. */
export interface CatalogueEntry {
  readonly id: string
  /** Message id of its name, `name` in the game's catalogue; given here so that a list needs no rules. */
  readonly name: string
  readonly seats: readonly number[]
  /** Playing time in minutes, from and to. */
  readonly minutes: readonly [number, number]
  /** Versions of its rules whose matches go on: the present one, and those its `Game` replays. */
  readonly plays: readonly number[]
  readonly load: () => Promise<SomeBox>
  /** A board's part of the box alone: a page fetches nothing of the rest. */
  readonly loadBoard: () => Promise<SomeBoardBox>
}

/** Whether a match of that version of a game's rules can go on; false for a game the catalogue does not know. */
export const playsIn =
  (catalogue: readonly CatalogueEntry[]) =>
  (game: string, version: number): boolean =>
    catalogue.find(({ id }) => id === game)?.plays.includes(version) ?? false

/** No loadouts: for games in which nobody brings anything. */
export const noLoadouts = <T extends GameTypes & { Loadout: null }>(): LoadoutRoom<T> => ({
  used: false,
  presets: () => [],
  choose: () => null,
  check: () => ({ ok: true, value: null }),
  toText: () => '',
  fromText: () => ({ ok: true, value: null }),
})

export const seatNumbers = (seats: number): BySeat<Seat> => Array.from({ length: seats }, (_, seat) => seat)
