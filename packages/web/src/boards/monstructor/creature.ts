import type { Seat } from '@menagerie/engine'
import { type View, beginning, bestSteps, boardBox, partsFor } from '@menagerie/games/monstructor'
import { type Thing, thingsIn } from './things.ts'

/** A bench as others see it: the best monster its public parts make, or as much of one as there is, and what lies around. */
export interface Assembled {
  readonly standing: readonly Thing[]
  readonly loose: readonly Thing[]
}

export const assembledOf = (view: View, seat: Seat): Assembled => {
  const { options } = view
  const things = thingsIn(options, partsFor(view, seat))
  const best = bestSteps(view, seat).map((action) => boardBox.game.format(options, action))
  const standing =
    best.length > 0 ? things.filter(({ handle }) => best.includes(`use ${handle}`)) : beginning(options, things)
  return { standing, loose: things.filter((thing) => !standing.includes(thing)) }
}
