import type { Seat } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import { placeOfCode } from '../choices/choosing.ts'
import { type Effect, POWER } from '../set/cards.ts'
import { mostOn, reserveOf } from './bot-fight.ts'
import { type Worth, bestOf, bestWorth, expectedPoints, partsFor, stepsOf } from './bot-monster.ts'
import { weightsOf } from './bot-weights.ts'
import type { FighterView, PartView, PlayerView, View } from '../secrets/view.ts'

const strength = (view: View, seat: Seat): number => {
  const player = view.players[seat] as PlayerView
  return bestWorth(view, player) + weightsOf(view.options).card * player.hidden.length
}

const targets = (view: View, seat: Seat): readonly Seat[] =>
  view.players.flatMap((player, other) => (other !== seat && player.able && !player.out ? [other] : []))

/** When to fight: whom one would beat, with what both may hold hidden. */
const wantsFight = (view: View, seat: Seat): boolean => {
  const own = strength(view, seat)
  const { margin, card } = weightsOf(view.options)
  if (view.options.mode === 'arena') {
    const rival = view.arena?.parts.reduce((sum, part) => sum + expectedPoints(view)(part), 0)
    if (rival === undefined) return own >= 14
    const held = view.arena === null ? 0 : (view.players[view.arena.owner] as PlayerView).hidden.length
    return own > rival + card * held + margin
  }
  return targets(view, seat).some((other) => own > strength(view, other) + margin)
}

/** What one shows when challenged: the best, or, when that would lose all the same, the least. */
const worthToShow = (view: View, seat: Seat): Worth => {
  const points = expectedPoints(view)
  const rival = view.fight?.sides[0]
  if (rival === undefined) return points
  const theirs =
    rival.parts.reduce((sum, part) => sum + points(part), 0) +
    weightsOf(view.options).card * (view.players[rival.seat] as PlayerView).hidden.length
  const own =
    (bestOf(view, partsFor(view, seat), points)?.value ?? 0) + 3 * (view.players[seat] as PlayerView).hidden.length
  return own + 2 < theirs ? (part) => -points(part) : points
}

/** The steps one would choose now, after those already chosen; empty when none fit. */
const planned = (view: View): readonly Action[] => {
  const { phase, draft, fight } = view
  if (phase.kind === 'over') return []
  const forced = phase.kind === 'forced'
  const owner = forced ? (fight?.sides[1].seat ?? phase.seat) : phase.seat
  const points = expectedPoints(view)
  const worth: Worth =
    phase.kind === 'adjust' ? worthToShow(view, phase.seat) : forced ? (part) => -points(part) : points
  const pool = partsFor(view, owner)
  const best = bestOf(view, pool, worth)
  if (best === null || draft.some((code, i) => best.codes[i] !== code)) return []
  return stepsOf(pool, best.codes).slice(draft.length)
}

/** What who is asked for a card of the fight sees of it: the sides, and by how much they trail with what they have laid. */
interface Reach {
  readonly own: FighterView
  readonly other: FighterView
  /** What all their cards could add. */
  readonly reserve: number
  readonly gap: number
}

const reachOf = (view: View): Reach | null => {
  const { fight, phase, draft, players } = view
  if (fight === null || phase.kind !== 'reinforce') return null
  const at = fight.sides[0].seat === phase.seat ? 0 : 1
  const [own, other] = [fight.sides[at], fight.sides[1 - at] as FighterView]
  const worths = (players[phase.seat] as PlayerView).hidden.map(({ card }) =>
    card === null ? 0 : reserveOf(view, own, other, card),
  )
  // Cards laid count as played: those that are enough are played, the others follow first.
  const laid = draft.reduce((sum, code) => sum + (worths[placeOfCode(code)] as number), 0)
  return {
    ...{ own, other },
    reserve: worths.reduce((sum, worth) => sum + worth, 0),
    gap: Math.max(0, other.total) - Math.max(0, own.total) - laid,
  }
}

const weightOfPlay = (view: View, reach: Reach | null, action: Action): number => {
  if (reach === null) return 0
  const { own, other, reserve, gap } = reach
  const { set } = view.options
  // Who leads, or cannot catch up, keeps their cards.
  if (action.kind === 'pass') return gap < 0 || reserve < gap ? 50 : -50
  if (action.kind === 'playLaid') return gap < 0 ? 50 : 0
  if (action.kind !== 'power' && action.kind !== 'lay' && action.kind !== 'spell') return 0
  const effect = set.effects[action.card] as Effect | null
  let gain: number
  if (action.kind === 'spell' && effect?.name === 'remove') {
    gain = partOf(other, action)?.points ?? 0
    if (gain < mostOn(view, other, effect.kind)) gain -= 5
  } else gain = reserveOf(view, own, other, action.card)
  // The smallest card that is enough, else the largest.
  const isPower = set.kind[action.card] === POWER
  return gain > gap ? 30 - gain + (isPower ? 0.5 : 0) : gain
}

/** The part that a spell is to take off. */
const partOf = ({ parts }: FighterView, { pic, nth }: Extract<Action, { kind: 'spell' }>): PartView | undefined => {
  let left = nth
  return parts.find((part) => part.pic === pic && --left === 0)
}

/** What the ranks of all choices are told by. */
interface Bearings {
  /** The steps one would choose now. */
  readonly plan: readonly Action[]
  readonly wants: boolean
  readonly reach: Reach | null
}

const rank = (view: View, action: Action, { plan, wants, reach }: Bearings): number => {
  switch (action.kind) {
    case 'use':
      return action === plan[0] ? 10 : 0
    case 'challenge':
      return 20 - strength(view, action.target) / 10
    case 'endTurn':
    case 'letGo':
      return wants ? -1 : 15
    case 'keep':
      return 5
    case 'refuse':
      return -5
    case 'power':
    case 'lay':
    case 'playLaid':
    case 'spell':
    case 'pass':
      return weightOfPlay(view, reach, action)
    default:
      return 0
  }
}

const bearingsOf = (view: View, seat: Seat, actions: readonly Action[]): Bearings => {
  const turns = view.phase.kind === 'build' || view.phase.kind === 'gap'
  return {
    plan: actions.some(({ kind }) => kind === 'use') ? planned(view) : [],
    wants: turns && view.draft.length === 0 && wantsFight(view, seat),
    reach: reachOf(view),
  }
}

const byRank = (view: View, actions: readonly Action[], bearings: Bearings): readonly Action[] =>
  actions
    .map((action) => ({ action, rank: rank(view, action, bearings) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ action }) => action)

/** Promising choices first; where nothing is better, as they come. */
export const fightOrder = (view: View, actions: readonly Action[]): readonly Action[] => {
  const { phase } = view
  if (phase.kind === 'over' || actions.length < 2) return actions.slice()
  return byRank(view, actions, bearingsOf(view, phase.seat, actions))
}

/** The first of these, and with the first part of the best monster its other parts. */
export const fightPlan = (view: View, actions: readonly Action[]): readonly Action[] => {
  const { phase } = view
  if (phase.kind === 'over' || actions.length < 2) return actions.slice()
  const bearings = bearingsOf(view, phase.seat, actions)
  const [first] = byRank(view, actions, bearings)
  if (first === undefined) return []
  return first === bearings.plan[0] ? bearings.plan : [first]
}
