import type { BotRoom, Seat } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import { type Standing, type Worth, WEIGHTS } from './bot-weights.ts'
import type { Card } from '../set/components.ts'
import { nextAttacker } from './forecasts.ts'
import { duelResult, hpAfter, strikeOf } from '../rules/duel.ts'
import type { Options } from '../set/options.ts'
import { cardOf } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'
import type { SideView, View } from '../secrets/view.ts'

/**
 * Expected payoff of a seat, -1 to 1, from what its view shows: hit points, monsters that stand unopposed or win their
 * lane, monsters that wait and how soon they enter, whom they would meet, cards left, and the seat's own hand. All of it
 * counts differently for the side whose duel comes next.
 */
const evaluate = (view: View, seat: Seat): number => {
  if (view.outcome !== null) return view.outcome.payoffs[seat] as number
  const own = view.sides[seat as 0 | 1]
  const other = view.sides[(1 - seat) as 0 | 1]
  const duels = nextAttacker(view) === seat
  const { next, later, tempo, logHp, hp, hand } = WEIGHTS
  let odds = duels ? tempo : -tempo
  odds += logHp * Math.log(Math.max(1, own.hp) / Math.max(1, other.hp)) + hp * (own.hp - other.hp)
  odds += sideWorth(view.options, own, other, duels ? next : later)
  odds -= sideWorth(view.options, other, own, duels ? later : next)
  if (own.hand !== null) for (const card of own.hand) odds += worthOf(cardOf(view.options, card), hand)
  return Math.tanh(odds / 2)
}

const worthOf = ({ stars, power, type }: Card, worth: Worth): number =>
  worth.one + worth.star * stars + worth.power * (power / 1000) + (type === 'White Wild' ? worth.white : 0)

const sideWorth = (options: Options, side: SideView, against: SideView, weights: Standing): number => {
  let odds = weights.card * (side.deckCount + side.handCount) + weights.handCard * side.handCount
  let attack = 0
  for (let lane = 0; lane < side.active.length; lane++) {
    const index = side.active[lane] ?? null
    if (index === null) continue
    const card = cardOf(options, index)
    const facing = against.active[lane] ?? null
    if (facing === null) {
      attack += strikeOf(card)
      odds += worthOf(card, weights.unopposed)
    } else if (!duelResult(options, card, cardOf(options, facing)).discarded) odds += worthOf(card, weights.winning)
  }
  odds += (weights.attack * attack) / Math.max(1, against.hp) + (hpAfter(against.hp, attack) === 0 ? weights.lethal : 0)
  for (let spot = 0; spot < side.waiting.length; spot++) {
    const one = side.waiting[spot] ?? null
    if (one === null) continue
    const card = cardOf(options, one.card)
    odds += worthOf(card, weights.waiting[one.die] as Worth)
    if (one.die > 0 && !one.boosted) odds += weights.boostable
    if (one.die <= 1)
      odds += bestMeeting(options, side, against, spot, card, one.die === 0 ? weights.meets : weights.meetsSoon)
  }
  return odds
}

/** What the monster in a waiting spot gains by entering against the best monster it can discard. */
const bestMeeting = (
  options: Options,
  side: SideView,
  against: SideView,
  spot: number,
  card: Card,
  worth: { readonly star: number; readonly power: number },
): number => {
  let best = 0
  for (const lane of options.mat.adj[spot] as readonly number[]) {
    const facing = against.active[lane] ?? null
    if (facing === null || (side.active[lane] ?? null) !== null) continue
    const enemy = cardOf(options, facing)
    const result = duelResult(options, card, enemy)
    if (!result.discardedAgainst) continue
    const stars = enemy.stars - (result.discarded ? card.stars : 0)
    const power = (enemy.power - (result.discarded ? card.power : 0)) / 1000
    best = Math.max(best, worth.star * stars + worth.power * power)
  }
  return best
}

const RANK: Readonly<Record<Action['kind'], number>> = {
  moveUp: 0,
  boost: 1,
  summon: 2,
  proceed: 3,
  keepHand: 4,
  redraw: 5,
  passBoost: 6,
  skipSummon: 7,
}

/** Monsters that enter sooner and hit harder first; passing last. */
const order = (view: View, actions: readonly Action[]): readonly Action[] => {
  const weight = (action: Action): number => {
    if (action.kind === 'summon') return cardOf(view.options, action.card).power
    if (action.kind === 'boost') return -cardOf(view.options, action.discard).power
    return 0
  }
  return [...actions].sort((a, b) => RANK[a.kind] - RANK[b.kind] || weight(b) - weight(a))
}

export const bot: BotRoom<Types> = { evaluate, order, thought: () => 1500, slips: 1 }
