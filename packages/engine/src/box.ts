import type { BotRoom, LevelShares } from './bot-room.ts'
import type { Chance } from './chance/chance.ts'
import type { BySeat, Game, GameTypes, Outcome, Rules, Seat } from './game.ts'
import type { Lesson } from './lesson.ts'
import type { Choices, Mark, OptionRow, Preset } from './options.ts'
import type { Fault, Result } from './refusal.ts'
import type { Rule, TerminalText, TextRoom } from './text-room.ts'

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
