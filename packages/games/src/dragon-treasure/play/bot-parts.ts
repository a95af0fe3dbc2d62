import type { Seat } from '@menagerie/engine'
import { standingOf, tableOf, worthOf } from './bot-standing.ts'
import type { SideView, View } from '../secrets/view.ts'

/** What a seat's place is made of, in goal treasures: its own standing, and how little the best of the others has. */
type Part = 'home' | 'castle' | 'carried' | 'prizes' | 'dragon' | 'armies' | 'hand' | 'rivals'

export const partsOf = (view: View, seat: Seat): Readonly<Record<Part, number>> => {
  const table = tableOf(view)
  const others = view.sides.flatMap((side, at) =>
    at === seat || side.resigned ? [] : [worthOf(standingOf(view, table, side, at))],
  )
  return {
    ...standingOf(view, table, view.sides[seat] as SideView, seat),
    rivals: -Math.max(0, ...others),
  }
}
