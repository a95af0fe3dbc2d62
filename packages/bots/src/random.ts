import { type GameTypes, anyOf } from '@menagerie/engine'
import { stepsFrom } from './commit.ts'
import type { Task } from './task.ts'

/** Each legal step equally likely. */
export const random = <T extends GameTypes>({ box, view, legal, seat, chance }: Task<T>): readonly T['Action'][] => {
  const { game } = box
  const first = anyOf(legal, chance)
  if (!game.staged(first)) return [first]
  return stepsFrom(game, game.imagine(view)(chance), seat, first, (_, next) => anyOf(next, chance))
}
