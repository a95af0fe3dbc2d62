import { type LogLine, type Purpose, type Seat, ruled } from '@menagerie/engine'
import type { Types } from '../rules/types.ts'
import type { View } from '../secrets/view.ts'
import { en } from './locales/purpose-en.ts'

const ofMovement = ({ options, sides, examinable }: View, seat: Seat): LogLine =>
  examinable === null
    ? ruled('points', 'DT-7.1', { have: sides[seat]?.treasures ?? 0, goal: options.victoryTreasures })
    : ruled('examine', 'DT-1.2')

const purposeOf = (view: View, seat: Seat): LogLine | null => {
  switch (view.phase.kind) {
    case 'roll':
      return ruled('roll', 'DT-2.1')
    case 'six':
      return ruled('six', 'DT-2.2')
    case 'points':
      return ofMovement(view, seat)
    case 'frenzy':
      return ruled('frenzy', 'DT-6.3')
    case 'duel':
      return ruled('duel', 'DT-4.6')
    case 'dragonDuel':
      return ruled('dragonDuel', 'DT-5.5')
    case 'spoils':
      return ruled('spoils', 'DT-4.10')
    case 'march':
      return ruled('march', 'DT-3.14')
    case 'dragonPush':
      return ruled('dragonPush', 'DT-3.7')
    default:
      return null
  }
}

export const purpose: Purpose<Types> = {
  purposeOf,
  words: 'dragon-treasure-purpose',
  catalogues: { en },
  translations: { ja: () => import('./locales/purpose-ja.ts').then((module) => module.ja) },
}
