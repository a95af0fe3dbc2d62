import type { Message } from '../text-room.ts'
import type { GameTypes } from '../game.ts'

/** Which rule the lines of an event name; for every line that comes exactly one fits. */
export type Citation<T extends GameTypes> = {
  readonly [Kind in T['Event']['kind']]: {
    readonly kind: Kind
    /** Kinds of phase it may come in, as before the step it came of; `setup` before there is one. Any when left out. */
    readonly phases?: readonly string[]
    readonly when?: (event: Extract<T['Event'], { readonly kind: Kind }>, options: T['Options']) => boolean
    /** The rule, or why there is none. */
    readonly cites: string | { readonly none: string }
  }
}[T['Event']['kind']]

/** Somebody who hears events and nothing else, and counts. */
export interface Listener<T extends GameTypes> {
  readonly hear: (event: T['Event']) => void
  /** By their path in the JSON of a spectator's view: `sides.0.hp`, `sides.1.discard.length` (`numbersOf`). */
  readonly counts: () => ReadonlyMap<string, number>
}

/**
 * What a game adds so that what it says can be held against its rules. Written from the rulebook and its rules by number,
 * never from the text room: that is what it tests. Not part of the product.
 */
export interface SayingRoom<T extends GameTypes> {
  readonly citations: readonly Citation<T>[]
  /** The rules a refusal may name, by its code. */
  readonly refusals: Readonly<Record<string, readonly string[]>>
  /** The rule a match ended by, by the outcome's reason. */
  readonly outcomes: Readonly<Record<string, Citation<T>['cites'] | ((options: T['Options']) => string)>>
  readonly asks: {
    /** The kind of choice an action is, in the words of a prompt: `move`, `pass`. */
    readonly kindOf: (action: T['Action'], options: T['Options']) => string
    /** The kinds of choice a prompt's sentence names, by its id and values. */
    readonly names: (asked: Message) => readonly string[]
  }
  /** For one match, from its setup on, as a spectator hears it. */
  readonly listener: (options: T['Options'], seats: number) => Listener<T>
  /** Numbers of a spectator's view that no listener counts, by path, with the reason; `*` is any one step, `**` any more. */
  readonly untold: Readonly<Record<string, string>>
}
