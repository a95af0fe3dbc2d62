import { noChance } from './chance/no-chance.ts'
import type { GameTypes, Rules, Seat } from './game.ts'

/**
 * The position after the staged steps of a draft, on a copy; the given one for an empty draft, null for a draft that is not
 * legal. Steps that are staged draw nothing and tell nothing.
 */
export const afterDraft = <T extends GameTypes>(
  game: Rules<T>,
  options: T['Options'],
  from: T['State'],
  seat: Seat,
  draft: readonly string[],
): T['State'] | null => {
  if (draft.length === 0) return from
  const state = game.clone(from)
  for (const notation of draft) {
    const action = game.parse(options, notation)
    if (action === null || !game.staged(action) || game.refuse(state, seat, action) !== null) return null
    game.apply(state, seat, action, noChance, null)
  }
  return state
}
