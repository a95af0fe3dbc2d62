import { type BotRequest, answer } from '@menagerie/bots'
import type { SomeBox } from '@menagerie/engine'
import { loadGame } from '../games.ts'

/* Runs in a worker thread. It holds rules and nothing of any match: a question carries all a bot may know. */

const loaded = new Map<string, Promise<SomeBox>>()

const load = (game: string): Promise<SomeBox> => {
  const known = loaded.get(game) ?? loadGame(game)
  loaded.set(game, known)
  return known
}

export interface Answer {
  readonly steps: readonly string[]
  /** Milliseconds of thought, without the way to and fro. */
  readonly ms: number
}

export const think = async (request: BotRequest): Promise<Answer> => {
  await load(request.game)
  const begun = performance.now()
  const steps = await answer(request, { load, now: () => performance.now() })
  return { steps, ms: performance.now() - begun }
}
