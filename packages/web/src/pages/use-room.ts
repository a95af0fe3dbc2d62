import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { BoardModule } from '../boards/board.ts'
import { boardOf } from '../boards/index.ts'
import { type GameRoom, gameRoom } from '../games.ts'
import { wordsReady } from '../i18n.ts'
import { WireError } from '../wire/transport.ts'

export interface LoadedGame {
  readonly room: GameRoom
  readonly board: BoardModule
}

/** The rules and the board of a game, once both are here. */
export const useRoom = (game: string | null): UseQueryResult<LoadedGame> =>
  useQuery({
    queryKey: ['game', game],
    enabled: game !== null,
    staleTime: Infinity,
    retry: 2,
    queryFn: async () => {
      const loadingRoom = gameRoom(game as string)
      const loadingBoard = boardOf(game as string)
      if (loadingRoom === null || loadingBoard === null) throw new WireError(404, 'notFound', null, {}, [])
      const [room, board] = await Promise.all([loadingRoom, loadingBoard])
      await wordsReady()
      return { room, board }
    },
  })
