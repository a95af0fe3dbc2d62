import type { GameTypes, Slips } from '@menagerie/engine'
import { type Tried, finish, imagined, mean, tryEach } from './greedy.ts'
import type { Task } from './task.ts'

/** Where a game says nothing else. */
const USUAL: Slips = { ease: 0.4, part: 0.9, far: 0.25 }
/** Worth that differs by less is the same. */
const ALIKE = 1e-9
/** Parts a chance is drawn in. */
const GRAIN = 2 ** 20

/**
 * Looks one step ahead as `greedy` does, and slips as people do: what is nearly as good is taken nearly as often, and what is
 * plainly bad never, so that a win at hand is not thrown away.
 */
export const beginner = <T extends GameTypes>(task: Task<T>): readonly T['Action'][] => {
  const worlds = imagined(task)
  const lasting = { ...task, more: () => !task.isLate() }
  return finish(lasting, worlds, slip(task, tryEach(lasting, worlds, [], task.legal))).steps
}

const slip = <T extends GameTypes>({ box, view, chance }: Task<T>, tried: readonly Tried<T>[]): Tried<T> => {
  const worths = tried.map(mean)
  const most = Math.max(...worths)
  const usual = most - worths.reduce((sum, worth) => sum + worth, 0) / worths.length
  const slips = box.bot.slips?.(view) ?? USUAL
  const ease = slips.ease * usual + ALIKE
  const far = Math.min(slips.far, slips.part * usual)
  const weights = worths.map((worth) => {
    const below = most - worth
    if (below > far + ALIKE) return 0
    return Math.exp(-below / ease)
  })
  const sum = weights.reduce((all, one) => all + one, 0)
  let left = (sum * (chance.pick(GRAIN) + 0.5)) / GRAIN
  return tried.find((_, at) => (left -= weights[at] as number) < 0) as Tried<T>
}
