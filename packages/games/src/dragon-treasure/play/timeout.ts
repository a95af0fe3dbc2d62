import type { Chance } from '@menagerie/engine'
import { type Action, DRAW, END_MOVEMENT, HALT } from '../choices/actions.ts'
import type { View } from '../secrets/view.ts'

/**
 * What a silent seat plays (option `turnTimer`): movement ends, a march halts, a frenzied Dragon stays, a six draws; a
 * counter of a fight is drawn by chance, for a fixed one would tell the others about the hand.
 */
export const timeout = (view: View, legal: readonly Action[], chance: Chance): readonly Action[] => {
  for (const quiet of [END_MOVEMENT, HALT, DRAW]) if (legal.includes(quiet)) return [quiet]
  const { phase } = view
  if (phase.kind === 'frenzy')
    return [legal.find((one) => one.kind === 'moveDragon' && one.to === view.dragon) as Action]
  if (phase.kind === 'duel' || phase.kind === 'dragonDuel') {
    const hand = view.sides[view.viewer as number]?.hand ?? []
    const value = hand[chance.pick(hand.length)]
    return [legal.find((one) => one.kind === 'playCounter' && one.value === value) as Action]
  }
  return [legal[0] as Action]
}
