import type { Seat } from '@menagerie/engine'
import type { Action } from './actions.ts'
import type { CardIndex } from './cards.ts'
import { isClosed, openAfter, openOf } from './dominoes.ts'
import type { LaidView, PlayerView, View } from './view.ts'

// Dominoes: points lie where a monster is closed, so nobody likes to leave one connector open.

const pointsOf = (view: View, { points, pic }: LaidView): number => {
  if (points !== null) return points
  const { set } = view.options
  const alike = set.alike[pic] as readonly CardIndex[]
  return alike.reduce((sum, card) => sum + (set.points[card] as number), 0) / alike.length
}

const total = (view: View, cards: readonly LaidView[]): number =>
  cards.reduce((sum, laid) => sum + pointsOf(view, laid), 0)

/** The share of all points, and some of the centre for who is asked while it is almost closed. */
export const dominoWorth = (view: View, player: PlayerView, seat: Seat): number => {
  const { phase, open, centre } = view
  let worth = total(view, player.pile) / 60
  const left = open.reduce((sum, count) => sum + count, 0)
  if (phase.kind !== 'over' && phase.seat === seat && left > 0) worth += (0.5 * total(view, centre)) / 60 / left
  return worth - 0.004 * player.hand.length
}

/**
 * If everybody fills one connector in turn, so many open ones let the player close who is that far away: as many as
 * there are players are best to leave, one is worst.
 */
const leaving = (view: View, left: number): number => {
  const players = view.players.filter(({ out }) => !out).length
  const away = left % players
  return away === 0 ? 8 : away === 1 ? -8 - (left === 1 ? 8 : 0) : -left / 10
}

const sum = (open: readonly number[]): number => open.reduce((total, count) => total + count, 0)

const weightOf = (view: View, action: Action): number => {
  const { options, open, centre } = view
  switch (action.kind) {
    case 'lead':
      return leaving(view, sum(openOf(options, action.card))) - (options.set.points[action.card] as number)
    case 'attach': {
      const after = openAfter(options, open, action.card, action.own, action.to)
      if (isClosed(after)) return 100 + total(view, centre)
      return leaving(view, sum(after)) - (options.set.points[action.card] as number) / 2
    }
    default:
      return -50
  }
}

/** Closing first, then what leaves most open; cheap cards before dear ones. */
export const dominoOrder = (view: View, actions: readonly Action[]): readonly Action[] => {
  const weights = new Map(actions.map((action) => [action, weightOf(view, action)]))
  return [...actions].sort((a, b) => (weights.get(b) as number) - (weights.get(a) as number))
}
