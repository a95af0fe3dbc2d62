import type { Seat } from '@menagerie/engine'
import { ANY, type CardIndex, type Effect, POWER } from '../set/cards.ts'
import { bestWorth, expectedPoints } from './bot-monster.ts'
import { weightsOf } from './bot-weights.ts'
import { partsOn } from './forecasts.ts'
import { shownTotal } from '../rules/fight.ts'
import type { FighterView, View } from '../secrets/view.ts'

// The fight as a small game: who leads passes, who trails plays while it can help, so whose points and reserve are
// higher wins. One's own reserve is known; the other's is a number of face-down cards.

/** What one's own card could add for a fighter against another. */
export const reserveOf = (view: View, own: FighterView, other: FighterView, card: CardIndex): number => {
  const { set } = view.options
  if (set.kind[card] === POWER) {
    const icon = set.icons[card] as number
    if ((own.jinxed & icon) !== 0) return 0
    return own.sigil || (partsOn(own.parts, own.on).icons & icon) !== 0 ? (set.points[card] as number) : 0
  }
  const effect = set.effects[card] as Effect
  switch (effect.name) {
    case 'remove':
      return other.shield ? 0 : mostOn(view, other, effect.kind)
    case 'bonus':
      return effect.value
    case 'malus':
      return Math.min(effect.value, shownTotal(other))
    default:
      return 0.5
  }
}

/** The most points of a part that a remover could take. */
export const mostOn = (view: View, { parts, on }: FighterView, kind: number): number => {
  const { set } = view.options
  let most = 0
  for (const [i, { pic, points }] of parts.entries()) {
    const own = set.kind[(set.alike[pic] as readonly CardIndex[])[0] as CardIndex]
    if (on[i] === true && (kind === ANY || own === kind)) most = Math.max(most, points ?? 0)
  }
  return most
}

const strengthOf = (view: View, side: FighterView): number => {
  if (view.fight?.flipped === true) return shownTotal(side)
  if (side.parts.length > 0) {
    const worth = expectedPoints(view)
    return side.parts.reduce((sum, part) => sum + worth(part), 0)
  }
  return bestWorth(view, view.players[side.seat] as View['players'][number])
}

/** Points and reserve of a side: the mean and the variance of what it can come to. */
const reachOf = (view: View, side: FighterView, other: FighterView): readonly [number, number] => {
  const { hidden } = view.players[side.seat] as View['players'][number]
  const {
    unknown,
    variance: { hidden: hiddenPoints, open },
  } = weightsOf(view.options)
  let mean = strengthOf(view, side)
  let variance = view.fight?.flipped === true ? open : hiddenPoints
  for (const { card } of hidden) {
    if (card !== null) mean += view.fight?.flipped === true ? reserveOf(view, side, other, card) : unknown.mean
    else {
      mean += unknown.mean
      variance += unknown.spread ** 2
    }
  }
  return [mean, variance]
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-1.7 * x))

/** The chance that a fighter wins, from what the view shows. */
export const chanceToWin = (view: View, seat: Seat): number => {
  const { fight, phase } = view
  if (fight === null) return 0
  const at = fight.sides[0].seat === seat ? 0 : 1
  const [own, other] = [fight.sides[at], fight.sides[1 - at] as FighterView]
  if (phase.kind === 'reward') return phase.seat === seat ? 1 : 0
  if (fight.flipped && phase.kind === 'reinforce' && fight.passes === 1) {
    // The other has passed: who leads now passes too, and it is over.
    const asked = phase.seat === seat ? own : other
    const passed = phase.seat === seat ? other : own
    if (asked.total > passed.total) return asked === own ? 1 : 0
  }
  const [mine, theirs] = [reachOf(view, own, other), reachOf(view, other, own)]
  return logistic((mine[0] - theirs[0]) / Math.sqrt(mine[1] + theirs[1]))
}
