import { type Choices, type ClaimRow, claimRowsOf, claimsAt, settledClaims } from '@menagerie/engine'
import type { BoardModule, ClaimRoom } from '../boards/board.ts'
import type { GameRoom } from '../games.ts'

/** What is claimed at the tables of a game; null where nothing is. */
export const claimOf = (
  room: GameRoom,
  board: BoardModule,
): { readonly row: ClaimRow; readonly claims: ClaimRoom } | null => {
  const [row] = claimRowsOf(room.options)
  return row === undefined || board.claims === undefined ? null : { row, claims: board.claims }
}

/** Colours of the seals of so many seats by what they have claimed, or would be left; null where nothing is claimed. */
export const sealColours = (
  room: GameRoom,
  board: BoardModule,
  choices: Choices,
  seats: number,
): readonly number[] | null => {
  const claim = claimOf(room, board)
  return claim === null ? null : settledClaims(claimsAt(choices, claim.row), seats).map(claim.claims.seal)
}
