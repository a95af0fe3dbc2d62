import { gameRoom } from '../../games.ts'
import { wordsReady } from '../../i18n.ts'

/** The same, once the words of the games in it are here, which name their modes. */
export const withModeWords = async <X>(found: X, games: readonly string[]): Promise<X> => {
  await Promise.all([...new Set(games)].map(async (game) => gameRoom(game)))
  await wordsReady()
  return found
}
