import type { SomeBox } from '@menagerie/engine'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { BoardModule } from '../boards/board.ts'
import { boardOf } from '../boards/index.ts'
import { type GameRoom, gameRoom } from '../games.ts'
import { wordsReady } from '../i18n.ts'
import { WireError } from '../wire/transport.ts'
import { fetchPurposes } from './purpose/purposes.ts'

export interface LoadedGame {
  readonly room: GameRoom
  readonly board: BoardModule
}

/** With the whole box: for what begins from positions, plays whole records or teaches. */
export interface WholeGame extends LoadedGame {
  readonly box: SomeBox
}

const loadGame = async (game: string): Promise<LoadedGame> => {
  const loadingRoom = gameRoom(game)
  const loadingBoard = boardOf(game)
  if (loadingRoom === null || loadingBoard === null) throw new WireError(404, 'notFound', null, {}, [])
  // What came after the question would push the table away under who reads it. A match can be played without.
  const loadingPurposes = fetchPurposes(game).catch(() => null)
  const [room, board] = await Promise.all([loadingRoom, loadingBoard, loadingPurposes])
  await wordsReady()
  return { room, board }
}

const loadWhole = async (game: string): Promise<WholeGame> => {
  const loaded = await loadGame(game)
  return { ...loaded, box: await loaded.room.box() }
}

const useLoaded = <Loaded>(
  what: string,
  game: string | null,
  load: (game: string) => Promise<Loaded>,
): UseQueryResult<Loaded> =>
  useQuery({
    queryKey: [what, game],
    enabled: game !== null,
    staleTime: Infinity,
    retry: 2,
    queryFn: () => load(game as string),
  })

/** The rules and the board of a game, once both are here. */
export const useRoom = (game: string | null): UseQueryResult<LoadedGame> => useLoaded('game', game, loadGame)

/** The same with the whole box. */
export const useWhole = (game: string | null): UseQueryResult<WholeGame> => useLoaded('whole game', game, loadWhole)
