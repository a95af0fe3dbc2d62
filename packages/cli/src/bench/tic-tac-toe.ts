import { createRequire } from 'node:module'
import { type Chance, type Seat, sampledChance } from '@menagerie/engine'
import { NO_OPTIONS, ticTacToe } from '@menagerie/engine/fixtures'
import { type Measured, type Subject, fold, hex, timed } from './subject.ts'

/* The same game, the same moves, two engines. */

/** Matches of which the moves are the same in both. */
const MATCHES = 2000

const result = (sum: number, winner: Seat | null): number => fold(sum, winner === null ? 9 : 10 + winner)

/** Plays the matches again and again until about `work` moves are made; the sum is that of one time through. */
const again = (
  work: number,
  playAll: (chance: Chance) => { readonly moves: number; readonly sum: number },
): Measured => {
  let sum = 0
  return timed(
    () => {
      let count = 0
      while (count < work) {
        const played = playAll(sampledChance('same moves'))
        count += played.moves
        sum = played.sum
      }
      return count
    },
    () => hex(sum),
  )
}

/** Through the contract: who is asked, what is legal, is it refused, apply. */
export const fixtureMoves: Subject = (work) =>
  again(work, (chance) => {
    const { game } = ticTacToe
    let moves = 0
    let sum = 0
    for (let match = 0; match < MATCHES; match++) {
      const state = game.setup(NO_OPTIONS, [null, null], chance, null)
      for (;;) {
        const pending = game.pending(state)
        if (pending.status === 'over') {
          const first = pending.outcome.payoffs[0] as number
          sum = result(sum, first === 0 ? null : first > 0 ? 0 : 1)
          break
        }
        const seat = pending.seats[0] as Seat
        const legal = game.legal(state, seat)
        const action = legal[chance.pick(legal.length)] as (typeof legal)[number]
        if (game.refuse(state, seat, action) !== null) throw new Error('a legal action is refused')
        game.apply(state, seat, action, chance, null)
        sum = fold(sum, action.cell)
        moves++
      }
    }
    return { moves, sum }
  })

/** The part of boardgame.io that is used, as its documentation describes it. */
interface Boardgame {
  readonly InitializeGame: (setup: { readonly game: object; readonly numPlayers: number }) => BoardState
  readonly CreateGameReducer: (setup: {
    readonly game: object
    readonly isClient: boolean
  }) => (state: BoardState, action: object) => BoardState
}
interface BoardState {
  readonly G: { readonly cells: readonly (string | null)[] }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: { readonly winner: string | null } }
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

/** boardgame.io, or null where it is not installed: only development brings it. */
const loadBoardgame = (): Boardgame | null => {
  const require = createRequire(import.meta.url)
  try {
    return require('boardgame.io/internal') as Boardgame
  } catch {
    return null
  }
}

/** The game as its tutorial writes it. */
const boardGame = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = playerID
    },
  },
  endIf: ({ G, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) => {
    const { cells } = G
    const won = LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c])
    if (won) return { winner: ctx.currentPlayer }
    return cells.every((cell) => cell !== null) ? { winner: null } : undefined
  },
}

/** Through its reducer; null where it is not installed. */
export const boardgameMoves = (): Subject | null => {
  const boardgame = loadBoardgame()
  if (boardgame === null) return null
  const begin = boardgame.InitializeGame({ game: boardGame, numPlayers: 2 })
  const reduce = boardgame.CreateGameReducer({ game: boardGame, isClient: false })
  return (work) =>
    again(work, (chance) => {
      let moves = 0
      let sum = 0
      for (let match = 0; match < MATCHES; match++) {
        let state = begin
        while (state.ctx.gameover === undefined) {
          const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []))
          const cell = free[chance.pick(free.length)] as number
          const playerID = state.ctx.currentPlayer
          state = reduce(state, {
            type: 'MAKE_MOVE',
            payload: { type: 'mark', args: [cell], playerID, credentials: null },
          })
          if (state.G.cells[cell] !== playerID) throw new Error('a legal move is refused')
          sum = fold(sum, cell)
          moves++
        }
        const { winner } = state.ctx.gameover
        sum = result(sum, winner === null ? null : Number(winner))
      }
      return { moves, sum }
    })
}
