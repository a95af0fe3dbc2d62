import { type BotRequest, answer } from '@menagerie/bots'
import { entryOf } from '@menagerie/games'
import type { SomeBox } from '@menagerie/engine'

/* Runs in a worker thread. It holds rules and nothing of any match: a question carries all the bot may know. */

const loaded = new Map<string, Promise<SomeBox>>()

const load = (game: string): Promise<SomeBox> => {
  const known = loaded.get(game)
  if (known !== undefined) return known
  const entry = entryOf(game)
  if (entry === null) throw new Error('unknown game')
  const loading = entry.load()
  loaded.set(game, loading)
  return loading
}

export const think = (request: BotRequest): Promise<string[]> => answer(request, { load, now: () => performance.now() })
