import { type LogLine, type Purpose, type Seat, ruled } from '@menagerie/engine'
import type { Types } from '../rules/types.ts'
import type { View } from '../secrets/view.ts'
import { en } from './locales/purpose-en.ts'

/** How far the dragon is, and how the next card of it is won. */
const ofTurn = ({ options, players }: View, seat: Seat): LogLine => {
  const values = { have: players[seat]?.dragon.length ?? 0, goal: options.dragonGoal }
  return ruled(options.mode === 'arena' ? 'turn.arena' : 'turn.classic', 'MS-56', values)
}

const purposeOf = (view: View, seat: Seat): LogLine | null => {
  const { phase, draft, options } = view
  if (draft.length > 0 && phase.kind !== 'reinforce') return ruled('drafting', 'MS-28')
  switch (phase.kind) {
    case 'faction':
      return ruled('faction', 'MS-56', { goal: options.dragonGoal })
    case 'build':
    case 'gap':
    case 'reward':
      return ofTurn(view, seat)
    case 'adjust':
      return ruled('adjust', 'MS-51')
    case 'forced':
      return ruled('forced', 'MS-37')
    case 'reinforce':
      return ruled('reinforce', 'MS-48')
    case 'lead':
    case 'attach':
    case 'drawn':
      return ruled('middle', 'MS-10')
    default:
      return null
  }
}

export const purpose: Purpose<Types> = {
  purposeOf,
  words: 'monstructor-purpose',
  catalogues: { en },
  translations: { ja: () => import('./locales/purpose-ja.ts').then((module) => module.ja) },
}
