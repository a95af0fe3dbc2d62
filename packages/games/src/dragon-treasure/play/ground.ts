import type { Seat } from '@menagerie/engine'
import { type Ground, anyoneAt, armiesAt, enemyAt, ownerOf, stoppedAt } from '../rules/ask.ts'
import { NOBODY, NOWHERE } from '../rules/state.ts'
import type { View } from '../secrets/view.ts'
import type { Space } from '../set/map.ts'

const grounds = new WeakMap<View, Ground>()

/** The map of a view as the rules read it, made once a view: nothing of it is hidden from anybody. */
export const groundOf = (view: View): Ground => {
  let ground = grounds.get(view)
  if (ground === undefined) {
    ground = {
      options: view.options,
      armies: view.sides.map(({ armies }) => armies),
      gone: view.sides.map(({ resigned }) => resigned),
      up: view.up,
      down: view.down,
      dragon: view.dragon ?? NOWHERE,
      due: view.due,
      stopped: view.stopped,
      points: view.points,
      arrival: view.arrival,
    }
    grounds.set(view, ground)
  }
  return ground
}

/** Whose army stands in a space beside the seat's own, or null. */
export const rivalAt = (view: View, seat: Seat, space: Space): Seat | null => {
  const found = enemyAt(groundOf(view), seat, space)
  return found === NOBODY ? null : found
}

/** Whether any army stands in a space: whom the Dragon would meet there. */
export const anybodyAt = (view: View, space: Space): boolean => anyoneAt(groundOf(view), space) !== NOBODY

export const standingAt = (view: View, seat: Seat, space: Space): number => armiesAt(groundOf(view), seat, space)

/** How many of the armies that move now have fought there and move no more in this turn (DT-3.6). */
export const spentAt = (view: View, space: Space): number =>
  view.phase.kind === 'points' ? stoppedAt(groundOf(view), space) : 0

/** The seat's castle, if it still owns it. */
export const homeOf = (view: View, seat: Seat): Space | null => {
  const castle = view.options.map.castles[seat]
  return castle !== undefined && ownerOf(groundOf(view), castle) === seat ? castle : null
}

/** What an army of a seat would meet in a space. */
export type Meeting = 'army' | 'dragon' | null

export const meetingAt = (view: View, seat: Seat, space: Space): Meeting =>
  rivalAt(view, seat, space) !== null ? 'army' : view.dragon === space ? 'dragon' : null
