import { type Fault, fault } from '@menagerie/engine'
import { tokenNamed, HANDLES } from '../choices/actions.ts'
import { type Card, cardOf } from '../set/components.ts'
import { GONE, type Square, squareOf } from '../set/map.ts'
import { type Piece, type SideIndex, pieceById } from '../set/pieces.ts'

/* Names of a position. What cannot be read is told, and left out. */

export const readPiece = (seat: SideIndex, name: string, path: string, faults: Fault[]): Piece | null => {
  const piece = pieceById(seat, name)
  if (piece === null) faults.push(fault('pieceUnknown', path, null, { piece: name.slice(0, 20) }))
  return piece
}

export const readPieces = (
  seat: SideIndex,
  names: readonly string[] | undefined,
  path: string,
  faults: Fault[],
): Piece[] => (names ?? []).flatMap((name) => readPiece(seat, name, path, faults) ?? [])

export const readSquare = (text: string, path: string, faults: Fault[]): Square => {
  const at = squareOf(text)
  if (at === null) faults.push(fault('squareUnknown', path, null, { square: text }))
  return at ?? GONE
}

export const readCards = (list: readonly (string | number)[], path: string, faults: Fault[]): Card[] =>
  list.flatMap((text) => readCard(text, path, faults) ?? [])

export const readCard = (text: string | number, path: string, faults: Fault[]): Card | null => {
  const card = cardOf(String(text))
  if (card === null) faults.push(fault('cardUnknown', path, null, { card: String(text) }))
  return card
}

/** The number of a side's token; -1 when it is none. */
export const readToken = (seat: SideIndex, text: string, path: string, faults: Fault[]): number => {
  const token = tokenNamed(text)
  if (token !== null && Math.floor(token / HANDLES) === seat) return token % HANDLES
  faults.push(fault('tokenUnknown', path, null, { token: text }))
  return -1
}
