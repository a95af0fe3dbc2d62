import type { SomeBox } from '@menagerie/engine'
import { loadGame } from '../games.ts'
import { type Wanted, playMatch } from './match.ts'
import type { Trained } from './sample.ts'

/* Runs in a worker thread, which plays whole matches by itself. */

const loaded = new Map<string, Promise<SomeBox>>()

export const play = async (wanted: Wanted): Promise<Trained> => {
  const known = loaded.get(wanted.game) ?? loadGame(wanted.game)
  loaded.set(wanted.game, known)
  const some = await known
  return some((box) => playMatch(box, wanted))
}
