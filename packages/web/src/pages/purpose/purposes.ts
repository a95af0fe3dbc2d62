import { type SomePurpose, somePurpose } from '@menagerie/engine'
import { addWords, wordsReady } from '../../i18n.ts'

/** Purposes by game, each with its words. */
const LOADS: Readonly<Record<string, () => Promise<SomePurpose>>> = {
  'monster-maker': async () => somePurpose((await import('@menagerie/games/monster-maker/purpose')).purpose),
  'double-headed-lion': async () => somePurpose((await import('@menagerie/games/double-headed-lion/purpose')).purpose),
  'monster-pack': async () => somePurpose((await import('@menagerie/games/monster-pack/purpose')).purpose),
  monstructor: async () => somePurpose((await import('@menagerie/games/monstructor/purpose')).purpose),
  'dragon-treasure': async () => somePurpose((await import('@menagerie/games/dragon-treasure/purpose')).purpose),
}

const atHand = new Map<string, SomePurpose>()

/** Fetches what the decisions of a game are for, with its words; null for a game that does not say. */
export const fetchPurposes = async (game: string): Promise<SomePurpose | null> => {
  const some = await LOADS[game]?.()
  if (some === undefined) return null
  some(({ words, catalogues, translations }) => addWords(words, catalogues, translations, { quietly: true }))
  await wordsReady()
  atHand.set(game, some)
  return some
}

/** What was fetched with the game; null where it did not come. */
export const purposesOf = (game: string): SomePurpose | null => atHand.get(game) ?? null
