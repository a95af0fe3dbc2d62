import {
  D,
  type Square,
  type Standoff,
  type View,
  squareText,
  tokenOf,
  tokenText,
} from '@menagerie/games/double-headed-lion'
import type { TFunction } from 'i18next'
import { GAME, WORDS, cardName, pieceName, sideName } from './looks.ts'
import type { Standing } from './standing.ts'

/** Name, value and full words of a standing piece, as far as the viewer knows it. */
export const pieceWords = (
  t: TFunction,
  view: View,
  { side, piece, square, known, handle }: Standing,
): { readonly name: string; readonly value: number | null; readonly label: string } => {
  const army = t(`sides.${sideName(side)}`, { ns: GAME })
  const at = squareText(square)
  const token = handle === null ? '' : tokenText(tokenOf(side, handle))
  if (piece === null) return { name: '', value: null, label: t('piece.hidden', { ns: WORDS, army, square: at, token }) }
  const name = pieceName(t, side, piece)
  const value = view.options.values[side][piece] as number
  const label = t(known ? 'piece.known' : 'piece.face', { ns: WORDS, name, value, army, square: at, token })
  return { name, value, label }
}

/** A square with its distance and what stands there. */
export const squareWords = (t: TFunction, standing: readonly Standing[], square: Square, view: View): string => {
  const there = standing.filter((one) => one.square === square).map((one) => pieceWords(t, view, one))
  const distance = D[square] as number
  const names = there.map(({ name, label }) => (name === '' ? label : name))
  const values = { ns: WORDS, square: squareText(square), distance, names }
  if (square === 0) return t(names.length === 0 ? 'square.castleEmpty' : 'square.castle', values)
  return t(names.length === 0 ? 'square.empty' : 'square.holds', values)
}

/** What a laid card would do, one sentence for each way there is. */
export const chancesOf = (t: TFunction, found: Standoff): readonly string[] =>
  (['wins', 'ties', 'loses'] as const)
    .filter((way) => found[way].length > 0)
    .map((way) => t(`fight.chances.${way}`, { ns: WORDS, cards: found[way].map((one) => cardName(t, one)).join(', ') }))

/** What is added to a sum, with its sign; support may take from a value of the user's own, and so may a card. */
export const signed = (added: number): string => (added < 0 ? `−${-added}` : `+${added}`)
