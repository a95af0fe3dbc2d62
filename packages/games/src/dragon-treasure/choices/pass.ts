import type { Seat } from '@menagerie/engine'
import { passStep, type Action } from './actions.ts'
import { type Ground, armiesAt, castleOf } from '../rules/ask.ts'
import type { Space } from '../set/map.ts'
import { whyNotBring, whyNotEnter } from './why-not.ts'

/**
 * Option `passOwn`: the steps that lead over own armies to the first free space behind them. One for each end, by the
 * shortest way; among equally short ones that over the spaces that come first.
 */
export const passSteps = (state: Ground, seat: Seat, from: Space, carry: boolean): readonly Action[] => {
  const { adj } = state.options.map
  const beside = adj[from] as readonly Space[]
  const isOwn = (space: Space): boolean => armiesAt(state, seat, space) > 0 && space !== castleOf(state, seat)
  const blocked = (space: Space): boolean => carry && whyNotBring(state, space) !== null // DT-3.13 on the way too
  const reached = new Set<Space>([from])
  const ends = new Set<Space>(beside.filter((space) => whyNotEnter(state, seat, space) === null))
  const steps: Action[] = []
  let ways: readonly (readonly Space[])[] = [[]]
  for (let cost = 2; cost <= state.points; cost++) {
    const longer: (readonly Space[])[] = []
    for (const way of ways) {
      for (const space of adj[way.at(-1) ?? from] as readonly Space[]) {
        if (reached.has(space) || !isOwn(space) || blocked(space)) continue
        reached.add(space)
        longer.push([...way, space])
      }
    }
    for (const way of longer) {
      for (const to of adj[way.at(-1) as Space] as readonly Space[]) {
        if (to === from || ends.has(to) || isOwn(to) || blocked(to)) continue
        ends.add(to)
        steps.push(passStep(from, way, to, carry))
      }
    }
    ways = longer
  }
  return steps
}
