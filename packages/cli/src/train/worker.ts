import { loadGame, once } from '../games.ts'
import { type Wanted, playMatch } from './match.ts'
import type { Trained } from './sample.ts'

/* Runs in a worker thread, which plays whole matches by itself. */

const load = once(loadGame)

export const play = async (wanted: Wanted): Promise<Trained> => {
  const some = await load(wanted.game)
  return some((box) => playMatch(box, wanted))
}
