import type { Refusal, Seat } from '@menagerie/engine'
import type { Space, View } from '@menagerie/games/dragon-treasure'
import type { Reading } from '../../reading.ts'
import { spaceOfMover } from './choices.ts'
import { armiesAt, castleOf, courseTo, stepsBetween } from './paths.ts'

/** Why a space several steps away is out of reach; null when only its own step could say. */
const whyNotReached = (view: View, seat: Seat, from: Space, space: Space): Refusal | null => {
  const { names } = view.options.map
  const at = names[from] ?? ''
  const steps = stepsBetween(view, from, space)
  if (steps === 1) return null
  if (steps > view.points) return { code: 'tooFewPoints', rule: 'DT-3.1', values: { from: at, to: names[space] ?? '' } }
  const way = courseTo(view, from, space, () => true)
  const blocked = way.slice(1, -1).find((one) => armiesAt(view, seat, one) > 0)
  return blocked === undefined
    ? null
    : { code: 'ownArmyThere', rule: 'DT-3.5', values: { from: at, to: names[blocked] ?? '' } }
}

/** Why nobody comes to a space by the points of the turn. */
const whyNotWalked = (
  view: View,
  seat: Seat,
  mover: string | null,
  space: Space,
  why: (notation: string) => Refusal | null,
): Refusal | null => {
  const { names, adj } = view.options.map
  const name = names[space] ?? ''
  const here = armiesAt(view, seat, space) > 0
  if (here && space !== castleOf(view, seat) && mover !== null)
    return { code: 'ownArmyThere', rule: 'DT-3.5', values: { from: name, to: name } }
  const from = mover === null ? null : spaceOfMover(view, mover)
  if (from === null || here) {
    const next = adj[space]?.[0]
    return next === undefined ? null : why(`step ${name} ${names[next]}`)
  }
  return whyNotReached(view, seat, from, space) ?? why(`step ${names[from] ?? ''} ${name}`)
}

/**
 * Why the mover chosen cannot go to a space, or why nothing can be done with it, with the rule; null when there is no
 * reason to give, as in a space where nothing is.
 */
export const whyNotSpace = (
  reading: Reading,
  view: View,
  seat: Seat,
  mover: string | null,
  space: Space,
): Refusal | null => {
  const name = view.options.map.names[space] ?? ''
  const why = (notation: string): Refusal | null => reading.whyNot(view, seat, notation)
  switch (view.phase.kind) {
    case 'points':
      return whyNotWalked(view, seat, mover, space, why)
    case 'spoils':
      return why(`${mover === 'm' ? 'steal' : 'throw'} ${name}`)
    case 'march':
      return why(`march ${name}`)
    default:
      return why(`dragon ${name}`)
  }
}
