import { type SomeBox, some } from '@menagerie/engine'
import { loadGame } from '../games.ts'

/** Games with the knowledge their bots had at the first measuring (ADR 25). */
const FROZEN: Readonly<Record<string, () => Promise<SomeBox>>> = {
  'monster-pack': async () => some((await import('@menagerie/games/monster-pack/reference')).box),
  'double-headed-lion': async () => some((await import('@menagerie/games/double-headed-lion/reference')).box),
  'dragon-treasure': async () => some((await import('@menagerie/games/dragon-treasure/reference')).box),
  'monster-maker': async () => some((await import('@menagerie/games/monster-maker/reference')).box),
  monstructor: async () => some((await import('@menagerie/games/monstructor/reference')).box),
}

/** What stands in no list is a fixture, and knows the same for ever. */
export const loadFrozen = (id: string): Promise<SomeBox> => FROZEN[id]?.() ?? loadGame(id)
