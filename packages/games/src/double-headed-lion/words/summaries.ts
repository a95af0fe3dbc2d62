import type { Options } from '../set/options.ts'
import { CHARACTERS, type Piece, REP, ROY, STORM, VISHNUS, WARRIORS, has } from '../set/pieces.ts'

/**
 * What sets a character apart, as ids of sentences in the order of reading: what is printed, and what the options of the
 * table make of it.
 */
export const summaryOf = (options: Options, side: 0 | 1, piece: Piece): readonly string[] => {
  const ids = [`pieces.${CHARACTERS[side][piece]?.id ?? ''}`]
  if (side === REP && piece === STORM) ids.push(`abilities.stormSees.${options.stormSees}`)
  if (side === ROY && piece === VISHNUS) {
    ids.push(`abilities.castle.${options.castleAji}`)
    if (options.switchWindow) ids.push('abilities.switch')
    if (options.vishnusReturnsCard) ids.push('abilities.returnCard')
  }
  if (has(WARRIORS[side], piece)) ids.push('abilities.warrior')
  return ids
}
