import { type Aid, CHARACTERS, type View, isOne, reminds, squareText } from '@menagerie/games/double-headed-lion'
import type { TFunction } from 'i18next'
import { type Side, WORDS, pieceName } from './looks.ts'

const piecesIn = (mask: number): readonly number[] => {
  const found: number[] = []
  for (let piece = 0; mask >> piece > 0; piece++) if (((mask >> piece) & 1) === 1) found.push(piece)
  return found
}

/**
 * What the viewer may be reminded of, as sentences: whom they saw and who saw theirs; under `aid: full` also what follows
 * from moves and shuffles (DL-9.1, DL-9.4).
 */
export const memories = (t: TFunction, view: View, near: Side, aid: Aid): readonly string[] => {
  const far = (1 - near) as Side
  const notes: string[] = []
  const say = (key: string, values: Record<string, unknown>): string => t(`memory.${key}`, { ns: WORDS, ...values })
  for (const token of view.sides[far].tokens) {
    if (token.square === null || !reminds(aid, token)) continue
    const square = squareText(token.square)
    const may = piecesIn(token.mayBe)
    if (token.piece !== null) notes.push(say('stands', { name: pieceName(t, far, token.piece), square }))
    else if (may.length < CHARACTERS[far].length)
      notes.push(say('mayBe', { names: may.map((piece) => pieceName(t, far, piece)), square }))
  }
  for (const [slot, token] of view.sides[near].tokens.entries()) {
    if (token.square === null || token.piece === null || !reminds(aid, token)) continue
    if (!isOne(view.sides[near].known.may[slot] as number)) continue
    notes.push(say('theyKnow', { name: pieceName(t, near, token.piece), square: squareText(token.square) }))
  }
  return notes
}
