import { type Chance, anyOf } from '@menagerie/engine'
import { type Action, CONSTRUCT_FOR, PASS, PRESENT } from '../choices/actions.ts'
import { bestSteps, expectedPoints } from './bot-monster.ts'
import type { View } from '../secrets/view.ts'

/**
 * What a silent seat plays when its time runs out: `adjustSeconds` the monster with most points (equal: the first in the
 * order of choosing), `reinforceSeconds` nothing, `windowSeconds` no late challenge.
 */
export const timeout = (view: View, legal: readonly Action[], chance: Chance): readonly Action[] => {
  const { phase } = view
  switch (phase.kind) {
    case 'build':
    case 'gap':
      return [legal.at(-1) as Action]
    case 'adjust':
      return [...bestSteps(view, phase.seat), PRESENT]
    case 'forced': {
      const points = expectedPoints(view)
      const owner = view.fight?.sides[1].seat ?? 0
      return [...bestSteps(view, owner, (part) => -points(part)), CONSTRUCT_FOR]
    }
    case 'reinforce':
      return [PASS]
    default:
      return [anyOf(legal, chance)]
  }
}
