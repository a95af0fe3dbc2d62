import { answer } from '@menagerie/bots'
import { entryOf } from '@menagerie/games'
import type { Advice, Question } from './adviser.ts'

/* A bot beside the page. It is given what the player sees and may do, and has nothing else to look at. */

self.addEventListener('message', ({ data: { id, request } }: MessageEvent<Question>) => {
  const load = (game: string) => entryOf(game)?.load() ?? Promise.reject(new Error(`there is no game ${game}`))
  const tell = (steps: readonly string[]): void => {
    const advice: Advice = { id, steps }
    self.postMessage(advice)
  }
  // What a bot cannot answer is no hint.
  answer(request, { load, now: () => performance.now() }).then(tell, () => tell([]))
})
