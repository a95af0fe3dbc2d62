import type { Reasons } from '@menagerie/engine'
import { addWords, wordsReady } from '../../i18n.ts'

/** Sentences by game, for what speaks for a choice. */
const LOADS: Readonly<Record<string, () => Promise<Reasons>>> = {
  'monster-maker': async () => (await import('@menagerie/games/monster-maker/reasons')).reasons,
  'double-headed-lion': async () => (await import('@menagerie/games/double-headed-lion/reasons')).reasons,
  'monster-pack': async () => (await import('@menagerie/games/monster-pack/reasons')).reasons,
  monstructor: async () => (await import('@menagerie/games/monstructor/reasons')).reasons,
  'dragon-treasure': async () => (await import('@menagerie/games/dragon-treasure/reasons')).reasons,
}

const known = new Map<string, Promise<string | null>>()

const load = async (game: string): Promise<string | null> => {
  const reasons = await LOADS[game]?.()
  if (reasons === undefined) return null
  const { words, catalogues, translations } = reasons
  addWords(words, catalogues, translations, { quietly: true })
  await wordsReady()
  return words
}

/** The namespace of a game's sentences once they are here; null for a game that has none, or where they do not come. The same promise each time. */
export const reasonsOf = (game: string): Promise<string | null> => {
  const found =
    known.get(game) ??
    load(game).catch(() => {
      known.delete(game)
      return null
    })
  known.set(game, found)
  return found
}
