import { type Chance, type Seat, anyOf } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import { legal } from '../choices/legal.ts'
import { isClosed, openAfter } from '../rules/joins.ts'
import { apply } from '../rules/rules.ts'
import { type Player, type State, pointsOf } from '../rules/state.ts'

// How a search plays a world of Dominoes on: quick enough for hundreds of worlds a decision, on the imagined state itself.

/** In points: what a hand is good for, by the classes it can close or go on with. */
const WORTH = { limb: 1.2, plug: 1.2, both: 1, card: 0.15 } as const
/** Points by which places are far apart at the end, and how much more of them for the root of the cards that are left. */
const SCALE = { end: 10, left: 6 } as const
/** Of what the rivals have, the share of the best of them; the rest is their average. */
const BEST_RIVAL = 0.6
/** Turns after which a monster nobody closes is left. */
const MOST_TURNS = 400

const sum = (open: State['open']): number => open[0] + open[1] + open[2] + open[3]

/** A monster is closed; else a choice leaves more than one connector open, for one alone is what the next player may close. */
const RANK = { closes: 2, leavesMore: 1, leavesOne: 0, other: -1 } as const

const rankOf = ({ options, open }: State, action: Action): number => {
  if (action.kind === 'lead') return RANK.leavesMore
  if (action.kind !== 'attach') return RANK.other
  const after = openAfter(options, open, action.card, action.own, action.to)
  if (isClosed(after)) return RANK.closes
  return sum(after) === 1 ? RANK.leavesOne : RANK.leavesMore
}

/** One of the best by rank, each equally likely. */
export const quickChoice = (state: State, seat: Seat, luck: Chance): Action => {
  const actions = legal(state, seat)
  const [only] = actions
  if (actions.length === 1 && only !== undefined) return only
  let best: Action[] = []
  let most = -Infinity
  for (const action of actions) {
    const rank = rankOf(state, action)
    if (rank < most) continue
    if (rank > most) best = []
    most = rank
    best.push(action)
  }
  return anyOf(best, luck)
}

/** Points of a pile and what the hand is good for. */
const worthOf = (state: State, { pile, hand }: Player): number => {
  const { fits } = state.options.set
  let points = WORTH.card * hand.length
  for (const { card } of pile) points += pointsOf(state, card)
  let classes = 0
  for (const { card } of hand) classes |= 1 << (fits[card] as number)
  if ((classes & 1) !== 0) points += WORTH.limb
  if ((classes & 2) !== 0) points += WORTH.plug
  if ((classes & 4) !== 0) points += WORTH.both
  return points
}

/** What a seat may expect, -1 to 1, while no monster lies in the centre: the fewer cards are left, the surer is a lead. */
const valueOf = (state: State, seat: Seat): number => {
  let left = state.deck.length + state.centre.length
  let [own, best, total, rivals] = [0, -Infinity, 0, 0]
  for (let other = 0; other < state.players.length; other++) {
    const player = state.players[other] as Player
    if (player.out) continue
    left += player.hand.length
    const worth = worthOf(state, player)
    if (other === seat) own = worth
    else {
      best = Math.max(best, worth)
      total += worth
      rivals++
    }
  }
  const lead = own - BEST_RIVAL * best - ((1 - BEST_RIVAL) * total) / rivals
  return Math.tanh(lead / (SCALE.end + SCALE.left * Math.sqrt(left)))
}

/** Until the monster in the centre is closed; changes the state. What the seat may then expect, -1 to 1. */
export const playOnDominoes = (state: State, seat: Seat, luck: Chance): number => {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const { phase } = state
    if (phase.kind === 'over') return phase.outcome.payoffs[seat] as number
    if (phase.kind === 'lead') break
    apply(state, phase.seat, quickChoice(state, phase.seat, luck), luck, null)
  }
  return valueOf(state, seat)
}
