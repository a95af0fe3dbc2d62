import type { Refusal, Seat } from '@menagerie/engine'
import { type Space, type View, standingAt, whyNotJoined, whyNotReached } from '@menagerie/games/dragon-treasure'
import type { Reading } from '../../reading.ts'
import { spaceOfMover } from './choices.ts'

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
  const here = standingAt(view, seat, space) > 0
  const joined = mover === null ? null : whyNotJoined(view, seat, space)
  if (joined !== null) return joined
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
