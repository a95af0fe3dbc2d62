import type { Refusal, Seat } from '@menagerie/engine'
import type { Space, View } from '@menagerie/games/dragon-treasure'
import type { Reading } from '../../games.ts'
import { spaceOfMover } from './choices.ts'
import { armiesAt, castleOf, courseTo, stepsBetween } from './paths.ts'

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
  const { phase, options } = view
  const name = options.map.names[space] ?? ''
  const why = (notation: string): Refusal | null => reading.whyNot(view, seat, notation)
  switch (phase.kind) {
    case 'points': {
      if (armiesAt(view, seat, space) > 0 && space !== castleOf(view, seat) && mover !== null)
        return { code: 'ownArmyThere', rule: 'DT-3.5', values: { from: name, to: name } }
      const from = mover === null ? null : spaceOfMover(view, mover)
      if (from === null || armiesAt(view, seat, space) > 0) {
        const next = options.map.adj[space]?.[0]
        return next === undefined ? null : why(`step ${name} ${options.map.names[next]}`)
      }
      const at = options.map.names[from] ?? ''
      const steps = stepsBetween(view, from, space)
      if (steps === 1) return why(`step ${at} ${name}`)
      if (steps > view.points) return { code: 'tooFewPoints', rule: 'DT-3.1', values: { from: at, to: name } }
      const way = courseTo(view, from, space, () => true)
      const blocked = way.slice(1, -1).find((one) => armiesAt(view, seat, one) > 0)
      const block = options.map.names[blocked ?? space] ?? ''
      return blocked === undefined
        ? why(`step ${at} ${name}`)
        : { code: 'ownArmyThere', rule: 'DT-3.5', values: { from: at, to: block } }
    }
    case 'frenzy':
    case 'dragonPush':
      return why(`dragon ${name}`)
    case 'spoils':
      return why(`${mover === 'm' ? 'steal' : 'throw'} ${name}`)
    case 'march':
      return why(`march ${name}`)
    default:
      return why(`dragon ${name}`)
  }
}
