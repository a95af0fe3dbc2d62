import type { BoutResult } from '../arena/bout.ts'
import { loadGame, once } from '../games.ts'
import { type Wanted, playMatch } from './match.ts'

/* Runs in a worker thread, which plays whole matches by itself. */

const load = once(loadGame)

export const play = async (wanted: Wanted): Promise<BoutResult> => {
  const some = await load(wanted.game)
  return some((box) => playMatch(box, wanted))
}
