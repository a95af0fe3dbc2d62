import type { BotRoom, Seat } from '@menagerie/engine'
import type { Action } from './actions.ts'
import type { CardIndex } from './components.ts'
import { duelResult } from './duel.ts'
import type { Types } from './types.ts'
import type { SideView, View } from './view.ts'
import { cardOf } from './state.ts'

/**
 * Worth of a position for a seat, about -1 to 1: hit points, what stands unopposed in the lanes, who wins the lanes
 * that are held on both sides, and what waits and how soon it enters.
 */
const evaluate = (view: View, seat: Seat): number => {
  if (view.outcome !== null) return view.outcome.payoffs[seat] as number
  const mine = view.sides[seat as 0 | 1]
  const theirs = view.sides[(1 - seat) as 0 | 1]
  const start = view.options.startHp
  let worth = (mine.hp - theirs.hp) / start
  for (const [lane, card] of mine.active.entries()) worth += laneWorth(view, card, theirs.active[lane] ?? null, start)
  worth += waitingWorth(view, mine, start) - waitingWorth(view, theirs, start)
  worth += 0.004 * (mine.handCount + mine.deckCount - theirs.handCount - theirs.deckCount)
  return Math.tanh(worth * 1.2)
}

const laneWorth = (view: View, card: CardIndex | null, against: CardIndex | null, start: number): number => {
  const { options } = view
  if (card === null && against === null) return 0
  if (against === null) return standing(view, card as CardIndex) / start
  if (card === null) return -standing(view, against) / start
  const result = duelResult(options, cardOf(options, card), cardOf(options, against))
  const lost = result.discarded ? standing(view, card) : 0
  const won = result.discardedAgainst ? standing(view, against) : 0
  return (0.5 * (won - lost)) / start
}

/** A free monster deals its stars for a few turns; strong ones hold their lane longer. */
const standing = (view: View, card: CardIndex): number => {
  const { stars, power } = cardOf(view.options, card)
  return stars * (1.2 + power / 1000) + power / 400
}

const waitingWorth = (view: View, side: SideView, start: number): number => {
  let worth = 0
  for (const one of side.waiting)
    if (one !== null) worth += (0.6 * standing(view, one.card)) / (start * (1 + 0.35 * one.die))
  return worth
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

export const bot: BotRoom<Types> = { evaluate, order }
