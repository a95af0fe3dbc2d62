import type { GameTypes, Outcome } from './game.ts'
import type { Choices, Mark } from './options.ts'
import type { Fault, MessageValues, Refusal } from './refusal.ts'
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
