import type { Seat } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import { centreWorth } from './bot-centre.ts'
import { type Held, heldBy, unseenClasses } from './bot-tiles.ts'
import type { CardIndex } from '../set/cards.ts'
import { isClosed, openAfter, openOf } from '../rules/joins.ts'
import type { LaidView, PlayerView, View } from '../secrets/view.ts'

// Dominoes: points lie where a monster is closed, so a strong player knows who can close it next, and feeds nobody else.

/** In points. */
const WORTH = { limb: 1.2, plug: 1.2, both: 1, card: 0.15 } as const
/** Points by which places are far apart. */
const SCALE = 60

const pointsOf = (view: View, { points, pic }: LaidView): number => {
  if (points !== null) return points
  const { set } = view.options
  const alike = set.alike[pic] as readonly CardIndex[]
  return alike.reduce((sum, card) => sum + (set.points[card] as number), 0) / alike.length
}

const total = (view: View, cards: readonly LaidView[]): number =>
  cards.reduce((sum, laid) => sum + pointsOf(view, laid), 0)

/** What a hand is good for: both widths to close with, and something to go on with. */
const handWorth = (held: Held, cards: number): number =>
  WORTH.limb * (held[0] as number) +
  WORTH.plug * (held[1] as number) +
  WORTH.both * (held[2] as number) +
  WORTH.card * cards

/** Points of each seat: its pile, what it may expect of the monster in the centre, and its hand. */
export const dominoWorths = (view: View): readonly number[] =>
  allParts(view).map(({ pile, hand, centre }) => pile + hand + centre)

/** The same of one seat, in its parts. */
export const dominoParts = (view: View, seat: Seat): Points => allParts(view)[seat] as Points

/** In parts of what makes places far apart. */
interface Points {
  readonly pile: number
  readonly hand: number
  readonly centre: number
}

const allParts = (view: View): readonly Points[] => {
  const { players, phase, open, centre } = view
  const unseen = unseenClasses(view)
  const held = players.map((player) => heldBy(view, player, unseen))
  const points = players.map((player, seat) => ({
    pile: total(view, player.pile) / SCALE,
    hand: player.out ? 0 : handWorth(held[seat] as Held, player.hand.length) / SCALE,
    centre: 0,
  }))
  if (phase.kind === 'over' || centre.length === 0) return points
  const expected = centreWorth({
    held,
    unseen,
    deck: view.deckCount,
    mover: phase.seat,
    knows: view.viewer === 'spectator' ? -1 : view.viewer,
    open,
    size: centre.length,
    points: total(view, centre),
  })
  return points.map((one, seat) => ({ ...one, centre: (expected[seat] as number) / SCALE }))
}

const sum = (open: readonly number[]): number => open.reduce((all, count) => all + count, 0)

/** The worth of a position after one's own action, from one's own view. */
const weightOf = (view: View, action: Action): number => {
  const { options, open, centre, phase } = view
  if (phase.kind === 'over') return 0
  const seat = phase.seat
  const own = view.players[seat] as PlayerView
  if (action.kind !== 'lead' && action.kind !== 'attach') return -1000
  const points = options.set.points[action.card] as number
  const after =
    action.kind === 'lead' ? openOf(options, action.card) : openAfter(options, open, action.card, action.own, action.to)
  if (action.kind === 'attach' && isClosed(after)) return 1000 + total(view, centre) + points
  const pic = options.set.pic[action.card] as number
  const hand = own.hand.filter(({ card }) => card !== action.card)
  const players = view.players.map((player, at) => (at === seat ? { ...player, hand } : player))
  const next = nextOf(players, seat)
  const worths = dominoWorths({
    ...view,
    players,
    open: after,
    centre: [...centre, { pic, card: action.card, points, by: seat }],
    phase: { ...phase, seat: next },
  })
  return lead(worths, seat) - sum(after) / 1e6
}

const nextOf = (players: readonly PlayerView[], seat: Seat): Seat => {
  for (let i = 1; i < players.length; i++) {
    const next = (seat + i) % players.length
    const player = players[next] as PlayerView
    if (!player.out && player.hand.length > 0) return next
  }
  return seat
}

/** How far a seat is ahead of the others. */
const lead = (worths: readonly number[], seat: Seat): number =>
  (worths[seat] as number) -
  worths.reduce((all, worth, at) => (at === seat ? all : all + worth), 0) / (worths.length - 1)

/** Closing first, then what leaves the others least and oneself most. */
export const dominoOrder = (view: View, actions: readonly Action[]): readonly Action[] => {
  if (actions.length < 2) return actions.slice()
  const weights = new Map(actions.map((action) => [action, weightOf(view, action)]))
  return [...actions].sort((a, b) => (weights.get(b) as number) - (weights.get(a) as number))
}
