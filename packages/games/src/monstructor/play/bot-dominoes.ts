import type { Seat } from '@menagerie/engine'
import type { Action } from '../choices/actions.ts'
import { type Centre, centreWorth } from './bot-centre.ts'
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

/** In parts of what makes places far apart. */
interface Points {
  readonly pile: number
  readonly hand: number
  readonly centre: number
}

/** What is counted once for all that may be laid now. */
interface Counted {
  readonly unseen: readonly number[]
  /** Indexed by seat. */
  readonly held: readonly Held[]
  /** Indexed by seat; without the centre. */
  readonly points: readonly Points[]
}

const counted = (view: View): Counted => {
  const unseen = unseenClasses(view)
  const held = view.players.map(({ hand }) => heldBy(view, hand, unseen))
  const points = view.players.map((player, seat) => ({
    pile: total(view, player.pile) / SCALE,
    hand: player.out ? 0 : handWorth(held[seat] as Held, player.hand.length) / SCALE,
    centre: 0,
  }))
  return { unseen, held, points }
}

type Laid = Pick<Centre, 'mover' | 'open' | 'size' | 'points'>

/** With what each seat may expect of the monster in the centre. */
const withCentre = (view: View, { unseen, held, points }: Counted, laid: Laid): readonly Points[] => {
  const knows = view.viewer === 'spectator' ? -1 : view.viewer
  const expected = centreWorth({ held, unseen, deck: view.deckCount, knows, ...laid })
  return points.map((one, seat) => ({ ...one, centre: (expected[seat] as number) / SCALE }))
}

const allParts = (view: View): readonly Points[] => {
  const { phase, open, centre } = view
  const known = counted(view)
  if (phase.kind === 'over' || centre.length === 0) return known.points
  return withCentre(view, known, { mover: phase.seat, open, size: centre.length, points: total(view, centre) })
}

const worthsOf = (points: readonly Points[]): readonly number[] =>
  points.map(({ pile, hand, centre }) => pile + hand + centre)

/** Points of each seat: its pile, what it may expect of the monster in the centre, and its hand. */
export const dominoWorths = (view: View): readonly number[] => worthsOf(allParts(view))

/** The same of one seat, in its parts. */
export const dominoParts = (view: View, seat: Seat): Points => allParts(view)[seat] as Points

const sum = (open: readonly number[]): number => open.reduce((all, count) => all + count, 0)

/** Where one stands who may lay now. */
interface Standing extends Counted {
  readonly seat: Seat
  readonly next: Seat
  /** Points in the centre. */
  readonly laid: number
}

/** Known after a card of one's own has left one's hand. */
const without = (view: View, known: Standing, card: CardIndex): Counted => {
  const { seat, unseen } = known
  const hand = (view.players[seat] as PlayerView).hand.filter((tile) => tile.card !== card)
  const own = heldBy(view, hand, unseen)
  return {
    unseen,
    held: known.held.map((held, at) => (at === seat ? own : held)),
    points: known.points.map((one, at) => (at === seat ? { ...one, hand: handWorth(own, hand.length) / SCALE } : one)),
  }
}

/** The worth of a position after one's own action, from one's own view. */
const weightOf = (view: View, known: Standing, action: Action): number => {
  if (action.kind !== 'lead' && action.kind !== 'attach') return -1000
  const { options, open, centre } = view
  const { seat, next: mover, laid } = known
  const points = options.set.points[action.card] as number
  const after =
    action.kind === 'lead' ? openOf(options, action.card) : openAfter(options, open, action.card, action.own, action.to)
  if (action.kind === 'attach' && isClosed(after)) return 1000 + laid + points
  const then = { mover, open: after, size: centre.length + 1, points: laid + points }
  return lead(worthsOf(withCentre(view, without(view, known, action.card), then)), seat) - sum(after) / 1e6
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
  const { phase, players, centre } = view
  if (phase.kind === 'over' || actions.length < 2) return actions.slice()
  const { seat } = phase
  const known = { ...counted(view), seat, next: nextOf(players, seat), laid: total(view, centre) }
  return actions
    .map((action) => ({ action, weight: weightOf(view, known, action) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ action }) => action)
}
