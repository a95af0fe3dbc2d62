import { type Chance, anyOf } from '../chance/chance.ts'
import type { GameTypes, Seat } from '../game.ts'
import { type Trial, draftAgain, stage } from './trial.ts'

/** Positions looked at before a search for a commit of the same shape gives up. */
const MOST_POSITIONS = 400

/** What the seat does in the second world; `none` when no commit there has the same shape, null when the search gave up. */
export type Counterpart<A> = { readonly steps: readonly A[] } | 'none' | null

/**
 * What another seat does in the viewer's second world. Hidden things differ there, so the seat may not be able to make
 * the same commit; and if it is able, nothing obliges it to. The viewer knows no more of the commit than its shape, so
 * any commit of that shape will do: the same one as a rule, now and then another one on purpose.
 */
export const counterpart = <T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  seat: Seat,
  steps: readonly T['Action'][],
  chance: Chance,
): Counterpart<T['Action']> => {
  const { game } = trial.box
  if (chance.pick(4) > 0) {
    const trying = steps.length > 1 ? game.clone(state) : state
    if (draftAgain(trial, trying, seat, steps)) return { steps }
  }
  const shape = trial.room.shape(trial.options, steps)
  let positions = 0
  const search = (from: T['State'], before: readonly T['Action'][]): Counterpart<T['Action']> => {
    if (positions++ > MOST_POSITIONS) return null
    const left = [...game.legal(from, seat)]
    while (left.length > 0) {
      const action = anyOf(left, chance)
      left.splice(left.indexOf(action), 1)
      const here = [...before, action]
      if (!game.staged(action)) {
        if (trial.room.shape(trial.options, here) === shape) return { steps: here }
        continue
      }
      const next = game.clone(from)
      stage(trial, next, seat, action)
      const found = search(next, here)
      if (found !== 'none') return found
    }
    return 'none'
  }
  return search(state, [])
}
