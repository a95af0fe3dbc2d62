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

const known = new Map<string, Promise<SomePurpose | null>>()

const load = async (game: string): Promise<SomePurpose | null> => {
  const some = await LOADS[game]?.()
  if (some === undefined) return null
  some(({ words, catalogues, translations }) => addWords(words, catalogues, translations, { quietly: true }))
  await wordsReady()
  return some
}

/** What the decisions of a game are for, once its words are here; null for a game that does not say. The same promise each time. */
export const purposesOf = (game: string): Promise<SomePurpose | null> => {
  const found = known.get(game) ?? load(game)
  known.set(game, found)
  return found
}
