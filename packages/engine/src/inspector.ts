import type { Catalogue, LogLine, Message } from './text-room.ts'
import type { GameTypes, Seat } from './game.ts'
import type { Choices } from './options.ts'

/** What can be told of one thing at a table to one viewer. Sentences of the inspector's own catalogue. */
export interface Inspected {
  /** What it is called at this table. */
  readonly name: Message
  /** What sort of thing it is, and where or whose. */
  readonly kind: Message
  /** Id of its page among the cards of the game, which says what it does; null for a thing without one. */
  readonly page: string | null
  /** What it is for, beside what its page says. */
  readonly does: readonly LogLine[]
  /** How it stands now, as far as the viewer knows and the table reminds. */
  readonly now: readonly LogLine[]
  /** Values by which lines of the log name it (`values` of a `Message`). */
  readonly names: readonly string[]
}

/**
 * Looks closer at a table: what each thing in a view is, what it does under the options in play, and what its viewer knows of
 * it. Made from one viewer's view alone, so that it can tell nothing the view does not; what a table does not remind of
 * (`TextRoom.shown`) it leaves out. Things have addresses of the game's own, the same from every chair.
 */
export interface Inspector<T extends GameTypes> {
  /** Addresses of everything there is to look at. */
  readonly things: (choices: Choices, view: T['View']) => readonly string[]
  /** Null for what is no address of this view. */
  readonly inspect: (choices: Choices, view: T['View'], thing: string) => Inspected | null
  /** The thing a name in a line of the log means now (`thingsNamed`), `seat` being whom the line speaks of; null for none. */
  readonly thingNamed: (choices: Choices, view: T['View'], name: string, seat: Seat | null) => string | null
  /** Namespace of its sentences, beside that of the game. */
  readonly words: string
  /** At hand, by language code: `en`, complete. */
  readonly catalogues: Readonly<Record<string, Catalogue>>
  /** Further languages with the same keys, fetched when they are spoken. */
  readonly translations: Readonly<Record<string, () => Promise<Catalogue>>>
}

/** An inspector whose types are its own business. */
export type SomeInspector = <R>(use: <T extends GameTypes>(inspector: Inspector<T>) => R) => R

export const someInspector =
  <T extends GameTypes>(inspector: Inspector<T>): SomeInspector =>
  (use) =>
    use(inspector)

const NOTHING = Object.freeze({})

/** A sentence of an inspector. */
export const said = (id: string, values: Message['values'] = NOTHING): Message => ({ id, values })

/** The same with the rule it follows from. */
export const ruled = (id: string, rule: string | null, values: Message['values'] = NOTHING): LogLine => ({
  id,
  rule,
  values,
})

/** What is told of a thing that has no page, and that no line of the log names. */
export const unnamed = (
  name: Message,
  kind: Message,
  does: readonly LogLine[],
  now: readonly LogLine[],
): Inspected => ({
  name,
  kind,
  page: null,
  does,
  now,
  names: [],
})
