import { type Advice, advise } from '@menagerie/bots'
import { entryOf } from '@menagerie/games'
import { type Answered, NO_ADVICE, type Question } from './adviser.ts'

/* A bot beside the page. It is given what the player sees and may do, and has nothing else to look at. */

self.addEventListener('message', ({ data: { id, request } }: MessageEvent<Question>) => {
  const load = (game: string) => entryOf(game)?.load() ?? Promise.reject(new Error(`there is no game ${game}`))
  const tell = (advice: Advice): void => {
    const answered: Answered = { ...advice, id }
    self.postMessage(answered)
  }
  // What a bot cannot answer is no hint.
  advise(request, { load, now: () => performance.now() }).then(tell, () => tell(NO_ADVICE))
})
