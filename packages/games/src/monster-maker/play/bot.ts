import type { BotRoom, Rollouts, Seat } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import { draftOdds } from './bot-odds.ts'
import { partsOf } from './bot-parts.ts'
import { keepWorth, standing, winsStanding } from './bot-standing.ts'
import { CALIBRATION } from './bot-weights.ts'
import type { Kind } from '../set/components.ts'
import { wayOf } from '../rules/force.ts'
import type { Types } from '../rules/types.ts'
import type { PartyView, View } from '../secrets/view.ts'

/** Gold that makes a lead of three in four. */
const LEAD = 320

/** Expected payoff of a seat, -1 to 1: whom it will probably be ahead of, by the gold each may expect. */
const evaluate = (view: View, seat: Seat): number => {
  if (view.outcome !== null) return view.outcome.payoffs[seat] as number
  const worth = view.options.victory === 'dungeonWins' ? winsStanding : standing
  const own = worth(view, seat)
  let sum = 0
  for (let other = 0; other < view.parties.length; other++) {
    if (other !== seat) sum += Math.tanh((own - worth(view, other)) / LEAD)
  }
  return sum / (view.parties.length - 1)
}

const RANK: Readonly<Record<Action['kind'], number>> = {
  avoid: 90,
  open: 88,
  dispelWith: 86,
  dispel: 80,
  corridor: 70,
  charm: 65,
  heal: 60,
  send: 50,
  monster: 45,
  detour: 40,
  declare: 30,
  keep: 29,
  roll: 25,
  cast: 24,
  arm: 24,
  throw: 20,
  proceed: 20,
  discard: 15,
  drop: 15,
  suffer: 14,
  pass: 12,
  end: 11,
  release: 10,
}

/** Chances above which a team is strong enough, and below which it should not go. */
const ENOUGH = 0.8
const HOPELESS = 0.3

/** Steps of a battle: the cheapest addition that makes the team strong enough, else the strongest. */
const teamRank = (view: View, party: PartyView, action: Action): number => {
  const { deck } = view.options
  if (action.kind === 'roll') {
    const now = draftOdds(view.options, party, view.draft)
    return now >= ENOUGH ? 300 : now >= HOPELESS ? 100 * now : 0
  }
  const code = action.kind === 'arm' ? deck.kinds.length + action.treasure : 'card' in action ? action.card : 0
  const odds = draftOdds(view.options, party, [...view.draft, code])
  const before = view.draft.length === 0 ? 0 : draftOdds(view.options, party, view.draft)
  const cost = action.kind === 'arm' ? 0 : keepWorth(view, party, code)
  if (odds <= before) return 1
  return odds >= ENOUGH ? 200 - cost : 60 + 100 * odds
}

const cornerstone = (view: View, party: PartyView, kind: Kind): number => {
  const { back, left } = wayOf(party, view.room)
  if (!back) return Math.min(kind.value, Math.max(5, left)) / 10
  if (kind.value === left) return 20
  return kind.value > left ? -60 : kind.value / 20
}

/** Promising ones first. */
const order = (view: View, actions: readonly Action[]): readonly Action[] => {
  const party = view.parties[view.seat]
  if (party === undefined || actions.length < 2) return actions
  const { deck } = view.options
  const weightOf = (action: Action): number => {
    switch (action.kind) {
      case 'send':
      case 'cast':
      case 'arm':
      case 'roll':
        return view.draft.length > 0 ? teamRank(view, party, action) : RANK.send + teamRank(view, party, action) / 100
      case 'corridor':
        return RANK.corridor + cornerstone(view, party, deck.kinds[action.card] as Kind)
      case 'monster':
      case 'charm':
        return RANK[action.kind] + standing(view, action.target) / 100 + strengthOf(view, action) / 50
      case 'discard':
      case 'drop':
        return RANK[action.kind] - keepWorth(view, party, action.card) / 20
      default:
        return RANK[action.kind]
    }
  }
  return actions
    .map((action) => ({ action, weight: weightOf(action) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ action }) => action)
}

const strengthOf = (view: View, action: Action): number =>
  action.kind === 'monster' ? (view.options.deck.value[action.card] as number) : 0

/**
 * Worlds of a master. The luck of cards and dice drowns what one choice is worth: with 24 worlds a mean says as little as greedy's own
 * ranking, which counts for as many (ADR 36).
 */
const WORLDS = 100

/** Played on to the end of the dungeon, or for forty commits, for what a party carries is not safe before. */
const ROLLOUTS: Rollouts<Types> = {
  commits: () => 40,
  isEnough: (from, now) => now.dungeon !== from.dungeon,
  fewest: 8,
  takes: () => ({ prior: 24 }),
}

export const bot: BotRoom<Types> = {
  evaluate,
  order,
  rollouts: ROLLOUTS,
  thought: () => WORLDS,
  parts: partsOf,
  calibration: ({ parties, options }) => ({
    ...(options.dungeons === 1 ? CALIBRATION.one : CALIBRATION.more),
    seats: parties.length,
  }),
}
