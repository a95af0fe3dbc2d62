import type { Seat } from '@menagerie/engine'
import { type Standing, type Worth, WEIGHTS } from './bot-weights.ts'
import type { Card } from '../set/components.ts'
import { nextAttacker } from './forecasts.ts'
import { duelResult, hpAfter, strikeOf } from '../rules/duel.ts'
import type { Options } from '../set/options.ts'
import { cardOf } from '../rules/state.ts'
import type { SideView, View } from '../secrets/view.ts'

/**
 * What a seat's place is made of, in logarithmic odds: hit points; monsters unopposed, in lanes they win, waiting, and to meet whom
 * they discard; cards left; the same of the other side, as less of it is better; the own hand; and whose duel is next.
 */
export const PARTS = [
  'points',
  'strikes',
  'lanes',
  'waiting',
  'meetings',
  'cards',
  'fewerStrikes',
  'fewerLanes',
  'fewerWaiting',
  'fewerMeetings',
  'fewerCards',
  'hand',
  'tempo',
] as const
type Part = (typeof PARTS)[number]

export const partsOf = (view: View, seat: Seat): Readonly<Record<Part, number>> => {
  const own = view.sides[seat as 0 | 1]
  const other = view.sides[(1 - seat) as 0 | 1]
  const duels = nextAttacker(view) === seat
  const { next, later, tempo, logHp, hp, hand } = WEIGHTS
  const mine = sideParts(view.options, own, other, duels ? next : later)
  const theirs = sideParts(view.options, other, own, duels ? later : next)
  let held = 0
  if (own.hand !== null) for (const card of own.hand) held += worthOf(cardOf(view.options, card), hand)
  return {
    points: logHp * Math.log(Math.max(1, own.hp) / Math.max(1, other.hp)) + hp * (own.hp - other.hp),
    ...mine,
    fewerStrikes: -theirs.strikes,
    fewerLanes: -theirs.lanes,
    fewerWaiting: -theirs.waiting,
    fewerMeetings: -theirs.meetings,
    fewerCards: -theirs.cards,
    hand: held,
    tempo: duels ? tempo : -tempo,
  }
}

const worthOf = ({ stars, power, type }: Card, worth: Worth): number =>
  worth.one + worth.star * stars + worth.power * (power / 1000) + (type === 'White Wild' ? worth.white : 0)

interface SideParts {
  readonly strikes: number
  readonly lanes: number
  readonly waiting: number
  readonly meetings: number
  readonly cards: number
}

const sideParts = (options: Options, side: SideView, against: SideView, weights: Standing): SideParts => {
  let [strikes, lanes, waiting, meetings, attack] = [0, 0, 0, 0, 0]
  for (let lane = 0; lane < side.active.length; lane++) {
    const index = side.active[lane] ?? null
    if (index === null) continue
    const card = cardOf(options, index)
    const facing = against.active[lane] ?? null
    if (facing === null) {
      attack += strikeOf(card)
      strikes += worthOf(card, weights.unopposed)
    } else if (!duelResult(options, card, cardOf(options, facing)).discarded) lanes += worthOf(card, weights.winning)
  }
  strikes += (weights.attack * attack) / Math.max(1, against.hp)
  if (hpAfter(against.hp, attack) === 0) strikes += weights.lethal
  for (let spot = 0; spot < side.waiting.length; spot++) {
    const one = side.waiting[spot] ?? null
    if (one === null) continue
    const card = cardOf(options, one.card)
    waiting += worthOf(card, weights.waiting[one.die] as Worth)
    if (one.die > 0 && !one.boosted) waiting += weights.boostable
    if (one.die <= 1) {
      const worth = one.die === 0 ? weights.meets : weights.meetsSoon
      meetings += bestMeeting({ options, side, against, spot, card, worth })
    }
  }
  const cards = weights.card * (side.deckCount + side.handCount) + weights.handCard * side.handCount
  return { strikes, lanes, waiting, meetings, cards }
}

interface Meeting {
  readonly options: Options
  readonly side: SideView
  readonly against: SideView
  readonly spot: number
  readonly card: Card
  readonly worth: { readonly star: number; readonly power: number }
}

/** What the monster in a waiting spot gains by entering against the best monster it can discard. */
const bestMeeting = ({ options, side, against, spot, card, worth }: Meeting): number => {
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
