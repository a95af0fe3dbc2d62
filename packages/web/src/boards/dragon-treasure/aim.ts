import type { Space, View } from '@menagerie/games/dragon-treasure'
import type { Aim } from '../../pieces/use-sight.ts'
import { pointOf } from './ways.ts'

/** Units of the sheet shown round what is aimed at. */
const AROUND = 190
const AROUND_FIGHT = 240

/** The space where something is going on. */
export const hotOf = ({ phase }: View): Space | null => {
  switch (phase.kind) {
    case 'duel':
    case 'dragonDuel':
    case 'spoils':
    case 'dragonPush':
    case 'march':
      return phase.space
    default:
      return null
  }
}

/** What a phone shows: the fight, those who may be led, or home; null leaves the map where it is. */
export const aimOf = (view: View, led: readonly Space[], home: Space, watching: boolean): Aim | null => {
  const hot = hotOf(view)
  if (hot === null && led.length === 0 && view.phase.kind !== 'roll' && !watching) return null
  const spaces = hot === null ? (led.length === 0 ? [home] : led) : [hot]
  const reach = hot === null ? AROUND : AROUND_FIGHT
  const points = spaces.map((space) => pointOf(view.options.map, space))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach]
  return {
    key: spaces.join('-'),
    x: left,
    y: top,
    width: Math.max(...xs) + reach - left,
    height: Math.max(...ys) + reach - top,
  }
}
