import type { Catalogue, LogLine } from './text-room.ts'
import type { GameTypes, Seat } from './game.ts'

/**
 * What each decision is for, in a sentence for somebody who plays for the first time: where the turn stands on the way to
 * winning, or what the question is about. Made from one viewer's view alone, so that it can tell nothing the view does not.
 */
export interface Purpose<T extends GameTypes> {
  /** For the seat asked now, with the rule it follows from; null where nothing is decided. */
  readonly purposeOf: (view: T['View'], seat: Seat) => LogLine | null
  /** Namespace of its sentences, beside that of the game. */
  readonly words: string
  /** At hand, by language code: `en`, complete. */
  readonly catalogues: Readonly<Record<string, Catalogue>>
  /** Further languages with the same keys, fetched when they are spoken. */
  readonly translations: Readonly<Record<string, () => Promise<Catalogue>>>
}

/** A purpose whose types are its own business. */
export type SomePurpose = <R>(use: <T extends GameTypes>(purpose: Purpose<T>) => R) => R

export const somePurpose =
  <T extends GameTypes>(purpose: Purpose<T>): SomePurpose =>
  (use) =>
    use(purpose)
