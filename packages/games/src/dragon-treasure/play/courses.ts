import { type Refusal, type Seat, refusal } from '@menagerie/engine'
import { meetsAt } from '../rules/ask.ts'
import { mayRoam, whyNotThrown } from '../rules/reach.ts'
import type { View } from '../secrets/view.ts'
import { type Space, distancesFrom } from '../set/map.ts'
import { groundOf, homeOf, standingAt } from './ground.ts'

/** A shortest course over spaces that may be passed; straight where there is none. */
const courseTo = (view: View, from: Space, to: Space, passes: (space: Space) => boolean): readonly Space[] => {
  const before = new Map<Space, Space>()
  const queue: Space[] = [from]
  for (const space of queue) {
    if (space === to) break
    if (space !== from && !passes(space)) continue
    for (const next of view.options.map.adj[space] ?? []) {
      if (next === from || before.has(next)) continue
      before.set(next, space)
      queue.push(next)
    }
  }
  const course: Space[] = [to]
  for (let at = before.get(to); at !== undefined; at = before.get(at)) course.unshift(at)
  return course[0] === from ? course : [from, to]
}

/** DT-4.7, DT-4.8: the course of the army that is thrown; its spaces less one are its steps. */
export const throwCourse = (view: View, from: Space, to: Space): readonly Space[] => {
  const { phase } = view
  if (phase.kind !== 'spoils') return [from, to]
  const { loser, bare } = phase
  const ground = groundOf(view)
  return courseTo(
    view,
    from,
    to,
    (space) => whyNotThrown(ground, loser, space, bare) === null && !meetsAt(ground, loser, space),
  )
}

/** DT-5.4, DT-6.2: the course of the Dragon; whom it meets ends it. */
export const dragonCourse = (view: View, from: Space, to: Space): readonly Space[] => {
  const ground = groundOf(view)
  return courseTo(view, from, to, (space) => mayRoam(ground, space, false))
}

/** Why a space is out of reach of an army by the points of the turn; null when only the step there could say. */
export const whyNotReached = (view: View, seat: Seat, from: Space, space: Space): Refusal | null => {
  const { map } = view.options
  const nameOf = (one: Space): string => map.names[one] ?? ''
  const steps = distancesFrom(map, from)[space] ?? -1
  if (steps === 1) return null
  if (steps < 0 || steps > view.points)
    return refusal('tooFewPoints', 'DT-3.1', { from: nameOf(from), to: nameOf(space) })
  const way = courseTo(view, from, space, () => true)
  const blocked = way.slice(1, -1).find((one) => standingAt(view, seat, one) > 0)
  return blocked === undefined ? null : refusal('ownArmyThere', 'DT-3.5', { from: nameOf(from), to: nameOf(blocked) })
}

/** DT-3.5: why no other army may come to a space where an own one stands; null where none does, and at home. */
export const whyNotJoined = (view: View, seat: Seat, space: Space): Refusal | null => {
  if (standingAt(view, seat, space) === 0 || space === homeOf(view, seat)) return null
  const name = view.options.map.names[space] ?? ''
  return refusal('ownArmyThere', 'DT-3.5', { from: name, to: name })
}
