import type { Seat } from '@menagerie/engine'
import { couldFight } from '../choices/choosing.ts'
import { shownTotal } from '../rules/fight.ts'
import { fitsOf, fittingClasses } from '../rules/joins.ts'
import type { FighterView, PartView, View } from '../secrets/view.ts'

// What a board or a prompt tells of what is asked, from a view. What parts can become stands in `bench.ts`.

/** Whether a seat could challenge, enter the Arena or fight in it now; all of it is public. */
export const hasUse = (view: View, seat: Seat): boolean => {
  const { players } = view
  const isTarget = (other: Seat): boolean => other !== seat && players[other]?.able === true && !players[other].out
  return players[seat]?.able === true && couldFight(view, seat, isTarget)
}

/** Points and icons (bits) of the parts still on. */
export const partsOn = (
  parts: readonly Pick<PartView, 'points' | 'icons'>[],
  on: readonly boolean[],
): { readonly points: number; readonly icons: number } => {
  let [points, icons] = [0, 0]
  for (const [at, part] of parts.entries()) {
    if (on[at] !== true) continue
    points += part.points ?? 0
    icons |= part.icons ?? 0
  }
  return { points, icons }
}

/** How far a seat leads in the fight that is fought, by what counts (MS-40); below 0 when it trails. */
export const leadOf = ({ fight }: View, seat: Seat): number => {
  const [one, two] = fight?.sides ?? []
  const [own, other] = one?.seat === seat ? [one, two] : [two, one]
  const total = (side: FighterView | undefined): number => (side === undefined ? 0 : shownTotal(side))
  return total(own) - total(other)
}

/** What may be answered in Dominoes once a monster has been begun: which kinds of choice, named as its prompt is. */
export type TilesAsked = 'attach' | 'attachOrDraw' | 'attachOrPass' | 'draw' | 'pass'

/** MS-05 to MS-09: null where nobody attaches, or where what the viewer knows of the hand does not tell. */
export const tilesAsked = (view: View): TilesAsked | null => {
  const { options, phase, players, open, centre, deckCount } = view
  if (phase.kind !== 'attach' && phase.kind !== 'drawn') return null
  const hand = players[phase.seat]?.hand ?? []
  const fitting = fittingClasses(options, open, centre.length)
  const fits = hand.some(({ card }) => card !== null && ((fitting >> fitsOf(options.set, card)) & 1) === 1)
  if (!fits && hand.some(({ card }) => card === null)) return null
  const draws = phase.kind === 'attach' && deckCount > 0
  if (!fits) return draws ? 'draw' : 'pass'
  if (options.dominoForced) return 'attach' // MS-07
  return draws ? 'attachOrDraw' : 'attachOrPass'
}
