import type { Catalogue } from './text-room.ts'

/** Why a choice is made, in sentences: one for each part of what a bot values (`BotRoom.parts`), true where that part grew. */
export interface Reasons {
  /** Namespace of its sentences, beside that of the game. */
  readonly words: string
  /** At hand, by language code: `en`, complete. */
  readonly catalogues: Readonly<Record<string, Catalogue>>
  /** Further languages with the same keys, fetched when they are spoken. */
  readonly translations: Readonly<Record<string, () => Promise<Catalogue>>>
}
