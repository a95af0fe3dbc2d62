import { HANDLES, type View, boardBox, squareText, tokenText } from '@menagerie/games/double-headed-lion'
import type { TFunction } from 'i18next'
import { type Side, WORDS, pieceName } from './looks.ts'

/** What a token is called by this viewer: its name where they know it, else where it stands. */
const tokenName = (t: TFunction, view: View, token: number): string => {
  const side: Side = token < HANDLES ? 0 : 1
  const one = view.sides[side].tokens.find((found) => found.handle === token % HANDLES && found.square !== null)
  const code = tokenText(token)
  if (one === undefined) return code
  const square = one.square === null ? '' : squareText(one.square)
  return one.piece === null
    ? t('can.hidden', { ns: WORDS, square, token: code })
    : t('can.known', { ns: WORDS, name: pieceName(t, side, one.piece), square })
}

/** An action with the names its viewer knows; null when the game's own words are enough. */
export const actionText = (view: View, notation: string, t: TFunction): string | null => {
  const action = boardBox.game.parse(view.options, notation)
  if (action === null) return null
  switch (action.kind) {
    case 'move':
      return t(action.declare ? 'can.movePrize' : 'can.move', {
        ns: WORDS,
        who: tokenName(t, view, action.token),
        square: squareText(action.to),
      })
    case 'chooseFighter':
    case 'point':
    case 'support':
      return t(`can.${action.kind}`, { ns: WORDS, who: tokenName(t, view, action.token) })
    default:
      return null
  }
}
